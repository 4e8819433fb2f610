#pragma once

namespace attention_steps {

/// One of several heads: its size, and what that makes of a score.
struct HeadSplit {
  double head_size = 0;  ///< d_k = hidden_size ÷ heads
  double divisor = 0;    ///< √d_k
  double scaled = 0;     ///< score ÷ divisor
};

/// Shares a model's hidden_size dimensions out evenly among its heads (Vaswani et al. 2017, section 3.2.2:
/// d_k = d_model ÷ h), and scales a score q · k of one of them.
/// hidden_size, heads: whole numbers from 1 to 65536; heads divides hidden_size.
/// Throws std::invalid_argument for others.
/// As torch.nn.MultiheadAttention(hidden_size, heads), which refuses the same.
HeadSplit head_split(double hidden_size, double heads, double score);

}  // namespace attention_steps
