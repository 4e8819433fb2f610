#include "exact_sum.h"

#include <gtest/gtest.h>

#include <initializer_list>

#include "inputs.h"
#include "near.h"

namespace attention_steps {
namespace {

ExactSums sums_of(std::initializer_list<std::int64_t> numbers) {
  ExactSums sums;
  for (const std::int64_t n : numbers) sums.add(n);
  return sums;
}

constexpr std::int64_t one = std::int64_t{1} << 32U;  // 1, in units of 2⁻³²

TEST(ExactSums, AreWrittenLowestWordFirst) {
  EXPECT_EQ(words_from(sums_of({-1})), (SumWords{~0U, ~0U, ~0U, ~0U, 1, 0, 0, 0}));
  EXPECT_EQ(words_from(sums_of({3 * one, 2})), (SumWords{2, 3, 0, 0, 4, 0, 9, 0}));
  EXPECT_EQ(words_from(sums_of({std::int64_t{1} << 62U})),
            (SumWords{0, 1U << 30U, 0, 0, 0, 0, 0, 1U << 28U}));
}

TEST(ExactSums, ComeBackFromTheirWords) {
  Random random(1);
  ExactSums sums;
  for (int i = 0; i < 1000; ++i) {
    sums.add(static_cast<std::int64_t>(random.number() * 0x1p55));
    const ExactSums back = sums_from(words_from(sums));
    EXPECT_TRUE(back.sum == sums.sum && back.squares == sums.squares);
  }
}

TEST(ExactSums, HaveTheMomentsOfTheNumbers) {
  const ExactSums sums = sums_of({one, 2 * one, 3 * one, 4 * one, 5 * one});
  EXPECT_EQ(mean_of(sums, 5), 3);
  EXPECT_EQ(squared_deviations_of(sums, 5), 10);
  EXPECT_EQ(squared_deviations_of(sums_of({7}), 1), 0);
  // two numbers a unit apart: each is half a unit from the mean
  EXPECT_EQ(squared_deviations_of(sums_of({8, 9}), 2), 0x1p-65);
}

// in float64 Σ x² − n mean² would have no digit left here
TEST(ExactSums, KeepASmallSpreadFarFromZero) {
  const std::int64_t far = std::int64_t{1} << 53U;
  EXPECT_EQ(squared_deviations_of(sums_of({far - 1, far, far + 1}), 3), 0x1p-63);
}

}  // namespace
}  // namespace attention_steps
