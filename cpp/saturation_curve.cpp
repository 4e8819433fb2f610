#include "saturation_curve.h"

#include <string>

#include "divisor.h"
#include "random.h"
#include "require.h"
#include "saturation.h"
#include "sum.h"
#include "variance.h"
#include "whole.h"

namespace attention_steps {
namespace {

DrawnSlopes slopes_of(Eigen::Index draws) { return {Row(draws), Row(draws), Row(draws), Row(draws)}; }

void record(DrawnSlopes& slopes, Eigen::Index draw, const Slope& slope) {
  slopes.largest[draw] = slope.largest;
  slopes.entropy[draw] = slope.entropy;
  slopes.jacobian_norm[draw] = slope.jacobian_norm;
  slopes.gradient_norm[draw] = slope.gradient_norm;
}

SaturationDraws draws_of(Eigen::Index head_size, Eigen::Index first_draw, Eigen::Index draws,
                         Eigen::Index keys, std::uint64_t seed) {
  const auto size = static_cast<double>(head_size);
  const double divisor = scaling_divisor(size);
  SaturationDraws result{size, Row(draws * keys), slopes_of(draws), slopes_of(draws)};
  Row vectors((1 + keys) * head_size);
  Row scores(keys);
  for (Eigen::Index draw = 0; draw < draws; ++draw) {
    // 1. a query, keys and a target
    const std::uint64_t item =
        (static_cast<std::uint64_t>(head_size) << 32U) | static_cast<std::uint64_t>(first_draw + draw);
    fill_standard_normals({seed, Purpose::saturation_scores, item}, 0, vectors.data(),
                          static_cast<std::size_t>(vectors.size()));
    const auto query = vectors.head(head_size);
    const std::uint64_t word = random_block({seed, Purpose::saturation_targets, item}, 0)[0];
    const auto target = static_cast<Eigen::Index>((word * static_cast<std::uint64_t>(keys)) >> 32U);

    // 2. their scores, and softmax of them
    for (Eigen::Index j = 0; j < keys; ++j) {
      scores[j] = (query * vectors.segment((1 + j) * head_size, head_size)).sum();
    }
    result.scores.segment(draw * keys, keys) = scores;
    record(result.raw, draw, slope(scores, 1, target));
    record(result.scaled, draw, slope(scores, divisor, target));
  }
  return result;
}

/// One row of all parts' rows that `row_of` gives.
template <typename RowOf>
Row joined(const std::vector<SaturationDraws>& parts, RowOf row_of) {
  Eigen::Index size = 0;
  for (const SaturationDraws& part : parts) size += row_of(part).size();
  Row all(size);
  Eigen::Index filled = 0;
  for (const SaturationDraws& part : parts) {
    const Row& row = row_of(part);
    all.segment(filled, row.size()) = row;
    filled += row.size();
  }
  return all;
}

MeanSlope mean_slope(const std::vector<SaturationDraws>& parts, DrawnSlopes SaturationDraws::*which) {
  const auto mean = [&](Row DrawnSlopes::*statistic) {
    const Row all = joined(parts, [&](const auto& part) -> const Row& { return part.*which.*statistic; });
    return compensated_sum(all) / static_cast<double>(all.size());
  };
  return {mean(&DrawnSlopes::largest), mean(&DrawnSlopes::entropy), mean(&DrawnSlopes::jacobian_norm),
          mean(&DrawnSlopes::gradient_norm)};
}

void require_slopes(const char* name, const DrawnSlopes& slopes, Eigen::Index draws) {
  for (const Row* statistic :
       {&slopes.largest, &slopes.entropy, &slopes.jacobian_norm, &slopes.gradient_norm}) {
    require(statistic->size() == draws,
            {"[saturation_point] expected each statistic of ", name, " with an entry for each of ", draws,
             " draws; found ", statistic->size()});
  }
}

void require_draws(const SaturationDraws& part) {
  const Eigen::Index draws = part.raw.largest.size();
  require(draws > 0, {"[saturation_point] expected at least one draw in each part; found none"});
  require_slopes("raw", part.raw, draws);
  require_slopes("scaled", part.scaled, draws);
  require(part.scores.size() > 0 && part.scores.size() % draws == 0,
          {"[saturation_point] expected as many scores for each draw, at least one; found ",
           part.scores.size(), " for ", draws, " draws"});
}

}  // namespace

std::vector<SaturationPoint> saturation_curve(const Row& head_sizes, double draws, double keys, double seed) {
  const char* const function = "saturation_curve";
  require(head_sizes.size() > 0, {"[saturation_curve] expected at least one head size; found none"});
  for (const double head_size : head_sizes) whole(function, "each head size", head_size, 1, 65536);
  const auto draw_count = static_cast<Eigen::Index>(whole(function, "draws", draws, 1, 100000));
  const auto key_count = static_cast<Eigen::Index>(whole(function, "keys", keys, 1, 64));
  const std::uint64_t seed_bits = whole_seed(function, seed);

  std::vector<SaturationPoint> points;
  for (const double head_size : head_sizes) {
    points.push_back(saturation_point(
        {draws_of(static_cast<Eigen::Index>(head_size), 0, draw_count, key_count, seed_bits)}));
  }
  return points;
}

SaturationDraws saturation_draws(double head_size, double draws, double keys, double seed,
                                 double first_draw) {
  const char* const function = "saturation_draws";
  const auto size = whole(function, "head size", head_size, 1, 65536);
  const auto draw_count = whole(function, "draws", draws, 1, 100000);
  const auto key_count = whole(function, "keys", keys, 1, 64);
  const auto first = whole(function, "first draw", first_draw, 0, 100000);
  return draws_of(static_cast<Eigen::Index>(size), static_cast<Eigen::Index>(first),
                  static_cast<Eigen::Index>(draw_count), static_cast<Eigen::Index>(key_count),
                  whole_seed(function, seed));
}

SaturationPoint saturation_point(const std::vector<SaturationDraws>& parts) {
  require(!parts.empty(), {"[saturation_point] expected at least one part; found none"});
  for (const SaturationDraws& part : parts) {
    require(part.head_size == parts.front().head_size,
            {"[saturation_point] expected parts of one head size; found ", parts.front().head_size, " and ",
             part.head_size});
    require_draws(part);
  }
  SaturationPoint result;
  result.head_size = parts.front().head_size;
  const Row scores = joined(parts, [](const auto& part) -> const Row& { return part.scores; });
  result.score_deviation = variance(scores).standard_deviation;
  result.raw = mean_slope(parts, &SaturationDraws::raw);
  result.scaled = mean_slope(parts, &SaturationDraws::scaled);
  return result;
}

}  // namespace attention_steps
