#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "matrix.h"

namespace attention_steps {

/// What attention asks for.
struct Inputs {
  Matrix q;     ///< [L, d_k]
  Matrix k;     ///< [S, d_k]
  Matrix v;     ///< [S, d_v]
  Matrix mask;  ///< [L, S] of 0 and 1
};

/// Random inputs from a seed, the same on every machine: the standard fixes what std::mt19937_64 gives, not
/// what its distributions make of it.
class Random {
 public:
  explicit Random(std::uint64_t seed) : bits_(seed) {}

  /// A whole number below `end`, which is at least 1.
  Eigen::Index below(Eigen::Index end) {
    return static_cast<Eigen::Index>(bits_() % static_cast<std::uint64_t>(end));
  }

  /// A number in [−8, 8).
  double number() { return static_cast<double>(bits_() >> 11U) * 0x1p-49 - 8; }

  Row row(Eigen::Index size) {
    return Row::NullaryExpr(size, [this] { return number(); });
  }

  Matrix matrix(Eigen::Index rows, Eigen::Index cols) {
    return Matrix::NullaryExpr(rows, cols, [this] { return number(); });
  }

  Matrix mask(Eigen::Index rows, Eigen::Index cols) {
    return Matrix::NullaryExpr(rows, cols, [this] { return static_cast<double>(below(2)); });
  }

  /// The indices 0 to size − 1, shuffled.
  std::vector<Eigen::Index> order(Eigen::Index size) {
    std::vector<Eigen::Index> indices(static_cast<std::size_t>(size));
    std::iota(indices.begin(), indices.end(), 0);
    for (Eigen::Index i = size - 1; i > 0; --i) std::swap(indices[i], indices[below(i + 1)]);
    return indices;
  }

  /// Queries, keys, values and a mask of small sizes, for that many keys.
  Inputs inputs(Eigen::Index keys) {
    const Eigen::Index queries = 1 + below(7);
    const Eigen::Index head_size = 1 + below(9);
    return {matrix(queries, head_size), matrix(keys, head_size), matrix(keys, 1 + below(5)),
            mask(queries, keys)};
  }

 private:
  std::mt19937_64 bits_;
};

/// Calls `check(size, random)` for every size from 1 to 64; a failure in it names the size.
template <typename Check>
void for_each_small_size(Check check) {
  for (Eigen::Index size = 1; size <= 64; ++size) {
    SCOPED_TRACE("size " + std::to_string(size));
    Random random(static_cast<std::uint64_t>(size));
    check(size, random);
  }
}

/// The same, and once more with a size of 4096.
template <typename Check>
void for_each_size(Check check) {
  for_each_small_size(check);
  SCOPED_TRACE("size 4096");
  Random random(4096);
  check(Eigen::Index{4096}, random);
}

}  // namespace attention_steps
