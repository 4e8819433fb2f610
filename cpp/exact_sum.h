#pragma once

#include <array>
#include <cstdint>

namespace attention_steps {

/// A whole number of 128 bits, which no order of adding rounds.
__extension__ using Wide = __int128;

/// Exact sums of numbers and of their squares, each number as a whole multiple of 2⁻³². Sums of parts that
/// are added in any order come out the same to the bit, which float64 cannot do.
struct ExactSums {
  Wide sum = 0;      ///< Σ n, in units of 2⁻³²
  Wide squares = 0;  ///< Σ n², in units of 2⁻⁶⁴

  void add(std::int64_t n) {
    sum += n;
    squares += Wide{n} * n;
  }
  void add(const ExactSums& other) {
    sum += other.sum;
    squares += other.squares;
  }
};

/// The two sums as words of 32 bits, the lowest first: four of sum, in two's complement, then four of
/// squares.
using SumWords = std::array<std::uint32_t, 8>;
SumWords words_from(const ExactSums& sums);
ExactSums sums_from(const SumWords& words);

/// The mean of the count numbers that were added, Σ x ÷ count.
double mean_of(const ExactSums& sums, double count);

/// Σ (x − mean)² of them: the cancellation is made in whole numbers, so nothing is lost to it.
double squared_deviations_of(const ExactSums& sums, double count);

}  // namespace attention_steps
