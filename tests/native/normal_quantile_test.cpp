#include "normal_quantile.h"

#include <gtest/gtest.h>

#include <cmath>

#include "near.h"

namespace attention_steps {
namespace {

// the check values of the publication, for p = 0.25, 0.001 and 10⁻²⁰
TEST(NormalQuantile, GivesThePublishedValues) {
  EXPECT_TRUE(near(-0.6744897501960817, normal_quantile(0.25 - 0.5), ulps(2)));
  EXPECT_TRUE(near(-3.090232306167814, lower_normal_quantile(0.001), ulps(2)));
  EXPECT_TRUE(near(-9.262340089798408, lower_normal_quantile(1e-20), ulps(2)));
}

struct Quantile {
  double offset;
  double expected;
};

// computed with 60 digits
TEST(NormalQuantile, IsRightToTheLastDigitsInEveryRegion) {
  for (const Quantile& each : {
           Quantile{1.1641532182693481e-10, 2.9180993729166226723e-10},
           Quantile{0.001, 0.0025066308995717640575},
           Quantile{0.1, 0.25334710313579981317},
           Quantile{0.3, 0.84162123357291416552},
           Quantile{0.425, 1.4395314709384558369},
           Quantile{0.42500000000000004, 1.4395314709384562291},
           Quantile{0.45, 1.6448536269514728225},
           Quantile{0.475, 1.9599639845400538556},
           Quantile{0.499, 3.0902323061678132778},
           Quantile{0.49999, 4.2648907939226013312},
           Quantile{0.5 - 0x1p-20, 4.763001034267813957},
           Quantile{0.5 - 0x1p-33, 6.3379577545537892525},
           Quantile{0.5 - 0x1p-37, 6.7523004314070149646},
           Quantile{0.5 - 0x1p-45, 7.5151552941589075804},
           Quantile{0.5 - 0x1p-53, 8.2095361516013868556},
       }) {
    EXPECT_TRUE(near(each.expected, normal_quantile(each.offset), ulps(3))) << each.offset;
    EXPECT_TRUE(near(-each.expected, normal_quantile(-each.offset), ulps(3))) << -each.offset;
  }
  EXPECT_TRUE(near(-37.047096299361199237, lower_normal_quantile(1e-300), ulps(3)));
}

TEST(NormalQuantile, OfAHalfIsZero) { EXPECT_TRUE(identical(0, normal_quantile(0))); }

TEST(NormalQuantile, UndoesTheDistributionFunction) {
  for (int step = -49; step < 50; ++step) {
    const double offset = step / 100.0;
    const double x = normal_quantile(offset);
    EXPECT_TRUE(near(offset, std::erf(x / std::sqrt(2.0)) / 2, absolute(3e-16))) << x;
  }
}

}  // namespace
}  // namespace attention_steps
