#pragma once

#include <optional>
#include <vector>

#include "attention.h"
#include "layer_norm.h"
#include "linear.h"
#include "rotary.h"

namespace attention_steps {

/// The weights of the small encoder that the project trained: one layer, one head. D is its width, which is
/// also d_k.
struct Encoder {
  Matrix embedding;  ///< [vocabulary, D]: what tokens start from, and what fillings are judged by
  Row angles;        ///< [D ÷ 2], by which positions turn
  LayerNorm entry;   ///< of what attention takes
  Matrix query;      ///< [D, D], as key, value and out; none has a bias
  Matrix key;
  Matrix value;
  Matrix out;
  LayerNorm after_attention;
  Linear gate;   ///< D → hidden
  Linear inner;  ///< D → hidden
  Linear outer;  ///< hidden → D
  LayerNorm after_feed_forward;
  Row bias;  ///< [vocabulary], of the logits
};

/// What becomes of L tokens, every intermediate; all are [L, D] where nothing else is said.
struct Encoded {
  Matrix embedded;                  ///< a row of the embedding for each token
  Standardised entry;               ///< embedded, standardised
  Matrix x;                         ///< LayerNorm(embedded): what attention takes
  Matrix query;                     ///< x Wqᵀ, not yet turned
  Matrix key;                       ///< x Wkᵀ
  Matrix value;                     ///< x Wvᵀ
  Turns turns;                      ///< by which positions turn, [L, D ÷ 2]
  Matrix q;                         ///< query turned by position
  Matrix k;                         ///< key, turned
  Matrix v;                         ///< value, turned
  Attention attention;              ///< attention(q, k, v); where weights were given, of these
  Matrix unturned;                  ///< attention.output turned back by the position of the token that asks
  Matrix projected;                 ///< unturned Woᵀ
  Matrix attended;                  ///< x + projected
  Standardised after_attention;     ///< attended, standardised
  Matrix y;                         ///< LayerNorm(attended)
  Matrix gate;                      ///< y Wgᵀ + bg, [L, hidden] (a gated layer, ReGLU: Shazeer 2020)
  Matrix opened;                    ///< relu(gate): how far the gate is open, [L, hidden]
  Matrix up;                        ///< y W1ᵀ + b1, [L, hidden]
  Matrix inner;                     ///< opened ∘ up, [L, hidden]
  Matrix fed;                       ///< inner W2ᵀ + b2
  Matrix processed;                 ///< y + fed
  Standardised after_feed_forward;  ///< processed, standardised
  Matrix z;                         ///< LayerNorm(processed)
};

/// Tokens in one sentence at most: 30 characters between [CLS] and [SEP].
constexpr std::size_t most_tokens = 32;

/// Runs the encoder. tokens: 1 to 32 rows of the embedding. weights: [L, L], from 0 to 1, taken instead of
/// the softmax's. Throws std::invalid_argument for others, and for layers that do not fit together.
Encoded encode(const Encoder& encoder, const std::vector<Eigen::Index>& tokens,
               const std::optional<Matrix>& weights = {});

}  // namespace attention_steps
