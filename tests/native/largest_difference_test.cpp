#include "largest_difference.h"

#include <gtest/gtest.h>

#include <limits>

#include "refusal.h"

namespace attention_steps {
namespace {

Row row(std::initializer_list<double> numbers) {
  return Eigen::Map<const Row>(numbers.begin(), static_cast<Eigen::Index>(numbers.size()));
}

TEST(LargestDifference, IsThatOfTheEntriesThatLieFarthestApartWhicheverIsLarger) {
  EXPECT_EQ(largest_difference(row({1, 2, 3}), row({1, 2.5, 2})), 1);
  EXPECT_EQ(largest_difference(row({1, -2}), row({1.25, 2})), 4);
  EXPECT_EQ(largest_difference(row({7}), row({7})), 0);
}

TEST(LargestDifference, IsNanWhereAnEntryIsWhateverFollows) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const double infinity = std::numeric_limits<double>::infinity();
  EXPECT_TRUE(std::isnan(largest_difference(row({nan, 1}), row({1, 9}))));
  EXPECT_TRUE(std::isnan(largest_difference(row({1, 1}), row({9, nan}))));
  EXPECT_TRUE(std::isnan(largest_difference(row({infinity}), row({infinity}))));
  EXPECT_EQ(largest_difference(row({infinity}), row({1})), infinity);
}

TEST(LargestDifference, RefusesRowsOfTwoLengthsAndNone) {
  EXPECT_EQ(refusal_of([] {
              largest_difference(row({1, 2}), row({1}));
            }),
            "[largest_difference] expected a and b of one length, at least 1; found 2 and 1");
  EXPECT_EQ(refusal_of([] { largest_difference({}, {}); }),
            "[largest_difference] expected a and b of one length, at least 1; found 0 and 0");
}

}  // namespace
}  // namespace attention_steps
