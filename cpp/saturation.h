#pragma once

#include "matrix.h"
#include "softmax.h"

namespace attention_steps {

/// A row's softmax and how much of a slope it has left.
struct Slope {
  Softmax softmax;           ///< every intermediate of it, [S] keys
  Matrix jacobian;           ///< ∂weights/∂scaled, [S, S]
  double jacobian_norm = 0;  ///< its Frobenius norm, √Σ jacobianᵢⱼ²: at 0 nothing flows back
  double largest = 0;        ///< the largest weight, from 1/S to 1
  double entropy = 0;        ///< −Σ weights ln weights, in nats
  double loss = 0;           ///< −ln of the target's weight, in nats
  Row gradient;              ///< ∂loss/∂scaled, [S]
  double gradient_norm = 0;  ///< √Σ gradientᵢ²
};

/// The same scores as they are and ÷ divisor.
struct Saturation {
  double divisor = 1;
  Slope raw;
  Slope scaled;
};

/// Softmax, its Jacobian and the cross-entropy against the key `target`, with and without the division.
///
/// scores: [S], S ≥ 1. divisor: positive and finite. target: whole, from 0 to S − 1.
/// Throws std::invalid_argument for other arguments.
Saturation saturation(const Row& scores, double divisor, double target);

/// The same, ÷ √head_size. head_size: d_k, positive and finite.
/// Throws std::invalid_argument for other arguments.
Saturation saturation_at_head_size(const Row& scores, double head_size, double target);

/// The Slope of softmax(scores ÷ divisor). target: from 0 to S − 1.
/// Throws std::invalid_argument for an empty row or a divisor that is not positive and finite.
Slope slope(const Row& scores, double divisor, Eigen::Index target);

}  // namespace attention_steps
