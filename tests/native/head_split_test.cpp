#include "head_split.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "refusal.h"

namespace attention_steps {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

TEST(HeadSplit, IsThatOfModelsThatAreKnown) {
  const auto head_size = [](double hidden_size, double heads) {
    return head_split(hidden_size, heads, 0).head_size;
  };
  EXPECT_EQ(head_size(768, 12), 64);     // BERT base, GPT-2
  EXPECT_EQ(head_size(1024, 16), 64);    // BERT large
  EXPECT_EQ(head_size(12288, 96), 128);  // GPT-3
  EXPECT_EQ(head_size(4096, 32), 128);   // Llama 3 8B
  EXPECT_EQ(head_size(65536, 1), 65536);
  EXPECT_EQ(head_size(7, 7), 1);
}

TEST(HeadSplit, DividesTheScoreByTheRootOfTheHeadSize) {
  const HeadSplit bert = head_split(768, 12, -20);
  EXPECT_EQ(bert.divisor, 8);
  EXPECT_EQ(bert.scaled, -2.5);
  const HeadSplit llama = head_split(4096, 32, 20);
  EXPECT_EQ(llama.divisor, 11.313708498984761);
  EXPECT_EQ(llama.scaled, 1.7677669529663687);
  EXPECT_EQ(head_split(768, 12, infinity).scaled, infinity);
}

TEST(HeadSplit, IsOnlyARemainderWhereTheHeadsLeaveOne) {
  const auto expect_only = [](double remainder, const HeadSplit& split) {
    EXPECT_EQ(split.remainder, remainder);
    EXPECT_TRUE(std::isnan(split.head_size));
    EXPECT_TRUE(std::isnan(split.divisor));
    EXPECT_TRUE(std::isnan(split.scaled));
  };
  EXPECT_EQ(head_split(768, 12, 20).remainder, 0);
  expect_only(4, head_split(1000, 12, 20));
  expect_only(12, head_split(12, 768, 20));
}

TEST(HeadSplit, RefusesWhatIsNoNumberOfDimensionsOrHeads) {
  const auto refusal = [](double hidden_size, double heads) {
    return refusal_of([=] { head_split(hidden_size, heads, 20); });
  };
  const std::string hidden_size =
      "[head_split] expected hidden size to be a whole number from 1 to 65536; found ";
  const std::string heads = "[head_split] expected heads to be a whole number from 1 to 65536; found ";
  EXPECT_EQ(refusal(0, 12), hidden_size + "0");
  EXPECT_EQ(refusal(65537, 1), hidden_size + "65537");
  EXPECT_EQ(refusal(767.5, 1), hidden_size + "767.5");
  EXPECT_EQ(refusal(nan, 1), hidden_size + "nan");
  EXPECT_EQ(refusal(768, 0), heads + "0");
  EXPECT_EQ(refusal(768, -12), heads + "-12");
  EXPECT_EQ(refusal(768, infinity), heads + "inf");
}

}  // namespace
}  // namespace attention_steps
