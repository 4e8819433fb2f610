#pragma once

#include "linear.h"
#include "matrix.h"

namespace attention_steps {

/// The three linear layers that make queries, keys and values of the tokens' vectors.
struct Projections {
  Linear query;  ///< [hidden] → [d_k]
  Linear key;    ///< [hidden] → [d_k]
  Linear value;  ///< [hidden] → [d_v]
};

/// Self-attention with every intermediate; L tokens.
struct SelfAttention {
  Matrix q;            ///< x · query.weightᵀ + query.bias, [L, d_k]
  Matrix k;            ///< the same of key, [L, d_k]
  Matrix v;            ///< the same of value, [L, d_v]
  double divisor = 0;  ///< √d_k
  Matrix scores;       ///< q kᵀ, [L, L]
  Matrix scaled;       ///< scores ÷ √d_k, [L, L]
  Matrix weights;      ///< the softmax of each row of scaled, [L, L]
  Row weights_sum;     ///< Σⱼ weightsᵢⱼ of each row, [L]: 1 but for rounding
  Matrix output;       ///< weights · v, [L, d_v]
};

/// One head of self-attention: every token asks every token, itself included. q, k and v as apply_linear()
/// gives them, the rest as attention() does.
///
/// x: [L, hidden_size], at least 1x1. The divisor is √d_k for d_k = outputs of key.
/// Throws std::invalid_argument for shapes that do not fit.
SelfAttention self_attention(const Matrix& x, const Projections& projections);

}  // namespace attention_steps
