#include <gtest/gtest.h>

#include <vector>

#include "attention.h"
#include "inputs.h"
#include "near.h"
#include "softmax.h"
#include "sum.h"

// What holds for all queries, keys and values, tried on random ones; attention_mask_test.cpp has the rest.

namespace attention_steps {
namespace {

TEST(AttentionLaws, EachRowIsTheSoftmaxOfThatRowOfScaled) {
  for_each_size([](Eigen::Index keys, Random& random) {
    const Inputs in = random.inputs(keys);
    const Attention all = attention(in.q, in.k, in.v, 3, in.mask);
    for (Eigen::Index i = 0; i < in.q.rows(); ++i) {
      const Row scaled = all.scaled.row(i).transpose();
      EXPECT_TRUE(identical(softmax(scaled).weights.transpose(), all.weights.row(i))) << "row " << i;
    }
  });
}

TEST(AttentionLaws, ScoresAreDotProductsAndTheMaskDoesNotReachThem) {
  for_each_size([](Eigen::Index keys, Random& random) {
    const Inputs in = random.inputs(keys);
    const Attention all = attention(in.q, in.k, in.v, 3, in.mask);
    EXPECT_TRUE(identical(attention(in.q, in.k, in.v).scores, all.scores));
    for (Eigen::Index i = 0; i < in.q.rows(); ++i) {
      for (Eigen::Index j = 0; j < keys; ++j) {
        const Row products = in.q.row(i).cwiseProduct(in.k.row(j)).transpose();
        EXPECT_TRUE(near(compensated_sum(products), all.scores(i, j), absolute(1e-12))) << i << ", " << j;
      }
    }
  });
}

TEST(AttentionLaws, WeightsAddUpToOneInEachRow) {
  for_each_size([](Eigen::Index keys, Random& random) {
    const Inputs in = random.inputs(keys);
    const Matrix weights = attention(in.q, in.k, in.v).weights;
    for (Eigen::Index i = 0; i < weights.rows(); ++i) {
      const Row row = weights.row(i).transpose();
      EXPECT_TRUE(near(1, compensated_sum(row), ulps(2))) << "row " << i;
    }
  });
}

TEST(AttentionLaws, TheOutputIsTheWeightedSumOfTheValues) {
  for_each_size([](Eigen::Index keys, Random& random) {
    const Inputs in = random.inputs(keys);
    const Attention all = attention(in.q, in.k, in.v, 2, in.mask);
    EXPECT_TRUE(near(all.weights * in.v, all.output, absolute(1e-13)));
  });
}

TEST(AttentionLaws, TheOutputLiesWithinTheRangeOfTheValues) {
  for_each_size([](Eigen::Index keys, Random& random) {
    const Inputs in = random.inputs(keys);
    const Matrix output = attention(in.q, in.k, in.v).output;
    for (Eigen::Index d = 0; d < in.v.cols(); ++d) {
      EXPECT_LE(output.col(d).maxCoeff(), in.v.col(d).maxCoeff() + 1e-13);
      EXPECT_GE(output.col(d).minCoeff(), in.v.col(d).minCoeff() - 1e-13);
    }
  });
}

TEST(AttentionLaws, OneKeyGivesItsValue) {
  for_each_small_size([](Eigen::Index queries, Random& random) {
    const Matrix value = random.matrix(1, 5);
    const Attention all = attention(random.matrix(queries, 3), random.matrix(1, 3), value);
    EXPECT_TRUE(identical(value.replicate(queries, 1), all.output));
  });
}

TEST(AttentionLaws, ShufflingKeysTogetherWithTheirValuesChangesNothing) {
  for_each_size([](Eigen::Index keys, Random& random) {
    const Inputs in = random.inputs(keys);
    const std::vector<Eigen::Index> order = random.order(keys);
    const Matrix k = in.k(order, Eigen::all);
    const Matrix v = in.v(order, Eigen::all);
    const Attention all = attention(in.q, in.k, in.v);
    const Attention shuffled = attention(in.q, k, v);
    EXPECT_TRUE(near(all.weights(Eigen::all, order), shuffled.weights, relative(1e-12)));
    EXPECT_TRUE(near(all.output, shuffled.output, absolute(1e-12)));
  });
}

TEST(AttentionLaws, EachQueryIsAnsweredByItself) {
  for_each_size([](Eigen::Index keys, Random& random) {
    const Inputs in = random.inputs(keys);
    const Attention all = attention(in.q, in.k, in.v);
    for (Eigen::Index i = 0; i < in.q.rows(); ++i) {
      const Attention alone = attention(in.q.row(i), in.k, in.v);
      EXPECT_TRUE(near(all.weights.row(i), alone.weights, relative(1e-12)));
      EXPECT_TRUE(near(all.output.row(i), alone.output, absolute(1e-12)));
    }
  });
}

}  // namespace
}  // namespace attention_steps
