#include "packed_panels.h"

namespace attention_steps {

std::size_t KeptKeys::before(std::size_t end) const {
  if (kept == nullptr) return end;
  std::size_t count = 0;
  for (std::size_t token = 0; token < end; ++token) count += kept[token];
  return count;
}

void pack_keys(const float* k, const KeptKeys& keys, std::size_t head_size, float* packed) {
  std::size_t key = 0;
  for (std::size_t token = 0; token < keys.tokens; ++token) {
    if (!keys.has(token)) continue;
    float* const column = packed + key / panel * panel * head_size + key % panel;
    for (std::size_t c = 0; c < head_size; ++c) column[c * panel] = k[token * head_size + c];
    ++key;
  }
  for (; key % panel != 0; ++key) {
    float* const column = packed + key / panel * panel * head_size + key % panel;
    for (std::size_t c = 0; c < head_size; ++c) column[c * panel] = 0;
  }
}

void pack_values(const float* v, const KeptKeys& keys, std::size_t head_size, float* packed) {
  for (std::size_t first = 0; first < head_size; first += panel) {
    for (std::size_t token = 0; token < keys.tokens; ++token) {
      if (!keys.has(token)) continue;
      const float* const row = v + token * head_size;
      for (std::size_t c = first; c < first + panel; ++c) *packed++ = c < head_size ? row[c] : 0;
    }
  }
}

}  // namespace attention_steps
