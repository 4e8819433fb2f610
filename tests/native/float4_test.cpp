#include "float4.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>

// 2^x beside the C++ library's in float64, whose error does not count here.

namespace attention_steps {
namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr float nan = std::numeric_limits<float>::quiet_NaN();

float exp2_of(float x) { return exp2_4(splat4(x))[0]; }

/// How far the result is from 2^x, in units of its last place.
double off_by(float x) {
  const double expected = std::exp2(static_cast<double>(x));
  const auto rounded = static_cast<float>(expected);
  const double place = std::nextafter(rounded, infinity) - rounded;
  return std::abs(exp2_of(x) - expected) / place;
}

TEST(Exp2, IsWithinTwoUnitsInTheLastPlace) {
  // each float32 but for the last 3 bits of it, from the smallest step below 0 to −126
  double most = 0;
  for (std::uint32_t bits = 0x80000000U; bits < 0xC2FC0000U; bits += 8) {
    float x = 0;
    std::memcpy(&x, &bits, sizeof x);
    const double off = off_by(x);
    if (!(off <= most)) most = off;
  }
  EXPECT_LE(most, 2);
  RecordProperty("most", std::to_string(most));
}

TEST(Exp2, IsExactAtWholeNumbers) {
  for (int n = -126; n <= 0; ++n) EXPECT_EQ(std::ldexp(1.F, n), exp2_of(static_cast<float>(n))) << n;
}

TEST(Exp2, IsZeroBelowTheExponentsOfFloat32) {
  for (const float x : {std::nextafter(-126.F, -infinity), -127.F, -150.F, -1e30F, -infinity}) {
    EXPECT_EQ(0, exp2_of(x)) << x;
  }
}

TEST(Exp2, ANanStaysANan) { EXPECT_TRUE(std::isnan(exp2_of(nan))); }

TEST(Exp2, EachOfTheFourIsByItself) {
  const Float4 powers = exp2_4(Float4{0, -1, nan, -infinity});
  EXPECT_EQ(1, powers[0]);
  EXPECT_EQ(0.5, powers[1]);
  EXPECT_TRUE(std::isnan(powers[2]));
  EXPECT_EQ(0, powers[3]);
}

TEST(Max4, TakesTheLargerAndTheFirstWhereOneIsNan) {
  const Float4 larger = max4(Float4{1, 2, 3, -infinity}, Float4{2, 1, nan, -infinity});
  EXPECT_EQ(2, larger[0]);
  EXPECT_EQ(2, larger[1]);
  EXPECT_EQ(3, larger[2]);
  EXPECT_EQ(-infinity, larger[3]);
}

}  // namespace
}  // namespace attention_steps
