#pragma once

#include "attention_row.h"
#include "dot_product.h"
#include "matrix.h"

namespace attention_steps {

/// A token's self-attention in one context of L tokens.
struct InContext {
  Matrix vectors;    ///< of the context's tokens, [L, d]
  Row scores;        ///< the token's own vector · each of them, [L]
  AttentionRow row;  ///< from the scores on; row.output is the token's vector after
};

/// One token in two contexts, and how alike its two vectors are.
struct TwoContexts {
  InContext first;
  InContext second;
  CosineSimilarity before;  ///< of its vectors in the two before attention, which are one and the same
  CosineSimilarity after;   ///< of first.row.output and second.row.output
};

/// One row of self-attention, softmax(xₜ xᵀ ÷ √d) x, for the same token t in two contexts. Every vector of x
/// is its own query, key and value, and no position is added; x is as token_vectors() draws it.
///
/// token: the id of t. first, second: the ids of the contexts' tokens, t among them. size: d. Limits of ids,
/// size and seed: those of token_vectors(). Throws std::invalid_argument for a context without t, and where
/// token_vectors() does.
TwoContexts two_contexts(double token, const Row& first, const Row& second, double size, double seed);

}  // namespace attention_steps
