#include "attention_row.h"

#include "divisor.h"
#include "require.h"
#include "softmax.h"
#include "sum.h"

namespace attention_steps {

AttentionRow attention_row(const Row& scores, const Matrix& values, double head_size,
                           std::optional<double> divisor, Exponent exponent) {
  require(scores.size() > 0, {"[attention_row] expected at least one score; found none"});
  require(values.rows() == scores.size(), {"[attention_row] expected a row of values for each score; found ",
                                           scores.size(), " scores and values of ", values});
  require_head_size("attention_row", head_size);
  AttentionRow row;

  // 1. scale, and 2. softmax
  row.divisor = divisor.value_or(scaling_divisor(head_size));
  require_divisor("attention_row", row.divisor);
  const Softmax safe = softmax(scores, row.divisor);
  row.scaled = safe.scaled;
  row.max = safe.max;
  row.shifted = safe.shifted;
  if (exponent == Exponent::shifted) {
    row.exps = safe.exps;
    row.sum = safe.sum;
    row.weights = safe.weights;
  } else {
    const NaiveSoftmax<double> naive = naive_softmax<double>(scores, row.divisor);
    row.exps = naive.exps;
    row.sum = naive.sum;
    row.weights = naive.weights;
  }
  row.weights_sum = compensated_sum(row.weights);

  // 3. weighted sum of the values: none where every weight is 0, though 0 · NaN is NaN
  row.contributions = row.weights.matrix().asDiagonal() * values;
  if ((row.weights == 0).all()) row.contributions.setZero();
  row.output.resize(values.cols());
  for (Eigen::Index d = 0; d < values.cols(); ++d) {
    row.output[d] = compensated_sum<double>(row.contributions.col(d).array());
  }
  return row;
}

}  // namespace attention_steps
