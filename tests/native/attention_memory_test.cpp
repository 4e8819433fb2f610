#include "attention_memory.h"

#include <gtest/gtest.h>

#include "refusal.h"

namespace attention_steps {
namespace {

TEST(AttentionMemory, CountsMatricesAndTablesApart) {
  const auto [steps, streaming] = attention_memory(2, 9, 64);
  EXPECT_EQ(steps.matrices, 4);
  EXPECT_EQ(steps.entries, 4608);  // 4 · 2 · 9 · 64
  EXPECT_EQ(steps.tables, 3);
  EXPECT_EQ(steps.pairs, 486);  // 3 · 2 · 9 · 9
  EXPECT_EQ(steps.number_size, 8);
  EXPECT_EQ(steps.bytes, 40752);
  EXPECT_EQ(streaming.entries, 4608);
  EXPECT_EQ(streaming.tables, 0);
  EXPECT_EQ(streaming.pairs, 0);
  EXPECT_EQ(streaming.number_size, 4);
  EXPECT_EQ(streaming.bytes, 18432);
}

TEST(AttentionMemory, GrowsWithTheSquareOfTheTokensStepByStepAndWithTheTokensStreaming) {
  const auto once = attention_memory(1, 32768, 1);
  const auto twice = attention_memory(1, 65536, 1);
  EXPECT_EQ(twice.step_by_step.pairs, 4 * once.step_by_step.pairs);
  EXPECT_EQ(twice.streaming.bytes, 2 * once.streaming.bytes);
}

TEST(AttentionMemory, RefusesWhatIsNoSize) {
  EXPECT_EQ(refusal_of([] { attention_memory(0, 9, 64); }),
            "[attention_memory] expected items to be a whole number from 1 to 65536; found 0");
  EXPECT_EQ(refusal_of([] { attention_memory(1, 1.5, 64); }),
            "[attention_memory] expected tokens to be a whole number from 1 to 65536; found 1.5");
  EXPECT_EQ(refusal_of([] { attention_memory(1, 9, 65537); }),
            "[attention_memory] expected head_size to be a whole number from 1 to 65536; found 65537");
}

}  // namespace
}  // namespace attention_steps
