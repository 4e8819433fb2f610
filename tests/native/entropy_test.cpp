#include "entropy.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "inputs.h"
#include "near.h"
#include "printed.h"
#include "refusal.h"
#include "sum.h"

namespace attention_steps {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

TEST(Entropy, OfEqualWeightsIsTheLogarithmOfTheirNumber) {
  for (const Eigen::Index size : {2, 3, 9, 4096}) {
    const auto keys = static_cast<double>(size);
    EXPECT_TRUE(near(std::log(keys), entropy(Row::Constant(size, 1 / keys)), relative(1e-14)));
  }
}

TEST(Entropy, OfOneWeightIsZero) {
  EXPECT_EQ(entropy(Row{{1}}), 0);
  EXPECT_EQ(entropy(Row{{0, 1, 0}}), 0);
  EXPECT_EQ(entropy(Row{{0, 0}}), 0);
}

TEST(Entropy, KeepsItsDigitsWhereAWeightIsOne) {
  const Row weights = softmax(Row{{40, 0}}).weights;
  ASSERT_EQ(weights[0], 1);
  // p (1 + 40) for p = e⁻⁴⁰, all but: −p ln p for the small one, p for the large one
  EXPECT_TRUE(near(1.7418252446695514e-16, entropy(weights), relative(1e-14)));
}

TEST(Entropy, LiesBetweenZeroAndTheLogarithmOfTheNumber) {
  for_each_size([](Eigen::Index size, Random& random) {
    const double found = entropy(softmax(random.row(size)).weights);
    EXPECT_GE(found, 0);
    EXPECT_LE(found, std::log(static_cast<double>(size)) + 1e-14);
  });
}

TEST(Entropy, KeepsNan) {
  EXPECT_TRUE(std::isnan(entropy(Row{{nan, nan}})));
  EXPECT_TRUE(std::isnan(entropy(Row{{0.25, nan, 0.5}})));
}

TEST(Entropy, TakesWeightsThatWereRounded) {
  EXPECT_TRUE(near(std::log(3), entropy(Row::Constant(3, 0.3333)), absolute(1e-3)));
  EXPECT_TRUE(near(std::log(7), entropy(Row::Constant(7, double{1.0F / 7})), relative(1e-7)));
}

TEST(Entropy, RefusesWhatIsNoDistribution) {
  const auto refusal = [](const Row& weights) { return refusal_of([&] { entropy(weights); }); };
  const std::string expected = "[entropy] expected ";
  EXPECT_EQ(refusal(Row(0)), expected + "at least one weight; found none");
  EXPECT_EQ(refusal(Row{{-0.5, 1.5}}), expected + "weights from 0 to 1; found -0.5");
  EXPECT_EQ(refusal(Row{{0, 1.5}}), expected + "weights from 0 to 1; found 1.5");
  EXPECT_EQ(refusal(Row{{nan, infinity}}), expected + "weights from 0 to 1; found inf");
  EXPECT_EQ(refusal(Row{{0.5, 0.25}}), expected + "weights adding up to 1 or 0; found 0.75");
  EXPECT_EQ(refusal(Row{{0.75, 0.75}}), expected + "weights adding up to 1 or 0; found 1.5");
}

TEST(CrossEntropy, HasTheArticlesGradients) {
  const CrossEntropy scaled = cross_entropy(Row{{20, -10, 5}}, 0, 8);
  EXPECT_EQ(printed(scaled.gradient, 5), "-0.15029 0.01998 0.13031");
  const CrossEntropy raw = cross_entropy(Row{{20, -10, 5}}, 0);
  EXPECT_TRUE(near(Row{{-3.0590231958e-7, 9.3576194e-14, 3.0590222600e-7}}, raw.gradient, relative(1e-7)));
}

TEST(CrossEntropy, IsMinusTheLogarithmOfTheTargetsWeight) {
  for_each_size([](Eigen::Index size, Random& random) {
    const Row scores = random.row(size);
    const Eigen::Index target = random.below(size);
    const CrossEntropy against = cross_entropy(scores, static_cast<double>(target), 2);
    const Row weights = softmax(scores, 2).weights;
    EXPECT_TRUE(near(-std::log(weights[target]), against.loss, absolute(2e-15 * (1 + against.loss))));
    Row expected = weights;
    expected[target] -= 1;
    EXPECT_TRUE(near(expected, against.gradient, absolute(1e-15)));
    EXPECT_TRUE(near(0, compensated_sum(against.gradient), absolute(1e-16)));
  });
}

TEST(CrossEntropy, IsFiniteForAConfidentWrongAnswer) {
  const CrossEntropy wrong = cross_entropy(Row{{10000, 0}}, 1);
  EXPECT_EQ(wrong.loss, 10000);
  EXPECT_TRUE(identical(Row{{1, -1}}, wrong.gradient));
}

TEST(CrossEntropy, KeepsItsDigitsForAConfidentRightAnswer) {
  const double p = 4.248354255291589e-18;  // e⁻⁴⁰
  const CrossEntropy right = cross_entropy(Row{{40, 0}}, 0);
  EXPECT_TRUE(near(p, right.loss, relative(1e-15)));
  EXPECT_TRUE(near(Row{{-p, p}}, right.gradient, relative(1e-15)));
}

TEST(CrossEntropy, OfAScoreOfMinusInfinityIsInfinite) {
  const CrossEntropy dropped = cross_entropy(Row{{-infinity, 0}}, 0);
  EXPECT_EQ(dropped.loss, infinity);
  EXPECT_TRUE(identical(Row{{-1, 1}}, dropped.gradient));
  const CrossEntropy nothing = cross_entropy(Row{{-infinity, -infinity}}, 0);
  EXPECT_EQ(nothing.loss, infinity);
  EXPECT_TRUE((nothing.gradient == 0).all());
}

TEST(CrossEntropy, KeepsNan) {
  for (const Row& scores : {Row{{0, nan}}, Row{{nan, 0}}, Row{{0, infinity}}}) {
    EXPECT_TRUE(std::isnan(cross_entropy(scores, 0).loss));
    EXPECT_TRUE(all_nan(cross_entropy(scores, 0).gradient));
  }
}

TEST(CrossEntropy, RefusesOtherArguments) {
  const auto refusal = [](const Row& scores, double target, double divisor) {
    return refusal_of([&] { cross_entropy(scores, target, divisor); });
  };
  const std::string expected = "[cross_entropy] expected ";
  EXPECT_EQ(refusal(Row(0), 0, 1), expected + "at least one score; found none");
  EXPECT_EQ(refusal(Row{{1}}, 0, 0), expected + "a positive, finite divisor; found 0");
  EXPECT_EQ(refusal(Row{{1, 2}}, 2, 1), expected + "target to be a whole number from 0 to 1; found 2");
  EXPECT_EQ(refusal(Row{{1, 2}}, 0.5, 1), expected + "target to be a whole number from 0 to 1; found 0.5");
}

}  // namespace
}  // namespace attention_steps
