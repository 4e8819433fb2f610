#include "histogram.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "inputs.h"
#include "near.h"

namespace attention_steps {
namespace {

TEST(Histogram, HasEqualBinsAboutZero) {
  const Histogram histogram = symmetric_histogram(32, 4);
  EXPECT_TRUE(identical(Row{{-32, -16, 0, 16, 32}}, histogram.edges));
  EXPECT_TRUE(identical(Row{{0, 0, 0, 0}}, histogram.counts));
  EXPECT_TRUE(identical(Row{{-3, -1, 1, 3}}, symmetric_histogram(3, 3).edges));
}

TEST(Histogram, CountsEachEdgeInTheBinItOpens) {
  const double infinity = std::numeric_limits<double>::infinity();
  for (const Eigen::Index bins : {1, 2, 7, 48, 4096}) {
    Histogram histogram = symmetric_histogram(4 * std::sqrt(3.0), bins);
    const Row edges = histogram.edges;
    for (const double edge : edges) {
      count_in(histogram, edge);
      count_in(histogram, std::nextafter(edge, -infinity));
    }
    EXPECT_TRUE(identical(Row::Constant(bins, 2), histogram.counts));
    EXPECT_EQ(histogram.below, 1);
    EXPECT_EQ(histogram.above, 1);
  }
}

TEST(Histogram, LosesNothing) {
  Random random(1);
  Histogram histogram = symmetric_histogram(4, 10);
  for (int i = 0; i < 10000; ++i) count_in(histogram, random.number());
  EXPECT_EQ(histogram.counts.sum() + histogram.below + histogram.above, 10000);
  EXPECT_GT(histogram.below, 2000);
  EXPECT_GT(histogram.above, 2000);
  EXPECT_GT(histogram.counts.minCoeff(), 400);
}

}  // namespace
}  // namespace attention_steps
