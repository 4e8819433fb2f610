#include "divisor.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "refusal.h"

namespace attention_steps {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

TEST(ScalingDivisor, IsTheSquareRootOfTheHeadSize) {
  EXPECT_EQ(scaling_divisor(1), 1);
  EXPECT_EQ(scaling_divisor(64), 8);
  EXPECT_EQ(scaling_divisor(128), 11.313708498984761);
  EXPECT_EQ(scaling_divisor(768), 27.712812921102035);
  EXPECT_EQ(scaling_divisor(0.25), 0.5);
}

TEST(ScalingDivisor, RefusesAHeadSizeThatIsNotPositiveAndFinite) {
  const auto refusal = [](double head_size) { return refusal_of([=] { scaling_divisor(head_size); }); };
  const std::string expected = "[scaling_divisor] expected a positive, finite head size; found ";
  EXPECT_EQ(refusal(0), expected + "0");
  EXPECT_EQ(refusal(-64), expected + "-64");
  EXPECT_EQ(refusal(nan), expected + "nan");
  EXPECT_EQ(refusal(infinity), expected + "inf");
}

TEST(RequireDivisor, LetsEveryPositiveFiniteNumberPass) {
  using Limits = std::numeric_limits<double>;
  for (const double divisor : {Limits::denorm_min(), Limits::min(), 0.5, 8.0, Limits::max()}) {
    EXPECT_NO_THROW(require_divisor("softmax", divisor)) << divisor;
  }
}

TEST(RequireDivisor, RefusesTheRestInTheNameOfTheFunction) {
  const auto refusal = [](double divisor) { return refusal_of([=] { require_divisor("mix", divisor); }); };
  const std::string expected = "[mix] expected a positive, finite divisor; found ";
  EXPECT_EQ(refusal(0), expected + "0");
  EXPECT_EQ(refusal(-0.0), expected + "-0");
  EXPECT_EQ(refusal(-0.125), expected + "-0.125");
  EXPECT_EQ(refusal(nan), expected + "nan");
  EXPECT_EQ(refusal(infinity), expected + "inf");
  EXPECT_EQ(refusal(-infinity), expected + "-inf");
}

}  // namespace
}  // namespace attention_steps
