#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "matrix.h"

namespace attention_steps {

/// Numbers of float32, of shape [heads, rows, head_size], row-major.
using Floats = std::vector<float>;

/// What fused_attention is to compute. Numbers as JavaScript has them, checked by fused_sizes().
struct FusedOptions {
  double heads = 1;
  double tokens = 1;       ///< S: keys and values of each head
  double head_size = 1;    ///< d: columns of queries, keys and values
  bool causal = false;     ///< whether a query sees the keys up to its own place alone
  double first_query = 0;  ///< the place, from 0, of the first query among the tokens
  std::optional<double> queries =
      std::nullopt;  ///< L: queries of each head; those up to the last token if not given
};

/// The same as checked whole numbers, `queries` among them.
struct FusedSizes {
  std::size_t heads;
  std::size_t tokens;
  std::size_t head_size;
  std::size_t first_query;
  std::size_t queries;
};

/// How many numbers each argument of fused_attention holds.
struct FusedCounts {
  std::size_t q;
  std::size_t k;
  std::size_t v;
};

/// The preconditions of fused_attention, whoever computes it.
/// Throws std::invalid_argument for sizes that are not whole or below 1, queries beyond the last token,
/// arguments that do not hold as many numbers as their shapes say, and kept keys other than `tokens` of 0
/// and 1.
FusedSizes fused_sizes(const FusedOptions& options, const FusedCounts& counts,
                       const std::optional<Row>& kept_keys);

/// softmax(q kᵀ ÷ √d) v of each head in float32, in one pass over the keys, without a table of scores:
///
///   for each key j that the query i sees:   sᵢⱼ = qᵢ · kⱼ ÷ √d
///     m' = max(m, sᵢⱼ)
///     l' = l · e^(m − m') + e^(sᵢⱼ − m')
///     o' = o · e^(m − m') + e^(sᵢⱼ − m') vⱼ
///   outputᵢ = o ÷ l
///
/// m, l and o are the maximum, the sum and the mix of what has been seen so far (Milakov & Gimelshein 2018,
/// "Online normalizer calculation for softmax"; Dao et al. 2022, "FlashAttention"). Memory grows with the
/// tokens, not with their square.
///
/// q: [heads, queries, head_size], the rows from first_query on of all tokens' queries; k, v: [heads, tokens,
/// head_size]. kept_keys: [tokens] of 1 (kept) and 0 (dropped), for all heads; all are kept if not given.
/// Gives [heads, queries, head_size]. A row is the same to the bit whichever others are asked for with it.
///
/// A dropped key takes no part: a NaN or infinity in its key or value changes nothing; a causal query does
/// not see the keys after it in the same sense. A query with no key left, or with scores of −∞ alone, has an
/// all-zero output; a score of −∞ is a weight of exactly 0. A NaN in a place that is kept stays a NaN, and so
/// does the row of a score of +∞: of q · k, before ÷ √d, beyond float32's 3.4e38 too. A mix, before ÷ l, is
/// infinite where values are beyond about 3.4e38 ÷ tokens.
/// Throws std::invalid_argument where fused_sizes() does.
/// As torch.nn.functional.scaled_dot_product_attention, which gives NaN for a query with no key left.
Floats fused_attention(const Floats& q, const Floats& k, const Floats& v, const FusedOptions& options,
                       const std::optional<Row>& kept_keys = {});

}  // namespace attention_steps
