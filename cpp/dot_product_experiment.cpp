#include "dot_product_experiment.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "random.h"
#include "require.h"
#include "sum.h"
#include "whole.h"

namespace attention_steps {
namespace {

// so many that Σ (q·k)², of about pairs · d_k · 2⁶⁴ units, stays far below 2¹²⁷
constexpr double most_pairs = 0x1p40;

// q·k of a pair, in units of 2⁻³²
std::int64_t draw_pair(const Stream& pair, std::size_t numbers) {
  // a multiple of 4: few enough to stay in the fastest cache
  constexpr std::size_t batch_size = 512;
  std::array<double, batch_size> batch;  // NOLINT: its entries are written before they are read
  double even = 0;
  double odd = 0;
  for (std::size_t done = 0; done < numbers; done += batch_size) {
    const std::size_t size = std::min(batch_size, numbers - done);
    fill_standard_normals(pair, static_cast<std::uint32_t>(done / 4), batch.data(), size);
    std::size_t i = 0;
    for (; i + 4 <= size; i += 4) {
      even += batch[i] * batch[i + 1];
      odd += batch[i + 2] * batch[i + 3];
    }
    if (i < size) even += batch[i] * batch[i + 1];
  }
  return std::llrint((even + odd) * 0x1p32);
}

void derive_moments(Experiment& experiment, const ExactSums& sums) {
  experiment.sums = words_from(sums);
  experiment.mean = mean_of(sums, experiment.count);
  experiment.m2 = squared_deviations_of(sums, experiment.count);
}

void require_same_edges(const Row& edges, const Row& others) {
  require(edges.size() == others.size() && (edges == others).all(),
          {"[merge_experiments] expected parts with the same edges; found ", edges.size(), " from ", edges[0],
           " to ", edges[edges.size() - 1], " and ", others.size(), " from ", others[0], " to ",
           others[others.size() - 1]});
}

void require_part(const Experiment& part) {
  const auto& [edges, counts, below, above] = part.histogram;
  const char* const function = "merge_experiments";
  whole(function, "count", part.count, 1, most_pairs);
  require(counts.size() > 0 && edges.size() == counts.size() + 1,
          {"[merge_experiments] expected one edge more than counts; found ", edges.size(), " and ",
           counts.size()});
  for (const double count : counts) whole(function, "each of counts", count, 0);
  whole(function, "below", below, 0);
  whole(function, "above", above, 0);
  const double counted = counts.sum() + below + above;
  require(counted == part.count, {"[merge_experiments] expected counts, below and above to add up to count, ",
                                  part.count, "; found ", counted});
}

}  // namespace

Histogram dot_product_histogram(double head_size, Eigen::Index bins) {
  return symmetric_histogram(4 * std::sqrt(head_size), bins);
}

Experiment dot_product_experiment(const ExperimentOptions& options) {
  const char* const function = "dot_product_experiment";
  const auto head_size = static_cast<std::size_t>(whole(function, "head size", options.head_size, 1, 65536));
  const std::uint64_t pairs = whole(function, "pairs", options.pairs, 1, most_pairs);
  const std::uint64_t seed = whole_seed(function, options.seed);
  const std::uint64_t bins = whole(function, "bins", options.bins, 1, 4096);
  const std::uint64_t first = whole(function, "first pair", options.first_pair, 0);

  Experiment result;
  result.count = options.pairs;
  result.histogram = dot_product_histogram(options.head_size, static_cast<Eigen::Index>(bins));
  ExactSums sums;
  for (std::uint64_t pair = first; pair < first + pairs; ++pair) {
    const std::int64_t score = draw_pair({seed, Purpose::dot_product_experiment, pair}, 2 * head_size);
    sums.add(score);
    count_in(result.histogram, static_cast<double>(score) * 0x1p-32);
  }
  derive_moments(result, sums);
  return result;
}

Experiment merge_experiments(const std::vector<Experiment>& parts) {
  require(!parts.empty(), {"[merge_experiments] expected at least one part; found none"});
  for (const Experiment& part : parts) require_part(part);

  Experiment all;
  all.histogram.edges = parts[0].histogram.edges;
  all.histogram.counts = Row::Zero(parts[0].histogram.counts.size());
  ExactSums sums;
  for (const Experiment& part : parts) {
    require_same_edges(all.histogram.edges, part.histogram.edges);
    all.count += part.count;
    all.histogram.counts += part.histogram.counts;
    all.histogram.below += part.histogram.below;
    all.histogram.above += part.histogram.above;
    sums.add(sums_from(part.sums));
  }
  whole("merge_experiments", "the number of pairs in all", all.count, 1, most_pairs);
  derive_moments(all, sums);
  return all;
}

}  // namespace attention_steps
