#include "softmax_precisions.h"

#include <cmath>

#include "require.h"
#include "sum.h"

namespace attention_steps {
namespace {

template <typename Scalar>
SoftmaxPrecision<Scalar> in_precision(const Row& scores, double divisor) {
  SoftmaxPrecision<Scalar> both;
  both.naive = naive_softmax<Scalar>(scores, divisor);
  both.naive_weights_sum = compensated_sum(both.naive.weights);
  both.shifted = softmax<Scalar>(scores, divisor);
  both.shifted_weights_sum = compensated_sum(both.shifted.weights);
  return both;
}

}  // namespace

SoftmaxPrecisions softmax_precisions(const Row& scores, double divisor, double offset) {
  require_row_and_divisor<float>("softmax_precisions", scores, divisor);
  require(std::isfinite(offset), {"[softmax_precisions] expected a finite offset; found ", offset});
  const Row moved = scores + offset;
  return {moved, in_precision<float>(moved, divisor), in_precision<double>(moved, divisor)};
}

}  // namespace attention_steps
