#pragma once

#include <cstdio>
#include <string>

#include "matrix.h"

namespace attention_steps {

/// A row as a page prints it, each number rounded to that many decimals: "0.27 0.73".
template <typename Numbers>
std::string printed(const Eigen::DenseBase<Numbers>& numbers, int decimals) {
  std::string line;
  for (const double number : numbers.derived().reshaped()) {
    std::string digits(400, '\0');
    const int length = std::snprintf(digits.data(), digits.size(), "%.*f", decimals, number);
    line += (line.empty() ? "" : " ") + digits.substr(0, static_cast<std::size_t>(length));
  }
  return line;
}

}  // namespace attention_steps
