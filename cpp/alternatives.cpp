#include "alternatives.h"

#include <cmath>
#include <limits>

#include "softmax.h"
#include "sum.h"

namespace attention_steps {
namespace {

Row one_hot_of_max(const Row& row, double max) {
  if (std::isnan(max)) return Row::Constant(row.size(), max);
  Row one_hot = Row::Zero(row.size());
  if (max == -std::numeric_limits<double>::infinity()) return one_hot;
  Eigen::Index largest = 0;
  while (row[largest] != max) ++largest;
  one_hot[largest] = 1;
  return one_hot;
}

}  // namespace

Alternatives alternatives(const Row& scores, double divisor) {
  require_row_and_divisor<double>("alternatives", scores, divisor);
  const Softmax safe = softmax(scores, divisor);
  Alternatives result;
  result.scaled = safe.scaled;
  result.max = safe.max;
  result.sum = compensated_sum(safe.scaled);
  // 0.1 + 0.2 - 0.3, each to the nearest float64, is 2.8e-17
  constexpr double epsilon = std::numeric_limits<double>::epsilon();
  result.sum_cancels = std::abs(result.sum) <= epsilon * result.scaled.abs().sum();

  // 1. the largest becomes 1
  result.over_max = result.scaled / result.max;
  result.over_max_sum = compensated_sum(result.over_max);

  // 2. the sum becomes 1
  result.over_sum = result.scaled / result.sum;
  result.over_sum_sum = compensated_sum(result.over_sum);

  // 3. softmax
  result.exps = safe.exps;
  result.exps_sum = safe.sum;
  result.weights = safe.weights;
  result.weights_sum = compensated_sum(safe.weights);

  // 4. the largest takes all
  result.arg_max = one_hot_of_max(result.scaled, result.max);
  result.arg_max_sum = result.arg_max.sum();
  return result;
}

}  // namespace attention_steps
