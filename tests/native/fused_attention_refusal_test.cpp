#include <gtest/gtest.h>

#include "fused_inputs.h"
#include "refusal.h"

namespace attention_steps {
namespace {

std::string refused(const FusedOptions& options, const FusedCounts& counts,
                    const std::optional<Row>& kept_keys = {}) {
  return refusal_of([&] { fused_sizes(options, counts, kept_keys); });
}

TEST(FusedRefusal, SizesAreWholeAndAtLeastOne) {
  EXPECT_EQ(refused({0, 2, 3}, {6, 6, 6}),
            "[fused_attention] expected heads to be a whole number from 1 to 2^53 - 1; found 0");
  EXPECT_EQ(refused({1, 2.5, 3}, {6, 6, 6}),
            "[fused_attention] expected tokens to be a whole number from 1 to 2^53 - 1; found 2.5");
  EXPECT_EQ(refused({1, 2, -3}, {6, 6, 6}),
            "[fused_attention] expected head_size to be a whole number from 1 to 2^53 - 1; found -3");
}

TEST(FusedRefusal, EachArgumentHasItsShape) {
  EXPECT_EQ(refused({1, 2, 3}, {5, 6, 6}),
            "[fused_attention] expected q of heads x queries x head_size, 1x2x3, to hold 6 numbers; found 5");
  EXPECT_EQ(refused({4, 2, 3}, {24, 6, 24}),
            "[fused_attention] expected k of heads x tokens x head_size, 4x2x3, to hold 24 numbers; found 6");
  EXPECT_EQ(refused({4, 2, 3}, {24, 24, 0}),
            "[fused_attention] expected v of heads x tokens x head_size, 4x2x3, to hold 24 numbers; found 0");
}

TEST(FusedRefusal, QueriesAreAmongTheTokens) {
  EXPECT_EQ(refused({1, 4, 1, false, 4}, {1, 4, 4}),
            "[fused_attention] expected first_query to be a whole number from 0 to 3; found 4");
  EXPECT_EQ(refused({1, 4, 1, false, 2, 3}, {3, 4, 4}),
            "[fused_attention] expected queries to be a whole number from 1 to 2; found 3");
  EXPECT_EQ(refused({1, 4, 1, false, 2}, {3, 4, 4}),
            "[fused_attention] expected q of heads x queries x head_size, 1x2x1, to hold 2 numbers; found 3");
}

TEST(FusedRefusal, KeptKeysAreAZeroOrAOneForEachToken) {
  EXPECT_EQ(refused({1, 2, 1}, {2, 2, 2}, Row{{1}}),
            "[fused_attention] expected as many kept keys as tokens, 2; found 1");
  EXPECT_EQ(refused({1, 2, 1}, {2, 2, 2}, Row{{1, 0.5}}),
            "[fused_attention] expected kept keys of 0 and 1; found 0.5");
}

TEST(FusedRefusal, TheCallRefusesWhatItsSizesDo) {
  EXPECT_EQ(refusal_of([] {
              fused_attention({1, 2}, {1, 2}, {1}, {1, 2, 1});
            }),
            "[fused_attention] expected v of heads x tokens x head_size, 1x2x1, to hold 2 numbers; found 1");
}

}  // namespace
}  // namespace attention_steps
