#include "fused_attention.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "cases.h"
#include "fused_inputs.h"
#include "near.h"
#include "refusal.h"

// fused_attention beside attention() in float64, over shapes that fill blocks and that do not.

namespace attention_steps {
namespace {

/// With scores of unit variance; a share of max |v|.
constexpr double allowed = 2e-6;

void expect_near_unfused(const FusedInputs& in) {
  EXPECT_TRUE(
      near(unfused(in), as_rows(fused(in), in.options.head_size), absolute(allowed * largest_value(in))));
}

TEST(FusedAttention, Cases) {
  std::size_t checked = 0;
  for_each_case("attention.json", [&checked](const auto& golden) {
    const Matrix q = matrix_from(golden.at("q"));
    const Matrix v = matrix_from(golden.at("v"));
    const auto head_size = static_cast<double>(q.cols());
    const bool fits = v.rows() == q.rows() && v.cols() == q.cols() && golden.at("mask").is_null() &&
                      golden.at("divisor").template get<double>() == std::sqrt(head_size);
    if (!fits) return;
    const auto floats = [](const Matrix& matrix) {
      return Floats(matrix.data(), matrix.data() + matrix.size());
    };
    FusedInputs in;
    in.q = floats(q);
    in.k = floats(matrix_from(golden.at("k")));
    in.v = floats(v);
    in.options = {1, static_cast<double>(q.rows()), head_size};
    // the inputs are rounded to float32 first, and the scores are larger than of unit variance
    const Matrix expected = matrix_from(golden.at("output"));
    EXPECT_TRUE(near(expected, as_rows(fused(in), head_size), absolute(1e-5 * largest_value(in))));
    ++checked;
  });
  EXPECT_GE(checked, 2U);
}

TEST(FusedAttention, EverySmallShape) {
  for (std::size_t tokens = 1; tokens <= 34; ++tokens) {
    for (const std::size_t head_size : {1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 33}) {
      SCOPED_TRACE(std::to_string(tokens) + " tokens of " + std::to_string(head_size));
      Random random(tokens * 100 + head_size);
      FusedInputs in = fused_inputs(random, 1 + tokens % 3, tokens, head_size);
      expect_near_unfused(in);
      in.options.causal = true;
      expect_near_unfused(in);
      in.kept_keys = random.mask(static_cast<Eigen::Index>(tokens), 1).array();
      expect_near_unfused(in);
      in.options.causal = false;
      expect_near_unfused(in);
    }
  }
}

TEST(FusedAttention, ShapesOfSeveralBlocks) {
  for (const std::size_t tokens : {63, 64, 65, 127, 128, 129, 255, 257, 300, 511, 520}) {
    for (const std::size_t head_size : {3, 64, 80}) {
      SCOPED_TRACE(std::to_string(tokens) + " tokens of " + std::to_string(head_size));
      Random random(tokens * 100 + head_size);
      FusedInputs in = fused_inputs(random, 2, tokens, head_size);
      expect_near_unfused(in);
      in.options.causal = true;
      in.kept_keys = random.mask(static_cast<Eigen::Index>(tokens), 1).array();
      expect_near_unfused(in);
      // a whole block and more, dropped
      in.kept_keys->segment(10, 200 < tokens ? 190 : 20) = 0;
      expect_near_unfused(in);
    }
  }
}

/// softmax(q kᵀ ÷ √d) v of one head as it is written, in float32 and the order in which fused_attention sums.
Matrix unfused_in_float32(const FusedInputs& in) {
  const auto size = static_cast<std::size_t>(in.options.head_size);
  const std::size_t tokens = in.q.size() / size;
  Floats output(in.q.size());
  Floats weights(tokens);
  for (std::size_t i = 0; i < tokens; ++i) {
    for (std::size_t j = 0; j < tokens; ++j) {
      float score = 0;
      for (std::size_t c = 0; c < size; ++c) score += in.q[i * size + c] * in.k[j * size + c];
      weights[j] = score / std::sqrt(static_cast<float>(size));
    }
    const float max = *std::max_element(weights.begin(), weights.end());
    float sum = 0;
    for (float& weight : weights) sum += weight = std::exp(weight - max);
    for (std::size_t j = 0; j < tokens; ++j) {
      for (std::size_t c = 0; c < size; ++c) {
        output[i * size + c] += weights[j] / sum * in.v[j * size + c];
      }
    }
  }
  return as_rows(output, in.options.head_size);
}

TEST(FusedAttention, LargeScoresAreNoWorseThanInFloat32AndNeverNan) {
  for (const std::size_t head_size : {20, 64}) {
    // with scores of ±1e4 nearly all weights are 0 or 1: the few rows between are gathered from many draws
    double off = 0;
    double off_in_float32 = 0;
    Random random(head_size);
    for (int draw = 0; draw < 40; ++draw) {
      FusedInputs in = fused_inputs(random, 1, 100, head_size);
      for (float& number : in.q) number *= 100;
      for (float& number : in.k) number *= 100;
      const Matrix expected = unfused(in);
      off += (as_rows(fused(in), in.options.head_size) - expected).cwiseAbs().sum();
      off_in_float32 += (unfused_in_float32(in) - expected).cwiseAbs().sum();
    }
    EXPECT_GT(off, 0) << "head size " << head_size;
    EXPECT_TRUE(off <= 1.01 * off_in_float32)
        << off << " against " << off_in_float32 << ", head size " << head_size;
  }
}

TEST(FusedAttention, ARowIsTheSameWhicheverOthersAreAskedFor) {
  constexpr Eigen::Index heads = 2;
  Random random(3);
  FusedInputs in = fused_inputs(random, heads, 150, 20);
  in.kept_keys = random.mask(150, 1).array();
  for (const bool causal : {false, true}) {
    in.options.causal = causal;
    const Matrix all = as_rows(fused(in), 20);
    for (const Eigen::Index first : {0, 1, 2, 3, 63, 64, 65, 101, 149}) {
      for (const Eigen::Index count : {1, 2, 5, 64, 70}) {
        if (first + count > 150) continue;
        SCOPED_TRACE(std::to_string(count) + " from " + std::to_string(first));
        FusedInputs some = in;
        some.q.clear();
        Matrix expected(heads * count, 20);
        for (Eigen::Index head = 0; head < heads; ++head) {
          const Eigen::Index row = head * 150 + first;
          some.q.insert(some.q.end(), in.q.begin() + row * 20, in.q.begin() + (row + count) * 20);
          expected.middleRows(head * count, count) = all.middleRows(row, count);
        }
        some.options.first_query = static_cast<double>(first);
        some.options.queries = static_cast<double>(count);
        EXPECT_TRUE(identical(expected, as_rows(fused(some), 20)));
      }
    }
  }
}

TEST(FusedAttention, EachHeadIsByItself) {
  Random random(4);
  const FusedInputs in = fused_inputs(random, 3, 21, 10);
  const Matrix all = as_rows(fused(in), 10);
  for (Eigen::Index head = 0; head < 3; ++head) {
    const auto part = [head](const Floats& of) {
      return Floats(of.begin() + head * 210, of.begin() + (head + 1) * 210);
    };
    const FusedInputs one{part(in.q), part(in.k), part(in.v), {1, 21, 10}, {}};
    EXPECT_TRUE(identical(all.middleRows(head * 21, 21), as_rows(fused(one), 10)));
  }
}

}  // namespace
}  // namespace attention_steps
