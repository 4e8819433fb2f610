#pragma once

namespace attention_steps {

/// How many operations each step of attention takes, by what it computes. L tokens.
struct AttentionOperations {
  double pairs = 0;    ///< a query and a key each: L · L
  double scores = 0;   ///< multiplications: pairs · d_k
  double scaled = 0;   ///< divisions: pairs
  double exps = 0;     ///< exps: pairs
  double weights = 0;  ///< divisions: pairs
  double output = 0;   ///< multiplications: pairs · d_v
};

/// Counts the multiplications, divisions and exps of softmax(q kᵀ ÷ √d_k) v for q and k of [L, d_k] and v of
/// [L, d_v]. Additions come along with the multiplications, and are not counted.
///
/// tokens: L, from 1 to 65536. head_size: d_k, and value_size: d_v, likewise. All whole.
/// Throws std::invalid_argument for other arguments.
AttentionOperations attention_operations(double tokens, double head_size, double value_size);

}  // namespace attention_steps
