#include "rotary.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "inputs.h"
#include "near.h"
#include "refusal.h"

namespace attention_steps {
namespace {

TEST(Turned, LeavesTheFirstRowAsItIs) {
  Random random(1);
  const Matrix rows = random.matrix(1, 8);
  EXPECT_TRUE(near(rows, turned(rows, turns(1, random.row(4)), Turn::forth), ulps(0)));
}

TEST(Turned, TurnsAQuarterOfACircleFromTheFirstAxisToTheSecond) {
  const Turns quarters = turns(3, Row::Constant(1, std::acos(-1) / 2));
  const Matrix rows = (Matrix(3, 2) << 1, 0, 1, 0, 1, 0).finished();
  const Matrix expected = (Matrix(3, 2) << 1, 0, 0, 1, -1, 0).finished();
  EXPECT_TRUE(near(expected, turned(rows, quarters, Turn::forth), absolute(1e-15)));
}

TEST(Turned, KeepsLengths) {
  for_each_small_size([](Eigen::Index pairs, Random& random) {
    const Matrix rows = random.matrix(32, 2 * pairs);
    const Matrix result = turned(rows, turns(32, random.row(pairs)), Turn::forth);
    EXPECT_TRUE(near(rows.rowwise().norm(), result.rowwise().norm(), relative(1e-13)));
  });
}

TEST(Turned, IsUndoneByTheOtherWay) {
  for_each_small_size([](Eigen::Index pairs, Random& random) {
    const Matrix rows = random.matrix(32, 2 * pairs);
    const Turns some = turns(32, random.row(pairs));
    EXPECT_TRUE(near(rows, turned(turned(rows, some, Turn::forth), some, Turn::back), absolute(1e-14)));
  });
}

TEST(Turned, MakesDotProductsDependOnDistanceAlone) {
  Random random(2);
  const Matrix q = random.matrix(1, 16).replicate(32, 1);
  const Matrix k = random.matrix(1, 16).replicate(32, 1);
  const Turns some = turns(32, random.row(8));
  const Matrix scores = turned(q, some, Turn::forth) * turned(k, some, Turn::forth).transpose();
  for (Eigen::Index i = 1; i < 32; ++i) {
    for (Eigen::Index j = 1; j < 32; ++j) {
      EXPECT_TRUE(near(scores(i - 1, j - 1), scores(i, j), absolute(1e-11)));
    }
  }
  EXPECT_GT(std::abs(scores(0, 1) - scores(1, 0)), 1e-3) << "before and after are the same";
}

TEST(Turned, RefusesShapesThatDoNotFit) {
  const auto refusal = [](const Matrix& rows, Eigen::Index positions, Eigen::Index angles) {
    return refusal_of([&] { turned(rows, turns(positions, Row::Ones(angles)), Turn::forth); });
  };
  EXPECT_EQ(refusal(Matrix(0, 4), 0, 2),
            "[turned] expected rows with at least one row and one column; found 0x4");
  const std::string fits = "[turned] expected a turn for each row and each two columns; found ";
  EXPECT_EQ(refusal(Matrix::Ones(3, 4), 3, 4), fits + "3x4 and 3x4");
  EXPECT_EQ(refusal(Matrix::Ones(3, 5), 3, 2), fits + "3x2 and 3x5");
  EXPECT_EQ(refusal(Matrix::Ones(3, 4), 2, 2), fits + "2x2 and 3x4");
}

TEST(Turns, AreEachAnglesCosineAndSineAtEachPosition) {
  Random random(3);
  const Row angles = random.row(5);
  const Turns found = turns(32, angles);
  for (Eigen::Index p = 0; p < 32; ++p) {
    for (Eigen::Index i = 0; i < 5; ++i) {
      const double angle = static_cast<double>(p) * angles[i];
      EXPECT_EQ(found.angles(p, i), angle);
      EXPECT_TRUE(near(std::cos(angle), found.cosines(p, i), Tolerance{1e-14, 1e-15}));
      EXPECT_TRUE(near(std::sin(angle), found.sines(p, i), Tolerance{1e-14, 1e-15}));
      EXPECT_EQ(found.minus_sines(p, i), -found.sines(p, i));
    }
  }
}

}  // namespace
}  // namespace attention_steps
