#include "variance.h"

#include <cmath>

#include "require.h"
#include "sum.h"

namespace attention_steps {

Variance variance(const Row& values) {
  require(values.size() > 0, {"[variance] expected at least one value; found none"});
  const auto n = static_cast<double>(values.size());
  Variance result;

  // 1. the mean
  result.sum = compensated_sum(values);
  result.mean = result.sum / n;

  // 2. how far each value is from it, squared
  result.deviations = values - result.mean;
  result.squares = result.deviations.square();

  // 3. the mean of that, and its square root
  result.sum_of_squares = compensated_sum(result.squares);
  result.variance = result.sum_of_squares / n;
  result.standard_deviation = std::sqrt(result.variance);
  return result;
}

}  // namespace attention_steps
