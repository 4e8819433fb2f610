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

/// What Slope says of each of many draws, [draws].
struct DrawnSlopes {
  Row largest;
  Row entropy;
  Row jacobian_norm;
  Row gradient_norm;
};

/// Draws at one head size.
struct SaturationDraws {
  double head_size = 0;  ///< d_k
  Row scores;            ///< q·k of every key of every draw, [draws · keys]
  DrawnSlopes raw;       ///< softmax of the scores as they are
  DrawnSlopes scaled;    ///< softmax of scores ÷ √d_k
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

/// Some of a point's draws, from `first_draw` on, for a curve that is to be drawn in pieces.
///
/// first_draw: whole, from 0 to 100,000. The other arguments are as above.
/// Throws std::invalid_argument for other arguments.
SaturationDraws saturation_draws(double head_size, double draws, double keys, double seed, double first_draw);

/// The point of the curve that all draws of the parts give, in the order in which they come: to the bit what
/// one part of all of them gives.
///
/// parts: at least one, all of one head size, each with at least one draw, of which each statistic has an
/// entry, and with as many scores for each draw, at least one.
/// Throws std::invalid_argument for other parts.
SaturationPoint saturation_point(const std::vector<SaturationDraws>& parts);

}  // namespace attention_steps
