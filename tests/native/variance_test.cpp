#include "variance.h"

#include <gtest/gtest.h>

#include <cmath>

#include "inputs.h"
#include "near.h"
#include "printed.h"
#include "refusal.h"

namespace attention_steps {
namespace {

// the article's refresher
TEST(Variance, OfOneToFiveIsTwo) {
  const Variance result = variance(Row{{1, 2, 3, 4, 5}});
  EXPECT_EQ(result.sum, 15);
  EXPECT_EQ(result.mean, 3);
  EXPECT_TRUE(identical(Row{{-2, -1, 0, 1, 2}}, result.deviations));
  EXPECT_TRUE(identical(Row{{4, 1, 0, 1, 4}}, result.squares));
  EXPECT_EQ(result.sum_of_squares, 10);
  EXPECT_EQ(result.variance, 2);
  EXPECT_EQ(printed(Row{{result.standard_deviation}}, 2), "1.41");
}

TEST(Variance, OfEqualNumbersIsZero) {
  EXPECT_EQ(variance(Row{{7}}).variance, 0);
  EXPECT_EQ(variance(Row{{7, 7, 7}}).standard_deviation, 0);
}

TEST(Variance, IsNotChangedByAShift) {
  for_each_size([](Eigen::Index size, Random& random) {
    const Row row = random.row(size);
    EXPECT_TRUE(near(variance(row).variance, variance(row + 1e6).variance, absolute(1e-8)));
    EXPECT_TRUE(near(9 * variance(row).variance, variance(3 * row).variance, relative(1e-14)));
  });
}

TEST(Variance, KeepsNan) { EXPECT_TRUE(std::isnan(variance(Row{{1, std::nan("")}}).variance)); }

TEST(Variance, RefusesNoValues) {
  EXPECT_EQ(refusal_of([] { variance(Row(0)); }), "[variance] expected at least one value; found none");
}

}  // namespace
}  // namespace attention_steps
