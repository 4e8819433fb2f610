#include "encoder.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "cases.h"
#include "fillings.h"
#include "near.h"
#include "refusal.h"
#include "rotary.h"
#include "trained.h"

namespace attention_steps {
namespace {

using Tokens = std::vector<Eigen::Index>;

// 0 where both are near 0, which the relative error of a difference says nothing of
constexpr Tolerance golden{1e-11, 1e-12};

Matrix rows_of(const Matrix& matrix, const Tokens& shown) {
  Matrix result(shown.size(), matrix.cols());
  for (std::size_t i = 0; i < shown.size(); ++i) {
    result.row(static_cast<Eigen::Index>(i)) = matrix.row(shown[i]);
  }
  return result;
}

TEST(Encoder, AgreesWithPyTorch) {
  for_each_case("encoder.json", [](const nlohmann::json& expected) {
    const Encoded all = encode(trained(), expected.at("rows").get<Tokens>());
    const auto shown = expected.at("shown").get<Tokens>();
    const auto agrees = [&](const char* name, const Matrix& found) {
      EXPECT_TRUE(near(matrix_from(expected.at(name)), rows_of(found, shown), golden)) << name;
    };
    agrees("x", all.x);
    agrees("q", all.q);
    agrees("k", all.k);
    agrees("v", all.v);
    agrees("weights", all.attention.weights);
    agrees("mixed", all.attention.output);
    agrees("y", all.y);
    agrees("z", all.z);
    const auto agrees_in_spread = [&](const char* name, const Standardised& found) {
      Matrix spread(found.mean.size(), 2);
      spread << found.mean, found.variance;
      EXPECT_TRUE(near(matrix_from(expected.at("norms").at(name)), rows_of(spread, shown), golden)) << name;
    };
    agrees_in_spread("x", all.entry);
    agrees_in_spread("y", all.after_attention);
    agrees_in_spread("z", all.after_feed_forward);

    const nlohmann::json& likeliest = expected.at("fillings");
    const Row z = all.z.row(expected.at("place")).transpose().array();
    const std::vector<Filling> found = fillings(trained(), z, static_cast<double>(likeliest.size()));
    for (std::size_t i = 0; i < found.size(); ++i) {
      EXPECT_EQ(found[i].row, likeliest.at(i).at("row"));
      EXPECT_TRUE(near(likeliest.at(i).at("logit"), found[i].logit, golden));
      EXPECT_TRUE(near(likeliest.at(i).at("probability"), found[i].probability, golden));
    }
  });
}

const Tokens some = {2, 100, 200, 300, 4, 3};

TEST(Encoder, AttendsAsTheLessonDoes) {
  const Encoded all = encode(trained(), some);
  const Attention expected = attention(all.q, all.k, all.v);
  EXPECT_EQ(all.attention.divisor, 8);
  EXPECT_TRUE(identical(expected.scores, all.attention.scores));
  EXPECT_TRUE(identical(expected.weights, all.attention.weights));
  EXPECT_TRUE(identical(expected.output, all.attention.output));
}

TEST(Encoder, GivesEachStepFromTheOneBefore) {
  const Encoder& encoder = trained();
  const Encoded all = encode(encoder, some);
  const Tolerance few{1e-12, 1e-13};
  for (std::size_t i = 0; i < some.size(); ++i) {
    EXPECT_TRUE(identical(encoder.embedding.row(some[i]), all.embedded.row(static_cast<Eigen::Index>(i))));
  }
  EXPECT_TRUE(identical(layer_norm(encoder.entry, standardised(all.embedded)), all.x));
  EXPECT_TRUE(near(all.x * encoder.query.transpose(), all.query, few));
  EXPECT_TRUE(near(all.x * encoder.key.transpose(), all.key, few));
  EXPECT_TRUE(near(all.x * encoder.value.transpose(), all.value, few));
  const Turns expected = turns(all.x.rows(), encoder.angles);
  EXPECT_TRUE(identical(expected.angles, all.turns.angles));
  EXPECT_TRUE(identical(turned(all.query, expected, Turn::forth), all.q));
  EXPECT_TRUE(identical(turned(all.key, expected, Turn::forth), all.k));
  EXPECT_TRUE(identical(turned(all.value, expected, Turn::forth), all.v));
  EXPECT_TRUE(identical(turned(all.attention.output, expected, Turn::back), all.unturned));
  EXPECT_TRUE(near(all.unturned * encoder.out.transpose(), all.projected, few));
  EXPECT_TRUE(identical(all.x + all.projected, all.attended));
  EXPECT_TRUE(identical(layer_norm(encoder.after_attention, standardised(all.attended)), all.y));
  EXPECT_TRUE(
      near((all.y * encoder.gate.weight.transpose()).rowwise() + encoder.gate.bias.matrix().transpose(),
           all.gate, few));
  EXPECT_TRUE(identical(all.gate.cwiseMax(0), all.opened));
  EXPECT_TRUE(
      near((all.y * encoder.inner.weight.transpose()).rowwise() + encoder.inner.bias.matrix().transpose(),
           all.up, few));
  EXPECT_TRUE(identical(all.opened.cwiseProduct(all.up), all.inner));
  EXPECT_TRUE(identical(apply_linear(encoder.outer, all.inner), all.fed));
  EXPECT_TRUE(identical(all.y + all.fed, all.processed));
  EXPECT_TRUE(identical(layer_norm(encoder.after_feed_forward, standardised(all.processed)), all.z));
}

TEST(Encoder, GivesWhatEachLayerNormCameBy) {
  const Encoded all = encode(trained(), some);
  const auto agrees = [](const Matrix& from, const Standardised& found) {
    const Standardised expected = standardised(from);
    EXPECT_TRUE(identical(expected.mean, found.mean));
    EXPECT_TRUE(identical(expected.deviations, found.deviations));
    EXPECT_TRUE(identical(expected.squares, found.squares));
    EXPECT_TRUE(identical(expected.variance, found.variance));
    EXPECT_TRUE(identical(expected.steadied, found.steadied));
    EXPECT_TRUE(identical(expected.standard_deviation, found.standard_deviation));
    EXPECT_TRUE(identical(expected.entries, found.entries));
    for (Eigen::Index i = 0; i < from.rows(); ++i) {
      EXPECT_TRUE(near(0, found.entries.row(i).mean(), absolute(1e-14)));
      EXPECT_TRUE(near(found.variance[i] / (found.variance[i] + layer_norm_epsilon),
                       found.entries.row(i).array().square().mean(), relative(1e-12)));
    }
  };
  agrees(all.embedded, all.entry);
  agrees(all.attended, all.after_attention);
  agrees(all.processed, all.after_feed_forward);
}

TEST(Encoder, StartsFromTheSameVectorWhereverATokenStands) {
  const Encoded all = encode(trained(), {7, 8, 7});
  EXPECT_TRUE(identical(all.x.row(0), all.x.row(2)));
  EXPECT_TRUE(identical(all.query.row(0), all.query.row(2)));
  EXPECT_FALSE(near(all.q.row(0), all.q.row(2), Tolerance{0.1, 0.1}));
}

TEST(Encoder, ScoresByHowFarTokensAreApart) {
  const Matrix first = encode(trained(), {100, 200, 300}).attention.scores;
  const Matrix shifted = encode(trained(), {50, 60, 70, 80, 100, 200, 300, 90}).attention.scores;
  EXPECT_TRUE(near(first, shifted.block(4, 4, 3, 3), Tolerance{1e-11, 1e-11}));
}

TEST(Encoder, IsTheSameWithItsOwnWeightsGiven) {
  const Encoded all = encode(trained(), some);
  const Encoded again = encode(trained(), some, all.attention.weights);
  EXPECT_TRUE(identical(all.attention.output, again.attention.output));
  EXPECT_TRUE(identical(all.z, again.z));
}

TEST(Encoder, MixesByTheWeightsGiven) {
  const auto length = static_cast<Eigen::Index>(some.size());
  const Encoded all = encode(trained(), some, Matrix::Identity(length, length));
  EXPECT_TRUE(identical(all.v, all.attention.output));
  EXPECT_TRUE(near(all.value, all.unturned, Tolerance{1e-13, 1e-13}));
  EXPECT_TRUE(identical(encode(trained(), some).attention.scores, all.attention.scores));
}

TEST(Encoder, TakesASingleTokenAndAsManyAsItMay) {
  EXPECT_TRUE(identical(Matrix::Ones(1, 1), encode(trained(), {5}).attention.weights));
  EXPECT_EQ(encode(trained(), Tokens(32, 9)).z.rows(), 32);
}

TEST(Encoder, RefusesWhatItCannotRun) {
  const auto refusal = [](const Tokens& tokens, const std::optional<Matrix>& weights = {}) {
    return refusal_of([&] { encode(trained(), tokens, weights); });
  };
  const std::string last = std::to_string(trained().embedding.rows() - 1);
  const std::string rows = "[encode] expected each token's row to be a whole number from 0 to " + last;
  EXPECT_EQ(refusal({}), "[encode] expected 1 to 32 tokens; found 0");
  EXPECT_EQ(refusal(Tokens(33, 9)), "[encode] expected 1 to 32 tokens; found 33");
  EXPECT_EQ(refusal({-1}), rows + "; found -1");
  EXPECT_EQ(refusal({100000}), rows + "; found 100000");
  EXPECT_EQ(refusal({7, 8}, Matrix::Ones(2, 3)),
            "[encode] expected weights of tokens x tokens, 2x2; found 2x3");
  EXPECT_EQ(refusal({7}, Matrix::Constant(1, 1, 1.5)), "[encode] expected weights from 0 to 1; found 1.5");
  EXPECT_EQ(refusal({7}, Matrix::Constant(1, 1, -0.1)), "[encode] expected weights from 0 to 1; found -0.1");
  EXPECT_EQ(refusal({7}, Matrix::Constant(1, 1, NAN)), "[encode] expected weights from 0 to 1; found nan");
}

}  // namespace
}  // namespace attention_steps
