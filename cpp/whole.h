#pragma once

#include <cstdint>

namespace attention_steps {

/// 2⁵³ − 1: up to here a float64, which is what JavaScript has for numbers, tells each whole number from the
/// next.
constexpr double largest_whole = 9007199254740991;

/// `number` as an integer, where it is a whole one from `lowest` to `highest`.
/// Throws std::invalid_argument, "[function] expected name to be a whole number from …; found …", where not.
std::uint64_t whole(const char* function, const char* name, double number, double lowest,
                    double highest = largest_whole);

/// A seed as an integer: whole, from 0 to 2⁵³ − 1.
/// Throws std::invalid_argument in the name of `function`.
std::uint64_t whole_seed(const char* function, double seed);

}  // namespace attention_steps
