#include "layer_norm.h"

#include <gtest/gtest.h>

#include <cmath>

#include "inputs.h"
#include "near.h"
#include "refusal.h"

namespace attention_steps {
namespace {

Matrix layer_norm(const LayerNorm& layer, const Matrix& x) { return layer_norm(layer, standardised(x)); }

LayerNorm plain(Eigen::Index size) { return {Row::Ones(size), Row::Zero(size)}; }

TEST(LayerNorm, HasMeanZeroAndVarianceOneButForEpsilon) {
  for_each_small_size([](Eigen::Index size, Random& random) {
    const Matrix x = random.matrix(3, size + 1);
    const Matrix normal = layer_norm(plain(size + 1), x);
    for (Eigen::Index i = 0; i < x.rows(); ++i) {
      const double variance = (x.row(i).array() - x.row(i).mean()).square().mean();
      EXPECT_TRUE(near(0, normal.row(i).mean(), absolute(1e-14)));
      EXPECT_TRUE(near(variance / (variance + 1e-5), normal.row(i).array().square().mean(), relative(1e-12)));
    }
  });
}

TEST(Standardised, GivesEachStepFromTheOneBefore) {
  Random random(2);
  const Matrix x = random.matrix(3, 9);
  const Standardised all = standardised(x);
  const Tolerance few = Tolerance{1e-13, 1e-15};
  for (Eigen::Index i = 0; i < 3; ++i) {
    EXPECT_TRUE(near(x.row(i).mean(), all.mean[i], few));
    EXPECT_TRUE(near(all.squares.row(i).mean(), all.variance[i], few));
    EXPECT_EQ(all.steadied[i], all.variance[i] + 1e-5);
    EXPECT_EQ(all.standard_deviation[i], std::sqrt(all.steadied[i]));
    for (Eigen::Index j = 0; j < 9; ++j) {
      EXPECT_EQ(all.deviations(i, j), x(i, j) - all.mean[i]);
      EXPECT_EQ(all.squares(i, j), all.deviations(i, j) * all.deviations(i, j));
      EXPECT_EQ(all.entries(i, j), all.deviations(i, j) / all.standard_deviation[i]);
    }
  }
}

TEST(LayerNorm, IsWhatPyTorchGives) {
  // torch.nn.functional.layer_norm([1, 2, 4], (3,), [1, 2, 3], [0, 1, 0]) in float64
  const Matrix x = (Matrix(1, 3) << 1, 2, 4).finished();
  const LayerNorm layer{(Row(3) << 1, 2, 3).finished(), (Row(3) << 0, 1, 0).finished()};
  const Matrix expected =
      (Matrix(1, 3) << -1.069041531450298, 0.46547923427485083, 4.008905742938616).finished();
  EXPECT_TRUE(near(expected, layer_norm(layer, x), relative(1e-13)));
}

TEST(LayerNorm, MakesEqualEntriesTheBias) {
  const LayerNorm layer{(Row(2) << 3, 4).finished(), (Row(2) << 5, 6).finished()};
  EXPECT_TRUE(identical((Matrix(1, 2) << 5, 6).finished(), layer_norm(layer, Matrix::Constant(1, 2, 7))));
}

TEST(LayerNorm, IsTheSameForARowWhicheverOthersThereAre) {
  Random random(1);
  const Matrix x = random.matrix(5, 8);
  const LayerNorm layer{random.row(8), random.row(8)};
  EXPECT_TRUE(identical(layer_norm(layer, x).row(3), layer_norm(layer, x.row(3))));
}

TEST(LayerNorm, RefusesShapesThatDoNotFit) {
  const auto refusal = [](const LayerNorm& layer, const Matrix& x) {
    return refusal_of([&] { layer_norm(layer, x); });
  };
  EXPECT_EQ(refusal(plain(0), Matrix(2, 0)),
            "[standardised] expected x with at least one row and one column; found 2x0");
  EXPECT_EQ(refusal({Row::Ones(2), Row::Ones(3)}, Matrix::Ones(1, 3)),
            "[layer_norm] expected weight with an entry for each column of x; found 2 and 1x3");
  EXPECT_EQ(refusal({Row::Ones(3), Row::Ones(4)}, Matrix::Ones(1, 3)),
            "[layer_norm] expected bias with an entry for each column of x; found 4 and 1x3");
}

}  // namespace
}  // namespace attention_steps
