#pragma once

#include <cstddef>

/// Keys and values in the order in which the kernel reads them: panels of 8 columns, row after row, so that
/// each step takes its next 8 numbers from the next 32 bytes.
namespace attention_steps {

/// The columns of a panel: two Float4.
constexpr std::size_t panel = 8;

/// `count` rounded up to whole panels.
constexpr std::size_t padded(std::size_t count) { return (count + panel - 1) / panel * panel; }

/// Which keys take part: the first `tokens`, but for those with a 0 in `kept` (null where all are kept).
struct KeptKeys {
  const unsigned char* kept;
  std::size_t tokens;

  [[nodiscard]] bool has(std::size_t token) const { return kept == nullptr || kept[token] != 0; }

  /// How many of the first `end` tokens are kept.
  [[nodiscard]] std::size_t before(std::size_t end) const;
};

/// Packs the kept keys of one head, the columns of kᵀ: panels of [head_size, 8], 8 kept keys each, those that
/// fill the last one up being 0. k: [tokens, head_size]; packed: padded(keys) · head_size.
void pack_keys(const float* k, const KeptKeys& keys, std::size_t head_size, float* packed);

/// Packs the values of the kept keys of one head: panels of [keys, 8], 8 columns of v each, those that fill
/// the last one up being 0. v: [tokens, head_size]; packed: padded(head_size) · keys.
void pack_values(const float* v, const KeptKeys& keys, std::size_t head_size, float* packed);

}  // namespace attention_steps
