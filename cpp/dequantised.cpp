#include "dequantised.h"

namespace attention_steps {

Matrix dequantised(const std::int8_t* entries, const float* scales, Eigen::Index rows, Eigen::Index cols) {
  Matrix result(rows, cols);
  for (Eigen::Index i = 0; i < rows; ++i) {
    const auto scale = static_cast<double>(scales[i]);
    for (Eigen::Index j = 0; j < cols; ++j) result(i, j) = static_cast<double>(entries[i * cols + j]) * scale;
  }
  return result;
}

}  // namespace attention_steps
