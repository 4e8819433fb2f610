#include "dot_product_experiment.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "cases.h"
#include "near.h"
#include "random.h"
#include "refusal.h"
#include "sum.h"

namespace attention_steps {
namespace {

testing::AssertionResult same(const Experiment& one, const Experiment& other) {
  if (one.sums != other.sums) return testing::AssertionFailure() << "other sums";
  const auto numbers = [](const Experiment& each) {
    return Row{{each.count, each.mean, each.m2, each.histogram.below, each.histogram.above}};
  };
  if (const auto result = identical(numbers(one), numbers(other)); !result) return result;
  if (const auto result = identical(one.histogram.edges, other.histogram.edges); !result) return result;
  return identical(one.histogram.counts, other.histogram.counts);
}

TEST(DotProductExperiment, HasTheMomentsOfTheory) {
  for_each_case("dot_product_moments.json", [](const nlohmann::json& expected) {
    const double head_size = number_from(expected.at("d_k"));
    const double variance = number_from(expected.at("variance"));
    const double pairs = 4000;
    const double error = variance * std::sqrt((2 + number_from(expected.at("kurtosis_excess"))) / pairs);
    for (int seed = 0; seed < 20; ++seed) {
      const Experiment found = dot_product_experiment({head_size, pairs, static_cast<double>(seed), 40});
      EXPECT_EQ(found.count, pairs);
      EXPECT_TRUE(near(0, found.mean, absolute(5 * std::sqrt(variance / pairs)))) << "seed " << seed;
      EXPECT_TRUE(near(variance, found.m2 / pairs, absolute(5 * error))) << "seed " << seed;
      const Histogram& histogram = found.histogram;
      EXPECT_EQ(histogram.counts.sum() + histogram.below + histogram.above, pairs);
    }
  });
}

// pairs 1000 to 1019 of head size 7, by another implementation with 50 digits
TEST(DotProductExperiment, GivesTheSumsComputedApart) {
  const Experiment found = dot_product_experiment({7, 20, 42, 10, 1000});
  EXPECT_EQ(found.sums,
            (SumWords{3754432946, 4294967282, 4294967295, 4294967295, 2412176634, 3177299035, 67, 0}));
  EXPECT_TRUE(near(-0.6562926480313763022, found.mean, ulps(1)));
  EXPECT_TRUE(near(59.12537178232991366, found.m2, ulps(2)));
}

TEST(DotProductExperiment, TakesQueryAndKeyEntriesByTurns) {
  for (const Eigen::Index head_size : {1, 2, 3, 255, 256, 257, 1000}) {
    Row entries(2 * head_size);
    fill_standard_normals({42, Purpose::dot_product_experiment, 5}, 0, entries.data(),
                          static_cast<std::size_t>(entries.size()));
    const Row query = entries(Eigen::seq(0, Eigen::last, 2));
    const Row key = entries(Eigen::seq(1, Eigen::last, 2));
    const Row products = query * key;
    const Experiment found = dot_product_experiment({static_cast<double>(head_size), 1, 42, 10, 5});
    EXPECT_TRUE(near(compensated_sum(products), found.mean, absolute(0x1p-32))) << head_size;
    EXPECT_EQ(found.m2, 0);
  }
}

TEST(DotProductExperiment, HasEdgesOfTheHeadSizeAlone) {
  EXPECT_TRUE(identical(Row{{-32, -16, 0, 16, 32}}, dot_product_experiment({64, 3, 1, 4}).histogram.edges));
}

// the pairs from 0 to 999 in so many parts, the last first
std::vector<Experiment> in_parts(double head_size, int parts) {
  std::vector<Experiment> results;
  for (int part = parts - 1; part >= 0; --part) {
    const double first = std::floor(1000.0 * part / parts);
    const double end = std::floor(1000.0 * (part + 1) / parts);
    results.push_back(dot_product_experiment({head_size, end - first, 42, 30, first}));
  }
  return results;
}

TEST(MergeExperiments, GivesOneAnswerHoweverThePairsAreSplit) {
  for (const double head_size : {1.0, 3.0, 64.0, 777.0}) {
    const Experiment whole = dot_product_experiment({head_size, 1000, 42, 30});
    for (const int parts : {1, 2, 7, 1000}) {
      std::vector<Experiment> results = in_parts(head_size, parts);
      EXPECT_TRUE(same(whole, merge_experiments(results))) << parts << " parts";
      std::reverse(results.begin(), results.end());
      EXPECT_TRUE(same(whole, merge_experiments(results))) << parts << " parts, in order";
      const Experiment half = merge_experiments({results.begin(), results.begin() + (parts + 1) / 2});
      results.erase(results.begin(), results.begin() + (parts + 1) / 2);
      results.push_back(half);
      EXPECT_TRUE(same(whole, merge_experiments(results))) << parts << " parts, in two steps";
    }
  }
}

TEST(DotProductExperiment, RefusesOtherOptions) {
  const auto refusal = [](const ExperimentOptions& options) {
    return refusal_of([&] { dot_product_experiment(options); });
  };
  const std::string expected = "[dot_product_experiment] expected ";
  EXPECT_EQ(refusal({0, 1, 1, 1}), expected + "head size to be a whole number from 1 to 65536; found 0");
  EXPECT_EQ(refusal({1, 0, 1, 1}), expected + "pairs to be a whole number from 1 to 1099511627776; found 0");
  EXPECT_EQ(refusal({1, 1, 1.5, 1}), expected + "seed to be a whole number from 0 to 2^53 - 1; found 1.5");
  EXPECT_EQ(refusal({1, 1, 1, 4097}), expected + "bins to be a whole number from 1 to 4096; found 4097");
  EXPECT_EQ(refusal({1, 1, 1, 1, -1}),
            expected + "first pair to be a whole number from 0 to 2^53 - 1; found -1");
  EXPECT_EQ(refusal({1, 1, 1, 1, 0x1p53 - 2}), "not refused");
}

TEST(MergeExperiments, RefusesPartsThatDoNotFit) {
  const auto refusal = [](const std::vector<Experiment>& parts) {
    return refusal_of([&] { merge_experiments(parts); });
  };
  const std::string expected = "[merge_experiments] expected ";
  const Experiment part = dot_product_experiment({64, 10, 1, 4});
  EXPECT_EQ(refusal({}), expected + "at least one part; found none");
  EXPECT_EQ(refusal({part, dot_product_experiment({16, 10, 1, 4})}),
            expected + "parts with the same edges; found 5 from -32 to 32 and 5 from -16 to 16");
  EXPECT_EQ(refusal({part, dot_product_experiment({64, 10, 1, 8})}),
            expected + "parts with the same edges; found 5 from -32 to 32 and 9 from -32 to 32");
}

TEST(MergeExperiments, RefusesAPartThatContradictsItself) {
  const auto refusal = [](auto change) {
    Experiment part = dot_product_experiment({64, 10, 1, 4});
    change(part);
    return refusal_of([&] { merge_experiments({part}); });
  };
  const std::string expected = "[merge_experiments] expected ";
  EXPECT_EQ(refusal([](Experiment& part) { part.count = 9; }),
            expected + "counts, below and above to add up to count, 9; found 10");
  EXPECT_EQ(refusal([](Experiment& part) { part.count = 0; }),
            expected + "count to be a whole number from 1 to 1099511627776; found 0");
  EXPECT_EQ(refusal([](Experiment& part) { part.histogram.counts[0] = -1; }),
            expected + "each of counts to be a whole number from 0 to 2^53 - 1; found -1");
  EXPECT_EQ(refusal([](Experiment& part) { part.histogram.below = 0.5; }),
            expected + "below to be a whole number from 0 to 2^53 - 1; found 0.5");
  EXPECT_EQ(refusal([](Experiment& part) { part.histogram.above = -2; }),
            expected + "above to be a whole number from 0 to 2^53 - 1; found -2");
  EXPECT_EQ(refusal([](Experiment& part) {
              part.histogram.edges = Row{{-1, 1}};
            }),
            expected + "one edge more than counts; found 2 and 4");
}

}  // namespace
}  // namespace attention_steps
