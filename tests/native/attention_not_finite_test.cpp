#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

#include "attention.h"
#include "inputs.h"
#include "near.h"

// What an infinity and a NaN do to the row they are in, and that they do nothing to the others.

namespace attention_steps {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

TEST(AttentionNotFinite, ANanInAKeptKeyIsNanInThatRowAlone) {
  for (Eigen::Index keys = 1; keys <= 9; ++keys) {
    for (Eigen::Index place = 0; place < keys; ++place) {
      Random random(static_cast<std::uint64_t>(keys));
      Inputs in = random.inputs(keys);
      in.q = random.matrix(2, in.k.cols());
      in.mask = Matrix::Ones(2, keys);
      in.mask(1, place) = 0;
      const Attention clean = attention(in.q, in.k, in.v, {}, in.mask);
      in.k(place, 0) = nan;
      const Attention spoilt = attention(in.q, in.k, in.v, {}, in.mask);
      EXPECT_TRUE(all_nan(spoilt.weights.row(0))) << place << " of " << keys;
      EXPECT_TRUE(all_nan(spoilt.output.row(0))) << place << " of " << keys;
      EXPECT_TRUE(identical(clean.weights.row(1), spoilt.weights.row(1))) << place << " of " << keys;
      EXPECT_TRUE(identical(clean.output.row(1), spoilt.output.row(1))) << place << " of " << keys;
    }
  }
}

TEST(AttentionNotFinite, ANanInAQueryIsNanInItsRowAlone) {
  for_each_size([](Eigen::Index keys, Random& random) {
    Inputs in = random.inputs(keys);
    const Matrix clean = attention(in.q, in.k, in.v).output;
    in.q(0, 0) = nan;
    const Attention spoilt = attention(in.q, in.k, in.v);
    EXPECT_TRUE(all_nan(spoilt.weights.row(0)));
    EXPECT_TRUE(all_nan(spoilt.output.row(0)));
    const Eigen::Index others = in.q.rows() - 1;
    EXPECT_TRUE(identical(clean.bottomRows(others), spoilt.output.bottomRows(others)));
  });
}

TEST(AttentionNotFinite, ANanInAKeptValueIsNanInItsColumnAlone) {
  const Attention all = attention(Matrix{{0}}, Matrix{{1}, {1}}, Matrix{{1, nan}, {3, 4}});
  EXPECT_TRUE(identical(Matrix{{0.5, 0.5}}, all.weights));
  EXPECT_TRUE(identical(Matrix{{2, nan}}, all.output));
}

TEST(AttentionNotFinite, ANanInAKeptValueIsNanEvenAtAWeightOfZero) {
  const Attention all = attention(Matrix{{1}}, Matrix{{-infinity}, {2}}, Matrix{{nan, 1}, {3, 4}});
  EXPECT_TRUE(identical(Matrix{{0, 1}}, all.weights));
  EXPECT_TRUE(identical(Matrix{{nan, 4}}, all.output));
}

TEST(AttentionNotFinite, AScoreOfMinusInfinityIsAWeightOfExactlyZero) {
  const Attention all = attention(Matrix{{1}}, Matrix{{-infinity}, {2}, {2}}, Matrix{{7}, {1}, {3}});
  EXPECT_TRUE(identical(Matrix{{0, 0.5, 0.5}}, all.weights));
  EXPECT_TRUE(identical(Matrix{{2}}, all.output));
}

TEST(AttentionNotFinite, ARowOfNothingButMinusInfinityIsAsFullyDropped) {
  const Matrix k{{-infinity}, {-infinity}, {1}};
  const Matrix v{{nan}, {infinity}, {3}};
  const Attention all = attention(Matrix{{1}, {2}}, k, v, {}, Matrix{{1, 1, 0}, {0, 1, 0}});
  EXPECT_TRUE(identical(Matrix::Zero(2, 3), all.weights));
  EXPECT_TRUE(identical(Matrix::Zero(2, 1), all.output));
}

TEST(AttentionNotFinite, AnInfiniteScoreAmongTheKeptIsNan) {
  const Attention all = attention(Matrix{{1}, {-1}}, Matrix{{infinity}, {2}}, Matrix{{1}, {3}});
  EXPECT_TRUE(all_nan(all.weights.row(0)));
  EXPECT_TRUE(all_nan(all.output.row(0)));
  EXPECT_TRUE(identical(Matrix{{0, 1}}, all.weights.row(1)));
  EXPECT_TRUE(identical(Matrix{{3}}, all.output.row(1)));
}

}  // namespace
}  // namespace attention_steps
