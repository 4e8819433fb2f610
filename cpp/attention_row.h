#pragma once

#include <optional>

#include "matrix.h"

namespace attention_steps {

/// What exp is taken of.
enum class Exponent {
  scaled,   ///< scores ÷ divisor, as the formula is written; overflows past 709.7827
  shifted,  ///< scores ÷ divisor less the row's maximum, as it is computed
};

/// The second half of attention for one query, from its scores on, with every intermediate. [S] keys.
struct AttentionRow {
  double divisor = 0;      ///< the given one, or √d_k
  Row scaled;              ///< scores ÷ divisor, [S]
  double max = 0;          ///< the largest of scaled
  Row shifted;             ///< scaled − max, [S]
  Row exps;                ///< e^scaled or e^shifted, [S]
  double sum = 0;          ///< Σ exps
  Row weights;             ///< exps ÷ sum, [S]
  double weights_sum = 0;  ///< Σ weights: 1, but for the rounding of float64
  Matrix contributions;    ///< weightsⱼ · valueⱼ, [S, d_v]
  Row output;              ///< Σⱼ contributionsⱼ, [d_v]
};

/// Scale, softmax, weighted sum: the article's three steps for one row, as softmax() or naive_softmax()
/// does them. Scores of nothing but −∞ attend to nothing: softmax() gives them weights of 0, and the output
/// is 0 whatever the values.
///
/// scores: q · kⱼ for each key, [S], S ≥ 1. values: [S, d_v]. head_size: d_k, positive and finite.
/// divisor: positive and finite; √head_size if not given.
/// Throws std::invalid_argument for shapes that do not fit, another head size or another divisor.
AttentionRow attention_row(const Row& scores, const Matrix& values, double head_size,
                           std::optional<double> divisor = {}, Exponent exponent = Exponent::shifted);

}  // namespace attention_steps
