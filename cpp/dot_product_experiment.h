#pragma once

#include <vector>

#include "exact_sum.h"
#include "histogram.h"

namespace attention_steps {

/// Which pairs of vectors to draw, and how to count their dot products.
struct ExperimentOptions {
  double head_size = 0;   ///< d_k: whole, from 1 to 65536
  double pairs = 0;       ///< how many: whole, from 1 to 2⁴⁰
  double seed = 0;        ///< whole, from 0 to 2⁵³ − 1
  double bins = 0;        ///< whole, from 1 to 4096
  double first_pair = 0;  ///< the number of the first one: whole, from 0 to 2⁵³ − 1
};

/// What the dot products of many pairs were.
struct Experiment {
  double count = 0;     ///< how many pairs
  double mean = 0;      ///< Σ q·k ÷ count; 0 but for chance
  double m2 = 0;        ///< Σ (q·k − mean)²; ÷ count it is the variance, d_k but for chance
  Histogram histogram;  ///< of q·k, over ±4 √d_k
  SumWords sums = {};   ///< Σ q·k and Σ (q·k)² exactly, of which mean and m2 are made
};

/// An empty histogram for the dot products of a head size, over ±4 √d_k.
Histogram dot_product_histogram(double head_size, Eigen::Index bins);

/// Draws pairs of vectors, a query and a key of head_size independent entries from N(0, 1), and sums up their
/// dot products: 2 · pairs · head_size numbers in all, none of them kept.
///
/// Pair i depends on the seed and i alone: of the stream of its number (random.h) it takes query and key
/// entries by turns, and a smaller head size takes the first of them. Its q·k is summed in float64, the even
/// and the odd entries apart, and recorded to the nearest 2⁻³²; what is summed over pairs is summed exactly.
/// So one seed gives one answer, to the bit, however the pairs are split between calls and in whatever order
/// they are merged. Edges depend on head_size and bins alone.
///
/// Throws std::invalid_argument for other options.
Experiment dot_product_experiment(const ExperimentOptions& options);

/// One experiment out of several with the same edges and, by the caller's word, no pair in common.
/// Throws std::invalid_argument for no parts, for parts with different edges, and for a part that contradicts
/// itself.
Experiment merge_experiments(const std::vector<Experiment>& parts);

}  // namespace attention_steps
