#include "saturation.h"

#include "divisor.h"
#include "dot_product.h"
#include "entropy.h"
#include "whole.h"

namespace attention_steps {

Slope slope(const Row& scores, double divisor, Eigen::Index target) {
  Slope result;
  result.softmax = softmax(scores, divisor);
  result.jacobian = softmax_jacobian(result.softmax.weights);
  result.jacobian_norm = norm(result.jacobian.reshaped<Eigen::RowMajor>().array());
  result.largest = true_max(result.softmax.weights);
  result.entropy = entropy(result.softmax.weights);
  CrossEntropy against = cross_entropy(result.softmax, target);
  result.loss = against.loss;
  result.gradient = std::move(against.gradient);
  result.gradient_norm = norm(result.gradient);
  return result;
}

Saturation saturation(const Row& scores, double divisor, double target) {
  require_row_and_divisor<double>("saturation", scores, divisor);
  const auto last = static_cast<double>(scores.size() - 1);
  const auto index = static_cast<Eigen::Index>(whole("saturation", "target", target, 0, last));
  return {divisor, slope(scores, 1, index), slope(scores, divisor, index)};
}

Saturation saturation_at_head_size(const Row& scores, double head_size, double target) {
  require_head_size("saturation", head_size);
  return saturation(scores, scaling_divisor(head_size), target);
}

}  // namespace attention_steps
