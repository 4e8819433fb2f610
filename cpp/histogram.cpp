#include "histogram.h"

namespace attention_steps {

Histogram symmetric_histogram(double reach, Eigen::Index bins) {
  Histogram histogram;
  histogram.counts = Row::Zero(bins);
  histogram.edges.resize(bins + 1);
  for (Eigen::Index i = 0; i <= bins; ++i) {
    histogram.edges[i] = reach * static_cast<double>(2 * i - bins) / static_cast<double>(bins);
  }
  return histogram;
}

}  // namespace attention_steps
