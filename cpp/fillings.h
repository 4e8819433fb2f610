#pragma once

#include <vector>

#include "encoder.h"

namespace attention_steps {

/// A token that may stand in a place, and how likely it is.
struct Filling {
  Eigen::Index row = 0;    ///< of the embedding
  double logit = 0;        ///< z · that row + its bias
  double probability = 0;  ///< the softmax of the logits of all that may stand there
};

/// The first rows of the embedding are no characters: [PAD], [UNK], [CLS], [SEP], [MASK]. None of them is a
/// filling.
constexpr Eigen::Index special_tokens = 5;

/// The `count` likeliest tokens for a place whose row of Encoded::z this is, the likeliest first; of equally
/// likely ones, that with the lower row.
///
/// z: [D], finite; count: whole, from 1 to the number of characters.
/// Throws std::invalid_argument for others.
std::vector<Filling> fillings(const Encoder& encoder, const Row& z, double count);

}  // namespace attention_steps
