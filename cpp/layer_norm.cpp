#include "layer_norm.h"

#include <cmath>

#include "require.h"
#include "variance.h"

namespace attention_steps {
namespace {

void require_entries(const char* name, const Row& row, const Matrix& x) {
  require(row.size() == x.cols(), {"[layer_norm] expected ", name,
                                   " with an entry for each column of x; found ", row.size(), " and ", x});
}

}  // namespace

Standardised standardised(const Matrix& x) {
  require(x.size() > 0, {"[standardised] expected x with at least one row and one column; found ", x});
  Standardised result;
  for (Row* of_rows : {&result.mean, &result.variance}) of_rows->resize(x.rows());
  for (Matrix* of_entries : {&result.deviations, &result.squares, &result.entries}) {
    of_entries->resize(x.rows(), x.cols());
  }
  for (Eigen::Index i = 0; i < x.rows(); ++i) {
    const Variance spread = variance(x.row(i).transpose().array());
    result.mean[i] = spread.mean;
    result.deviations.row(i) = spread.deviations.matrix().transpose();
    result.squares.row(i) = spread.squares.matrix().transpose();
    result.variance[i] = spread.variance;
  }
  result.steadied = result.variance + layer_norm_epsilon;
  result.standard_deviation = result.steadied.sqrt();
  result.entries = result.deviations.array().colwise() / result.standard_deviation;
  return result;
}

Matrix layer_norm(const LayerNorm& layer, const Standardised& x) {
  require_entries("weight", layer.weight, x.entries);
  require_entries("bias", layer.bias, x.entries);
  Matrix result(x.entries.rows(), x.entries.cols());
  for (Eigen::Index i = 0; i < result.rows(); ++i) {
    result.row(i) = (x.entries.row(i).transpose().array() * layer.weight + layer.bias).matrix().transpose();
  }
  return result;
}

}  // namespace attention_steps
