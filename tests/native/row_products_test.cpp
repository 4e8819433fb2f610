#include "row_products.h"

#include <gtest/gtest.h>

#include "inputs.h"
#include "near.h"

namespace attention_steps {
namespace {

TEST(RowProducts, AreThoseOfEachRowWithEachRow) {
  const Matrix a{{1, 2, 3}, {-1, 0, 0.5}};
  const Matrix b{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}, {2, -2, 4}};
  EXPECT_TRUE(identical(Matrix{{1, 2, 3, 6, 10}, {-1, 0, 0.5, -0.5, 0}}, row_products(a, b)));
}

double added_in_order(const Matrix& a, Eigen::Index i, const Matrix& b, Eigen::Index j) {
  double sum = 0;
  for (Eigen::Index c = 0; c < a.cols(); ++c) sum += a(i, c) * b(j, c);
  return sum;
}

TEST(RowProducts, AreAddedUpInOrderHoweverManyThereAre) {
  for_each_small_size([](Eigen::Index size, Random& random) {
    const Matrix a = random.matrix(1 + random.below(9), size);
    const Matrix b = random.matrix(1 + random.below(9), size);
    const Matrix expected = Matrix::NullaryExpr(
        a.rows(), b.rows(), [&](Eigen::Index i, Eigen::Index j) { return added_in_order(a, i, b, j); });
    EXPECT_TRUE(identical(expected, row_products(a, b)));
  });
}

}  // namespace
}  // namespace attention_steps
