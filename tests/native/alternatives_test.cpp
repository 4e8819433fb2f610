#include "alternatives.h"

#include <gtest/gtest.h>

#include <limits>

#include "inputs.h"
#include "near.h"
#include "refusal.h"
#include "softmax.h"
#include "sum.h"

namespace attention_steps {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

TEST(Alternatives, MakeSharesOfTheSameScores) {
  const Alternatives all = alternatives(Row{{4, 8, -2}}, 2);
  EXPECT_TRUE(identical(Row{{2, 4, -1}}, all.scaled));
  EXPECT_EQ(all.max, 4);
  EXPECT_EQ(all.sum, 5);
  EXPECT_TRUE(identical(Row{{0.5, 1, -0.25}}, all.over_max));
  EXPECT_EQ(all.over_max_sum, 1.25);
  EXPECT_TRUE(identical(Row{{0.4, 0.8, -0.2}}, all.over_sum));
  EXPECT_EQ(all.over_sum_sum, 1);
  EXPECT_TRUE(identical(Row{{0, 1, 0}}, all.arg_max));
  EXPECT_EQ(all.arg_max_sum, 1);
}

TEST(Alternatives, HaveTheExpsAndWeightsOfSoftmax) {
  for_each_size([](Eigen::Index size, Random& random) {
    const Row scores = random.row(size);
    const Alternatives all = alternatives(scores, 3);
    const Softmax expected = softmax(scores, 3);
    EXPECT_TRUE(identical(expected.exps, all.exps));
    EXPECT_EQ(expected.sum, all.exps_sum);
    EXPECT_TRUE(identical(expected.weights, all.weights));
    EXPECT_EQ(compensated_sum(expected.weights), all.weights_sum);
    EXPECT_EQ(compensated_sum(expected.scaled), all.sum);
    EXPECT_EQ(all.arg_max_sum, 1);
    EXPECT_EQ((all.arg_max * all.scaled).sum(), all.max);
  });
}

TEST(Alternatives, ReverseTheOrderByANegativeMaximum) {
  const Alternatives all = alternatives(Row{{-1, -2}});
  EXPECT_TRUE(identical(Row{{1, 2}}, all.over_max));
}

TEST(Alternatives, DivideByZeroAsFloatingPointDoes) {
  EXPECT_TRUE(identical(Row{{nan, -infinity}}, alternatives(Row{{0, -3}}).over_max));
  EXPECT_TRUE(identical(Row{{infinity, -infinity}}, alternatives(Row{{2, -2}}).over_sum));
}

TEST(Alternatives, KnowWhereTheScoresCancel) {
  const Alternatives all = alternatives(Row{{0.1, 0.2, -0.3}});
  EXPECT_GT(all.sum, 0);
  EXPECT_TRUE(all.sum_cancels);
  EXPECT_TRUE(alternatives(Row{{2, -2}}).sum_cancels);
  EXPECT_TRUE(alternatives(Row{{0.7, 0.1, -0.8}}, 8).sum_cancels);
  EXPECT_FALSE(alternatives(Row{{0.1, 0.2, -0.3 + 1e-15}}).sum_cancels);
  EXPECT_FALSE(alternatives(Row{{1e-300}}).sum_cancels);
  EXPECT_FALSE(alternatives(Row{{nan, 1}}).sum_cancels);
  EXPECT_FALSE(alternatives(Row{{infinity, -infinity}}).sum_cancels);
}

TEST(Alternatives, GiveTheFirstOfEqualScoresAll) {
  EXPECT_TRUE(identical(Row{{0, 1, 0, 0}}, alternatives(Row{{1, 2, 2, 2}}).arg_max));
}

TEST(Alternatives, HaveNoLargestOfNothing) {
  const Alternatives nothing = alternatives(Row{{-infinity, -infinity}});
  EXPECT_TRUE(identical(Row{{0, 0}}, nothing.weights));
  EXPECT_TRUE(identical(Row{{0, 0}}, nothing.arg_max));
  EXPECT_EQ(nothing.arg_max_sum, 0);
}

TEST(Alternatives, KeepNan) {
  const Alternatives spoilt = alternatives(Row{{1, nan}});
  for (const Row& row : {spoilt.over_max, spoilt.over_sum, spoilt.weights, spoilt.arg_max}) {
    EXPECT_TRUE(all_nan(row));
  }
  EXPECT_TRUE(identical(Row{{0, 1}}, alternatives(Row{{1, infinity}}).arg_max));
}

TEST(Alternatives, RefuseAnEmptyRowAndOtherDivisors) {
  EXPECT_EQ(refusal_of([] { alternatives(Row(0)); }),
            "[alternatives] expected at least one score; found none");
  EXPECT_EQ(refusal_of([] { alternatives(Row{{1}}, 0); }),
            "[alternatives] expected a positive, finite divisor; found 0");
}

}  // namespace
}  // namespace attention_steps
