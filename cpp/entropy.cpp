#include "entropy.h"

#include <cmath>

#include "require.h"
#include "sum.h"
#include "whole.h"

namespace attention_steps {
namespace {

// how far from 1 the sum of weights may be that were computed in float32, or rounded to four decimals
constexpr double most_off = 1e-3;

// Σ row but for one entry
double sum_of_others(Row row, Eigen::Index left_out) {
  row[left_out] = 0;
  return compensated_sum(row);
}

}  // namespace

double entropy(const Row& weights) {
  require(weights.size() > 0, {"[entropy] expected at least one weight; found none"});
  // NaN is neither below 0 nor above 1, nor is its sum off: it is kept
  for (const double p : weights) {
    require(!(p < 0 || p > 1), {"[entropy] expected weights from 0 to 1; found ", p});
  }
  const double sum = compensated_sum(weights);
  require(sum == 0 || !(std::abs(sum - 1) > most_off),
          {"[entropy] expected weights adding up to 1 or 0; found ", sum});

  Row terms(weights.size());
  for (Eigen::Index i = 0; i < weights.size(); ++i) {
    const double p = weights[i];
    const double log = p > 0.5 ? std::log1p(-sum_of_others(weights, i)) : std::log(p);
    terms[i] = p == 0 ? 0 : -p * log;
  }
  return compensated_sum(terms);
}

CrossEntropy cross_entropy(const Softmax& row, Eigen::Index target) {
  CrossEntropy result;

  // 1. the loss: the largest entry of exps is 1, and ln(1 + the others) keeps them however small they are
  Eigen::Index largest = 0;
  row.scaled.maxCoeff(&largest);
  result.loss = std::log1p(sum_of_others(row.exps, largest)) - row.shifted[target];
  if (std::isnan(row.sum)) result.loss = row.sum;

  // 2. its gradient
  result.gradient = row.weights;
  result.gradient[target] = -sum_of_others(row.weights, target);
  return result;
}

CrossEntropy cross_entropy(const Row& scores, double target, double divisor) {
  require_row_and_divisor<double>("cross_entropy", scores, divisor);
  const auto last = static_cast<double>(scores.size() - 1);
  const auto index = static_cast<Eigen::Index>(whole("cross_entropy", "target", target, 0, last));
  return cross_entropy(softmax(scores, divisor), index);
}

}  // namespace attention_steps
