#pragma once

#include "matrix.h"

namespace attention_steps {

/// a bᵀ: the dot product of each row of a with each row of b, [rows of a, rows of b]; a, b: [any, size].
/// Each is added up from the first column to the last, so that it is the same to the bit everywhere.
Matrix row_products(const Matrix& a, const Matrix& b);

}  // namespace attention_steps
