#pragma once

#include <cstddef>

/// What fused_attention computes with: no memory of its own, no exception, nothing of the standard library
/// but headers, so that it is also a WebAssembly module by itself (fused_module.cpp).
namespace attention_steps {

/// One head of fused_attention, its arguments checked; all numbers are row-major.
struct FusedHead {
  const float* q;             ///< [queries, head_size]
  const float* k;             ///< [tokens, head_size]
  const float* v;             ///< [tokens, head_size]
  const unsigned char* kept;  ///< [tokens] of 1 (kept) and 0 (dropped); null where all are kept
  float* output;              ///< [queries, head_size]; may be q itself
  std::size_t tokens;
  std::size_t head_size;
  std::size_t first_query;  ///< the place of the first query among the tokens
  std::size_t queries;
  bool causal;
};

/// How many numbers fused_head needs for itself: two copies of the keys' size, and a block's scores and mix.
/// As a float64, which does not wrap around where a std::size_t of 32 bits would.
double fused_scratch(double tokens, double head_size);

/// softmax(q kᵀ ÷ √head_size) v of one head, to the rules of fused_attention(), with scratch of
/// fused_scratch() numbers.
void fused_head(const FusedHead& head, float* scratch);

}  // namespace attention_steps
