#include "random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "near.h"
#include "normal_quantile.h"

namespace attention_steps {
namespace {

using Numbers = std::vector<double>;

Numbers uniforms(const Stream& stream, std::uint32_t first_block, std::size_t count) {
  Numbers numbers(count);
  fill_centred_uniforms(stream, first_block, numbers.data(), count);
  return numbers;
}

Numbers normals(const Stream& stream, std::uint32_t first_block, std::size_t count) {
  Numbers numbers(count);
  fill_standard_normals(stream, first_block, numbers.data(), count);
  return numbers;
}

const Stream stream{42, Purpose::token_vectors, 7};

TEST(RandomBlock, IsPhiloxOfTheCounterAndTheSeed) {
  // the known answer for the digits of π, but for the purpose, which is the last word of the counter
  const Stream pi{0x299f31d0a4093822, Purpose::token_vectors, 0x13198a2e85a308d3};
  EXPECT_EQ(random_block(pi, 0x243f6a88),
            philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 1}, {0xa4093822, 0x299f31d0}));
}

TEST(RandomBlock, DependsOnEachBitOfSeedAndItemAndOnThePurpose) {
  const PhiloxBlock block = random_block(stream, 3);
  for (unsigned bit = 0; bit < 64; ++bit) {
    const std::uint64_t flip = std::uint64_t{1} << bit;
    EXPECT_NE(block, random_block({42 ^ flip, Purpose::token_vectors, 7}, 3));
    EXPECT_NE(block, random_block({42, Purpose::token_vectors, 7 ^ flip}, 3));
  }
  EXPECT_NE(block, random_block({42, Purpose::linear_weight, 7}, 3));
  EXPECT_NE(block, random_block(stream, 4));
}

TEST(CentredUniform, IsTheMiddleOfOneOfTwoToThe32Steps) {
  EXPECT_EQ(centred_uniform(0), -0.5 + 0x1p-33);
  EXPECT_EQ(centred_uniform(0x7fffffff), -0x1p-33);
  EXPECT_EQ(centred_uniform(0x80000000), 0x1p-33);
  EXPECT_EQ(centred_uniform(0xffffffff), 0.5 - 0x1p-33);
  EXPECT_EQ(centred_uniform(0x6627e8d5), (0x6627e8d5 + 0.5) / 0x1p32 - 0.5);
}

TEST(FillCentredUniforms, GivesOneNumberAWord) {
  const Numbers numbers = uniforms(stream, 5, 8);
  for (std::size_t i = 0; i < 8; ++i) {
    const PhiloxBlock words = random_block(stream, 5 + static_cast<std::uint32_t>(i / 4));
    EXPECT_EQ(numbers[i], centred_uniform(words.at(i % 4)));
  }
}

TEST(FillStandardNormals, GivesTheQuantileOfEachUniformNumber) {
  const Numbers offsets = uniforms(stream, 0, 5000);
  const Numbers numbers = normals(stream, 0, 5000);
  for (std::size_t i = 0; i < 5000; ++i) EXPECT_TRUE(identical(normal_quantile(offsets[i]), numbers[i]));
}

TEST(FillStandardNormals, GivesTheSameHoweverTheWorkIsSplit) {
  const Numbers whole = normals(stream, 0, 2003);
  for (const std::size_t cut : {4U, 252U, 256U, 260U, 1024U, 2000U}) {
    const auto block = static_cast<std::uint32_t>(cut / 4);
    const auto middle = whole.begin() + static_cast<std::ptrdiff_t>(cut);
    EXPECT_EQ(Numbers(whole.begin(), middle), normals(stream, 0, cut));
    EXPECT_EQ(Numbers(middle, whole.end()), normals(stream, block, 2003 - cut));
  }
  for (std::size_t count = 0; count < 9; ++count) {
    EXPECT_EQ(Numbers(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(count)),
              normals(stream, 0, count));
  }
}

// the largest distance between the share of numbers up to x and what it should be (Kolmogorov and Smirnov)
template <typename Distribution>
double distance(Numbers numbers, Distribution distribution) {
  std::sort(numbers.begin(), numbers.end());
  const auto count = static_cast<double>(numbers.size());
  double largest = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const double expected = distribution(numbers[i]);
    const auto below = static_cast<double>(i);
    largest = std::max({largest, expected - below / count, (below + 1) / count - expected});
  }
  return largest;
}

// a million numbers stay this near in all but one of some 10,000 samples
constexpr double far = 2.3e-3;

TEST(FillCentredUniforms, GivesUniformNumbers) {
  for (const std::uint64_t seed : {0U, 1U, 42U}) {
    const Numbers numbers = uniforms({seed, Purpose::standard_normal, 0}, 0, 1000000);
    EXPECT_LT(distance(numbers, [](double x) { return x + 0.5; }), far) << seed;
  }
}

TEST(FillStandardNormals, GivesNormalNumbers) {
  for (const std::uint64_t seed : {0U, 1U, 42U}) {
    const Numbers numbers = normals({seed, Purpose::standard_normal, 0}, 0, 1000000);
    EXPECT_LT(distance(numbers, [](double x) { return std::erfc(-x / std::sqrt(2.0)) / 2; }), far) << seed;
    // x, x², x³, x⁴ have means of 0, 1, 0, 3 and variances of 1, 2, 15, 96: five standard errors
    std::array<double, 4> sums = {};
    double neighbours = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const double x = numbers[i];
      for (unsigned power = 0; power < 4; ++power) sums.at(power) += std::pow(x, power + 1);
      if (i > 0) neighbours += x * numbers[i - 1];
    }
    EXPECT_TRUE(near(0, sums[0] / 1e6, absolute(5e-3))) << seed;
    EXPECT_TRUE(near(1, sums[1] / 1e6, absolute(5e-3 * std::sqrt(2.0)))) << seed;
    EXPECT_TRUE(near(0, sums[2] / 1e6, absolute(5e-3 * std::sqrt(15.0)))) << seed;
    EXPECT_TRUE(near(3, sums[3] / 1e6, absolute(5e-3 * std::sqrt(96.0)))) << seed;
    EXPECT_TRUE(near(0, neighbours / 1e6, absolute(5e-3))) << seed;
  }
}

}  // namespace
}  // namespace attention_steps
