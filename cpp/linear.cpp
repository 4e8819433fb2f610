#include "linear.h"

#include <cmath>

#include "random.h"
#include "require.h"
#include "row_products.h"
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

void require_layer(const char* function, const char* name, const Linear& layer, const Matrix& x) {
  const Matrix& weight = layer.weight;
  require(x.size() > 0, {"[", function, "] expected x with at least one row and one column; found ", x});
  require(weight.rows() > 0,
          {"[", function, "] expected ", name, ".weight with at least one row; found ", weight});
  require(weight.cols() == x.cols(), {"[", function, "] expected ", name,
                                      ".weight with as many columns as x; found ", weight, " and ", x});
  require(
      layer.bias.size() == weight.rows(),
      {"[", function, "] expected ", name, ".bias with an entry for each row of the weight matrix; found ",
       layer.bias.size(), " and ", weight});
}

Matrix apply_linear(const Linear& layer, const Matrix& x) {
  require_layer("apply_linear", "layer", layer, x);
  Matrix result = row_products(x, layer.weight);
  result.rowwise() += layer.bias.matrix().transpose();
  return result;
}

}  // namespace attention_steps
