#include "packed_panels.h"

#include <array>

#include "float4.h"

namespace attention_steps {

std::size_t KeptKeys::before(std::size_t end) const {
  if (kept == nullptr) return end;
  std::size_t count = 0;
  for (std::size_t token = 0; token < end; ++token) count += kept[token];
  return count;
}

namespace {

/// Four rows of four numbers, row and column exchanged.
void transpose(std::array<Float4, 4>& rows) {
  const auto low = [](Float4 a, Float4 b) { return __builtin_shufflevector(a, b, 0, 4, 1, 5); };
  const auto high = [](Float4 a, Float4 b) { return __builtin_shufflevector(a, b, 2, 6, 3, 7); };
  const Float4 even_low = low(rows[0], rows[2]);
  const Float4 even_high = high(rows[0], rows[2]);
  const Float4 odd_low = low(rows[1], rows[3]);
  const Float4 odd_high = high(rows[1], rows[3]);
  rows = {low(even_low, odd_low), high(even_low, odd_low), low(even_high, odd_high),
          high(even_high, odd_high)};
}

/// Four columns of a panel from four keys, of which the last may be missing (null): those are 0.
void pack_four(const std::array<const float*, 4>& keys, std::size_t head_size, float* columns) {
  std::size_t c = 0;
  for (; at_once && c + 4 <= head_size; c += 4) {
    std::array<Float4, 4> numbers = {};
    for (std::size_t i = 0; i < 4; ++i) numbers[i] = keys[i] == nullptr ? splat4(0) : load4(keys[i] + c);
    transpose(numbers);
    for (std::size_t i = 0; i < 4; ++i) store4(columns + (c + i) * panel, numbers[i]);
  }
  for (; c < head_size; ++c) {
    for (std::size_t i = 0; i < 4; ++i) columns[c * panel + i] = keys[i] == nullptr ? 0 : keys[i][c];
  }
}

}  // namespace

void pack_keys(const float* k, const KeptKeys& keys, std::size_t head_size, float* packed) {
  const std::size_t end = padded(keys.before(keys.tokens));
  std::size_t token = 0;
  for (std::size_t key = 0; key < end; key += 4) {
    std::array<const float*, 4> next = {};
    for (std::size_t i = 0; i < 4; ++i) {
      while (token < keys.tokens && !keys.has(token)) ++token;
      if (token < keys.tokens) next[i] = k + token++ * head_size;
    }
    pack_four(next, head_size, packed + key / panel * panel * head_size + key % panel);
  }
}

void pack_values(const float* v, const KeptKeys& keys, std::size_t head_size, float* packed) {
  for (std::size_t first = 0; first < head_size; first += panel) {
    const bool is_whole = at_once && first + panel <= head_size;
    for (std::size_t token = 0; token < keys.tokens; ++token) {
      if (!keys.has(token)) continue;
      const float* const row = v + token * head_size;
      if (is_whole) {
        store4(packed, load4(row + first));
        store4(packed + 4, load4(row + first + 4));
      } else {
        for (std::size_t c = 0; c < panel; ++c) packed[c] = first + c < head_size ? row[first + c] : 0;
      }
      packed += panel;
    }
  }
}

}  // namespace attention_steps
