#pragma once

#include "matrix.h"

namespace attention_steps {

/// The largest x whose e^x is finite in that precision: past it, naive softmax overflows.
template <typename Scalar>
constexpr Scalar largest_exponent = 0;
template <>
inline constexpr float largest_exponent<float> = 0x1.62e42ep6F;  // 88.72283172607422
template <>
inline constexpr double largest_exponent<double> = 0x1.62e42fefa39efp9;  // 709.782712893384

/// One row's softmax with every intermediate, in the precision `Scalar`. [S] is the number of scores.
template <typename Scalar>
struct SoftmaxOf {
  RowOf<Scalar> scaled;   ///< scores ÷ divisor, [S]
  Scalar max = 0;         ///< the largest of scaled
  RowOf<Scalar> shifted;  ///< scaled − max, [S]: the largest is 0, so that exp cannot overflow
  RowOf<Scalar> exps;     ///< e^shifted, [S], each in [0, 1]
  Scalar sum = 0;         ///< Σ exps, in [1, S]
  RowOf<Scalar> weights;  ///< exps ÷ sum, [S], each in [0, 1], adding up to 1
};
using Softmax = SoftmaxOf<double>;

/// softmax(scores ÷ divisor), safe from overflow:
///   weightsᵢ = e^(scaledᵢ − max) ÷ Σⱼ e^(scaledⱼ − max)
///
/// Starts from the row's true maximum, so rows like [1000, 1001] or twice −FLT_MAX come out right.
/// A score of −∞ has a weight of exactly 0; a row of nothing but −∞ has all-zero weights (it attends to
/// nothing: shifted is −∞, exps and sum are 0). A NaN, or a +∞, makes every weight of the row NaN, as the
/// formula does.
///
/// Scalar: float or double; scores and divisor are rounded to it first, and every step is done in it.
/// scores: [S], S ≥ 1. divisor: positive and finite, in Scalar too; attention's is √d_k.
/// Throws std::invalid_argument for an empty row or another divisor.
/// As torch.softmax(scores / divisor, dim=-1).
template <typename Scalar = double>
SoftmaxOf<Scalar> softmax(const Row& scores, double divisor = 1);

/// ∂weights/∂scaled, the Jacobian of softmax: diag(p) − p pᵀ for p = weights, [S, S].
/// Its diagonal is computed as pᵢ · Σⱼ≠ᵢ pⱼ: the shorter pᵢ (1 − pᵢ) loses its digits when pᵢ is near 1,
/// which is where the lesson looks.
Matrix softmax_jacobian(const Row& weights);

/// Naive softmax, which subtracts no maximum, with every intermediate in the precision `Scalar`.
template <typename Scalar>
struct NaiveSoftmax {
  RowOf<Scalar> scaled;   ///< scores ÷ divisor, [S]
  RowOf<Scalar> exps;     ///< e^scaled, [S]; infinite past largest_exponent
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

/// The largest entry of a row, or NaN if there is one; −∞ of an empty row.
template <typename Scalar>
Scalar true_max(const RowOf<Scalar>& row);

/// Refuses, in the name of `function`, an empty row of scores, and a divisor that is not positive and finite
/// or that Scalar cannot hold. Throws std::invalid_argument.
template <typename Scalar>
void require_row_and_divisor(const char* function, const Row& scores, double divisor);

}  // namespace attention_steps
