#pragma once

#include "matrix.h"
#include "softmax.h"

namespace attention_steps {

/// The same softmax by the formula as it is written and as it is computed, in one precision.
template <typename Scalar>
struct SoftmaxPrecision {
  NaiveSoftmax<Scalar> naive;      ///< no maximum subtracted
  Scalar naive_weights_sum = 0;    ///< Σ naive.weights: NaN where something overflowed
  SoftmaxOf<Scalar> shifted;       ///< the maximum subtracted
  Scalar shifted_weights_sum = 0;  ///< Σ shifted.weights: 1, but for rounding
};

/// The same in both precisions.
struct SoftmaxPrecisions {
  SoftmaxPrecision<float> float32;
  SoftmaxPrecision<double> float64;
};

/// softmax(scores ÷ divisor) naive and shifted, in float32 and float64, to show where which of the four
/// overflows. scores: [S], S ≥ 1. divisor: positive and finite, in float32 too. Throws std::invalid_argument
/// for an empty row or another divisor.
SoftmaxPrecisions softmax_precisions(const Row& scores, double divisor = 1);

}  // namespace attention_steps
