#pragma once

#include "matrix.h"

namespace attention_steps {

/// A query's score with one key, and what it is the sum of. [d_k]
struct DotProduct {
  Row products;      ///< queryᵢ · keyᵢ, [d_k]
  double score = 0;  ///< Σ products
};

/// q · k = Σᵢ queryᵢ · keyᵢ.
/// query, key: [d_k], d_k ≥ 1.
/// Throws std::invalid_argument for vectors that are empty or of two sizes.
DotProduct dot_product(const Row& query, const Row& key);

/// The length of a vector, √Σᵢ valuesᵢ²: also where the squares would overflow or vanish. 0 for an empty one.
double norm(const Row& values);

/// How far two vectors point the same way, with every intermediate.
struct CosineSimilarity {
  double score = 0;   ///< a · b
  double norm_a = 0;  ///< √Σ aᵢ²
  double norm_b = 0;  ///< √Σ bᵢ²
  double cosine = 0;  ///< score ÷ (norm_a · norm_b), from −1 to 1 but for rounding, also where these overflow
};

/// The cosine of the angle between a and b. A vector of zeros has no direction: 0 ÷ 0 is NaN, as the formula
/// says. a, b: [n], n ≥ 1. Throws std::invalid_argument for vectors that are empty or of two sizes. As
/// torch.nn.functional.cosine_similarity(a, b, dim=0), which gives 0 for a vector of zeros.
CosineSimilarity cosine_similarity(const Row& a, const Row& b);

}  // namespace attention_steps
