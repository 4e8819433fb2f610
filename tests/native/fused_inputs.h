#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

#include "attention.h"
#include "fused_attention.h"
#include "inputs.h"

/// What fused_attention is asked in its tests, and attention() in float64 to hold it to.
namespace attention_steps {

struct FusedInputs {
  Floats q;  ///< [heads, tokens, head_size]
  Floats k;
  Floats v;
  FusedOptions options;
  std::optional<Row> kept_keys;
};

inline Floats unit_variance_floats(Random& random, std::size_t count) {
  Floats floats(count);
  for (float& number : floats) number = static_cast<float>(random.number() * std::sqrt(3.) / 8);
  return floats;
}

/// Scores of unit variance; all keys kept, not causal.
inline FusedInputs fused_inputs(Random& random, std::size_t heads, std::size_t tokens,
                                std::size_t head_size) {
  const std::size_t count = heads * tokens * head_size;
  FusedInputs in;
  in.q = unit_variance_floats(random, count);
  in.k = unit_variance_floats(random, count);
  in.v = unit_variance_floats(random, count);
  in.options = {static_cast<double>(heads), static_cast<double>(tokens), static_cast<double>(head_size)};
  return in;
}

inline Floats fused(const FusedInputs& in) {
  return fused_attention(in.q, in.k, in.v, in.options, in.kept_keys);
}

/// Numbers as a matrix of rows one below the other, all heads' together: [heads · rows, head_size].
inline Matrix as_rows(const Floats& numbers, double head_size) {
  using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  const auto columns = static_cast<Eigen::Index>(head_size);
  const auto rows = static_cast<Eigen::Index>(numbers.size()) / columns;
  return Eigen::Map<const RowMajor>(numbers.data(), rows, columns).cast<double>();
}

/// The mask of one head: kept keys that are not after the query, if causal.
inline Matrix fused_mask(const FusedInputs& in) {
  const auto tokens = static_cast<Eigen::Index>(in.options.tokens);
  return Matrix::NullaryExpr(tokens, tokens, [&in](Eigen::Index i, Eigen::Index j) {
    const bool seen = !in.options.causal || j <= i;
    return seen && (!in.kept_keys || (*in.kept_keys)[j] == 1) ? 1. : 0.;
  });
}

/// The same by attention() in float64, head after head: [heads · tokens, head_size].
inline Matrix unfused(const FusedInputs& in) {
  const double size = in.options.head_size;
  const auto tokens = static_cast<Eigen::Index>(in.options.tokens);
  const Matrix q = as_rows(in.q, size);
  const Matrix k = as_rows(in.k, size);
  const Matrix v = as_rows(in.v, size);
  const Matrix mask = fused_mask(in);
  Matrix output(q.rows(), q.cols());
  for (Eigen::Index row = 0; row < q.rows(); row += tokens) {
    output.middleRows(row, tokens) =
        attention(q.middleRows(row, tokens), k.middleRows(row, tokens), v.middleRows(row, tokens), {}, mask)
            .output;
  }
  return output;
}

/// max |v|, in which fused_attention's error is measured.
inline double largest_value(const FusedInputs& in) {
  double largest = 0;
  for (const float value : in.v) largest = std::max<double>(largest, std::abs(value));
  return largest;
}

}  // namespace attention_steps
