#pragma once

#include "matrix.h"

namespace attention_steps {

/// What layer normalisation scales and shifts by, in the shapes of torch.nn.LayerNorm.
struct LayerNorm {
  Row weight;  ///< [columns]
  Row bias;    ///< [columns]
};

/// Added to the variance, so that a row of equal entries is not divided by 0: PyTorch's.
constexpr double layer_norm_epsilon = 1e-5;

/// Rows each brought to mean 0 and, but for ε, variance 1, with every intermediate.
struct Standardised {
  Row mean;                ///< of each row, [rows]
  Matrix deviations;       ///< row − its mean, [rows, columns]
  Matrix squares;          ///< deviations², [rows, columns]
  Row variance;            ///< mean of each row's squares, [rows]: the population's
  Row steadied;            ///< variance + ε, [rows]
  Row standard_deviation;  ///< √steadied, [rows]
  Matrix entries;          ///< deviations ÷ standard_deviation, [rows, columns]
};

/// Each row of x by itself. x: at least 1x1. Throws std::invalid_argument for another.
Standardised standardised(const Matrix& x);

/// Layer normalisation (Ba et al. 2016) of each row of x by itself:
///   (x − mean) ÷ √(variance + ε) · weight + bias, [rows, columns],
/// of the rows as standardised(x) gives them.
///
/// Throws std::invalid_argument where weight or bias has not an entry for each column.
/// As torch.nn.functional.layer_norm(x, (columns,), weight, bias).
Matrix layer_norm(const LayerNorm& layer, const Standardised& x);

}  // namespace attention_steps
