#pragma once

#include "matrix.h"

namespace attention_steps {

/// Four ways to make shares of one row of scores, side by side. [S] keys.
struct Alternatives {
  Row scaled;                ///< scores ÷ divisor, [S]
  double max = 0;            ///< the largest of scaled
  double sum = 0;            ///< Σ scaled
  bool sum_cancels = false;  ///< whether sum is no more than rounding leaves: |sum| ≤ 2⁻⁵² · Σ |scaled|
  Row over_max;              ///< scaled ÷ max, [S]: of no fixed sum, and reversed by a negative maximum
  double over_max_sum = 0;  ///< Σ over_max
  Row over_sum;             ///< scaled ÷ sum, [S]: adds up to 1, but may be negative or past 1
  double over_sum_sum = 0;  ///< Σ over_sum: 1, but for rounding
  Row exps;                 ///< e^(scaled − max), [S]
  double exps_sum = 0;      ///< Σ exps
  Row weights;              ///< softmax: exps ÷ exps_sum, [S]
  double weights_sum = 0;   ///< Σ weights: 1, but for rounding
  Row arg_max;              ///< 1 for the largest score, the first of equal ones, and 0 for the rest, [S]
  double arg_max_sum = 0;   ///< Σ arg_max: 1
};

/// scores ÷ divisor, ÷ their maximum, ÷ their plain sum, through softmax, and through arg max.
///
/// Dividing by a maximum or sum of 0 gives what IEEE 754 does: ±∞, and NaN for 0 ÷ 0. A NaN among the scores
/// makes all of them NaN, arg_max too; a row of nothing but −∞ has no largest score: weights and arg_max are
/// 0.
///
/// scores: [S], S ≥ 1. divisor: positive and finite.
/// Throws std::invalid_argument for an empty row or another divisor.
Alternatives alternatives(const Row& scores, double divisor = 1);

}  // namespace attention_steps
