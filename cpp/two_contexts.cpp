#include "two_contexts.h"

#include "require.h"
#include "standard_normal.h"

namespace attention_steps {
namespace {

InContext in_context(const Row& before, const Row& ids, double size, double seed) {
  InContext result;
  result.vectors = token_vectors(ids, size, seed);
  result.scores.resize(ids.size());
  for (Eigen::Index j = 0; j < ids.size(); ++j) {
    result.scores[j] = dot_product(before, result.vectors.row(j).transpose().array()).score;
  }
  result.row = attention_row(result.scores, result.vectors, size);
  return result;
}

}  // namespace

TwoContexts two_contexts(double token, const Row& first, const Row& second, double size, double seed) {
  for (const Row* const ids : {&first, &second}) {
    require((*ids == token).any(),
            {"[two_contexts] expected the token in both contexts; found one without ", token});
  }
  const Row before = token_vectors(Row{{token}}, size, seed).row(0).transpose().array();
  TwoContexts result;
  result.first = in_context(before, first, size, seed);
  result.second = in_context(before, second, size, seed);
  result.before = cosine_similarity(before, before);
  result.after = cosine_similarity(result.first.row.output, result.second.row.output);
  return result;
}

}  // namespace attention_steps
