#pragma once

#include <cstddef>
#include <vector>

namespace attention_steps {

/// Attention as one writes it with Eigen: both products whole, a table of scores between them, in float32.
/// q, k, v: [heads, tokens, head_size]; returns the same shape.
std::vector<float> eigen_attention(const std::vector<float>& q, const std::vector<float>& k,
                                   const std::vector<float>& v, std::size_t heads, std::size_t tokens,
                                   std::size_t head_size);

}  // namespace attention_steps
