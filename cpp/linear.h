#pragma once

#include "matrix.h"

namespace attention_steps {

/// A linear layer, x ↦ x · weightᵀ + bias, in the shapes of torch.nn.Linear.
struct Linear {
  Matrix weight;  ///< [outputs, inputs]
  Row bias;       ///< [outputs]
};

/// A layer as torch.nn.Linear starts from: every entry of weight and bias uniform from (−1 ÷ √inputs, 1 ÷
/// √inputs). The distribution is PyTorch's, the numbers are not: they come of the seed by way of random.h,
/// the same everywhere.
///
/// inputs, outputs: whole, from 1 to 65536. seed: whole, from 0 to 2⁵³ − 1.
/// Throws std::invalid_argument for other arguments.
Linear linear(double inputs, double outputs, double seed);

/// x · weightᵀ + bias, [rows, outputs], for x of [rows, inputs], rows ≥ 1.
/// Throws std::invalid_argument for shapes that do not fit.
/// As torch.nn.functional.linear(x, weight, bias).
Matrix apply_linear(const Linear& layer, const Matrix& x);

/// Refuses, in the name of `function`, a layer called `name` whose weight matrix is empty, does not take x,
/// or has not as many outputs as the bias has entries. Throws std::invalid_argument.
void require_layer(const char* function, const char* name, const Linear& layer, const Matrix& x);

}  // namespace attention_steps
