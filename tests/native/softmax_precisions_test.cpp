#include "softmax_precisions.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "inputs.h"
#include "near.h"
#include "refusal.h"
#include "sum.h"

namespace attention_steps {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

template <typename Scalar>
class LargestExponent : public testing::Test {};
using Precisions = testing::Types<float, double>;
TYPED_TEST_SUITE(LargestExponent, Precisions);

TYPED_TEST(LargestExponent, IsTheLastWhoseExpIsFinite) {
  const TypeParam last = largest_exponent<TypeParam>;
  const TypeParam next = std::nextafter(last, std::numeric_limits<TypeParam>::infinity());
  EXPECT_TRUE(std::isfinite(std::exp(last)));
  EXPECT_EQ(std::exp(next), infinity);
}

TEST(LargestExponents, AreWhatTheLessonSays) {
  EXPECT_TRUE(near(88.7228, largest_exponent<float>, absolute(5e-5)));
  EXPECT_TRUE(near(709.7827, largest_exponent<double>, absolute(5e-5)));
}

TEST(SoftmaxPrecisions, OverflowWhereTheFormulaIsTakenAsItIsWritten) {
  const SoftmaxPrecisions all = softmax_precisions(Row{{100, 99}});
  EXPECT_TRUE(identical(Row{{infinity, infinity}}, all.float32.naive.exps));
  EXPECT_TRUE(std::isnan(all.float32.naive_weights_sum));
  EXPECT_TRUE(near(Row{{0.73105858, 0.26894142}}, all.float32.shifted.weights, absolute(1e-7)));
  EXPECT_TRUE(near(1, all.float32.shifted_weights_sum, absolute(1e-7)));
  EXPECT_TRUE(near(Row{{0.7310585786300049, 0.2689414213699951}}, all.float64.naive.weights, ulps(4)));
  EXPECT_TRUE(near(1, all.float64.naive_weights_sum, ulps(2)));
  EXPECT_TRUE(near(1, all.float64.shifted_weights_sum, ulps(2)));
}

TEST(SoftmaxPrecisions, AreThoseOfTheTwoFunctions) {
  for_each_size([](Eigen::Index size, Random& random) {
    const Row scores = random.row(size);
    const SoftmaxPrecisions all = softmax_precisions(scores, 0.7);
    EXPECT_TRUE(identical(naive_softmax<float>(scores, 0.7).weights, all.float32.naive.weights));
    EXPECT_TRUE(identical(naive_softmax<double>(scores, 0.7).weights, all.float64.naive.weights));
    EXPECT_TRUE(identical(softmax<float>(scores, 0.7).weights, all.float32.shifted.weights));
    EXPECT_TRUE(identical(softmax(scores, 0.7).weights, all.float64.shifted.weights));
    EXPECT_EQ(compensated_sum(all.float32.naive.weights), all.float32.naive_weights_sum);
    EXPECT_EQ(compensated_sum(all.float64.shifted.weights), all.float64.shifted_weights_sum);
  });
}

TEST(SoftmaxPrecisions, AddTheOffsetFirst) {
  const SoftmaxPrecisions all = softmax_precisions(Row{{0, 1}}, 2, 1000);
  EXPECT_TRUE(identical(Row{{1000, 1001}}, all.moved));
  EXPECT_TRUE(identical(Row{{500, 500.5}}, all.float32.naive.scaled));
  EXPECT_TRUE(identical(Row{{500, 500.5}}, all.float64.shifted.scaled));
  EXPECT_TRUE(identical(softmax(Row{{0, 1}}, 2).weights, all.float64.shifted.weights));
}

TEST(SoftmaxInFloat32, DoesEveryStepInFloat32) {
  for_each_size([](Eigen::Index size, Random& random) {
    const Row scores = random.row(size);
    const auto row = softmax<float>(scores, 0.7);
    const RowOf<float> scaled = scores.cast<float>() / 0.7F;
    EXPECT_TRUE(identical(scaled, row.scaled));
    EXPECT_EQ(row.max, scaled.maxCoeff());
    const RowOf<float> shifted = scaled - row.max;
    EXPECT_TRUE(identical(shifted, row.shifted));
    EXPECT_TRUE(near(shifted.cast<double>().exp(), row.exps, relative(0x1p-23)));
    EXPECT_TRUE(near(row.exps.cast<double>().sum(), row.sum, relative(0x1p-23)));
    const RowOf<float> weights = row.exps / row.sum;
    EXPECT_TRUE(identical(weights, row.weights));
  });
}

TEST(SoftmaxInFloat32, GivesMinusInfinityExactlyNothing) {
  EXPECT_TRUE(identical(Row{{1, 0}}, softmax<float>(Row{{0, -infinity}}).weights));
  EXPECT_TRUE(identical(Row{{0, 0}}, softmax<float>(Row{{-infinity, -infinity}}).weights));
}

TEST(SoftmaxPrecisions, RefuseAnEmptyRowAndOtherDivisors) {
  const auto refusal = [](const Row& scores, double divisor) {
    return refusal_of([&] { softmax_precisions(scores, divisor); });
  };
  const std::string expected = "[softmax_precisions] expected ";
  EXPECT_EQ(refusal(Row(0), 1), expected + "at least one score; found none");
  EXPECT_EQ(refusal(Row{{1}}, 0), expected + "a positive, finite divisor; found 0");
  EXPECT_EQ(refusal(Row{{1}}, 1e39),
            expected + "a divisor that is positive and finite in float32; found 1e+39");
  EXPECT_EQ(refusal_of([&] { softmax_precisions(Row{{1}}, 1, infinity); }),
            expected + "a finite offset; found inf");
}

}  // namespace
}  // namespace attention_steps
