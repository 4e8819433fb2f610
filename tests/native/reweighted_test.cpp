#include <gtest/gtest.h>

#include "attention.h"
#include "inputs.h"
#include "near.h"
#include "refusal.h"

namespace attention_steps {
namespace {

TEST(Reweighted, IsTheSameAttentionWhereTheWeightsAre) {
  for_each_small_size([](Eigen::Index keys, Random& random) {
    const Inputs inputs = random.inputs(keys);
    const Attention attended = attention(inputs.q, inputs.k, inputs.v);
    const Attention again = reweighted(attended, attended.weights, inputs.v);
    EXPECT_TRUE(identical(attended.scaled, again.scaled));
    EXPECT_TRUE(identical(attended.weights, again.weights));
    EXPECT_TRUE(identical(attended.weights_sum, again.weights_sum));
    EXPECT_TRUE(identical(attended.output, again.output));
  });
}

TEST(Reweighted, MixesByTheWeightsGiven) {
  Random random(3);
  const Matrix v = random.matrix(3, 4);
  const Attention attended = attention(random.matrix(2, 5), random.matrix(3, 5), v);
  const Matrix weights = (Matrix(2, 3) << 0, 1, 0, 0.5, 0, 0.25).finished();
  const Attention other = reweighted(attended, weights, v);
  EXPECT_TRUE(identical(v.row(1), other.output.row(0)));
  EXPECT_TRUE(near(v.row(0) / 2 + v.row(2) / 4, other.output.row(1), ulps(4)));
  EXPECT_TRUE(identical((Row(2) << 1, 0.75).finished(), other.weights_sum));
  EXPECT_TRUE(identical(attended.scores, other.scores));
}

TEST(Reweighted, RefusesShapesThatDoNotFit) {
  const Matrix v = Matrix::Ones(3, 2);
  const Attention attended = attention(Matrix::Ones(2, 4), Matrix::Ones(3, 4), v);
  EXPECT_EQ(refusal_of([&] { reweighted(attended, Matrix::Ones(3, 3), v); }),
            "[reweighted] expected weights of the shape of the scores; found 3x3 and 2x3");
  EXPECT_EQ(refusal_of([&] { reweighted(attended, Matrix::Ones(2, 3), Matrix::Ones(2, 2)); }),
            "[reweighted] expected values with a row for each column of the scores; found 2x2 and 2x3");
}

}  // namespace
}  // namespace attention_steps
