#pragma once

#include <array>
#include <cstddef>

/// The three steps by which a block of queries goes past a block of keys.
namespace attention_steps {

/// Queries and keys of a block: what is read again and again, a block's scores, keys and values, is to stay
/// in the nearest cache.
constexpr std::size_t block_queries = 64;
constexpr std::size_t block_keys = 128;

/// A head's keys and values, packed (packed_panels.h), those alone that are kept.
struct PackedHead {
  const float* keys;
  const float* values;
  std::size_t count;      ///< of kept keys
  std::size_t head_size;  ///< d
  std::size_t width;      ///< padded(d)
};

/// A block of queries on its way past the keys.
struct Block {
  const float* q = nullptr;  ///< [rows, head_size]
  std::size_t rows = 0;      ///< of block_queries at most
  float* scores = nullptr;   ///< [block_queries, block_keys]: of the keys at hand, then their exps
  float* mix = nullptr;      ///< [block_queries, width]: Σ exp · value so far
  std::array<float, block_queries> max = {};  ///< the largest score so far
  std::array<float, block_queries> sum = {};  ///< Σ exp so far
  std::array<std::size_t, block_queries> seen =
      {};  ///< how many of the kept keys each query sees; never falls
};

/// 1. The scores, before ÷ √d, of the block's queries and of the keys from `first` on.
void score_keys(Block& block, const PackedHead& head, std::size_t first);

/// 2. Takes the exps of those scores under the maximum so far, 2^((score − max) · steepness), and sums them
/// up; what was summed and mixed under the maximum before is brought to the new one.
void take_exps(Block& block, const PackedHead& head, std::size_t first, float steepness);

/// 3. Adds to the mix, which begins with the first keys, the values of those keys, by their exps. The keys
/// that a query does not see are passed over, for 0 · NaN is NaN.
void mix_values(Block& block, const PackedHead& head, std::size_t first);

}  // namespace attention_steps
