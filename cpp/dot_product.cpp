#include "dot_product.h"

#include <cmath>

#include "sum.h"

namespace attention_steps {

DotProduct dot_product(const Row& query, const Row& key) {
  require(query.size() > 0, "[dot_product] expected a query of at least one entry; found none");
  require(key.size() == query.size(), "[dot_product] expected a key of as many entries as the query; found " +
                                          std::to_string(key.size()) + " and " +
                                          std::to_string(query.size()));
  DotProduct result;
  result.products = query * key;
  result.score = compensated_sum(result.products);
  return result;
}

double norm(const Row& values) {
  const double largest = values.size() == 0 ? 0 : values.abs().maxCoeff<Eigen::PropagateNaN>();
  if (largest == 0 || !std::isfinite(largest)) return largest;
  // a power of two takes no digit away
  const int exponent = std::ilogb(largest);
  const Row near_one = values.unaryExpr([=](double value) { return std::scalbn(value, -exponent); });
  return std::scalbn(std::sqrt(compensated_sum<double>(near_one.square())), exponent);
}

CosineSimilarity cosine_similarity(const Row& a, const Row& b) {
  require(a.size() > 0, "[cosine_similarity] expected vectors of at least one entry; found none");
  require(b.size() == a.size(), "[cosine_similarity] expected vectors of one size; found " +
                                    std::to_string(a.size()) + " and " + std::to_string(b.size()));
  CosineSimilarity result;
  result.score = dot_product(a, b).score;
  result.norm_a = norm(a);
  result.norm_b = norm(b);
  result.cosine = result.score / (result.norm_a * result.norm_b);
  return result;
}

}  // namespace attention_steps
