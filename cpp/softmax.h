#pragma once

#include "matrix.h"

namespace attention_steps {

/// One row's softmax with every intermediate. [S] is the number of scores.
struct Softmax {
  Row scaled;      ///< scores ÷ divisor, [S]
  double max = 0;  ///< the largest of scaled
  Row shifted;     ///< scaled − max, [S]: the largest is 0, so that exp cannot overflow
  Row exps;        ///< e^shifted, [S], each in [0, 1]
  double sum = 0;  ///< Σ exps, in [1, S]
  Row weights;     ///< exps ÷ sum, [S], each in [0, 1], adding up to 1
};

/// softmax(scores ÷ divisor), safe from overflow:
///   weightsᵢ = e^(scaledᵢ − max) ÷ Σⱼ e^(scaledⱼ − max)
///
/// Starts from the row's true maximum, so rows like [1000, 1001] or twice −FLT_MAX come out right.
/// A score of −∞ has a weight of exactly 0; a row of nothing but −∞ has all-zero weights (it attends to
/// nothing: shifted is −∞, exps and sum are 0). A NaN, or a +∞, makes every weight of the row NaN, as the
/// formula does.
///
/// scores: [S], S ≥ 1. divisor: positive and finite; attention's is √d_k.
/// Throws std::invalid_argument for an empty row or another divisor.
/// As torch.softmax(scores / divisor, dim=-1).
Softmax softmax(const Row& scores, double divisor = 1);

/// ∂weights/∂scaled, the Jacobian of softmax: diag(p) − p pᵀ for p = weights, [S, S].
/// Its diagonal is computed as pᵢ · Σⱼ≠ᵢ pⱼ: the shorter pᵢ (1 − pᵢ) loses its digits when pᵢ is near 1,
/// which is where the lesson looks.
Matrix softmax_jacobian(const Row& weights);

/// Naive softmax, which subtracts no maximum, with every intermediate in the precision `Scalar`.
template <typename Scalar>
struct NaiveSoftmax {
  RowOf<Scalar> scaled;   ///< scores ÷ divisor, [S]
  RowOf<Scalar> exps;     ///< e^scaled, [S]; infinite past 88.7228 (float32) or 709.7827 (float64)
  Scalar sum = 0;         ///< Σ exps
  RowOf<Scalar> weights;  ///< exps ÷ sum, [S]; ∞ ÷ ∞ and 0 ÷ 0 are NaN
};

/// softmax(scores ÷ divisor) straight from the formula, weightsᵢ = e^scaledᵢ ÷ Σⱼ e^scaledⱼ,
/// to show why nobody computes it so: it overflows where softmax() does not.
///
/// Scalar: float or double; scores and divisor are rounded to it first, and every step is done in it.
/// scores: [S], S ≥ 1. divisor: positive and finite, in Scalar too.
/// Throws std::invalid_argument for an empty row or another divisor.
template <typename Scalar>
NaiveSoftmax<Scalar> naive_softmax(const Row& scores, double divisor = 1);

}  // namespace attention_steps
