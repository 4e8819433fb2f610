#include "attention_operations.h"

#include <gtest/gtest.h>

#include "refusal.h"

namespace attention_steps {
namespace {

TEST(AttentionOperations, CountsTheArticlesHead) {
  const AttentionOperations counts = attention_operations(9, 64, 32);
  EXPECT_EQ(counts.pairs, 81);
  EXPECT_EQ(counts.scores, 5184);
  EXPECT_EQ(counts.scaled, 81);
  EXPECT_EQ(counts.exps, 81);
  EXPECT_EQ(counts.weights, 81);
  EXPECT_EQ(counts.output, 2592);
}

TEST(AttentionOperations, GrowsWithTheSquareOfTheTokens) {
  const AttentionOperations once = attention_operations(32768, 65536, 1);
  const AttentionOperations twice = attention_operations(65536, 65536, 1);
  EXPECT_EQ(twice.scores, 4 * once.scores);
  EXPECT_EQ(twice.scores, 281474976710656);  // 2⁴⁸
}

TEST(AttentionOperations, RefusesWhatIsNoSize) {
  EXPECT_EQ(refusal_of([] { attention_operations(0, 64, 64); }),
            "[attention_operations] expected tokens to be a whole number from 1 to 65536; found 0");
  EXPECT_EQ(refusal_of([] { attention_operations(9, 1.5, 64); }),
            "[attention_operations] expected head_size to be a whole number from 1 to 65536; found 1.5");
  EXPECT_EQ(refusal_of([] { attention_operations(9, 64, 65537); }),
            "[attention_operations] expected value_size to be a whole number from 1 to 65536; found 65537");
}

}  // namespace
}  // namespace attention_steps
