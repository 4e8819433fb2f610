#include "dot_product.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "inputs.h"
#include "near.h"
#include "refusal.h"

namespace attention_steps {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

// the article's: it grows with the number of entries, though each is ½
TEST(DotProduct, OfHalvesIsAQuarterOfTheHeadSize) {
  for (const Eigen::Index head_size : {2, 4, 64}) {
    const Row halves = Row::Constant(head_size, 0.5);
    const DotProduct result = dot_product(halves, halves);
    EXPECT_TRUE(identical(Row::Constant(head_size, 0.25), result.products));
    EXPECT_EQ(result.score, static_cast<double>(head_size) / 4);
  }
}

TEST(DotProduct, KeepsSmallProductsBesideLargeOnes) {
  EXPECT_EQ(dot_product(Row{{1e10, 1, -1e10}}, Row{{1e10, 3, 1e10}}).score, 3);
}

TEST(DotProduct, RefusesVectorsThatDoNotFit) {
  EXPECT_EQ(refusal_of([] { dot_product(Row(0), Row(0)); }),
            "[dot_product] expected a query of at least one entry; found none");
  EXPECT_EQ(refusal_of([] {
              dot_product(Row{{1, 2}}, Row{{1, 2, 3}});
            }),
            "[dot_product] expected a key of as many entries as the query; found 3 and 2");
}

TEST(Norm, IsTheLengthOfAVector) {
  EXPECT_EQ(norm(Row{{3, -4}}), 5);
  EXPECT_EQ(norm(Row{{0, 0}}), 0);
  EXPECT_EQ(norm(Row(0)), 0);
  EXPECT_TRUE(std::isnan(norm(Row{{1, std::nan("")}})));
  EXPECT_EQ(norm(Row{{1, -infinity}}), infinity);
}

TEST(Norm, NeitherOverflowsNorVanishes) {
  EXPECT_TRUE(near(5e300, norm(Row{{3e300, 4e300}}), ulps(1)));
  EXPECT_TRUE(near(5e-300, norm(Row{{3e-300, 4e-300}}), ulps(1)));
}

TEST(Norm, IsTheSquareRootOfTheSquares) {
  for_each_size([](Eigen::Index size, Random& random) {
    const Row row = random.row(size);
    EXPECT_TRUE(near(std::sqrt(dot_product(row, row).score), norm(row), ulps(1)));
  });
}

TEST(CosineSimilarity, HasEveryIntermediate) {
  const CosineSimilarity result = cosine_similarity(Row{{3, 4}}, Row{{5, -12}});
  EXPECT_EQ(result.score, -33);
  EXPECT_EQ(result.norm_a, 5);
  EXPECT_EQ(result.norm_b, 13);
  EXPECT_EQ(result.cosine, -33.0 / 65);
}

TEST(CosineSimilarity, IsOfTheDirectionNotOfTheLength) {
  for_each_small_size([](Eigen::Index size, Random& random) {
    const Row a = random.row(size);
    const Row b = random.row(size);
    const double cosine = cosine_similarity(a, b).cosine;
    EXPECT_TRUE(near(cosine, cosine_similarity(7 * a, 0.3 * b).cosine, absolute(1e-15)));
    EXPECT_TRUE(near(-cosine, cosine_similarity(a, -b).cosine, ulps(0)));
    EXPECT_TRUE(near(1, cosine_similarity(a, a).cosine, ulps(2)));
    EXPECT_LE(std::abs(cosine), 1 + 1e-15);
  });
}

TEST(CosineSimilarity, IsThereWhereTheScoreOverflowsOrVanishes) {
  EXPECT_EQ(cosine_similarity(Row{{1e200}}, Row{{1e200}}).cosine, 1);
  EXPECT_EQ(cosine_similarity(Row{{1e-200}}, Row{{-1e-200}}).cosine, -1);
  EXPECT_TRUE(near(-33.0 / 65, cosine_similarity(Row{{3e-200, 4e-200}}, Row{{5e250, -12e250}}).cosine,
                   absolute(1e-15)));
  EXPECT_TRUE(
      near(-33.0 / 65, cosine_similarity(Row{{3e-310, 4e-310}}, Row{{5, -12}}).cosine, absolute(1e-13)));
}

TEST(CosineSimilarity, OfAVectorOfZerosIsNan) {
  EXPECT_TRUE(std::isnan(cosine_similarity(Row{{0, 0}}, Row{{1, 2}}).cosine));
}

TEST(CosineSimilarity, RefusesVectorsThatDoNotFit) {
  EXPECT_EQ(refusal_of([] { cosine_similarity(Row(0), Row(0)); }),
            "[cosine_similarity] expected vectors of at least one entry; found none");
  EXPECT_EQ(refusal_of([] {
              cosine_similarity(Row{{1}}, Row{{1, 2}});
            }),
            "[cosine_similarity] expected vectors of one size; found 1 and 2");
}

}  // namespace
}  // namespace attention_steps
