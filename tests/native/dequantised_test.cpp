#include "dequantised.h"

#include <gtest/gtest.h>

#include <array>

#include "near.h"

namespace attention_steps {
namespace {

TEST(Dequantised, MultipliesEachRowByItsScaleWithoutRounding) {
  const std::array<std::int8_t, 6> entries = {-128, 0, 127, 1, -1, 80};
  const std::array<float, 2> scales = {0.1F, 3};
  const double tenth = 0.100000001490116119384765625;  // what float32 has for 0.1
  const Matrix expected = (Matrix(2, 3) << -128 * tenth, 0, 127 * tenth, 3, -3, 240).finished();
  EXPECT_TRUE(identical(expected, dequantised(entries.data(), scales.data(), 2, 3)));
}

}  // namespace
}  // namespace attention_steps
