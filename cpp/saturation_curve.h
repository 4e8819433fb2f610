#pragma once

#include <vector>

#include "matrix.h"

namespace attention_steps {

/// What Slope says of one row of scores, as the mean over many.
struct MeanSlope {
  double largest = 0;
  double entropy = 0;
  double jacobian_norm = 0;
  double gradient_norm = 0;
};

/// One head size of the curve.
struct SaturationPoint {
  double head_size = 0;        ///< d_k
  double score_deviation = 0;  ///< the standard deviation of all the scores drawn: √d_k, but for chance
  MeanSlope raw;               ///< softmax of the scores as they are
  MeanSlope scaled;            ///< softmax of scores ÷ √d_k
};

/// How saturated softmax is at each head size. A draw is one query, `keys` keys and a target among them, all
/// at random: entries from N(0, 1), the target uniform. Each number depends on the seed, the head size, the
/// draw and its place alone, so that a point is the same whichever others are asked for.
///
/// head_sizes: [points], at least one, each whole and from 1 to 65536. draws: whole, from 1 to 100,000.
/// keys: whole, from 1 to 64. seed: whole, from 0 to 2⁵³ − 1.
/// Throws std::invalid_argument for other arguments.
std::vector<SaturationPoint> saturation_curve(const Row& head_sizes, double draws, double keys, double seed);

}  // namespace attention_steps
