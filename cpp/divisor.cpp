#include "divisor.h"

#include <cmath>
#include <limits>

#include "matrix.h"
#include "require.h"

namespace attention_steps {
namespace {

bool positive_and_finite(double number) {
  return number > 0 && number < std::numeric_limits<double>::infinity();
}

}  // namespace

double scaling_divisor(double head_size) {
  require_head_size("scaling_divisor", head_size);
  return std::sqrt(head_size);
}

void require_head_size(const char* function, double head_size) {
  require(positive_and_finite(head_size),
          {"[", function, "] expected a positive, finite head size; found ", head_size});
}

void require_divisor(const char* function, double divisor) {
  require(positive_and_finite(divisor),
          {"[", function, "] expected a positive, finite divisor; found ", divisor});
}

}  // namespace attention_steps
