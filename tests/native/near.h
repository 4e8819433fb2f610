#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <string>

#include "matrix.h"

namespace attention_steps {

/// How far a number may be from the expected one: within one of the two is enough.
struct Tolerance {
  double relative = 0;  ///< of the expected number
  double absolute = 0;
};

inline Tolerance relative(double tolerance) { return {tolerance, 0}; }
inline Tolerance absolute(double tolerance) { return {0, tolerance}; }

/// In units of the last place of float64, 2⁻⁵².
inline Tolerance ulps(double count) { return relative(count * std::numeric_limits<double>::epsilon()); }

/// With all 17 digits, as "0.10000000000000001" or "-0".
inline std::string all_digits(double number) {
  std::string digits(32, '\0');
  const int length = std::snprintf(digits.data(), digits.size(), "%.17g", number);
  return digits.substr(0, static_cast<std::size_t>(length));
}

/// Whether two arrays have one shape and agree in every entry, by `agrees(expected, found)`; if not, where
/// they first differ.
template <typename Expected, typename Found, typename Agrees>
testing::AssertionResult all_agree(const Eigen::DenseBase<Expected>& expected,
                                   const Eigen::DenseBase<Found>& found, Agrees agrees) {
  const auto& wanted = expected.derived().eval();
  const auto& given = found.derived().eval();
  if (wanted.rows() != given.rows() || wanted.cols() != given.cols()) {
    return testing::AssertionFailure() << "expected " << wanted.rows() << "x" << wanted.cols()
                                       << " numbers, found " << given.rows() << "x" << given.cols();
  }
  for (Eigen::Index i = 0; i < wanted.rows(); ++i) {
    for (Eigen::Index j = 0; j < wanted.cols(); ++j) {
      const testing::AssertionResult result = agrees(wanted(i, j), given(i, j));
      if (!result) return testing::AssertionFailure() << "at [" << i << ", " << j << "] " << result.message();
    }
  }
  return testing::AssertionSuccess();
}

/// Whether `found` is within the tolerance of `expected`. A NaN, on either side, is not; an infinity is near
/// to itself alone.
inline testing::AssertionResult near(double expected, double found, Tolerance allowed) {
  if (found == expected) return testing::AssertionSuccess();
  const double difference = std::abs(found - expected);
  const double most = std::max(allowed.relative * std::abs(expected), allowed.absolute);
  if (std::isfinite(expected) && difference <= most) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "expected " << all_digits(expected) << ", found " << all_digits(found)
                                     << ": off by " << difference << ", allowed " << most;
}

template <typename Expected, typename Found>
testing::AssertionResult near(const Eigen::DenseBase<Expected>& expected,
                              const Eigen::DenseBase<Found>& found, Tolerance allowed) {
  return all_agree(expected, found, [=](double one, double other) { return near(one, other, allowed); });
}

/// Whether two numbers are equal to the bit: 0 is not −0. All NaNs count as one.
inline testing::AssertionResult identical(double expected, double found) {
  const bool both_nan = std::isnan(expected) && std::isnan(found);
  if (both_nan || (found == expected && std::signbit(found) == std::signbit(expected))) {
    return testing::AssertionSuccess();
  }
  return testing::AssertionFailure() << "expected " << all_digits(expected) << ", found "
                                     << all_digits(found);
}

template <typename Expected, typename Found>
testing::AssertionResult identical(const Eigen::DenseBase<Expected>& expected,
                                   const Eigen::DenseBase<Found>& found) {
  return all_agree(expected, found, [](double one, double other) { return identical(one, other); });
}

/// Whether every entry is NaN.
template <typename Found>
testing::AssertionResult all_nan(const Eigen::DenseBase<Found>& found) {
  return all_agree(found, found, [](double entry, double) {
    if (std::isnan(entry)) return testing::AssertionSuccess();
    return testing::AssertionFailure() << "expected nan, found " << all_digits(entry);
  });
}

}  // namespace attention_steps
