#pragma once

namespace attention_steps {

/// What one way of computing attention has in memory. B items of L tokens.
struct Memory {
  double matrices = 0;     ///< of [B, L, d]: q, k, v and the output
  double entries = 0;      ///< numbers in those: matrices · B · L · d
  double tables = 0;       ///< of [B, L, L]: scores, scaled and weights, or none
  double pairs = 0;        ///< numbers in those: tables · B · L · L
  double number_size = 0;  ///< bytes of a number
  double bytes = 0;        ///< entries · number_size + pairs · number_size
};

/// The same attention in two ways.
struct AttentionMemory {
  Memory step_by_step;  ///< attention(), in float64: every table is written down
  Memory streaming;     ///< fused_attention(), in float32: none is
};

/// How much memory attention() and fused_attention() take for q, k and v of [B, L, d], besides blocks of a
/// fixed size and fused_attention()'s scratch: a copy of one item's k and v, [2, L, d], on each thread that
/// computes.
///
/// items: B, tokens: L, and head_size: d, whole, from 1 to 65536.
/// Throws std::invalid_argument for other arguments.
AttentionMemory attention_memory(double items, double tokens, double head_size);

}  // namespace attention_steps
