#include "dot_product.h"

#include <cmath>

#include "require.h"
#include "sum.h"

namespace attention_steps {

DotProduct dot_product(const Row& query, const Row& key) {
  require(query.size() > 0, {"[dot_product] expected a query of at least one entry; found none"});
  require(key.size() == query.size(), {"[dot_product] expected a key of as many entries as the query; found ",
                                       key.size(), " and ", query.size()});
  DotProduct result;
  result.products = query * key;
  result.score = compensated_sum(result.products);
  return result;
}

namespace {

double largest_of(const Row& values) {
  return values.size() == 0 ? 0 : values.abs().maxCoeff<Eigen::PropagateNaN>();
}

/// values · 2^exponent: a power of two takes no digit away.
Row scaled_by_two(const Row& values, int exponent) {
  return values.unaryExpr([=](double value) { return std::scalbn(value, exponent); });
}

/// The same direction with a largest entry between 1 and 2; the vector itself where it has none.
Row near_one(const Row& values) {
  const double largest = largest_of(values);
  return largest == 0 || !std::isfinite(largest) ? values : scaled_by_two(values, -std::ilogb(largest));
}

}  // namespace

double norm(const Row& values) {
  const double largest = largest_of(values);
  if (largest == 0 || !std::isfinite(largest)) return largest;
  return std::scalbn(std::sqrt(compensated_sum<double>(near_one(values).square())), std::ilogb(largest));
}

CosineSimilarity cosine_similarity(const Row& a, const Row& b) {
  require(a.size() > 0, {"[cosine_similarity] expected vectors of at least one entry; found none"});
  require(b.size() == a.size(),
          {"[cosine_similarity] expected vectors of one size; found ", a.size(), " and ", b.size()});
  CosineSimilarity result;
  result.score = dot_product(a, b).score;
  result.norm_a = norm(a);
  result.norm_b = norm(b);
  // the score, or the product of the lengths, may overflow or vanish where the cosine does not
  const Row along_a = near_one(a);
  const Row along_b = near_one(b);
  result.cosine = dot_product(along_a, along_b).score / (norm(along_a) * norm(along_b));
  return result;
}

}  // namespace attention_steps
