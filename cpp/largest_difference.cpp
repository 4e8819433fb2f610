#include "largest_difference.h"

#include "require.h"

namespace attention_steps {

double largest_difference(const Row& a, const Row& b) {
  require(a.size() > 0 && a.size() == b.size(),
          {"[largest_difference] expected a and b of one length, at least 1; found ", a.size(), " and ",
           b.size()});
  double largest = 0;
  for (Eigen::Index i = 0; i < a.size(); ++i) {
    const double difference = std::abs(a[i] - b[i]);
    // not "larger": a NaN is to stay
    if (!(difference <= largest)) largest = difference;
    if (std::isnan(largest)) break;
  }
  return largest;
}

}  // namespace attention_steps
