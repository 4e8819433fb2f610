#pragma once

#include <cstdint>

#include "matrix.h"

namespace attention_steps {

/// A matrix kept as int8 with a scale for each row, [rows, columns]: entryᵢⱼ · scaleᵢ, without rounding,
/// since float64 holds any product of the two.
///
/// entries: rows · columns of them, row-major; scales: one a row.
Matrix dequantised(const std::int8_t* entries, const float* scales, Eigen::Index rows, Eigen::Index cols);

}  // namespace attention_steps
