#include "normal_quantile.h"

#include <cmath>

namespace attention_steps {
namespace {

// for p down to e⁻²⁵, about 10⁻¹¹
double near_tail(double r) {
  constexpr std::array<double, 8> numerator = {1.42343711074968357734e0,  4.63033784615654529590e0,
                                               5.76949722146069140550e0,  3.64784832476320460504e0,
                                               1.27045825245236838258e0,  2.41780725177450611770e-1,
                                               2.27238449892691845833e-2, 7.74545014278341407640e-4};
  constexpr std::array<double, 8> denominator = {1,
                                                 2.05319162663775882187e0,
                                                 1.67638483018380384940e0,
                                                 6.89767334985100004550e-1,
                                                 1.48103976427480074590e-1,
                                                 1.51986665636164571966e-2,
                                                 5.47593808499534494600e-4,
                                                 1.05075007164441684324e-9};
  return polynomial(numerator, r) / polynomial(denominator, r);
}

// for p below that
double far_tail(double r) {
  constexpr std::array<double, 8> numerator = {6.65790464350110377720e0,  5.46378491116411436990e0,
                                               1.78482653991729133580e0,  2.96560571828504891230e-1,
                                               2.65321895265761230930e-2, 1.24266094738807843860e-3,
                                               2.71155556874348757815e-5, 2.01033439929228813265e-7};
  constexpr std::array<double, 8> denominator = {1,
                                                 5.99832206555887937690e-1,
                                                 1.36929880922735805310e-1,
                                                 1.48753612908506148525e-2,
                                                 7.86869131145613259100e-4,
                                                 1.84631831751005468180e-5,
                                                 1.42151175831644588870e-7,
                                                 2.04426310338993978564e-15};
  return polynomial(numerator, r) / polynomial(denominator, r);
}

}  // namespace

double lower_normal_quantile(double p) {
  const double r = std::sqrt(-std::log(p));
  return r <= 5 ? -near_tail(r - 1.6) : -far_tail(r - 5);
}

double outer_normal_quantile(double offset) {
  return std::copysign(lower_normal_quantile(0.5 - std::abs(offset)), offset);
}

}  // namespace attention_steps
