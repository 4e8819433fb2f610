#include "softmax.h"

#include <gtest/gtest.h>

#include <cfloat>
#include <cmath>
#include <limits>
#include <string>

#include "cases.h"
#include "near.h"
#include "printed.h"
#include "refusal.h"

namespace attention_steps {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

TEST(Softmax, AgreesWithTheCases) {
  for_each_case("softmax.json", [](const nlohmann::json& expected) {
    const Softmax row = softmax(row_from(expected.at("scores")), number_from(expected.at("divisor")));
    EXPECT_TRUE(identical(row_from(expected.at("scaled")), row.scaled));
    EXPECT_TRUE(identical(number_from(expected.at("max")), row.max));
    EXPECT_TRUE(identical(row_from(expected.at("shifted")), row.shifted));

    const Tolerance tolerance{1e-14, 1e-300};
    EXPECT_TRUE(near(row_from(expected.at("exps_shifted")), row.exps, tolerance));
    EXPECT_TRUE(near(number_from(expected.at("sum_shifted")), row.sum, tolerance));
    EXPECT_TRUE(near(row_from(expected.at("weights")), row.weights, tolerance));
  });
}

TEST(Softmax, GivesTheArticlesWorkedRow) {
  const Softmax row = softmax(Row{{15.3, 22.7, 18.2, 2.1, 1.8, 3.2, 2.9, 5.6, 4.1}}, 8);
  EXPECT_EQ(printed(row.scaled, 4), "1.9125 2.8375 2.2750 0.2625 0.2250 0.4000 0.3625 0.7000 0.5125");
  EXPECT_EQ(printed(row.weights, 2), "0.16 0.40 0.23 0.03 0.03 0.03 0.03 0.05 0.04");
  EXPECT_EQ(printed(row.weights, 5),
            "0.15842 0.39951 0.22763 0.03042 0.02930 0.03491 0.03362 0.04712 0.03907");
}

TEST(Softmax, IsSafeFromOverflowAndUnderflow) {
  EXPECT_EQ(printed(softmax(Row{{1000, 1001}}).weights, 8), "0.26894142 0.73105858");
  EXPECT_EQ(printed(softmax(Row{{-1000, -1001}}).weights, 8), "0.73105858 0.26894142");
  EXPECT_TRUE(identical(Row{{1, 0, 0}}, softmax(Row{{-0.0293463, -1e9, -1e9}}).weights));
  EXPECT_TRUE(identical(Row{{1, 0}}, softmax(Row{{DBL_MAX, -DBL_MAX}}).weights));
}

TEST(Softmax, KeepsTheDigitsOfTinyWeights) {
  const Row weights = softmax(Row{{8, 18, 28, 38, 48}}).weights;
  EXPECT_TRUE(near(4.248e-18, weights[0], absolute(5e-22)));
  EXPECT_EQ(printed(weights.tail(1), 8), "0.99995460");
}

// a floor under the maximum, such as 0 or −FLT_MAX, would leave these rows with a sum of 0
TEST(Softmax, StartsFromTheTrueMaximum) {
  for (const double score : {-1e4, -1e9, -double{FLT_MAX}, -1e300, -DBL_MAX}) {
    const Softmax row = softmax(Row{{score, score}});
    EXPECT_EQ(row.max, score);
    EXPECT_TRUE(identical(Row{{0.5, 0.5}}, row.weights)) << score;
  }
  EXPECT_TRUE(identical(Row{{0, 1}}, softmax(Row{{-1.0000001e300, -1e300}}).weights));
}

TEST(Softmax, GivesAScoreOfMinusInfinityExactlyNothing) {
  EXPECT_TRUE(identical(Row{{1, 0}}, softmax(Row{{0, -infinity}}).weights));
  EXPECT_TRUE(identical(Row{{0, 0.5, 0, 0.5}}, softmax(Row{{-infinity, 3, -infinity, 3}}, 8).weights));
}

TEST(Softmax, OfNothingButMinusInfinityAttendsToNothing) {
  for (Eigen::Index size = 1; size <= 9; ++size) {
    const Row scores = Row::Constant(size, -infinity);
    const Softmax row = softmax(scores, 8);
    EXPECT_TRUE(identical(scores, row.scaled));
    EXPECT_EQ(row.max, -infinity);
    EXPECT_TRUE(identical(scores, row.shifted));
    EXPECT_TRUE(identical(Row::Zero(size), row.exps));
    EXPECT_EQ(row.sum, 0);
    EXPECT_TRUE(identical(Row::Zero(size), row.weights));
  }
}

TEST(Softmax, OfARowWithNanOrInfinityIsNanThroughout) {
  for (const double spoiler : {nan, infinity}) {
    for (Eigen::Index size = 1; size <= 9; ++size) {
      for (Eigen::Index place = 0; place < size; ++place) {
        Row scores = Row::LinSpaced(size, -1, 1);
        scores[place] = spoiler;
        EXPECT_TRUE(all_nan(softmax(scores).weights)) << spoiler << " at " << place << " of " << size;
      }
    }
  }
  EXPECT_TRUE(all_nan(softmax(Row{{0.1, 0.2, 0.3, nan}}).weights));
  EXPECT_TRUE(all_nan(softmax(Row{{-infinity, nan, -infinity}}).weights));
  EXPECT_TRUE(std::isnan(softmax(Row{{2, nan, 1}}).max));
}

TEST(Softmax, RefusesAnEmptyRow) {
  EXPECT_EQ(refusal_of([] { softmax(Row(0)); }), "[softmax] expected at least one score; found none");
}

TEST(Softmax, RefusesADivisorThatIsNotPositiveAndFinite) {
  const auto refusal = [](double divisor) { return refusal_of([=] { softmax(Row{{1, 2}}, divisor); }); };
  const std::string expected = "[softmax] expected a positive, finite divisor; found ";
  EXPECT_EQ(refusal(0), expected + "0");
  EXPECT_EQ(refusal(-8), expected + "-8");
  EXPECT_EQ(refusal(nan), expected + "nan");
  EXPECT_EQ(refusal(infinity), expected + "inf");
}

}  // namespace
}  // namespace attention_steps
