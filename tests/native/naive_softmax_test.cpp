#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "cases.h"
#include "inputs.h"
#include "near.h"
#include "printed.h"
#include "refusal.h"
#include "softmax.h"

namespace attention_steps {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

TEST(NaiveSoftmax, AgreesWithTheCases) {
  for_each_case("softmax.json", [](const nlohmann::json& expected) {
    const auto row =
        naive_softmax<double>(row_from(expected.at("scores")), number_from(expected.at("divisor")));
    const Tolerance tolerance{1e-14, 1e-300};
    EXPECT_TRUE(identical(row_from(expected.at("scaled")), row.scaled));
    EXPECT_TRUE(near(row_from(expected.at("exps_plain")), row.exps, tolerance));
    EXPECT_TRUE(near(number_from(expected.at("sum_plain")), row.sum, tolerance));
  });
}

TEST(NaiveSoftmax, GivesTheArticlesWorkedRow) {
  const auto row = naive_softmax<double>(Row{{15.3, 22.7, 18.2, 2.1, 1.8, 3.2, 2.9, 5.6, 4.1}}, 8);
  EXPECT_EQ(printed(row.exps, 2), "6.77 17.07 9.73 1.30 1.25 1.49 1.44 2.01 1.67");
  EXPECT_EQ(printed(Row{{row.sum}}, 4), "42.7354");
  EXPECT_EQ(printed(row.weights, 2), "0.16 0.40 0.23 0.03 0.03 0.03 0.03 0.05 0.04");
}

TEST(NaiveSoftmax, AgreesWithSoftmaxWhereNothingOverflows) {
  for_each_size([](Eigen::Index size, Random& random) {
    const Row scores = random.row(size);
    const Row weights = softmax(scores).weights;
    EXPECT_TRUE(near(weights, naive_softmax<double>(scores).weights, relative(1e-14)));
    EXPECT_TRUE(near(weights, naive_softmax<float>(scores).weights, relative(5e-6)));
  });
}

TEST(NaiveSoftmax, OverflowsJustPastTheLargestExponent) {
  const auto in32 = naive_softmax<float>(Row{{88.7228, 88.7229}});
  EXPECT_TRUE(std::isfinite(in32.exps[0]));
  EXPECT_EQ(in32.exps[1], infinity);
  const auto in64 = naive_softmax<double>(Row{{709.7827, 709.7828}});
  EXPECT_TRUE(std::isfinite(in64.exps[0]));
  EXPECT_EQ(in64.exps[1], infinity);
}

template <typename Scalar>
class NaiveSoftmaxIn : public testing::Test {};
using Precisions = testing::Types<float, double>;
TYPED_TEST_SUITE(NaiveSoftmaxIn, Precisions);

TYPED_TEST(NaiveSoftmaxIn, LargeScoresGivesInfinityOverInfinity) {
  const auto row = naive_softmax<TypeParam>(Row{{1000, 1001}});
  EXPECT_TRUE(identical(Row{{infinity, infinity}}, row.exps));
  EXPECT_EQ(row.sum, infinity);
  EXPECT_TRUE(all_nan(row.weights));
}

TYPED_TEST(NaiveSoftmaxIn, OneOverflowTakesTheWeightOfTheOthers) {
  const auto row = naive_softmax<TypeParam>(Row{{1000, 0}});
  EXPECT_TRUE(identical(Row{{nan, 0}}, row.weights));
}

TYPED_TEST(NaiveSoftmaxIn, VeryNegativeScoresGivesZeroOverZero) {
  const auto row = naive_softmax<TypeParam>(Row{{-1000, -1001}});
  EXPECT_TRUE(identical(Row{{0, 0}}, row.exps));
  EXPECT_EQ(row.sum, 0);
  EXPECT_TRUE(all_nan(row.weights));
}

TYPED_TEST(NaiveSoftmaxIn, ARowWithNanIsNanThroughout) {
  EXPECT_TRUE(all_nan(naive_softmax<TypeParam>(Row{{1, nan, 2}}).weights));
}

TYPED_TEST(NaiveSoftmaxIn, RefusesAnEmptyRowAndOtherDivisors) {
  const auto refusal = [](const Row& scores, double divisor) {
    return refusal_of([&] { naive_softmax<TypeParam>(scores, divisor); });
  };
  EXPECT_EQ(refusal(Row(0), 1), "[naive_softmax] expected at least one score; found none");
  const std::string expected = "[naive_softmax] expected a positive, finite divisor; found ";
  EXPECT_EQ(refusal(Row{{1, 2}}, 0), expected + "0");
  EXPECT_EQ(refusal(Row{{1, 2}}, -0.5), expected + "-0.5");
  EXPECT_EQ(refusal(Row{{1, 2}}, nan), expected + "nan");
  EXPECT_EQ(refusal(Row{{1, 2}}, infinity), expected + "inf");
}

TEST(NaiveSoftmax, RefusesADivisorThatFloat32CannotHold) {
  const auto refusal = [](double divisor) {
    return refusal_of([=] { naive_softmax<float>(Row{{1, 2}}, divisor); });
  };
  const std::string expected =
      "[naive_softmax] expected a divisor that is positive and finite in float32; found ";
  EXPECT_EQ(refusal(1e39), expected + "1e+39");
  EXPECT_EQ(refusal(1e-46), expected + "1e-46");
  EXPECT_NO_THROW(naive_softmax<double>(Row{{1, 2}}, 1e39));
}

TEST(NaiveSoftmax, DoesEveryStepInFloat32) {
  for_each_size([](Eigen::Index size, Random& random) {
    const Row scores = random.row(size);
    const auto row = naive_softmax<float>(scores, 0.7);
    const RowOf<float> scaled = scores.cast<float>() / 0.7F;
    EXPECT_TRUE(identical(scaled, row.scaled));
    EXPECT_TRUE(near(scaled.cast<double>().exp(), row.exps, relative(0x1p-23)));
    EXPECT_TRUE(near(row.exps.cast<double>().sum(), row.sum, relative(0x1p-23)));
    const RowOf<float> weights = row.exps / row.sum;
    EXPECT_TRUE(identical(weights, row.weights));
  });
}

}  // namespace
}  // namespace attention_steps
