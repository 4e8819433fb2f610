#include "self_attention.h"

#include <gtest/gtest.h>

#include <string>

#include "attention.h"
#include "cases.h"
#include "inputs.h"
#include "near.h"
#include "refusal.h"

namespace attention_steps {
namespace {

Linear layer_from(const nlohmann::json& weight, const nlohmann::json& bias) {
  return {matrix_from(weight), row_from(bias)};
}

TEST(SelfAttention, AgreesWithTheCases) {
  for_each_case("single_head.json", [](const nlohmann::json& expected) {
    const Projections projections{layer_from(expected.at("w_q"), expected.at("b_q")),
                                  layer_from(expected.at("w_k"), expected.at("b_k")),
                                  layer_from(expected.at("w_v"), expected.at("b_v"))};
    for (std::size_t item = 0; item < expected.at("x").size(); ++item) {
      const SelfAttention all = self_attention(matrix_from(expected.at("x").at(item)), projections);
      EXPECT_TRUE(near(matrix_from(expected.at("weights").at(item)), all.weights, relative(1e-12)));
      EXPECT_TRUE(near(matrix_from(expected.at("output").at(item)), all.output, relative(1e-12)));
    }
  });
}

Linear random_layer(Random& random, Eigen::Index inputs, Eigen::Index outputs) {
  return {random.matrix(outputs, inputs) / 8, random.row(outputs)};
}

TEST(SelfAttention, IsAttentionOfTheThreeProjections) {
  for_each_small_size([](Eigen::Index tokens, Random& random) {
    const Matrix x = random.matrix(tokens, 5);
    const Projections projections{random_layer(random, 5, 3), random_layer(random, 5, 3),
                                  random_layer(random, 5, 4)};
    const SelfAttention all = self_attention(x, projections);
    EXPECT_TRUE(identical(apply_linear(projections.query, x), all.q));
    EXPECT_TRUE(identical(apply_linear(projections.key, x), all.k));
    EXPECT_TRUE(identical(apply_linear(projections.value, x), all.v));
    const Attention expected = attention(all.q, all.k, all.v);
    EXPECT_EQ(expected.divisor, all.divisor);
    EXPECT_TRUE(identical(expected.scores, all.scores));
    EXPECT_TRUE(identical(expected.scaled, all.scaled));
    EXPECT_TRUE(identical(expected.weights, all.weights));
    EXPECT_TRUE(identical(expected.weights_sum, all.weights_sum));
    EXPECT_TRUE(identical(expected.output, all.output));
  });
}

TEST(SelfAttention, RefusesShapesThatDoNotFit) {
  const auto ones = [](Eigen::Index outputs, Eigen::Index inputs) {
    return Linear{Matrix::Ones(outputs, inputs), Row::Ones(outputs)};
  };
  const auto refusal = [](const Projections& projections) {
    return refusal_of([&] { self_attention(Matrix::Ones(2, 3), projections); });
  };
  const std::string expected = "[self_attention] expected ";
  EXPECT_EQ(refusal({ones(4, 2), ones(4, 3), ones(4, 3)}),
            expected + "query.weight with as many columns as x; found 4x2 and 2x3");
  EXPECT_EQ(refusal({ones(4, 3), ones(4, 2), ones(4, 3)}),
            expected + "key.weight with as many columns as x; found 4x2 and 2x3");
  EXPECT_EQ(refusal({ones(4, 3), ones(4, 3), {Matrix::Ones(4, 3), Row(0)}}),
            expected + "value.bias with an entry for each row of the weight matrix; found 0 and 4x3");
  EXPECT_EQ(refusal({ones(4, 3), ones(5, 3), ones(4, 3)}),
            expected + "key.weight with as many rows as query.weight; found 5x3 and 4x3");
  EXPECT_EQ(refusal({ones(4, 3), ones(4, 3), ones(7, 3)}), "not refused");
}

}  // namespace
}  // namespace attention_steps
