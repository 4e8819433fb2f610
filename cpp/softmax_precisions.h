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
  Row moved;  ///< scores + offset, [S]: what all of them start from
  SoftmaxPrecision<float> float32;
  SoftmaxPrecision<double> float64;
};

/// softmax((scores + offset) ÷ divisor) naive and shifted, in float32 and float64, to show where which of the
/// four overflows. By the formula no offset changes a weight, since e^(x + c) = e^c · e^x; in a number format
/// it decides what overflows. scores: [S], S ≥ 1. divisor: positive and finite, in float32 too. offset:
/// finite; it is added in float64. Throws std::invalid_argument for an empty row, another divisor or offset.
SoftmaxPrecisions softmax_precisions(const Row& scores, double divisor = 1, double offset = 0);

}  // namespace attention_steps
