#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <vector>

#include "attention.h"
#include "inputs.h"
#include "near.h"

// What a dropped key does: nothing at all.

namespace attention_steps {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

TEST(AttentionMask, ADroppedKeyChangesNothingWhateverItHolds) {
  for_each_size([](Eigen::Index keys, Random& random) {
    Inputs in = random.inputs(keys);
    const Eigen::Index dropped = random.below(keys);
    in.mask.col(dropped).setZero();
    const Attention clean = attention(in.q, in.k, in.v, {}, in.mask);
    for (const double spoiler : {nan, infinity, -infinity}) {
      in.k(dropped, random.below(in.k.cols())) = spoiler;
      in.v.row(dropped).setConstant(spoiler);
      const Attention spoilt = attention(in.q, in.k, in.v, {}, in.mask);
      EXPECT_TRUE(identical(clean.scaled, spoilt.scaled)) << spoiler;
      EXPECT_TRUE(identical(clean.weights, spoilt.weights)) << spoiler;
      EXPECT_TRUE(identical(clean.output, spoilt.output)) << spoiler;
    }
  });
}

// the smallest such case: column 0 alone is kept
TEST(AttentionMask, ANanInADroppedKeyOfTwoChangesNothing) {
  const Matrix rows{{0, 1, 2, 3}, {4, 5, 6, 7}};
  Matrix k = rows;
  k(1, 0) = nan;
  const Attention all = attention(rows, k, rows, {}, Matrix{{1, 0}, {1, 0}});
  EXPECT_TRUE(identical(Matrix{{1, 0}, {1, 0}}, all.weights));
  EXPECT_TRUE(identical(Matrix{{0, 1, 2, 3}, {0, 1, 2, 3}}, all.output));
}

TEST(AttentionMask, DroppingAKeyIsRemovingItsRow) {
  for_each_size([](Eigen::Index keys, Random& random) {
    const Inputs in = random.inputs(keys + 1);
    const Eigen::Index dropped = random.below(keys + 1);
    Matrix mask = Matrix::Ones(in.q.rows(), keys + 1);
    mask.col(dropped).setZero();
    std::vector<Eigen::Index> kept = random.order(keys + 1);
    kept.erase(std::find(kept.begin(), kept.end(), dropped));

    const Attention masked = attention(in.q, in.k, in.v, {}, mask);
    const Attention removed = attention(in.q, in.k(kept, Eigen::all), in.v(kept, Eigen::all));
    EXPECT_TRUE(near(removed.weights, masked.weights(Eigen::all, kept), relative(1e-12)));
    EXPECT_TRUE(near(removed.output, masked.output, absolute(1e-12)));
    EXPECT_TRUE(identical(Matrix::Zero(in.q.rows(), 1), masked.weights.col(dropped)));
  });
}

TEST(AttentionMask, AQueryWithNoKeyLeftHasWeightsAndOutputOfZero) {
  for_each_size([](Eigen::Index keys, Random& random) {
    Inputs in = random.inputs(keys);
    in.mask.row(0).setZero();
    in.v(0, 0) = nan;
    const Attention all = attention(in.q, in.k, in.v, {}, in.mask);
    EXPECT_TRUE(identical(Matrix::Zero(1, keys), all.weights.row(0)));
    EXPECT_TRUE(identical(Matrix::Zero(1, in.v.cols()), all.output.row(0)));
  });
}

TEST(AttentionMask, ACausalRowDoesNotChangeWithLaterKeys) {
  for_each_small_size([](Eigen::Index tokens, Random& random) {
    const Matrix q = random.matrix(tokens, 4);
    Matrix k = random.matrix(tokens, 4);
    Matrix v = random.matrix(tokens, 3);
    const Matrix causal = Matrix::Ones(tokens, tokens).triangularView<Eigen::Lower>();
    const Attention before = attention(q, k, v, {}, causal);
    const Eigen::Index first_changed = random.below(tokens);
    k.bottomRows(tokens - first_changed).setConstant(nan);
    v.bottomRows(tokens - first_changed) = random.matrix(tokens - first_changed, 3);
    const Attention after = attention(q, k, v, {}, causal);
    EXPECT_TRUE(identical(before.weights.topRows(first_changed), after.weights.topRows(first_changed)));
    EXPECT_TRUE(identical(before.output.topRows(first_changed), after.output.topRows(first_changed)));
    EXPECT_TRUE(all_nan(after.output.bottomRows(tokens - first_changed)));
  });
}

}  // namespace
}  // namespace attention_steps
