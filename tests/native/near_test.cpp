#include "near.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

// The comparisons that every other test leans on: a check that lets a NaN through checks nothing.

namespace attention_steps {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

TEST(Near, HoldsWithinEitherTolerance) {
  EXPECT_TRUE(near(100, 101, relative(0.01)));
  EXPECT_FALSE(near(100, 102, relative(0.01)));
  EXPECT_TRUE(near(0, 0.5, absolute(0.5)));
  EXPECT_FALSE(near(0, 0.5, relative(0.5)));
  EXPECT_TRUE(near(1, 1, Tolerance{}));
}

TEST(Near, NeverHoldsForANan) {
  EXPECT_FALSE(near(1, nan, relative(1e9)));
  EXPECT_FALSE(near(nan, 1, relative(1e9)));
  EXPECT_FALSE(near(nan, nan, absolute(infinity)));
  EXPECT_FALSE(near(Row{{1, 2, 3}}, Row{{1, 2, nan}}, relative(1e9)));
}

TEST(Near, TakesAnInfinityForItselfAlone) {
  EXPECT_TRUE(near(infinity, infinity, Tolerance{}));
  EXPECT_FALSE(near(infinity, -infinity, relative(1)));
  EXPECT_FALSE(near(infinity, 1, relative(1)));
  EXPECT_FALSE(near(1, infinity, relative(1)));
}

TEST(Near, SaysWhereAndWhat) {
  const Matrix expected{{1, 2}, {3, 4}};
  const Matrix found{{1, 2}, {3.5, nan}};
  EXPECT_STREQ(near(expected, found, absolute(0.25)).message(),
               "at [1, 0] expected 3, found 3.5: off by 0.5, allowed 0.25");
  EXPECT_STREQ(near(expected, Matrix::Zero(2, 3), relative(1)).message(), "expected 2x2 numbers, found 2x3");
}

TEST(Identical, TellsTheSignsOfZeroApartButNotNans) {
  EXPECT_TRUE(identical(0.0, 0.0));
  EXPECT_FALSE(identical(0.0, -0.0));
  EXPECT_FALSE(identical(1.0, std::nextafter(1.0, 2.0)));
  EXPECT_TRUE(identical(nan, -nan));
  EXPECT_FALSE(identical(nan, 1.0));
  EXPECT_FALSE(identical(infinity, -infinity));
}

TEST(AllNan, WantsEveryEntry) {
  EXPECT_TRUE(all_nan(Row{{nan, nan}}));
  EXPECT_FALSE(all_nan(Row{{nan, 1}}));
  EXPECT_FALSE(all_nan(Row{{infinity, nan}}));
}

}  // namespace
}  // namespace attention_steps
