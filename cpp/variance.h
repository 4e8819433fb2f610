#pragma once

#include "matrix.h"

namespace attention_steps {

/// How far numbers spread about their mean, with every intermediate. [n]
struct Variance {
  double sum = 0;                 ///< Σ values
  double mean = 0;                ///< sum ÷ n
  Row deviations;                 ///< values − mean, [n]
  Row squares;                    ///< deviations², [n]
  double sum_of_squares = 0;      ///< Σ squares
  double variance = 0;            ///< sum_of_squares ÷ n: the population's, not ÷ (n − 1)
  double standard_deviation = 0;  ///< √variance, in the values' own unit
};

/// The population variance of `values`, [n], n ≥ 1.
/// Throws std::invalid_argument for no values.
/// As torch.var(values, correction=0).
Variance variance(const Row& values);

}  // namespace attention_steps
