#pragma once

#include <optional>

#include "matrix.h"

namespace attention_steps {

/// Scaled dot-product attention of every query with every key, with every intermediate.
struct Attention {
  double divisor = 0;  ///< as given, or √d_k
  Matrix scores;       ///< q kᵀ, [L, S]: before the mask, so also where a key is dropped
  Matrix scaled;       ///< scores ÷ divisor, [L, S]; −∞ where the mask drops the key
  Matrix weights;      ///< the softmax of each row of scaled, [L, S]
  Row weights_sum;     ///< Σⱼ weightsᵢⱼ of each row, [L]: 1 but for rounding, 0 where no key is left
  Matrix output;       ///< weights · v, [L, d_v]
};

/// softmax(q kᵀ ÷ divisor) v (Vaswani et al. 2017, equation 1).
///
/// q: [L, d_k]; k: [S, d_k]; v: [S, d_v]; all at least 1x1.
/// divisor: positive and finite; √d_k if not given.
/// mask: [L, S] of 1 (the query sees the key) and 0 (it does not); everything is seen if not given.
///
/// A dropped key takes no part: a NaN or infinity in its key or value changes nothing. A query whose keys
/// are all dropped has all-zero weights and output, and so has one whose scores are all −∞. Beyond that,
/// each row is as softmax() says; a NaN in a place that is kept stays a NaN.
/// Throws std::invalid_argument for shapes that do not fit, another divisor or another mask entry.
/// As torch.nn.functional.scaled_dot_product_attention, which gives NaN for a query with no key left.
Attention attention(const Matrix& q, const Matrix& k, const Matrix& v, std::optional<double> divisor = {},
                    const std::optional<Matrix>& mask = {});

/// The same attention with other weights than its softmax's, such as a reader's: weights_sum and output are
/// of these, and identical to what they were where the weights are, if nothing was dropped.
///
/// weights: [L, S] like attention's; v: [S, d_v], those that it mixed.
/// Throws std::invalid_argument for shapes that do not fit.
Attention reweighted(Attention attention, const Matrix& weights, const Matrix& v);

}  // namespace attention_steps
