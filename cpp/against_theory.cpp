#include "against_theory.h"

#include <cmath>

#include "require.h"
#include "whole.h"

namespace attention_steps {
namespace {

constexpr double root_half = 0.70710678118654752440;

// for 0 ≤ a ≤ b
double share_above_zero(double a, double b) {
  return (std::erfc(a * root_half) - std::erfc(b * root_half)) / 2;
}

Moments moments(const Experiment& experiment, double head_size, bool is_scaled) {
  const double divisor = is_scaled ? std::sqrt(head_size) : 1;
  // ÷ √d_k twice is ÷ d_k, without √ and its rounding
  const double square = is_scaled ? head_size : 1;
  const double root_count = std::sqrt(experiment.count);
  Moments found;
  found.edges = experiment.histogram.edges / divisor;
  found.mean = experiment.mean / divisor;
  found.variance = experiment.m2 / experiment.count / square;
  found.standard_deviation = std::sqrt(found.variance);
  found.expected_variance = head_size / square;
  found.expected_deviation = std::sqrt(found.expected_variance);
  found.mean_error = found.expected_deviation / root_count;
  found.square_deviation = found.expected_variance * std::sqrt(2 + 6 / head_size);
  found.variance_error = found.square_deviation / root_count;
  return found;
}

}  // namespace

double normal_share(double a, double b) {
  if (a >= 0) return share_above_zero(a, b);
  if (b <= 0) return share_above_zero(-b, -a);
  return (std::erf(b * root_half) + std::erf(-a * root_half)) / 2;
}

AgainstTheory against_theory(const Experiment& experiment, double head_size) {
  whole("against_theory", "head size", head_size, 1, 65536);
  const Row& edges = experiment.histogram.edges;
  const Row own = dot_product_histogram(head_size, experiment.histogram.counts.size()).edges;
  require(edges.size() == own.size() && (edges == own).all(),
          {"[against_theory] expected the edges of head size ", head_size, "; found others"});

  AgainstTheory result;
  result.experiment = experiment;
  result.total = experiment.mean * experiment.count;
  result.divisor = std::sqrt(head_size);
  result.root_count = std::sqrt(experiment.count);
  result.raw = moments(experiment, head_size, false);
  result.scaled = moments(experiment, head_size, true);
  const Row standard = edges / result.divisor;
  result.expected_counts.resize(standard.size() - 1);
  for (Eigen::Index i = 0; i + 1 < standard.size(); ++i) {
    result.expected_counts[i] = experiment.count * normal_share(standard[i], standard[i + 1]);
  }
  const Moments& raw = result.raw;
  result.mean_off = std::abs(raw.mean) / raw.mean_error;
  result.variance_off = std::abs(raw.variance - raw.expected_variance) / raw.variance_error;
  return result;
}

}  // namespace attention_steps
