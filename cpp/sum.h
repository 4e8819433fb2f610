#pragma once

#include <cmath>

#include "matrix.h"

namespace attention_steps {

/// Σᵢ termsᵢ by Neumaier's method (1974), where no sum on the way to it leaves the format; else ±∞ or NaN.
template <typename Scalar>
Scalar neumaier_sum(const RowOf<Scalar>& terms) {
  Scalar sum = 0;
  double lost = 0;  // also for float32, where a plain sum of 1e5 lost digits would itself be off
  for (const Scalar term : terms) {
    const Scalar next = sum + term;
    // the smaller of the two addends is the one whose low digits were lost
    lost += std::abs(sum) >= std::abs(term) ? (sum - next) + term : (term - next) + sum;
    sum = next;
  }
  return std::isfinite(sum) ? static_cast<Scalar>(sum + lost) : sum;
}

/// The sum of `terms`, Σᵢ termsᵢ, to about one rounding however many there are.
/// Every sum of a row that the lesson prints is made here: a plain sum of a thousand terms is off in digits a
/// reader can ask to see, and Eigen's vectorised one rounds otherwise natively than in WebAssembly.
/// An infinity or NaN among the terms gives what plain addition gives. It overflows only where the sum itself
/// is beyond the format, not where a sum on the way to it is.
template <typename Scalar>
Scalar compensated_sum(const RowOf<Scalar>& terms) {
  const Scalar sum = neumaier_sum(terms);
  if (std::isfinite(sum) || !terms.isFinite().all()) return sum;
  // small enough to be added however many there are; digits lost at the lower end of the format count for
  // nothing
  constexpr Scalar small = 0x1p-64F;
  return neumaier_sum<Scalar>(terms * small) / small;
}

}  // namespace attention_steps
