#include "random.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "normal_quantile.h"

namespace attention_steps {
namespace {

// how many numbers are made at a time, a multiple of 4: few enough to stay in the fastest cache
constexpr std::size_t batch_size = 256;

// Quantiles in two passes. A branch for each number would be mispredicted at every seventh.
void to_normal_quantiles(double* numbers, std::size_t count) {
  // 1. the central formula for all, and a list of those it does not hold for
  std::array<double, batch_size> outer;     // NOLINT: its entries are written before they are read
  std::array<unsigned, batch_size> places;  // NOLINT
  std::size_t found = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double offset = numbers[i];
    outer[found] = offset;
    places[found] = static_cast<unsigned>(i);
    found += static_cast<std::size_t>(std::abs(offset) > central_width);
    numbers[i] = central_normal_quantile(offset);
  }

  // 2. those once more
  for (std::size_t i = 0; i < found; ++i) numbers[places[i]] = outer_normal_quantile(outer[i]);
}

}  // namespace

PhiloxBlock random_block(const Stream& stream, std::uint32_t index) {
  const auto low = [](std::uint64_t number) { return static_cast<std::uint32_t>(number); };
  const auto high = [](std::uint64_t number) { return static_cast<std::uint32_t>(number >> 32U); };
  return philox({index, low(stream.item), high(stream.item), static_cast<std::uint32_t>(stream.purpose)},
                {low(stream.seed), high(stream.seed)});
}

void fill_centred_uniforms(const Stream& stream, std::uint32_t first_block, double* numbers,
                           std::size_t count) {
  std::uint32_t index = first_block;
  std::size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    const PhiloxBlock words = random_block(stream, index++);
    for (std::size_t j = 0; j < 4; ++j) numbers[i + j] = centred_uniform(words[j]);
  }
  if (i == count) return;
  const PhiloxBlock words = random_block(stream, index);
  for (std::size_t j = 0; i + j < count; ++j) numbers[i + j] = centred_uniform(words[j]);
}

void fill_standard_normals(const Stream& stream, std::uint32_t first_block, double* numbers,
                           std::size_t count) {
  for (std::size_t done = 0; done < count; done += batch_size) {
    const std::size_t size = std::min(batch_size, count - done);
    fill_centred_uniforms(stream, first_block + static_cast<std::uint32_t>(done / 4), numbers + done, size);
    to_normal_quantiles(numbers + done, size);
  }
}

}  // namespace attention_steps
