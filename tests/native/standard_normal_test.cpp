#include "standard_normal.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

#include "near.h"
#include "random.h"
#include "refusal.h"

namespace attention_steps {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

TEST(StandardNormal, IsFilledRowByRowFromOneStream) {
  const Matrix numbers = standard_normal(3, 5, 42);
  Matrix expected(3, 5);
  fill_standard_normals({42, Purpose::standard_normal, 0}, 0, expected.data(), 15);
  EXPECT_TRUE(identical(expected, numbers));
}

TEST(StandardNormal, DependsOnTheSeedAlone) {
  EXPECT_TRUE(identical(standard_normal(4, 4, 1), standard_normal(4, 4, 1)));
  EXPECT_FALSE(identical(standard_normal(4, 4, 1), standard_normal(4, 4, 2)));
  EXPECT_FALSE(identical(standard_normal(4, 4, 1), standard_normal(4, 4, 1 + 0x1p32)));
  EXPECT_FALSE(identical(standard_normal(4, 4, 0), standard_normal(4, 4, largest_side * 0x1p36)));
}

// computed apart, with 50 digits; a link to an exhibit relies on them
TEST(StandardNormal, KeepsItsNumbersForEver) {
  EXPECT_TRUE(near(Matrix{{0.2870419004491993053, -0.07882346891866280363, -1.452137146778464793},
                          {-0.4101129425247294284, 2.248211635486139794, -0.448036628212622311}},
                   standard_normal(2, 3, 42), ulps(3)));
}

TEST(TokenVectors, GivesATokenTheSameVectorInEverySentence) {
  const Matrix one = token_vectors(Row{{101, 2769, 1599, 2769}}, 6, 42);
  const Matrix other = token_vectors(Row{{1599, 7}}, 6, 42);
  EXPECT_EQ(shape(one), "4x6");
  EXPECT_TRUE(identical(one.row(1), one.row(3)));
  EXPECT_TRUE(identical(one.row(2), other.row(0)));
  EXPECT_FALSE(identical(one.row(0), one.row(1)));
  EXPECT_FALSE(identical(one.row(2), token_vectors(Row{{1599}}, 6, 43).row(0)));
}

TEST(TokenVectors, AreNoRowsOfStandardNormal) {
  EXPECT_FALSE(identical(standard_normal(1, 8, 42), token_vectors(Row{{0}}, 8, 42)));
}

TEST(TokenVectors, StartTheSameAtEverySize) {
  const Matrix longer = token_vectors(Row{{2769}}, 768, 42);
  for (const Eigen::Index size : {1, 2, 3, 5, 64}) {
    const Matrix vector = token_vectors(Row{{2769}}, static_cast<double>(size), 42);
    EXPECT_TRUE(identical(longer.leftCols(size), vector));
  }
}

TEST(StandardNormal, RefusesOtherArguments) {
  const auto refusal = [](double rows, double cols, double seed) {
    return refusal_of([=] { standard_normal(rows, cols, seed); });
  };
  const std::string expected = "[standard_normal] expected ";
  EXPECT_EQ(refusal(0, 1, 1), expected + "rows to be a whole number from 1 to 65536; found 0");
  EXPECT_EQ(refusal(1, 65537, 1), expected + "cols to be a whole number from 1 to 65536; found 65537");
  EXPECT_EQ(refusal(1, 1, nan), expected + "seed to be a whole number from 0 to 2^53 - 1; found nan");
}

TEST(TokenVectors, RefusesOtherArguments) {
  const auto refusal = [](const Row& ids, double size, double seed) {
    return refusal_of([=] { token_vectors(ids, size, seed); });
  };
  const std::string expected = "[token_vectors] expected ";
  EXPECT_EQ(refusal(Row(0), 1, 1), expected + "at least one id; found none");
  EXPECT_EQ(refusal(Row{{1, 2.5}}, 1, 1),
            expected + "each id to be a whole number from 0 to 2^53 - 1; found 2.5");
  EXPECT_EQ(refusal(Row{{1}}, 0, 1), expected + "size to be a whole number from 1 to 65536; found 0");
  EXPECT_EQ(refusal(Row{{1}}, 1, -1), expected + "seed to be a whole number from 0 to 2^53 - 1; found -1");
}

}  // namespace
}  // namespace attention_steps
