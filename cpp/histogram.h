#pragma once

#include <algorithm>

#include "matrix.h"

namespace attention_steps {

/// How many numbers fell into each of a row of equal bins. [bins]
struct Histogram {
  Row edges;         ///< rising, [bins + 1]
  Row counts;        ///< how many were in edgesᵢ ≤ x < edgesᵢ₊₁, [bins]
  double below = 0;  ///< how many were under the first edge
  double above = 0;  ///< how many were at or over the last edge
};

/// An empty histogram from −reach to reach: edgesᵢ = reach · (2 i − bins) ÷ bins, the same for the same two,
/// to the bit. reach: positive and finite. bins: at least 1.
Histogram symmetric_histogram(double reach, Eigen::Index bins);

/// Counts x, a number, in a histogram of symmetric_histogram().
inline void count_in(Histogram& histogram, double x) {
  const Row& edges = histogram.edges;
  const Eigen::Index bins = histogram.counts.size();
  if (x < edges[0]) {
    histogram.below += 1;
  } else if (x >= edges[bins]) {
    histogram.above += 1;
  } else {
    // a guess, which rounding may take to the bin beside the right one
    const double width = (edges[bins] - edges[0]) / static_cast<double>(bins);
    Eigen::Index bin = std::min(static_cast<Eigen::Index>((x - edges[0]) / width), bins - 1);
    while (x < edges[bin]) --bin;
    while (x >= edges[bin + 1]) ++bin;
    histogram.counts[bin] += 1;
  }
}

}  // namespace attention_steps
