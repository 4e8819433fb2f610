#include "softmax.h"

#include <cmath>
#include <limits>

#include "divisor.h"
#include "require.h"
#include "sum.h"

namespace attention_steps {
namespace {

// the library's exp, entry by entry: Eigen's vectorised one never gives 0, not even for −∞
template <typename Scalar>
RowOf<Scalar> exp_of(const RowOf<Scalar>& row) {
  return row.unaryExpr([](Scalar entry) { return std::exp(entry); });
}

}  // namespace

template <typename Scalar>
void require_row_and_divisor(const char* function, const Row& scores, double divisor) {
  require(scores.size() > 0, {"[", function, "] expected at least one score; found none"});
  require_divisor(function, divisor);
  const auto rounded = static_cast<Scalar>(divisor);
  require(rounded > 0 && std::isfinite(rounded),
          {"[", function, "] expected a divisor that is positive and finite in float32; found ", divisor});
}

// std::max_element would pass over a NaN
template <typename Scalar>
Scalar true_max(const RowOf<Scalar>& row) {
  Scalar max = -std::numeric_limits<Scalar>::infinity();
  for (const Scalar entry : row) {
    if (std::isnan(entry)) return entry;
    if (entry > max) max = entry;
  }
  return max;
}

template <typename Scalar>
SoftmaxOf<Scalar> softmax(const Row& scores, double divisor) {
  require_row_and_divisor<Scalar>("softmax", scores, divisor);
  SoftmaxOf<Scalar> row;

  // 1. scale
  row.scaled = scores.cast<Scalar>() / static_cast<Scalar>(divisor);

  // 2. shift, so that the largest becomes 0
  row.max = true_max(row.scaled);
  const bool attends_to_nothing = row.max == -std::numeric_limits<Scalar>::infinity();
  row.shifted = attends_to_nothing ? row.scaled : row.scaled - row.max;

  // 3. exp
  row.exps = exp_of(row.shifted);

  // 4. divide by the sum
  row.sum = compensated_sum(row.exps);
  row.weights = attends_to_nothing ? row.exps : row.exps / row.sum;
  return row;
}

Matrix softmax_jacobian(const Row& weights) {
  Matrix jacobian = -(weights.matrix() * weights.matrix().transpose());
  Row others = weights;
  for (Eigen::Index i = 0; i < weights.size(); ++i) {
    others[i] = 0;
    jacobian(i, i) = weights[i] * compensated_sum(others);
    others[i] = weights[i];
  }
  return jacobian;
}

template <typename Scalar>
NaiveSoftmax<Scalar> naive_softmax(const Row& scores, double divisor) {
  require_row_and_divisor<Scalar>("naive_softmax", scores, divisor);
  NaiveSoftmax<Scalar> row;
  row.scaled = scores.cast<Scalar>() / static_cast<Scalar>(divisor);
  row.exps = exp_of(row.scaled);
  row.sum = compensated_sum(row.exps);
  row.weights = row.exps / row.sum;
  return row;
}

template SoftmaxOf<float> softmax<float>(const Row& scores, double divisor);
template SoftmaxOf<double> softmax<double>(const Row& scores, double divisor);
template NaiveSoftmax<float> naive_softmax<float>(const Row& scores, double divisor);
template NaiveSoftmax<double> naive_softmax<double>(const Row& scores, double divisor);
template double true_max<double>(const Row& row);
template void require_row_and_divisor<double>(const char* function, const Row& scores, double divisor);
template void require_row_and_divisor<float>(const char* function, const Row& scores, double divisor);

}  // namespace attention_steps
