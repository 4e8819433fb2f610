#pragma once

#include "matrix.h"

namespace attention_steps {

/// How far two results lie apart: maxᵢ |aᵢ − bᵢ|. NaN where one of them has a NaN, and where both have the
/// same infinity.
///
/// a, b: [n], n ≥ 1, of one length. Throws std::invalid_argument for others.
double largest_difference(const Row& a, const Row& b);

}  // namespace attention_steps
