#include "attention_row.h"

#include <gtest/gtest.h>

#include <limits>
#include <optional>
#include <string>

#include "attention.h"
#include "divisor.h"
#include "inputs.h"
#include "near.h"
#include "printed.h"
#include "refusal.h"
#include "require.h"
#include "softmax.h"
#include "sum.h"

namespace attention_steps {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// the article's row of 喜, and its values; it prints the first three and leaves out the others
const Row article_scores{{15.3, 22.7, 18.2, 2.1, 1.8, 3.2, 2.9, 5.6, 4.1}};
const Matrix article_values{{0.31, -0.12, 0.45},  {0.42, 0.15, -0.08},   {0.05, 0.28, -0.18},
                            {-0.06, 0.14, -0.10}, {-0.31, -0.22, -0.01}, {-0.27, 0.00, -0.33},
                            {0.41, 0.44, 0.31},   {-0.18, 0.26, -0.16},  {0.05, 0.32, -0.11}};

TEST(AttentionRow, GivesTheArticlesWorkedRow) {
  const AttentionRow row = attention_row(article_scores, article_values, 64);
  EXPECT_EQ(row.divisor, 8);
  EXPECT_EQ(printed(row.weights, 2), "0.16 0.40 0.23 0.03 0.03 0.03 0.03 0.05 0.04");
  EXPECT_EQ(printed(Row{{row.weights_sum}}, 15), "1.000000000000000");
  EXPECT_EQ(printed(row.contributions.row(1), 3), "0.168 0.060 -0.032");
  EXPECT_EQ(printed(row.output, 3), "0.215 0.142 -0.018");
}

TEST(AttentionRow, HasTheArticlesDenominatorWithoutTheShift) {
  const AttentionRow row = attention_row(article_scores, article_values, 64, {}, Exponent::scaled);
  EXPECT_EQ(printed(row.exps, 2), "6.77 17.07 9.73 1.30 1.25 1.49 1.44 2.01 1.67");
  EXPECT_EQ(printed(Row{{row.sum}}, 4), "42.7354");
  EXPECT_EQ(printed(row.output, 3), "0.215 0.142 -0.018");
}

TEST(AttentionRow, TakesEachStepAsSoftmaxDoes) {
  for_each_size([](Eigen::Index size, Random& random) {
    const Row scores = random.row(size);
    const AttentionRow row = attention_row(scores, random.matrix(size, 2), 5);
    const Softmax expected = softmax(scores, scaling_divisor(5));
    EXPECT_TRUE(identical(expected.scaled, row.scaled));
    EXPECT_EQ(expected.max, row.max);
    EXPECT_TRUE(identical(expected.shifted, row.shifted));
    EXPECT_TRUE(identical(expected.exps, row.exps));
    EXPECT_EQ(expected.sum, row.sum);
    EXPECT_TRUE(identical(expected.weights, row.weights));
  });
}

TEST(AttentionRow, TakesEachStepAsNaiveSoftmaxDoesWithoutTheShift) {
  for_each_size([](Eigen::Index size, Random& random) {
    const Row scores = random.row(size);
    const AttentionRow row = attention_row(scores, random.matrix(size, 2), 5, 0.5, Exponent::scaled);
    const auto expected = naive_softmax<double>(scores, 0.5);
    EXPECT_EQ(row.divisor, 0.5);
    EXPECT_TRUE(identical(expected.scaled, row.scaled));
    EXPECT_TRUE(identical(expected.exps, row.exps));
    EXPECT_EQ(expected.sum, row.sum);
    EXPECT_TRUE(identical(expected.weights, row.weights));
    EXPECT_TRUE(identical(softmax(scores, 0.5).shifted, row.shifted));
  });
}

TEST(AttentionRow, HasContributionsThatAddUpToTheOutput) {
  for_each_size([](Eigen::Index size, Random& random) {
    const Matrix values = random.matrix(size, 3);
    const AttentionRow row = attention_row(random.row(size), values, 4);
    EXPECT_EQ(compensated_sum(row.weights), row.weights_sum);
    for (Eigen::Index d = 0; d < 3; ++d) {
      const Row column = row.contributions.col(d);
      EXPECT_TRUE(identical(row.weights * values.col(d).array(), column));
      EXPECT_EQ(compensated_sum(column), row.output[d]);
    }
  });
}

TEST(AttentionRow, IsARowOfAttentionWhereTheScoresComeFromQueryAndKeys) {
  for_each_size([](Eigen::Index keys, Random& random) {
    const Inputs in = random.inputs(keys);
    const Attention all = attention(in.q, in.k, in.v);
    for (Eigen::Index i = 0; i < in.q.rows(); ++i) {
      const Row scores = all.scores.row(i).transpose();
      const AttentionRow row = attention_row(scores, in.v, static_cast<double>(in.k.cols()));
      EXPECT_TRUE(identical(all.scaled.row(i).transpose(), row.scaled));
      EXPECT_TRUE(identical(all.weights.row(i).transpose(), row.weights));
      EXPECT_TRUE(near(all.output.row(i).transpose(), row.output, absolute(1e-13)));
    }
  });
}

TEST(AttentionRow, OfNothingButMinusInfinityIsZeroWhateverTheValues) {
  const Matrix values{{1, nan}, {infinity, 2}};
  const AttentionRow row = attention_row(Row{{-infinity, -infinity}}, values, 64);
  EXPECT_TRUE(identical(Row{{0, 0}}, row.weights));
  EXPECT_EQ(row.weights_sum, 0);
  EXPECT_TRUE(identical(Matrix::Zero(2, 2), row.contributions));
  EXPECT_TRUE(identical(Row{{0, 0}}, row.output));
}

TEST(AttentionRow, KeepsNan) {
  EXPECT_TRUE(all_nan(attention_row(Row{{1, nan}}, Matrix{{1, 2}, {3, 4}}, 64).output));
  EXPECT_TRUE(identical(Row{{nan, 3}}, attention_row(Row{{1, 1}}, Matrix{{nan, 2}, {3, 4}}, 64).output));
  EXPECT_TRUE(all_nan(attention_row(Row{{8000, 0}}, Matrix{{1}, {1}}, 64, {}, Exponent::scaled).output));
}

std::string refusal(const Row& scores, const Matrix& values, double head_size,
                    std::optional<double> divisor = {}) {
  return refusal_of([&] { attention_row(scores, values, head_size, divisor); });
}

TEST(AttentionRow, RefusesShapesThatDoNotFit) {
  EXPECT_EQ(refusal(Row(0), Matrix(0, 3), 64), "[attention_row] expected at least one score; found none");
  EXPECT_EQ(refusal(Row{{1, 2, 3}}, Matrix::Ones(2, 4), 64),
            "[attention_row] expected a row of values for each score; found 3 scores and values of 2x4");
}

TEST(AttentionRow, RefusesAHeadSizeOrDivisorThatIsNotPositiveAndFinite) {
  const Row scores{{1, 2}};
  const Matrix values{{1}, {2}};
  const std::string head_size = "[attention_row] expected a positive, finite head size; found ";
  const std::string divisor = "[attention_row] expected a positive, finite divisor; found ";
  for (const double bad : {0.0, -64.0, nan, infinity, -infinity}) {
    EXPECT_EQ(refusal(scores, values, bad), head_size + text(bad));
    EXPECT_EQ(refusal(scores, values, bad, 8), head_size + text(bad));
    EXPECT_EQ(refusal(scores, values, 64, bad), divisor + text(bad));
  }
}

}  // namespace
}  // namespace attention_steps
