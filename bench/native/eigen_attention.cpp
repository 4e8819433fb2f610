#include "eigen_attention.h"

#include <Eigen/Core>
#include <cmath>

namespace attention_steps {

std::vector<float> eigen_attention(const std::vector<float>& q, const std::vector<float>& k,
                                   const std::vector<float>& v, std::size_t heads, std::size_t tokens,
                                   std::size_t head_size) {
  using Floats = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  using Input = Eigen::Map<const Floats>;
  std::vector<float> output(q.size());
  const auto rows = static_cast<Eigen::Index>(tokens);
  const auto columns = static_cast<Eigen::Index>(head_size);
  const float scale = 1 / std::sqrt(static_cast<float>(head_size));
  for (std::size_t head = 0; head < heads; ++head) {
    const std::size_t start = head * tokens * head_size;
    const Input queries(&q[start], rows, columns);
    const Input keys(&k[start], rows, columns);
    const Input values(&v[start], rows, columns);
    Floats weights = scale * (queries * keys.transpose());
    weights.colwise() -= weights.rowwise().maxCoeff().eval();
    weights = weights.array().exp();
    weights.array().colwise() /= weights.rowwise().sum().array().eval();
    Eigen::Map<Floats>(&output[start], rows, columns).noalias() = weights * values;
  }
  return output;
}

}  // namespace attention_steps
