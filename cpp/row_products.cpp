#include "row_products.h"

#include <algorithm>
#include <array>

namespace attention_steps {
namespace {

/// Those of one row with `Count` rows that follow each other: [Count].
template <std::size_t Count>
void multiply(const double* row, const double* others, Eigen::Index size, double* products) {
  std::array<double, Count> sums = {};
  for (Eigen::Index c = 0; c < size; ++c) {
    for (std::size_t j = 0; j < Count; ++j) {
      sums[j] += row[c] * others[static_cast<Eigen::Index>(j) * size + c];
    }
  }
  std::copy(sums.begin(), sums.end(), products);
}

}  // namespace

Matrix row_products(const Matrix& a, const Matrix& b) {
  Matrix result(a.rows(), b.rows());
  // four sums at a time: a single one would wait, at each step, for its last addition
  constexpr Eigen::Index at_once = 4;
  for (Eigen::Index j = 0; j < b.rows();) {
    const bool is_whole = j + at_once <= b.rows();
    for (Eigen::Index i = 0; i < a.rows(); ++i) {
      (is_whole ? multiply<at_once> : multiply<1>)(&a(i, 0), &b(j, 0), a.cols(), &result(i, j));
    }
    j += is_whole ? at_once : 1;
  }
  return result;
}

}  // namespace attention_steps
