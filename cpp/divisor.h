#pragma once

#include <string>

namespace attention_steps {

/// √d_k, what attention divides its scores by: for entries of mean 0 and variance 1 the dot product of d_k
/// of them has variance d_k, and ÷ √d_k brings that back to 1 (Vaswani et al. 2017, section 3.2.1).
/// head_size: d_k, positive and finite.
/// Throws std::invalid_argument for another head_size.
double scaling_divisor(double head_size);

/// Refuses a head size that is not positive and finite, in the name of `function`.
/// Throws std::invalid_argument.
void require_head_size(const char* function, double head_size);

/// Refuses a divisor that is not positive and finite, in the name of `function`.
/// Throws std::invalid_argument.
void require_divisor(const char* function, double divisor);

}  // namespace attention_steps
