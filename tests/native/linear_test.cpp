#include "linear.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "near.h"
#include "refusal.h"
#include "standard_normal.h"

namespace attention_steps {
namespace {

TEST(Linear, HasTheShapesOfPyTorch) {
  const Linear layer = linear(5, 3, 42);
  EXPECT_EQ(shape(layer.weight), "3x5");
  EXPECT_EQ(layer.bias.size(), 3);
}

TEST(Linear, IsUniformBetweenOneOverTheRootOfInputs) {
  for (const double inputs : {1.0, 4.0, 64.0, 768.0}) {
    const Linear layer = linear(inputs, 4096, 42);
    const double bound = 1 / std::sqrt(inputs);
    EXPECT_LT(layer.weight.cwiseAbs().maxCoeff(), bound);
    EXPECT_LT(layer.bias.abs().maxCoeff(), bound);
    EXPECT_GT(layer.weight.maxCoeff(), 0.99 * bound);
    EXPECT_LT(layer.weight.minCoeff(), -0.99 * bound);
    // variance bound²/3: within five standard errors, √(4/5n) of it
    const auto n = static_cast<double>(layer.weight.size());
    EXPECT_TRUE(near(0, layer.weight.mean(), absolute(5 * bound / std::sqrt(3 * n))));
    EXPECT_TRUE(near(bound * bound / 3, layer.weight.squaredNorm() / n, relative(5 * std::sqrt(0.8 / n))));
    EXPECT_TRUE(near(bound * bound / 3, layer.bias.square().mean(), relative(5 * std::sqrt(0.8 / 4096))));
  }
}

TEST(Linear, DependsOnTheSeedAlone) {
  EXPECT_TRUE(identical(linear(4, 4, 1).weight, linear(4, 4, 1).weight));
  EXPECT_FALSE(identical(linear(4, 4, 1).weight, linear(4, 4, 2).weight));
  EXPECT_FALSE(identical(linear(4, 4, 1).bias, linear(4, 4, 2).bias));
}

// weight and bias, and the vectors of the same seed, are of streams of their own
TEST(Linear, DoesNotResembleWhatElseTheSeedGives) {
  const Linear layer = linear(4, 64, 42);
  const Matrix vectors = standard_normal(64, 4, 42);
  EXPECT_FALSE(identical(layer.weight.reshaped<Eigen::RowMajor>().head(64).array(), layer.bias));
  const double together = layer.weight.cwiseProduct(vectors).mean() * std::sqrt(3.0 * 4) * 16;
  EXPECT_LT(std::abs(together), 5);  // standard errors of the correlation
}

TEST(ApplyLinear, IsXTimesTheTransposedWeightMatrixPlusBias) {
  const Linear layer{Matrix{{1, 2, 3}, {4, 5, 6}}, Row{{10, 20}}};
  EXPECT_TRUE(identical(Matrix{{11, 24}, {13, 26}, {16, 35}},
                        apply_linear(layer, Matrix{{1, 0, 0}, {0, 0, 1}, {1, 1, 1}})));
}

TEST(Linear, RefusesOtherArguments) {
  const auto refusal = [](double inputs, double outputs, double seed) {
    return refusal_of([=] { linear(inputs, outputs, seed); });
  };
  const std::string expected = "[linear] expected ";
  EXPECT_EQ(refusal(0, 1, 1), expected + "inputs to be a whole number from 1 to 65536; found 0");
  EXPECT_EQ(refusal(1, 1.5, 1), expected + "outputs to be a whole number from 1 to 65536; found 1.5");
  EXPECT_EQ(refusal(1, 1, 0.5), expected + "seed to be a whole number from 0 to 2^53 - 1; found 0.5");
}

TEST(ApplyLinear, RefusesShapesThatDoNotFit) {
  const auto refusal = [](const Matrix& weight, Eigen::Index bias, const Matrix& x) {
    return refusal_of([&] { apply_linear({weight, Row::Zero(bias)}, x); });
  };
  const Matrix x = Matrix::Ones(4, 3);
  const std::string expected = "[apply_linear] expected ";
  EXPECT_EQ(refusal(Matrix::Ones(2, 3), 2, Matrix(0, 3)),
            expected + "x with at least one row and one column; found 0x3");
  EXPECT_EQ(refusal(Matrix(0, 3), 0, x), expected + "layer.weight with at least one row; found 0x3");
  EXPECT_EQ(refusal(Matrix::Ones(3, 2), 3, x),
            expected + "layer.weight with as many columns as x; found 3x2 and 4x3");
  EXPECT_EQ(refusal(Matrix::Ones(2, 3), 3, x),
            expected + "layer.bias with an entry for each row of the weight matrix; found 3 and 2x3");
}

}  // namespace
}  // namespace attention_steps
