#include <gtest/gtest.h>

#include <limits>

#include "cases.h"
#include "inputs.h"
#include "near.h"
#include "softmax.h"
#include "sum.h"

namespace attention_steps {
namespace {

TEST(SoftmaxJacobian, AgreesWithTheCases) {
  for_each_case("softmax.json", [](const nlohmann::json& expected) {
    const Softmax row = softmax(row_from(expected.at("scores")), number_from(expected.at("divisor")));
    EXPECT_TRUE(
        near(matrix_from(expected.at("jacobian")), softmax_jacobian(row.weights), Tolerance{1e-12, 1e-300}));
  });
}

TEST(SoftmaxJacobian, KeepsItsDiagonalWhereAWeightIsOne) {
  const Row weights = softmax(Row{{40, 0}}).weights;
  ASSERT_EQ(weights[0], 1);  // so that p (1 − p) would be 0
  const double slope = 4.248354255291589e-18;
  EXPECT_TRUE(near(Matrix{{slope, -slope}, {-slope, slope}}, softmax_jacobian(weights), relative(1e-15)));
}

TEST(SoftmaxJacobian, IsSymmetric) {
  for_each_small_size([](Eigen::Index size, Random& random) {
    const Matrix jacobian = softmax_jacobian(softmax(random.row(size)).weights);
    EXPECT_TRUE(identical(jacobian.transpose(), jacobian));
  });
}

// the weights add up to 1 whatever the scores, so what one gains the others lose
TEST(SoftmaxJacobian, HasRowsThatAddUpToZero) {
  for_each_small_size([](Eigen::Index size, Random& random) {
    const Matrix jacobian = softmax_jacobian(softmax(random.row(size)).weights);
    for (Eigen::Index i = 0; i < size; ++i) {
      const Row row = jacobian.row(i).transpose();
      EXPECT_TRUE(near(0, compensated_sum(row), absolute(1e-15 * jacobian(i, i)))) << "row " << i;
    }
  });
}

TEST(SoftmaxJacobian, IsTheSlopeOfTheWeights) {
  for_each_small_size([](Eigen::Index size, Random& random) {
    const Row scaled = random.row(size);
    const Matrix jacobian = softmax_jacobian(softmax(scaled).weights);
    const double step = 0x1p-17;
    for (Eigen::Index j = 0; j < size; ++j) {
      const Row nudge = step * Eigen::VectorXd::Unit(size, j).array();
      const Row slope = (softmax(scaled + nudge).weights - softmax(scaled - nudge).weights) / (2 * step);
      EXPECT_TRUE(near(slope.matrix(), jacobian.col(j), absolute(1e-10))) << "by score " << j;
    }
  });
}

TEST(SoftmaxJacobian, IsZeroForARowThatAttendsToNothing) {
  EXPECT_TRUE(near(Matrix::Zero(3, 3), softmax_jacobian(Row::Zero(3)), Tolerance{}));
}

TEST(SoftmaxJacobian, IsNanForWeightsThatAre) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_TRUE(all_nan(softmax_jacobian(Row::Constant(3, nan))));
}

}  // namespace
}  // namespace attention_steps
