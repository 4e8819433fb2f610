#pragma once

#include <array>

namespace attention_steps {

/// c₀ + c₁ x + … + c₇ x⁷, by Horner's rule.
inline double polynomial(const std::array<double, 8>& c, double x) {
  return ((((((c[7] * x + c[6]) * x + c[5]) * x + c[4]) * x + c[3]) * x + c[2]) * x + c[1]) * x + c[0];
}

/// How far from ½ the quantile is one rational function, with no logarithm: 85 % of all probabilities.
constexpr double central_width = 0.425;

/// The normal quantile of ½ + offset for |offset| ≤ central_width; of no meaning beyond.
inline double central_normal_quantile(double offset) {
  constexpr std::array<double, 8> numerator = {
      3.3871328727963666080e0, 1.3314166789178437745e2, 1.9715909503065514427e3, 1.3731693765509461125e4,
      4.5921953931549871457e4, 6.7265770927008700853e4, 3.3430575583588128105e4, 2.5090809287301226727e3};
  constexpr std::array<double, 8> denominator = {1,
                                                 4.2313330701600911252e1,
                                                 6.8718700749205790830e2,
                                                 5.3941960214247511077e3,
                                                 2.1213794301586595867e4,
                                                 3.9307895800092710610e4,
                                                 2.8729085735721942674e4,
                                                 5.2264952788528545610e3};
  const double r = 0.180625 - offset * offset;  // central_width² less offset²
  return offset * polynomial(numerator, r) / polynomial(denominator, r);
}

/// The same for |offset| > central_width and |offset| < ½.
double outer_normal_quantile(double offset);

/// x with P(X ≤ x) = ½ + offset for a standard normal X: algorithm AS 241, PPND16 (Wichura 1988), about 1
/// part in 10¹⁶. The probability is taken as its distance from ½, which keeps the digits near the median.
///
/// offset: −½ < offset < ½. At ±½, or beyond, the result is of no meaning.
inline double normal_quantile(double offset) {
  const bool central = offset >= -central_width && offset <= central_width;
  return central ? central_normal_quantile(offset) : outer_normal_quantile(offset);
}

/// The quantile of a small probability itself, 0 < p < ½ − central_width: ½ + offset could not hold 10⁻²⁰.
double lower_normal_quantile(double p);

}  // namespace attention_steps
