#include "require.h"

#include <gtest/gtest.h>

#include <limits>

#include "refusal.h"

namespace attention_steps {
namespace {

TEST(Text, HasFifteenFigures) {
  EXPECT_EQ(text(8), "8");
  EXPECT_EQ(text(0.1), "0.1");
  EXPECT_EQ(text(-0.0), "-0");
  EXPECT_EQ(text(1e300), "1e+300");
  EXPECT_EQ(text(1.0 / 3), "0.333333333333333");
}

TEST(Text, NamesInfinitiesAndNan) {
  using Limits = std::numeric_limits<double>;
  EXPECT_EQ(text(Limits::infinity()), "inf");
  EXPECT_EQ(text(-Limits::infinity()), "-inf");
  EXPECT_EQ(text(Limits::quiet_NaN()), "nan");
  EXPECT_EQ(text(-Limits::quiet_NaN()), "nan");
}

TEST(Require, RefusesWithTheMessageOnlyWhereThePreconditionFails) {
  EXPECT_EQ(refusal_of([] { require(true, {"[mix] expected a; found b"}); }), "not refused");
  EXPECT_EQ(refusal_of([] {
              require(false, {"[mix] expected ", 3, " keys; found ", 2.5, " and ", Matrix(3, 5)});
            }),
            "[mix] expected 3 keys; found 2.5 and 3x5");
}

}  // namespace
}  // namespace attention_steps
