#include "standard_normal.h"

#include "random.h"
#include "require.h"
#include "whole.h"

namespace attention_steps {

Matrix standard_normal(double rows, double cols, double seed) {
  const char* const function = "standard_normal";
  const auto height = static_cast<Eigen::Index>(whole(function, "rows", rows, 1, largest_side));
  const auto width = static_cast<Eigen::Index>(whole(function, "cols", cols, 1, largest_side));
  const Stream stream{whole_seed(function, seed), Purpose::standard_normal, 0};
  Matrix numbers(height, width);
  fill_standard_normals(stream, 0, numbers.data(), static_cast<std::size_t>(numbers.size()));
  return numbers;
}

Matrix token_vectors(const Row& ids, double size, double seed) {
  const char* const function = "token_vectors";
  require(ids.size() > 0, {"[token_vectors] expected at least one id; found none"});
  const auto width = static_cast<std::size_t>(whole(function, "size", size, 1, largest_side));
  Stream stream{whole_seed(function, seed), Purpose::token_vectors, 0};
  for (const double id : ids) whole(function, "each id", id, 0);
  Matrix vectors(ids.size(), static_cast<Eigen::Index>(width));
  for (Eigen::Index i = 0; i < ids.size(); ++i) {
    stream.item = static_cast<std::uint64_t>(ids[i]);
    fill_standard_normals(stream, 0, vectors.row(i).data(), width);
  }
  return vectors;
}

}  // namespace attention_steps
