#pragma once

#include "dot_product_experiment.h"

namespace attention_steps {

/// The moments of many scores as measured, beside those of theory: of q·k, or of q·k ÷ √d_k. The mean is 0 by
/// theory.
struct Moments {
  Row edges;                      ///< the histogram's, [bins + 1]
  double mean = 0;                ///< Σ x ÷ n
  double variance = 0;            ///< Σ (x − mean)² ÷ n
  double standard_deviation = 0;  ///< √variance
  double expected_variance = 0;   ///< by theory: d_k, or 1
  double expected_deviation = 0;  ///< √ of it
  double mean_error = 0;          ///< standard error of the mean: expected_deviation ÷ √n
  double square_deviation = 0;    ///< deviation of x² by theory: expected_variance · √(2 + 6 ÷ d_k)
  double variance_error = 0;      ///< standard error of the variance: square_deviation ÷ √n
};

/// What an experiment found, beside what is to be expected of n pairs of independent entries from N(0, 1):
/// q·k has mean 0, variance d_k and excess kurtosis 6 ÷ d_k, and comes near to N(0, d_k) as d_k grows.
struct AgainstTheory {
  Experiment experiment;
  double total = 0;       ///< Σ q·k
  double divisor = 0;     ///< √d_k
  double root_count = 0;  ///< √n
  Row expected_counts;  ///< n · (Φ(b ÷ √d_k) − Φ(a ÷ √d_k)) for the bin from a to b, under N(0, d_k). [bins]
  double mean_off = 0;      ///< how many standard errors the mean is away from 0, without sign
  double variance_off = 0;  ///< how many the variance is away from d_k, without sign
  Moments raw;              ///< of q·k
  Moments scaled;           ///< of q·k ÷ √d_k
};

/// head_size: d_k, the one that the experiment was made with.
/// Throws std::invalid_argument for a head size that its edges contradict.
AgainstTheory against_theory(const Experiment& experiment, double head_size);

/// Φ(b) − Φ(a), the share of N(0, 1) between a and b ≥ a: to about one rounding of the share in the tails
/// too, where Φ itself is all but 1.
double normal_share(double a, double b);

}  // namespace attention_steps
