#include "whole.h"

#include <cmath>

#include "matrix.h"

namespace attention_steps {

std::uint64_t whole(const char* function, const char* name, double number, double lowest, double highest) {
  const bool holds = number >= lowest && number <= highest && std::floor(number) == number;
  if (!holds) {
    const std::string to = highest == largest_whole ? "2^53 - 1" : text(highest);
    throw std::invalid_argument("[" + std::string(function) + "] expected " + name +
                                " to be a whole number from " + text(lowest) + " to " + to + "; found " +
                                text(number));
  }
  return static_cast<std::uint64_t>(number);
}

std::uint64_t whole_seed(const char* function, double seed) { return whole(function, "seed", seed, 0); }

}  // namespace attention_steps
