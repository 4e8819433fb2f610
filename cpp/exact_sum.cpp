#include "exact_sum.h"

#include <cmath>

namespace attention_steps {
namespace {

__extension__ using UnsignedWide = unsigned __int128;

void write_words(SumWords& words, std::size_t first, Wide number) {
  auto bits = static_cast<UnsignedWide>(number);
  for (std::size_t i = first; i < first + 4; ++i) {
    words.at(i) = static_cast<std::uint32_t>(bits);
    bits >>= 32U;
  }
}

Wide read_words(const SumWords& words, std::size_t first) {
  UnsignedWide bits = 0;
  for (std::size_t i = first + 4; i > first; --i) bits = bits << 32U | words.at(i - 1);
  return static_cast<Wide>(bits);
}

}  // namespace

SumWords words_from(const ExactSums& sums) {
  SumWords words = {};
  write_words(words, 0, sums.sum);
  write_words(words, 4, sums.squares);
  return words;
}

ExactSums sums_from(const SumWords& words) { return {read_words(words, 0), read_words(words, 4)}; }

double mean_of(const ExactSums& sums, double count) {
  return static_cast<double>(sums.sum) / count * 0x1p-32;
}

double squared_deviations_of(const ExactSums& sums, double count) {
  // about the whole number c next to the mean: Σ (n − mean)² = Σ (n − c)² − (Σ (n − c))² ÷ count
  const auto n = static_cast<Wide>(count);
  const Wide c = std::llround(static_cast<double>(sums.sum) / count);
  const Wide rest = sums.sum - c * n;
  const Wide about_c = sums.squares - c * (sums.sum + rest);
  const auto off = static_cast<double>(rest);
  return (static_cast<double>(about_c) - off * off / count) * 0x1p-64;
}

}  // namespace attention_steps
