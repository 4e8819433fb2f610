#include "attention.h"

#include <limits>

#include "divisor.h"
#include "require.h"
#include "row_products.h"
#include "softmax.h"
#include "sum.h"

namespace attention_steps {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

void require_not_empty(const char* name, const Matrix& matrix) {
  require(matrix.size() > 0,
          {"[attention] expected ", name, " with at least one row and one column; found ", matrix});
}

void require_shapes(const Matrix& q, const Matrix& k, const Matrix& v) {
  require_not_empty("queries", q);
  require_not_empty("keys", k);
  require_not_empty("values", v);
  require(k.cols() == q.cols(),
          {"[attention] expected keys with as many columns as queries; found ", k, " and ", q});
  require(v.rows() == k.rows(),
          {"[attention] expected values with as many rows as keys; found ", v, " and ", k});
}

void require_mask(const Matrix& mask, const Matrix& q, const Matrix& k) {
  require(mask.rows() == q.rows() && mask.cols() == k.rows(),
          {"[attention] expected a mask of queries x keys, ", q.rows(), "x", k.rows(), "; found ", mask});
  for (const double entry : mask.reshaped()) {
    require(entry == 0 || entry == 1, {"[attention] expected a mask of 0 and 1; found ", entry});
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

  // 1. scores, q kᵀ: the dot product of every query with every key
  result.scores = row_products(q, k);

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

Attention reweighted(Attention attention, const Matrix& weights, const Matrix& v) {
  const Matrix& scores = attention.scores;
  require(weights.rows() == scores.rows() && weights.cols() == scores.cols(),
          {"[reweighted] expected weights of the shape of the scores; found ", weights, " and ", scores});
  require(
      v.rows() == scores.cols(),
      {"[reweighted] expected values with a row for each column of the scores; found ", v, " and ", scores});
  attention.weights = weights;
  attention.output = Matrix::Zero(weights.rows(), v.cols());
  for (Eigen::Index i = 0; i < weights.rows(); ++i) {
    attention.weights_sum[i] = compensated_sum<double>(weights.row(i).transpose().array());
    for (Eigen::Index j = 0; j < v.rows(); ++j) attention.output.row(i) += weights(i, j) * v.row(j);
  }
  return attention;
}

}  // namespace attention_steps
