#include "attention.h"

#include <limits>

#include "divisor.h"
#include "softmax.h"
#include "sum.h"

namespace attention_steps {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

void require_not_empty(const char* name, const Matrix& matrix) {
  require(matrix.size() > 0, std::string("[attention] expected ") + name +
                                 " with at least one row and one column; found " + shape(matrix));
}

void require_shapes(const Matrix& q, const Matrix& k, const Matrix& v) {
  require_not_empty("queries", q);
  require_not_empty("keys", k);
  require_not_empty("values", v);
  require(k.cols() == q.cols(), "[attention] expected keys with as many columns as queries; found " +
                                    shape(k) + " and " + shape(q));
  require(v.rows() == k.rows(),
          "[attention] expected values with as many rows as keys; found " + shape(v) + " and " + shape(k));
}

void require_mask(const Matrix& mask, const Matrix& q, const Matrix& k) {
  require(mask.rows() == q.rows() && mask.cols() == k.rows(),
          "[attention] expected a mask of queries x keys, " + std::to_string(q.rows()) + "x" +
              std::to_string(k.rows()) + "; found " + shape(mask));
  for (const double entry : mask.reshaped()) {
    require(entry == 0 || entry == 1, "[attention] expected a mask of 0 and 1; found " + text(entry));
  }
}

}  // namespace

Attention attention(const Matrix& q, const Matrix& k, const Matrix& v, std::optional<double> divisor,
                    const std::optional<Matrix>& mask) {
  require_shapes(q, k, v);
  Attention result;
  result.divisor = divisor.value_or(scaling_divisor(static_cast<double>(k.cols())));
  require_divisor("attention", result.divisor);
  if (mask) require_mask(*mask, q, k);

  // 1. scores: the dot product of every query with every key
  result.scores = q * k.transpose();

  // 2. scale, and drop the keys that are not seen
  result.scaled = result.scores / result.divisor;
  if (mask) result.scaled = (mask->array() == 0).select(-infinity, result.scaled);

  // 3. softmax, row by row
  result.weights.resize(q.rows(), k.rows());
  result.weights_sum.resize(q.rows());
  for (Eigen::Index i = 0; i < q.rows(); ++i) {
    const Row weights = softmax(result.scaled.row(i).transpose().array()).weights;
    result.weights.row(i) = weights.transpose();
    result.weights_sum[i] = compensated_sum(weights);
  }

  // 4. mix the values of the keys that are seen: 0 · NaN is NaN, so a dropped one is passed over
  result.output = Matrix::Zero(q.rows(), v.cols());
  for (Eigen::Index i = 0; i < q.rows(); ++i) {
    const bool attends_to_nothing = (result.scaled.row(i).array() == -infinity).all();
    if (attends_to_nothing) continue;
    for (Eigen::Index j = 0; j < k.rows(); ++j) {
      if (!mask || (*mask)(i, j) == 1) result.output.row(i) += result.weights(i, j) * v.row(j);
    }
  }
  return result;
}

}  // namespace attention_steps
