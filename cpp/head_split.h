#pragma once

#include <limits>

namespace attention_steps {

/// One of several heads: its size, and what that makes of a score. Where the heads leave a remainder there is
/// no such head, and all but the remainder is NaN.
struct HeadSplit {
  double remainder = 0;                                         ///< of hidden_size ÷ heads
  double head_size = std::numeric_limits<double>::quiet_NaN();  ///< d_k = hidden_size ÷ heads
  double divisor = std::numeric_limits<double>::quiet_NaN();    ///< √d_k
  double scaled = std::numeric_limits<double>::quiet_NaN();     ///< score ÷ divisor
};

/// Shares a model's hidden_size dimensions out evenly among its heads (Vaswani et al. 2017, section 3.2.2:
/// d_k = d_model ÷ h), and scales a score q · k of one of them.
/// hidden_size, heads: whole numbers from 1 to 65536.
/// Throws std::invalid_argument for others.
/// As torch.nn.MultiheadAttention(hidden_size, heads), which refuses heads that leave a remainder.
HeadSplit head_split(double hidden_size, double heads, double score);

}  // namespace attention_steps
