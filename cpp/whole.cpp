#include "whole.h"

#include <cmath>

#include "require.h"

namespace attention_steps {

std::uint64_t whole(const char* function, const char* name, double number, double lowest, double highest) {
  const bool holds = number >= lowest && number <= highest && std::floor(number) == number;
  const Piece most = highest == largest_whole ? Piece("2^53 - 1") : Piece(highest);
  require(holds, {"[", function, "] expected ", name, " to be a whole number from ", lowest, " to ", most,
                  "; found ", number});
  return static_cast<std::uint64_t>(number);
}

std::uint64_t whole_seed(const char* function, double seed) { return whole(function, "seed", seed, 0); }

}  // namespace attention_steps
