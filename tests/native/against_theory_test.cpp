#include "against_theory.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <string>

#include "near.h"
#include "refusal.h"

namespace attention_steps {
namespace {

// by another implementation with 30 digits
TEST(NormalShare, HasItsDigitsInTheTailsToo) {
  struct Share {
    double a, b, share;
  };
  constexpr std::array shares = {
      Share{0, 0.25, 0.098706325682923724241},
      Share{-0.25, 0.25, 0.19741265136584744848},
      Share{1, 2, 0.13590512198327784421},
      Share{3.75, 4, 5.6746043367683946564e-5},
      Share{-1, 2, 0.81859461412036374138},
      Share{8, 9, 6.2198319858658302829e-16},
      Share{0, 40, 0.5},
  };
  for (const auto& [a, b, share] : shares) {
    EXPECT_TRUE(near(share, normal_share(a, b), relative(1e-14))) << a << " to " << b;
    EXPECT_EQ(normal_share(-b, -a), normal_share(a, b));
  }
  EXPECT_EQ(normal_share(1, 1), 0);
}

TEST(AgainstTheory, MeasuresWhatTheExperimentFound) {
  const Experiment experiment = dot_product_experiment({64, 10000, 1, 32});
  const AgainstTheory both = against_theory(experiment, 64);
  EXPECT_EQ(both.experiment.count, 10000);
  EXPECT_EQ(both.divisor, 8);
  EXPECT_EQ(both.root_count, 100);
  EXPECT_TRUE(near(experiment.mean, both.total / 10000, ulps(1)));
  EXPECT_EQ(both.raw.mean, experiment.mean);
  EXPECT_EQ(both.raw.variance, experiment.m2 / 10000);
  EXPECT_EQ(both.raw.standard_deviation, std::sqrt(both.raw.variance));
  EXPECT_EQ(both.scaled.mean, experiment.mean / 8);
  EXPECT_EQ(both.scaled.variance, both.raw.variance / 64);
  EXPECT_TRUE(identical(experiment.histogram.edges, both.raw.edges));
  EXPECT_TRUE(identical(Row(experiment.histogram.edges / 8), both.scaled.edges));
}

TEST(AgainstTheory, KnowsWhatIsToBeExpected) {
  for (const double head_size : {1, 2, 3, 64, 1000, 1024}) {
    SCOPED_TRACE(head_size);
    const double pairs = 400;
    const AgainstTheory both = against_theory(dot_product_experiment({head_size, pairs, 7, 31}), head_size);
    EXPECT_EQ(both.raw.expected_variance, head_size);
    EXPECT_EQ(both.raw.expected_deviation, std::sqrt(head_size));
    EXPECT_EQ(both.scaled.expected_variance, 1);
    EXPECT_EQ(both.scaled.expected_deviation, 1);
    EXPECT_TRUE(near(std::sqrt(head_size / pairs), both.raw.mean_error, ulps(2)));
    // Var((q·k)²) = 2 d_k² + 6 d_k
    const double square_deviation = std::sqrt(head_size * (2 * head_size + 6));
    EXPECT_TRUE(near(square_deviation, both.raw.square_deviation, ulps(4)));
    EXPECT_TRUE(near(square_deviation / 20, both.raw.variance_error, ulps(4)));
    EXPECT_TRUE(near(square_deviation / head_size / 20, both.scaled.variance_error, ulps(4)));
    EXPECT_TRUE(near(std::abs(both.raw.mean), both.mean_off * both.raw.mean_error, ulps(2)));
    // all but what lies beyond ±4 standard deviations
    EXPECT_TRUE(near(0.99993665751633376 * pairs, both.expected_counts.sum(), relative(1e-14)));
    EXPECT_TRUE(near(both.expected_counts.reverse(), both.expected_counts, relative(1e-12)));
  }
}

TEST(AgainstTheory, IsWithinFiveStandardErrorsForManySeeds) {
  for (const double head_size : {1, 4, 64, 256}) {
    for (int seed = 0; seed < 20; ++seed) {
      const auto both =
          against_theory(dot_product_experiment({head_size, 3000, static_cast<double>(seed), 8}), head_size);
      EXPECT_LT(both.mean_off, 5);
      EXPECT_LT(both.variance_off, 5);
    }
  }
}

// each bin's count is binomial
TEST(AgainstTheory, TheHistogramComesNearToTheCurve) {
  const AgainstTheory both = against_theory(dot_product_experiment({1024, 20000, 3, 16}), 1024);
  for (Eigen::Index bin = 0; bin < 16; ++bin) {
    const double expected = both.expected_counts[bin];
    EXPECT_TRUE(near(expected, both.experiment.histogram.counts[bin], absolute(5 * std::sqrt(expected) + 3)));
  }
}

TEST(AgainstTheory, RefusesAnotherHeadSize) {
  const Experiment experiment = dot_product_experiment({64, 10, 1, 4});
  const auto refusal = [&](double head_size) {
    return refusal_of([&] { against_theory(experiment, head_size); });
  };
  EXPECT_EQ(refusal(16), "[against_theory] expected the edges of head size 16; found others");
  EXPECT_EQ(refusal(0), "[against_theory] expected head size to be a whole number from 1 to 65536; found 0");
}

}  // namespace
}  // namespace attention_steps
