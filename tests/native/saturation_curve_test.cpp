#include "saturation_curve.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <string>

#include "near.h"
#include "refusal.h"

namespace attention_steps {
namespace {

// 2,000 draws of 6 keys by another implementation, with random numbers of its own
struct Reference {
  double head_size, score_deviation, largest, entropy, jacobian_norm;
};
constexpr std::array references = {
    Reference{1, 0.99, 0.36, 1.53, 0.374},   Reference{4, 1.98, 0.57, 1.11, 0.348},
    Reference{16, 4.04, 0.79, 0.56, 0.230},  Reference{64, 7.91, 0.89, 0.28, 0.139},
    Reference{256, 16.0, 0.95, 0.13, 0.074}, Reference{1024, 32.0, 0.97, 0.06, 0.036},
};

TEST(SaturationCurve, AgreesWithTheReferenceButForChance) {
  const auto points = saturation_curve(Row{{1, 4, 16, 64, 256, 1024}}, 2000, 6, 42);
  ASSERT_EQ(points.size(), references.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    const auto& [head_size, score_deviation, largest, entropy, jacobian_norm] = references.at(i);
    SCOPED_TRACE(head_size);
    EXPECT_EQ(points[i].head_size, head_size);
    EXPECT_TRUE(near(score_deviation, points[i].score_deviation, relative(0.06)));
    EXPECT_TRUE(near(largest, points[i].raw.largest, absolute(0.025)));
    EXPECT_TRUE(near(entropy, points[i].raw.entropy, absolute(0.05)));
    EXPECT_TRUE(near(jacobian_norm, points[i].raw.jacobian_norm, absolute(0.02)));
    EXPECT_TRUE(near(0.39, points[i].scaled.largest, absolute(0.05)));
    EXPECT_TRUE(near(1.50, points[i].scaled.entropy, absolute(0.06)));
    EXPECT_TRUE(near(0.38, points[i].scaled.jacobian_norm, absolute(0.02)));
  }
  EXPECT_TRUE(near(0.95, points.front().raw.gradient_norm, absolute(0.04)));
  EXPECT_TRUE(near(1.18, points.back().raw.gradient_norm, absolute(0.04)));
  EXPECT_TRUE(near(points.front().scaled.gradient_norm, points.back().scaled.gradient_norm, absolute(0.05)));
}

TEST(SaturationCurve, HasPointsThatDoNotDependOnTheOthers) {
  const SaturationPoint alone = saturation_curve(Row{{16}}, 50, 6, 7).at(0);
  const SaturationPoint beside = saturation_curve(Row{{4, 16, 64}}, 50, 6, 7).at(1);
  EXPECT_EQ(alone.score_deviation, beside.score_deviation);
  EXPECT_EQ(alone.raw.gradient_norm, beside.raw.gradient_norm);
  EXPECT_EQ(alone.scaled.entropy, beside.scaled.entropy);
  EXPECT_NE(alone.score_deviation, saturation_curve(Row{{16}}, 50, 6, 8).at(0).score_deviation);
}

TEST(SaturationCurve, IsTheSameToTheBitInAnySplit) {
  const SaturationPoint whole = saturation_curve(Row{{16}}, 50, 6, 7).at(0);
  const SaturationPoint parts =
      saturation_point({saturation_draws(16, 20, 6, 7, 0), saturation_draws(16, 30, 6, 7, 20)});
  EXPECT_EQ(whole.head_size, parts.head_size);
  EXPECT_EQ(whole.score_deviation, parts.score_deviation);
  EXPECT_EQ(whole.raw.largest, parts.raw.largest);
  EXPECT_EQ(whole.raw.entropy, parts.raw.entropy);
  EXPECT_EQ(whole.scaled.jacobian_norm, parts.scaled.jacobian_norm);
  EXPECT_EQ(whole.scaled.gradient_norm, parts.scaled.gradient_norm);
}

TEST(SaturationCurve, RefusesPartsThatDoNotBelongTogether) {
  const auto refusal = [](const std::vector<SaturationDraws>& parts) {
    return refusal_of([&] { saturation_point(parts); });
  };
  const std::string expected = "[saturation_point] expected ";
  EXPECT_EQ(refusal({}), expected + "at least one part; found none");
  EXPECT_EQ(refusal({saturation_draws(2, 1, 6, 7, 0), saturation_draws(4, 1, 6, 7, 0)}),
            expected + "parts of one head size; found 2 and 4");
}

TEST(SaturationCurve, RefusesAPartWhoseDrawsAreNotWhole) {
  const auto refusal_with = [](const auto& spoil) {
    SaturationDraws part = saturation_draws(2, 3, 6, 7, 0);
    spoil(part);
    return refusal_of([&] { saturation_point({saturation_draws(2, 1, 6, 7, 3), part}); });
  };
  const std::string expected = "[saturation_point] expected ";
  EXPECT_EQ(refusal_with([](SaturationDraws& part) { part.raw.largest = Row(0); }),
            expected + "at least one draw in each part; found none");
  EXPECT_EQ(refusal_with([](SaturationDraws& part) { part.raw.entropy = Row(2); }),
            expected + "each statistic of raw with an entry for each of 3 draws; found 2");
  EXPECT_EQ(refusal_with([](SaturationDraws& part) { part.scaled = saturation_draws(2, 4, 6, 7, 0).scaled; }),
            expected + "each statistic of scaled with an entry for each of 3 draws; found 4");
  const std::string scores = expected + "as many scores for each draw, at least one; found ";
  EXPECT_EQ(refusal_with([](SaturationDraws& part) { part.scores = Row(0); }), scores + "0 for 3 draws");
  EXPECT_EQ(refusal_with([](SaturationDraws& part) { part.scores = Row(7); }), scores + "7 for 3 draws");
}

// there √d_k is 1
TEST(SaturationCurve, HasOneSlopeAtAHeadSizeOfOne) {
  const SaturationPoint point = saturation_curve(Row{{1}}, 20, 6, 42).at(0);
  EXPECT_EQ(point.raw.largest, point.scaled.largest);
  EXPECT_EQ(point.raw.entropy, point.scaled.entropy);
  EXPECT_EQ(point.raw.jacobian_norm, point.scaled.jacobian_norm);
  EXPECT_EQ(point.raw.gradient_norm, point.scaled.gradient_norm);
}

// of one key there is nothing to choose
TEST(SaturationCurve, OfOneKeyIsAllOnIt) {
  const SaturationPoint point = saturation_curve(Row{{5}}, 10, 1, 42).at(0);
  EXPECT_EQ(point.raw.largest, 1);
  EXPECT_EQ(point.raw.entropy, 0);
  EXPECT_EQ(point.scaled.jacobian_norm, 0);
  EXPECT_EQ(point.scaled.gradient_norm, 0);
}

TEST(SaturationCurve, RefusesOtherArguments) {
  const auto refusal = [](const Row& head_sizes, double draws, double keys, double seed) {
    return refusal_of([&] { saturation_curve(head_sizes, draws, keys, seed); });
  };
  const std::string expected = "[saturation_curve] expected ";
  EXPECT_EQ(refusal(Row(0), 1, 1, 1), expected + "at least one head size; found none");
  EXPECT_EQ(refusal(Row{{1, 0}}, 1, 1, 1),
            expected + "each head size to be a whole number from 1 to 65536; found 0");
  EXPECT_EQ(refusal(Row{{1}}, 1e6, 1, 1),
            expected + "draws to be a whole number from 1 to 100000; found 1000000");
  EXPECT_EQ(refusal(Row{{1}}, 1, 65, 1), expected + "keys to be a whole number from 1 to 64; found 65");
  EXPECT_EQ(refusal(Row{{1}}, 1, 1, -1), expected + "seed to be a whole number from 0 to 2^53 - 1; found -1");
}

}  // namespace
}  // namespace attention_steps
