#include "fused_block.h"

#include <limits>

#include "tile.h"

namespace attention_steps {
namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

/// How many of a block's keys, from `first` on, the query of a row sees.
std::size_t seen_by(const Block& block, std::size_t row, std::size_t first) {
  const std::size_t seen = block.seen[row];
  if (seen <= first) return 0;
  return seen - first < block_keys ? seen - first : block_keys;
}

/// 2^((score − base) · steepness) in place of each score, and their sums by place in the four. count: of
/// scores, a multiple of 4.
Float4 exps_of(float* scores, std::size_t count, float base, float steepness) {
  const Float4 from = splat4(base);
  const Float4 factor = splat4(steepness);
  Float4 sums = splat4(0);
  for (std::size_t key = 0; key < count; key += 4) {
    const Float4 exps = exp2_4((load4(scores + key) - from) * factor);
    store4(scores + key, exps);
    sums += exps;
  }
  return sums;
}

/// The largest of `max` and of the scores, passing over NaN. count: of scores, a multiple of 4.
float largest_of(float max, const float* scores, std::size_t count) {
  Float4 maxima = splat4(max);
  for (std::size_t key = 0; key < count; key += 4) maxima = max4(maxima, load4(scores + key));
  for (std::size_t place = 0; place < 4; ++place) max = maxima[place] > max ? maxima[place] : max;
  return max;
}

/// take_exps of one query, of which `count` scores are of keys that it sees; width: of its mix, 0 where there
/// is none yet.
void take_exps_of_row(Block& block, std::size_t row, std::size_t count, std::size_t width, float steepness) {
  float* const scores = block.scores + row * block_keys;
  const std::size_t end = padded(count);
  for (std::size_t key = count; key < end; ++key) scores[key] = -infinity;

  const float max_before = block.max[row];
  const float max = largest_of(max_before, scores, end);
  block.max[row] = max;
  // of nothing but −∞, every exp is 0
  const float base = max == -infinity ? 0 : max;

  if (max != max_before) {
    std::array<float, 4> fade = {max_before, max_before, max_before, max_before};
    exps_of(fade.data(), fade.size(), base, steepness);
    block.sum[row] *= fade[0];
    float* const mix = block.mix + row * width;
    for (std::size_t c = 0; c < width; c += 4) store4(mix + c, load4(mix + c) * splat4(fade[0]));
  }
  const Float4 sums = exps_of(scores, end, base, steepness);
  block.sum[row] += (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

}  // namespace

void score_keys(Block& block, const PackedHead& head, std::size_t first) {
  const std::size_t size = head.head_size;
  const std::size_t count = seen_by(block, block.rows - 1, first);
  for (std::size_t key = 0; key < count; key += panel) {
    const float* const packed = head.keys + (first + key) * size;
    float* const scores = block.scores + key;
    std::size_t row = 0;
    for (; row + tile_rows <= block.rows; row += tile_rows) {
      multiply_tile<tile_rows>(block.q + row * size, size, packed, size, scores + row * block_keys,
                               block_keys, Start::zero);
    }
    for (; row < block.rows; ++row) {
      multiply_tile<1>(block.q + row * size, size, packed, size, scores + row * block_keys, block_keys,
                       Start::zero);
    }
  }
}

void take_exps(Block& block, const PackedHead& head, std::size_t first, float steepness) {
  for (std::size_t row = 0; row < block.rows; ++row) {
    take_exps_of_row(block, row, seen_by(block, row, first), first == 0 ? 0 : head.width, steepness);
  }
}

void mix_values(Block& block, const PackedHead& head, std::size_t first) {
  const std::size_t width = head.width;
  const Start start = first == 0 ? Start::zero : Start::sums;
  for (std::size_t c = 0; c < width; c += panel) {
    const float* const packed = head.values + c * head.count + first * panel;
    // what a row sees beyond the first `from` keys
    const auto mix_row = [&](std::size_t row, std::size_t from, Start begin) {
      multiply_tile<1>(block.scores + row * block_keys + from, block_keys, packed + from * panel,
                       seen_by(block, row, first) - from, block.mix + row * width + c, width, begin);
    };
    std::size_t row = 0;
    for (; row + tile_rows <= block.rows; row += tile_rows) {
      // what all of a tile see together, then the rest of each
      const std::size_t shared = seen_by(block, row, first);
      multiply_tile<tile_rows>(block.scores + row * block_keys, block_keys, packed, shared,
                               block.mix + row * width + c, width, start);
      if (seen_by(block, row + tile_rows - 1, first) == shared) continue;
      for (std::size_t one = row + 1; one < row + tile_rows; ++one) mix_row(one, shared, Start::sums);
    }
    for (; row < block.rows; ++row) mix_row(row, 0, start);
  }
}

}  // namespace attention_steps
