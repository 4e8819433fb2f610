#include "linear.h"

#include <cmath>

#include "random.h"
#include "standard_normal.h"
#include "whole.h"

namespace attention_steps {

Linear linear(double inputs, double outputs, double seed) {
  const auto width = static_cast<Eigen::Index>(whole("linear", "inputs", inputs, 1, largest_side));
  const auto height = static_cast<Eigen::Index>(whole("linear", "outputs", outputs, 1, largest_side));
  const std::uint64_t key = whole_seed("linear", seed);
  const double range = 2 / std::sqrt(inputs);  // from −1 ÷ √inputs to 1 ÷ √inputs

  Linear layer{Matrix(height, width), Row(height)};
  fill_centred_uniforms({key, Purpose::linear_weight, 0}, 0, layer.weight.data(),
                        static_cast<std::size_t>(layer.weight.size()));
  layer.weight *= range;
  fill_centred_uniforms({key, Purpose::linear_bias, 0}, 0, layer.bias.data(),
                        static_cast<std::size_t>(layer.bias.size()));
  layer.bias *= range;
  return layer;
}

void require_layer(const std::string& function, const std::string& name, const Linear& layer,
                   const Matrix& x) {
  const Matrix& weight = layer.weight;
  const std::string expected = "[" + function + "] expected ";
  require(x.size() > 0, expected + "x with at least one row and one column; found " + shape(x));
  require(weight.rows() > 0, expected + name + ".weight with at least one row; found " + shape(weight));
  require(weight.cols() == x.cols(),
          expected + name + ".weight with as many columns as x; found " + shape(weight) + " and " + shape(x));
  require(layer.bias.size() == weight.rows(),
          expected + name + ".bias with an entry for each row of the weight matrix; found " +
              std::to_string(layer.bias.size()) + " and " + shape(weight));
}

Matrix apply_linear(const Linear& layer, const Matrix& x) {
  require_layer("apply_linear", "layer", layer, x);
  Matrix result = x * layer.weight.transpose();
  result.rowwise() += layer.bias.matrix().transpose();
  return result;
}

}  // namespace attention_steps
