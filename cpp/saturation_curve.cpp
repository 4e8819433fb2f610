#include "saturation_curve.h"

#include "divisor.h"
#include "random.h"
#include "saturation.h"
#include "sum.h"
#include "variance.h"
#include "whole.h"

namespace attention_steps {
namespace {

// each statistic of every draw, [draws]
struct Slopes {
  explicit Slopes(Eigen::Index draws)
      : largest(draws), entropy(draws), jacobian_norm(draws), gradient_norm(draws) {}

  void record(Eigen::Index draw, const Slope& slope) {
    largest[draw] = slope.largest;
    entropy[draw] = slope.entropy;
    jacobian_norm[draw] = slope.jacobian_norm;
    gradient_norm[draw] = slope.gradient_norm;
  }

  [[nodiscard]] MeanSlope mean() const {
    const auto draws = static_cast<double>(largest.size());
    return {compensated_sum(largest) / draws, compensated_sum(entropy) / draws,
            compensated_sum(jacobian_norm) / draws, compensated_sum(gradient_norm) / draws};
  }

  Row largest;
  Row entropy;
  Row jacobian_norm;
  Row gradient_norm;
};

SaturationPoint point(Eigen::Index head_size, Eigen::Index draws, Eigen::Index keys, std::uint64_t seed) {
  SaturationPoint result;
  result.head_size = static_cast<double>(head_size);
  const double divisor = scaling_divisor(result.head_size);
  Row vectors((1 + keys) * head_size);
  Row scores(keys);
  Row all_scores(draws * keys);
  Slopes raw(draws);
  Slopes scaled(draws);
  for (Eigen::Index draw = 0; draw < draws; ++draw) {
    // 1. a query, keys and a target
    const std::uint64_t item =
        (static_cast<std::uint64_t>(head_size) << 32U) | static_cast<std::uint64_t>(draw);
    fill_standard_normals({seed, Purpose::saturation_scores, item}, 0, vectors.data(),
                          static_cast<std::size_t>(vectors.size()));
    const auto query = vectors.head(head_size);
    const std::uint64_t word = random_block({seed, Purpose::saturation_targets, item}, 0)[0];
    const auto target = static_cast<Eigen::Index>((word * static_cast<std::uint64_t>(keys)) >> 32U);

    // 2. their scores, and softmax of them
    for (Eigen::Index j = 0; j < keys; ++j) {
      scores[j] = (query * vectors.segment((1 + j) * head_size, head_size)).sum();
    }
    all_scores.segment(draw * keys, keys) = scores;
    raw.record(draw, slope(scores, 1, target));
    scaled.record(draw, slope(scores, divisor, target));
  }
  result.score_deviation = variance(all_scores).standard_deviation;
  result.raw = raw.mean();
  result.scaled = scaled.mean();
  return result;
}

}  // namespace

std::vector<SaturationPoint> saturation_curve(const Row& head_sizes, double draws, double keys, double seed) {
  const char* const function = "saturation_curve";
  require(head_sizes.size() > 0, "[saturation_curve] expected at least one head size; found none");
  for (const double head_size : head_sizes) whole(function, "each head size", head_size, 1, 65536);
  const auto draw_count = static_cast<Eigen::Index>(whole(function, "draws", draws, 1, 100000));
  const auto key_count = static_cast<Eigen::Index>(whole(function, "keys", keys, 1, 64));
  const std::uint64_t seed_bits = whole_seed(function, seed);

  std::vector<SaturationPoint> points;
  for (const double head_size : head_sizes) {
    points.push_back(point(static_cast<Eigen::Index>(head_size), draw_count, key_count, seed_bits));
  }
  return points;
}

}  // namespace attention_steps
