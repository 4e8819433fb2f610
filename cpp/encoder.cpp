#include "encoder.h"

#include "require.h"
#include "row_products.h"

namespace attention_steps {
namespace {

void require_tokens(const std::vector<Eigen::Index>& tokens, Eigen::Index vocabulary) {
  require(!tokens.empty() && tokens.size() <= most_tokens,
          {"[encode] expected 1 to ", most_tokens, " tokens; found ", tokens.size()});
  for (const Eigen::Index token : tokens) {
    require(token >= 0 && token < vocabulary,
            {"[encode] expected each token's row to be a whole number from 0 to ", vocabulary - 1, "; found ",
             token});
  }
}

void require_weights(const Matrix& weights, std::size_t tokens) {
  const auto length = static_cast<Eigen::Index>(tokens);
  require(weights.rows() == length && weights.cols() == length,
          {"[encode] expected weights of tokens x tokens, ", length, "x", length, "; found ", weights});
  for (const double weight : weights.reshaped()) {
    require(weight >= 0 && weight <= 1, {"[encode] expected weights from 0 to 1; found ", weight});
  }
}

}  // namespace

Encoded encode(const Encoder& encoder, const std::vector<Eigen::Index>& tokens,
               const std::optional<Matrix>& weights) {
  require_tokens(tokens, encoder.embedding.rows());
  if (weights) require_weights(*weights, tokens.size());
  Encoded result;

  // 1. look up, and bring to one scale
  result.embedded.resize(static_cast<Eigen::Index>(tokens.size()), encoder.embedding.cols());
  for (Eigen::Index i = 0; i < result.embedded.rows(); ++i) {
    result.embedded.row(i) = encoder.embedding.row(tokens[static_cast<std::size_t>(i)]);
  }
  result.entry = standardised(result.embedded);
  result.x = layer_norm(encoder.entry, result.entry);

  // 2. project, and turn by position
  result.query = row_products(result.x, encoder.query);
  result.key = row_products(result.x, encoder.key);
  result.value = row_products(result.x, encoder.value);
  result.turns = turns(result.x.rows(), encoder.angles);
  result.q = turned(result.query, result.turns, Turn::forth);
  result.k = turned(result.key, result.turns, Turn::forth);
  result.v = turned(result.value, result.turns, Turn::forth);

  // 3. attend
  result.attention = attention(result.q, result.k, result.v);
  if (weights) result.attention = reweighted(std::move(result.attention), *weights, result.v);

  // 4. turn back, project, add what was there
  result.unturned = turned(result.attention.output, result.turns, Turn::back);
  result.projected = row_products(result.unturned, encoder.out);
  result.attended = result.x + result.projected;
  result.after_attention = standardised(result.attended);
  result.y = layer_norm(encoder.after_attention, result.after_attention);

  // 5. feed forward, each token by itself
  result.gate = apply_linear(encoder.gate, result.y);
  result.opened = result.gate.cwiseMax(0);
  result.up = apply_linear(encoder.inner, result.y);
  result.inner = result.opened.cwiseProduct(result.up);
  result.fed = apply_linear(encoder.outer, result.inner);
  result.processed = result.y + result.fed;
  result.after_feed_forward = standardised(result.processed);
  result.z = layer_norm(encoder.after_feed_forward, result.after_feed_forward);
  return result;
}

}  // namespace attention_steps
