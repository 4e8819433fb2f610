#include "whole.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

#include "matrix.h"
#include "refusal.h"
#include "require.h"

namespace attention_steps {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

TEST(Whole, GivesTheIntegerOfAWholeNumber) {
  EXPECT_EQ(whole("mix", "keys", 1, 1, 64), 1U);
  EXPECT_EQ(whole("mix", "keys", 64, 1, 64), 64U);
  EXPECT_EQ(whole_seed("mix", 0), 0U);
  EXPECT_EQ(whole_seed("mix", -0.0), 0U);
  EXPECT_EQ(whole_seed("mix", 9007199254740991), 9007199254740991U);
}

TEST(Whole, RefusesTheRestByName) {
  for (const double bad : {0.0, -1.0, 1.5, 65.0, nan, infinity, -infinity}) {
    EXPECT_EQ(refusal_of([=] { whole("mix", "keys", bad, 1, 64); }),
              "[mix] expected keys to be a whole number from 1 to 64; found " + text(bad));
  }
  for (const double bad : {-1.0, 0.5, 9007199254740992.0, nan, infinity}) {
    EXPECT_EQ(refusal_of([=] { whole_seed("mix", bad); }),
              "[mix] expected seed to be a whole number from 0 to 2^53 - 1; found " + text(bad));
  }
}

}  // namespace
}  // namespace attention_steps
