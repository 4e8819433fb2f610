#include "fillings.h"

#include <algorithm>
#include <cmath>

#include "require.h"
#include "row_products.h"
#include "softmax.h"
#include "whole.h"

namespace attention_steps {

std::vector<Filling> fillings(const Encoder& encoder, const Row& z, double count) {
  const Eigen::Index characters = encoder.embedding.rows() - special_tokens;
  require(z.size() == encoder.embedding.cols(),
          {"[fillings] expected z of ", encoder.embedding.cols(), " numbers; found ", z.size()});
  for (const double entry : z) {
    require(std::isfinite(entry), {"[fillings] expected finite numbers in z; found ", entry});
  }
  const std::uint64_t wanted = whole("fillings", "count", count, 1, static_cast<double>(characters));

  const Row products = row_products(z.matrix().transpose(), encoder.embedding).row(0);
  const Row logits = (products + encoder.bias).tail(characters);
  const Row probabilities = softmax(logits).weights;

  std::vector<Filling> result;
  result.reserve(static_cast<std::size_t>(characters));
  for (Eigen::Index i = 0; i < characters; ++i) {
    result.push_back({special_tokens + i, logits[i], probabilities[i]});
  }
  const auto end = result.begin() + static_cast<std::ptrdiff_t>(wanted);
  std::partial_sort(result.begin(), end, result.end(), [](const Filling& one, const Filling& other) {
    return one.logit != other.logit ? one.logit > other.logit : one.row < other.row;
  });
  result.erase(end, result.end());
  return result;
}

}  // namespace attention_steps
