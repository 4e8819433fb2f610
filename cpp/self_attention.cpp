#include "self_attention.h"

#include "attention.h"
#include "require.h"

namespace attention_steps {

SelfAttention self_attention(const Matrix& x, const Projections& projections) {
  const auto& [query, key, value] = projections;
  require_layer("self_attention", "query", query, x);
  require_layer("self_attention", "key", key, x);
  require_layer("self_attention", "value", value, x);
  require(key.weight.rows() == query.weight.rows(),
          {"[self_attention] expected key.weight with as many rows as query.weight; found ", key.weight,
           " and ", query.weight});
  SelfAttention result;

  // 1. project
  result.q = apply_linear(query, x);
  result.k = apply_linear(key, x);
  result.v = apply_linear(value, x);

  // 2. attend
  Attention all = attention(result.q, result.k, result.v);
  result.divisor = all.divisor;
  result.scores = std::move(all.scores);
  result.scaled = std::move(all.scaled);
  result.weights = std::move(all.weights);
  result.weights_sum = std::move(all.weights_sum);
  result.output = std::move(all.output);
  return result;
}

}  // namespace attention_steps
