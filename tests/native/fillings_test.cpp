#include "fillings.h"

#include <gtest/gtest.h>

#include <cmath>

#include "inputs.h"
#include "near.h"
#include "refusal.h"

namespace attention_steps {
namespace {

/// An encoder of which only what fillings are judged by is there: of 5 specials and 4 characters.
Encoder judging() {
  Encoder encoder;
  encoder.embedding = Matrix::Zero(9, 2);
  encoder.embedding.bottomRows(4) << 1, 0, 0, 1, 1, 1, 0, 1;
  encoder.embedding.topRows(5).setConstant(100);
  encoder.bias = Row::Zero(9);
  encoder.bias[8] = 0.5;
  return encoder;
}

TEST(Fillings, AreTheLikeliestCharactersByTheSoftmaxOfTheirLogits) {
  const std::vector<Filling> found = fillings(judging(), (Row(2) << 2, 3).finished(), 3);
  const double sum = std::exp(2) + std::exp(3) + std::exp(5) + std::exp(3.5);
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].row, 7);
  EXPECT_EQ(found[0].logit, 5);
  EXPECT_TRUE(near(std::exp(5) / sum, found[0].probability, relative(1e-14)));
  EXPECT_EQ(found[1].row, 8);
  EXPECT_EQ(found[1].logit, 3.5);
  EXPECT_EQ(found[2].row, 6);
  EXPECT_TRUE(near(std::exp(3) / sum, found[2].probability, relative(1e-14)));
}

TEST(Fillings, AddUpToOneWhereAllAreAskedFor) {
  double sum = 0;
  for (const Filling& filling : fillings(judging(), (Row(2) << -1, 1).finished(), 4)) {
    sum += filling.probability;
  }
  EXPECT_TRUE(near(1, sum, ulps(4)));
}

TEST(Fillings, ComeByTheirRowsWhereTheyAreEquallyLikely) {
  Encoder encoder = judging();
  encoder.bias[8] = 0;
  const std::vector<Filling> found = fillings(encoder, Row::Zero(2), 4);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(found[i].row, static_cast<Eigen::Index>(5 + i));
}

TEST(Fillings, RefuseWhatIsNoRowOrNoCount) {
  const auto refusal = [](const Row& z, double count) {
    return refusal_of([&] { fillings(judging(), z, count); });
  };
  EXPECT_EQ(refusal(Row::Zero(3), 1), "[fillings] expected z of 2 numbers; found 3");
  EXPECT_EQ(refusal((Row(2) << 0, NAN).finished(), 1), "[fillings] expected finite numbers in z; found nan");
  EXPECT_EQ(refusal(Row::Zero(2), 0), "[fillings] expected count to be a whole number from 1 to 4; found 0");
  EXPECT_EQ(refusal(Row::Zero(2), 5), "[fillings] expected count to be a whole number from 1 to 4; found 5");
  EXPECT_EQ(refusal(Row::Zero(2), 1.5),
            "[fillings] expected count to be a whole number from 1 to 4; found 1.5");
}

}  // namespace
}  // namespace attention_steps
