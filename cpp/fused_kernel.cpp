#include "fused_kernel.h"

#include <cmath>
#include <limits>

#include "float4.h"
#include "fused_block.h"
#include "packed_panels.h"

namespace attention_steps {
namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

/// log₂ e ÷ √head_size: with it, e^((score − max) ÷ √head_size) is a power of 2. What is lost in it by
/// rounding moves a weight of e^−t by about t · 2⁻²⁴ of itself, which is nowhere more than 2⁻²⁵ of the
/// largest weight.
float steepness_of(std::size_t head_size) {
  constexpr double log2_e = 1.4426950408889634;
  return static_cast<float>(log2_e / std::sqrt(static_cast<double>(head_size)));
}

/// Which keys a query may see at all: none after the last query, if causal.
KeptKeys keys_of(const FusedHead& head) {
  return {head.kept, head.causal ? head.first_query + head.queries : head.tokens};
}

/// Where in the scratch things are.
struct Places {
  float* keys;
  float* values;
  float* scores;
  float* mix;
};

Places places_in(float* scratch, const FusedHead& head, std::size_t count) {
  float* const values = scratch + padded(count) * head.head_size;
  float* const scores = values + count * padded(head.head_size);
  return {scratch, values, scores, scores + block_queries * block_keys};
}

/// Sets out with the queries from `query` on, none of which has met a key; how many keys each sees.
void start_block(Block& block, const FusedHead& head, const PackedHead& packed, std::size_t query) {
  const std::size_t left = head.queries - query;
  block.q = head.q + query * head.head_size;
  block.rows = left < block_queries ? left : block_queries;
  const KeptKeys kept = keys_of(head);
  std::size_t seen = head.causal ? kept.before(head.first_query + query) : packed.count;
  for (std::size_t row = 0; row < block.rows; ++row) {
    if (head.causal && kept.has(head.first_query + query + row)) ++seen;
    block.seen[row] = seen;
    block.max[row] = -infinity;
    block.sum[row] = 0;
  }
}

/// The mix ÷ the sum: of no key at all, 0. output: [rows, head_size].
void write_output(const Block& block, const PackedHead& packed, float* output) {
  for (std::size_t row = 0; row < block.rows; ++row) {
    const float* const mix = block.mix + row * packed.width;
    const float sum = block.sum[row];
    const std::size_t size = packed.head_size;
    std::size_t c = 0;
    for (; at_once && c + 4 <= size; c += 4) {
      store4(output + c, sum == 0 ? splat4(0) : load4(mix + c) / splat4(sum));
    }
    for (; c < size; ++c) output[c] = sum == 0 ? 0 : mix[c] / sum;
    output += size;
  }
}

}  // namespace

double fused_scratch(double tokens, double head_size) {
  const double padding = panel - 1;
  const double width = head_size + padding;
  return (tokens + padding) * head_size + tokens * width + block_queries * (block_keys + width);
}

void pack_head(const FusedHead& head, float* scratch) {
  const KeptKeys kept = keys_of(head);
  const Places places = places_in(scratch, head, kept.before(kept.tokens));
  pack_keys(head.k, kept, head.head_size, places.keys);
  pack_values(head.v, kept, head.head_size, places.values);
}

std::size_t attend_block(const FusedHead& head, float* scratch, std::size_t query) {
  const KeptKeys kept = keys_of(head);
  const std::size_t count = kept.before(kept.tokens);
  const Places places = places_in(scratch, head, count);
  const PackedHead packed{places.keys, places.values, count, head.head_size, padded(head.head_size)};
  Block block;
  block.scores = places.scores;
  block.mix = places.mix;
  start_block(block, head, packed, query);

  // past the keys that the last query of the block sees
  const float steepness = steepness_of(head.head_size);
  const std::size_t seen = block.seen[block.rows - 1];
  for (std::size_t first = 0; first < seen; first += block_keys) {
    score_keys(block, packed, first);
    take_exps(block, packed, first, steepness);
    mix_values(block, packed, first);
  }
  write_output(block, packed, head.output + query * head.head_size);
  return block.rows;
}

}  // namespace attention_steps
