#include "softmax_precisions.h"

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

SoftmaxPrecisions softmax_precisions(const Row& scores, double divisor) {
  require_row_and_divisor<float>("softmax_precisions", scores, divisor);
  return {in_precision<float>(scores, divisor), in_precision<double>(scores, divisor)};
}

}  // namespace attention_steps
