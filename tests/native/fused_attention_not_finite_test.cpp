#include <gtest/gtest.h>

#include <limits>

#include "fused_inputs.h"
#include "near.h"

// The rules for dropped keys, −∞, +∞ and NaN, as attention_not_finite_test.cpp has them of attention().

namespace attention_steps {
namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr float nan = std::numeric_limits<float>::quiet_NaN();

/// More than a block of queries and two of keys, and no multiple of either.
constexpr std::size_t tokens = 271;
constexpr std::size_t head_size = 9;
constexpr auto places = {0, 1, 4, 7, 8, 63, 64, 127, 128, 200, 269, 270};

Matrix rows_of(const FusedInputs& in) { return as_rows(fused(in), in.options.head_size); }

void fill_row(Floats& numbers, std::size_t row, float number) {
  std::fill_n(numbers.begin() + static_cast<std::ptrdiff_t>(row * head_size), head_size, number);
}

/// One column of head size 1, so that a score is q · k.
FusedInputs column(const Floats& q, const Floats& k, const Floats& v) {
  return {q, k, v, {1, static_cast<double>(q.size()), 1}, {}};
}

TEST(FusedNotFinite, ADroppedKeyChangesNothingWhateverItHolds) {
  Random random(1);
  FusedInputs in = fused_inputs(random, 1, tokens, head_size);
  for (const bool causal : {false, true}) {
    in.options.causal = causal;
    in.kept_keys = Row::Ones(tokens);
    for (const int place : places) (*in.kept_keys)[place] = 0;
    const Matrix clean = rows_of(in);
    for (const float number : {nan, infinity, -infinity}) {
      FusedInputs spoilt = in;
      for (const int place : places) {
        fill_row(spoilt.k, static_cast<std::size_t>(place), number);
        fill_row(spoilt.v, static_cast<std::size_t>(place), number);
      }
      EXPECT_TRUE(identical(clean, rows_of(spoilt)));
    }
  }
}

TEST(FusedNotFinite, AKeyAfterACausalQueryChangesNothingWhateverItHolds) {
  Random random(2);
  FusedInputs in = fused_inputs(random, 1, tokens, head_size);
  in.options.causal = true;
  const Matrix clean = rows_of(in);
  for (const int place : places) {
    for (const float number : {nan, infinity}) {
      FusedInputs spoilt = in;
      fill_row(spoilt.k, static_cast<std::size_t>(place), number);
      fill_row(spoilt.v, static_cast<std::size_t>(place), number);
      const Matrix found = rows_of(spoilt);
      EXPECT_TRUE(identical(clean.topRows(place), found.topRows(place))) << place;
      EXPECT_TRUE(all_nan(found.bottomRows(static_cast<Eigen::Index>(tokens) - place))) << place;
    }
  }
}

TEST(FusedNotFinite, NoKeyLeftIsAllZero) {
  Random random(3);
  FusedInputs in = fused_inputs(random, 2, tokens, head_size);
  std::fill(in.v.begin(), in.v.end(), nan);
  in.kept_keys = Row::Zero(tokens);
  EXPECT_TRUE(identical(Matrix::Zero(2 * tokens, head_size), rows_of(in)));
  in.options.causal = true;
  (*in.kept_keys)[200] = 1;
  const Matrix found = rows_of(in);
  EXPECT_TRUE(identical(Matrix::Zero(200, head_size), found.topRows(200)));
  EXPECT_TRUE(all_nan(found.row(200)));
}

TEST(FusedNotFinite, ANanInAKeptKeyIsNanInTheRowsThatSeeIt) {
  Random random(4);
  FusedInputs in = fused_inputs(random, 1, tokens, head_size);
  in.k[head_size * 130] = nan;
  EXPECT_TRUE(all_nan(rows_of(in)));
}

TEST(FusedNotFinite, ANanInAQueryIsNanInItsRowAlone) {
  Random random(5);
  FusedInputs in = fused_inputs(random, 1, tokens, head_size);
  const Matrix clean = rows_of(in);
  for (const int place : places) {
    FusedInputs spoilt = in;
    spoilt.q[static_cast<std::size_t>(place) * head_size] = nan;
    const Matrix found = rows_of(spoilt);
    EXPECT_TRUE(all_nan(found.row(place))) << place;
    const Eigen::Index after = static_cast<Eigen::Index>(tokens) - place - 1;
    EXPECT_TRUE(identical(clean.topRows(place), found.topRows(place))) << place;
    EXPECT_TRUE(identical(clean.bottomRows(after), found.bottomRows(after))) << place;
  }
}

TEST(FusedNotFinite, ANanInAKeptValueIsNanInItsColumnAloneEvenAtAWeightOfZero) {
  Random random(6);
  FusedInputs in = fused_inputs(random, 1, tokens, head_size);
  for (const bool has_no_weight : {false, true}) {
    in.v[head_size * 3 + 5] = nan;
    if (has_no_weight) fill_row(in.k, 3, 0);
    if (has_no_weight) in.k[head_size * 3] = -infinity;
    if (has_no_weight) std::fill(in.q.begin(), in.q.end(), 1.F);
    const Matrix found = rows_of(in);
    EXPECT_TRUE(all_nan(found.col(5)));
    EXPECT_FALSE(found.leftCols(5).hasNaN());
    EXPECT_FALSE(found.rightCols(3).hasNaN());
  }
}

TEST(FusedNotFinite, AScoreOfMinusInfinityIsAWeightOfExactlyZero) {
  EXPECT_TRUE(identical(Matrix{{2}, {2}, {2}}, rows_of(column({1, 1, 1}, {-infinity, 2, 2}, {7, 1, 3}))));
}

TEST(FusedNotFinite, BlocksOfNothingButMinusInfinityAreWeightsOfZero) {
  Floats k(tokens, -infinity);
  Floats v(tokens, 7);
  k[260] = 2;
  v[260] = 3;
  EXPECT_TRUE(identical(Matrix::Constant(tokens, 1, 3), rows_of(column(Floats(tokens, 1), k, v))));
}

TEST(FusedNotFinite, ARowOfNothingButMinusInfinityIsAllZero) {
  const Floats v(tokens, nan);
  const FusedInputs in = column(Floats(tokens, 1), Floats(tokens, -infinity), v);
  EXPECT_TRUE(identical(Matrix::Zero(tokens, 1), rows_of(in)));
}

TEST(FusedNotFinite, AnInfiniteScoreAmongTheKeptIsNan) {
  for (const int place : places) {
    Floats k(tokens, 1);
    k[static_cast<std::size_t>(place)] = infinity;
    Floats q(tokens, 1);
    q[5] = -1;
    const Matrix found = rows_of(column(q, k, Floats(tokens, 1)));
    EXPECT_TRUE(all_nan(found.topRows(5))) << place;
    EXPECT_TRUE(identical(Matrix{{1}}, found.row(5))) << place;
    EXPECT_TRUE(all_nan(found.bottomRows(static_cast<Eigen::Index>(tokens) - 6))) << place;
  }
}

}  // namespace
}  // namespace attention_steps
