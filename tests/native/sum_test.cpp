#include "sum.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <limits>

#include "inputs.h"
#include "near.h"

namespace attention_steps {
namespace {

template <typename Scalar>
class CompensatedSum : public testing::Test {};
using Precisions = testing::Types<float, double>;
TYPED_TEST_SUITE(CompensatedSum, Precisions);

template <typename Scalar>
using Limits = std::numeric_limits<Scalar>;

template <typename Scalar>
Scalar sum_of(std::initializer_list<Scalar> terms) {
  const auto size = static_cast<Eigen::Index>(terms.size());
  return compensated_sum<Scalar>(Eigen::Map<const RowOf<Scalar>>(terms.begin(), size));
}

// adding 1 to it by itself changes nothing
template <typename Scalar>
constexpr Scalar large = 4 / Limits<Scalar>::epsilon();

TYPED_TEST(CompensatedSum, OfNoTermsIsZero) { EXPECT_TRUE(identical(0.0, sum_of<TypeParam>({}))); }

TYPED_TEST(CompensatedSum, OfOneTermIsThatTerm) {
  const auto tenth = static_cast<TypeParam>(0.1);
  EXPECT_EQ(sum_of<TypeParam>({tenth}), tenth);
}

TYPED_TEST(CompensatedSum, KeepsSmallTermsBesideLargeOnes) {
  ASSERT_EQ(large<TypeParam> + 1, large<TypeParam>);
  EXPECT_EQ(sum_of<TypeParam>({1, large<TypeParam>, 1, -large<TypeParam>}), 2);

  // a large term first, in the middle and last, and taken away again at the other end
  for (const Eigen::Index place : {0, 500, 1001}) {
    RowOf<TypeParam> terms = RowOf<TypeParam>::Ones(1002);
    terms[place] = large<TypeParam>;
    terms[1001 - place] = -large<TypeParam>;
    EXPECT_EQ(compensated_sum<TypeParam>(terms), 1000) << "large term at " << place;
  }
}

TYPED_TEST(CompensatedSum, OfManyTenthsIsWithinOneUnitOfTheLastPlace) {
  // 1e5 times the float32 or float64 nearest to 0.1 rounds to 1e4
  const auto tenths = RowOf<TypeParam>::Constant(100000, static_cast<TypeParam>(0.1));
  EXPECT_TRUE(near(10000, compensated_sum<TypeParam>(tenths), relative(Limits<TypeParam>::epsilon())));
}

TYPED_TEST(CompensatedSum, GivesWhatPlainAdditionGivesForInfinitiesAndNan) {
  const TypeParam infinity = Limits<TypeParam>::infinity();
  const TypeParam nan = Limits<TypeParam>::quiet_NaN();
  EXPECT_EQ(sum_of<TypeParam>({1, infinity, 2}), infinity);
  EXPECT_EQ(sum_of<TypeParam>({1, -infinity, 2}), -infinity);
  EXPECT_EQ(sum_of<TypeParam>({infinity, infinity}), infinity);
  EXPECT_TRUE(std::isnan(sum_of<TypeParam>({infinity, 1, -infinity})));
  EXPECT_TRUE(std::isnan(sum_of<TypeParam>({nan, 1, 2})));
  EXPECT_TRUE(std::isnan(sum_of<TypeParam>({1, nan, 2})));
  EXPECT_TRUE(std::isnan(sum_of<TypeParam>({1, 2, nan})));
}

TYPED_TEST(CompensatedSum, OverflowsOnlyWhereTheSumItselfDoes) {
  const TypeParam infinity = Limits<TypeParam>::infinity();
  const TypeParam most = Limits<TypeParam>::max();
  EXPECT_EQ(sum_of<TypeParam>({most, most}), infinity);
  EXPECT_EQ(sum_of<TypeParam>({-most, -most}), -infinity);
  EXPECT_EQ(sum_of<TypeParam>({most, most, -most}), most);
  EXPECT_EQ(sum_of<TypeParam>({most, -most, most}), most);
  // an eleventh of it, eleven times, rounds past it on the way
  const auto elevenths = RowOf<TypeParam>::Constant(11, most / 11);
  EXPECT_TRUE(near(static_cast<double>(most), static_cast<double>(compensated_sum<TypeParam>(elevenths)),
                   relative(4 * Limits<TypeParam>::epsilon())));
}

TEST(CompensatedSumOfRandomTerms, IsWithinOneUnitOfTheExactSum) {
  for_each_size([](Eigen::Index size, Random& random) {
    // whole numbers up to 2⁵⁰, most of one sign, so that int64 has the exact sum
    std::int64_t exact = 0;
    Row terms(size);
    for (double& term : terms) {
      const std::int64_t whole = (random.below(1LL << 41) - (1LL << 39)) * (1LL << random.below(10));
      exact += whole;
      term = static_cast<double>(whole);
    }
    EXPECT_TRUE(near(static_cast<double>(exact), compensated_sum(terms), ulps(1)));
  });
}

}  // namespace
}  // namespace attention_steps
