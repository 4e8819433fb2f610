#include "two_contexts.h"

#include <gtest/gtest.h>

#include "attention.h"
#include "near.h"
#include "refusal.h"
#include "standard_normal.h"

namespace attention_steps {
namespace {

const Row first{{101, 2769, 1599, 3614, 102}};
const Row second{{101, 2000, 1599, 102}};

TEST(TwoContexts, IsTheTokensRowOfAttentionInEach) {
  const TwoContexts both = two_contexts(1599, first, second, 4, 42);
  for (const auto& [context, ids] : {std::pair{both.first, first}, std::pair{both.second, second}}) {
    const Matrix x = token_vectors(ids, 4, 42);
    EXPECT_EQ(context.vectors, x);
    const Attention whole = attention(x, x, x);
    EXPECT_TRUE(near(Row(whole.scores.row(2).transpose()), context.scores, relative(1e-14)));
    EXPECT_EQ(context.row.divisor, 2);
    EXPECT_TRUE(near(Row(whole.weights.row(2).transpose()), context.row.weights, relative(1e-13)));
    EXPECT_TRUE(near(Row(whole.output.row(2).transpose()), context.row.output, absolute(1e-14)));
  }
}

TEST(TwoContexts, HasOneVectorBeforeAndTwoAfter) {
  const TwoContexts both = two_contexts(1599, first, second, 4, 7);
  EXPECT_TRUE(near(1, both.before.cosine, ulps(2)));
  EXPECT_LT(both.after.cosine, 0.9);
}

// no position is added
TEST(TwoContexts, AreAlikeWhereTheSameTokensStandInAnotherOrder) {
  const TwoContexts both = two_contexts(1599, first, first.reverse(), 4, 42);
  EXPECT_TRUE(near(1, both.after.cosine, ulps(4)));
}

TEST(TwoContexts, RefusesAContextWithoutTheToken) {
  EXPECT_EQ(refusal_of([] {
              two_contexts(1599, first, Row{{101, 102}}, 4, 42);
            }),
            "[two_contexts] expected the token in both contexts; found one without 1599");
  EXPECT_EQ(refusal_of([] { two_contexts(1599, first, second, 0, 42); }),
            "[token_vectors] expected size to be a whole number from 1 to 65536; found 0");
}

}  // namespace
}  // namespace attention_steps
