#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "inputs.h"
#include "near.h"
#include "softmax.h"
#include "sum.h"

// What holds for every row of scores, tried on random ones.

namespace attention_steps {
namespace {

// the nearest multiples of 2⁻²⁰, so that adding a whole number to them is exact
Row on_a_grid(const Row& row) { return (row * 0x1p20).round() * 0x1p-20; }

TEST(SoftmaxLaws, WeightsAddUpToOne) {
  for_each_size([](Eigen::Index size, Random& random) {
    const Row weights = softmax(random.row(size)).weights;
    EXPECT_TRUE(near(1, compensated_sum(weights), ulps(2)));
    EXPECT_GE(weights.minCoeff(), 0);
    EXPECT_LE(weights.maxCoeff(), 1);
  });
}

TEST(SoftmaxLaws, StepsFollowFromOneAnother) {
  for_each_size([](Eigen::Index size, Random& random) {
    const Row scores = random.row(size);
    const Softmax row = softmax(scores, 3);
    EXPECT_TRUE(identical(scores / 3, row.scaled));
    EXPECT_EQ(row.scaled.maxCoeff(), row.max);
    EXPECT_TRUE(identical(row.scaled - row.max, row.shifted));
    EXPECT_EQ(row.exps.maxCoeff(), 1);
    EXPECT_EQ(compensated_sum(row.exps), row.sum);
    EXPECT_TRUE(identical(row.exps / row.sum, row.weights));
  });
}

TEST(SoftmaxLaws, AddingOneConstantToEveryScoreChangesNothing) {
  for_each_size([](Eigen::Index size, Random& random) {
    const Row scores = on_a_grid(random.row(size));
    const Row weights = softmax(scores, 4).weights;
    for (const double constant : {-1e6, -1.0, 12345.0, 1e9}) {
      EXPECT_TRUE(identical(weights, softmax(scores + constant, 4).weights)) << constant;
    }
  });
}

TEST(SoftmaxLaws, ShufflingTheScoresShufflesTheWeights) {
  for_each_size([](Eigen::Index size, Random& random) {
    const Row scores = random.row(size);
    const std::vector<Eigen::Index> order = random.order(size);
    const Row shuffled = scores(order);
    EXPECT_TRUE(near(softmax(scores).weights(order), softmax(shuffled).weights, ulps(2)));
  });
}

TEST(SoftmaxLaws, AHigherScoreHasAHigherWeight) {
  for_each_size([](Eigen::Index size, Random& random) {
    const Row scores = on_a_grid(random.row(size));
    const Row weights = softmax(scores).weights;
    std::vector<Eigen::Index> order = random.order(size);
    std::sort(order.begin(), order.end(), [&](auto i, auto j) { return scores[i] < scores[j]; });
    for (std::size_t n = 1; n < order.size(); ++n) {
      const Eigen::Index lower = order[n - 1];
      const Eigen::Index higher = order[n];
      EXPECT_EQ(scores[lower] < scores[higher], weights[lower] < weights[higher]);
    }
  });
}

TEST(SoftmaxLaws, TheDivisorDividesTheScores) {
  for_each_size([](Eigen::Index size, Random& random) {
    const Row scores = random.row(size);
    const double divisor = 9 + random.number();
    const Softmax divided_inside = softmax(scores, divisor);
    const Softmax divided_before = softmax(scores / divisor);
    EXPECT_TRUE(identical(divided_before.scaled, divided_inside.scaled));
    EXPECT_TRUE(identical(divided_before.exps, divided_inside.exps));
    EXPECT_TRUE(identical(divided_before.weights, divided_inside.weights));
  });
}

TEST(SoftmaxLaws, OneScoreHasAllTheWeight) {
  Random random(1);
  for (int draw = 0; draw < 100; ++draw) {
    EXPECT_TRUE(identical(Row{{1}}, softmax(random.row(1), 0.5).weights));
  }
}

}  // namespace
}  // namespace attention_steps
