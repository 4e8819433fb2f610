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

/// How many numbers of scratch a head needs: two copies of the keys' size, and a block's scores and mix. As a
/// float64, which does not wrap around where a std::size_t of 32 bits would.
double fused_scratch(double tokens, double head_size);

/// Brings the keys and values that take part into the order in which attend_block() reads them.
void pack_head(const FusedHead& head, float* scratch);

/// softmax(q kᵀ ÷ √head_size) v of one packed head, to the rules of fused_attention(), for the block of
/// queries that begins with `query`; how many there are in it. A call a block, so that an engine that
/// optimises what it runs can go over to faster code between two.
std::size_t attend_block(const FusedHead& head, float* scratch, std::size_t query);

}  // namespace attention_steps
