#pragma once

#include <Eigen/Core>
#include <string>

/// Self-attention, step by step. Shapes, here and everywhere else:
///   L  queries (tokens that ask)       d_k  head_size: columns of queries and keys
///   S  keys (tokens that are asked)    d_v  columns of values and of the output
/// Numbers are IEEE float64 and have no unit, save where a docstring says otherwise.
namespace attention_steps {

/// A row of numbers, such as one query's scores: [S].
template <typename Scalar>
using RowOf = Eigen::Array<Scalar, Eigen::Dynamic, 1>;
using Row = RowOf<double>;

/// A matrix, row-major, so that its memory reads as its table does: [rows, columns].
using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// A matrix's shape as messages print it: "3x5".
inline std::string shape(const Matrix& matrix) {
  return std::to_string(matrix.rows()) + "x" + std::to_string(matrix.cols());
}

}  // namespace attention_steps
