#include <array>
#include <cmath>
#include <cstdio>

#include "require.h"

namespace attention_steps {

std::string text(double number) {
  // some systems print a NaN's sign
  if (std::isnan(number)) return "nan";
  std::array<char, 32> digits = {};
  std::snprintf(digits.data(), digits.size(), "%.15g", number);
  return digits.data();
}

}  // namespace attention_steps
