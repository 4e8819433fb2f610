#pragma once

#include <cstddef>

#include "matrix.h"
#include "softmax.h"

namespace attention_steps {

/// How spread out weights are, −Σᵢ weightsᵢ ln weightsᵢ, in nats; 0 · ln 0 is 0. From 0, all on one key, to
/// ln S, the same on each of S. Where a weight is above ½ its logarithm is taken of the sum of the others,
/// which still has its digits when the weight has rounded to 1.
///
/// weights: [S], S ≥ 1, each from 0 to 1, adding up to 1 to within 0.001, or to 0 for a row that attends to
/// nothing, whose entropy is 0. With NaN among them the entropy is NaN.
/// Throws std::invalid_argument for other weights.
double entropy(const Row& weights);

/// The loss of a row of weights against the one right key, and what it says about the scores.
struct CrossEntropy {
  double loss = 0;  ///< −ln weights[target], in nats
  Row gradient;     ///< ∂loss/∂scaled = weights − one_hot(target), [S]
};

/// The cross-entropy of softmax(scores ÷ divisor) against the key `target`.
///
/// The loss is ln Σⱼ e^shiftedⱼ − shifted[target]: finite for a confident wrong answer, whose weight rounds
/// to 0, and above 0 for a confident right one, whose weight rounds to 1. The target's own entry of the
/// gradient is −Σ of the others, for p − 1 would lose its digits near p = 1. A target with a score of −∞ has
/// an infinite loss. A row of nothing but −∞ also, and its gradient is 0: its weights are 0 whatever the
/// scores.
///
/// scores: [S], S ≥ 1. target: whole, from 0 to S − 1. divisor: positive and finite.
/// Throws std::invalid_argument for other arguments.
/// As torch.nn.functional.cross_entropy(scores / divisor, target), and its gradient by scores / divisor.
CrossEntropy cross_entropy(const Row& scores, double target, double divisor = 1);

/// The same for a softmax that there already is. target: from 0 to S − 1.
CrossEntropy cross_entropy(const Softmax& row, Eigen::Index target);

}  // namespace attention_steps
