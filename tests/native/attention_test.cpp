#include "attention.h"

#include <gtest/gtest.h>

#include <limits>
#include <optional>
#include <string>

#include "cases.h"
#include "near.h"
#include "refusal.h"

namespace attention_steps {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// how far rounding may take the scores from any other order of adding, entry by entry
Matrix rounding_of_scores(const Matrix& q, const Matrix& k) {
  return 4 * static_cast<double>(q.cols()) * 0x1p-53 * (q.cwiseAbs() * k.cwiseAbs().transpose());
}

TEST(Attention, AgreesWithTheCases) {
  for_each_case("attention.json", [](const nlohmann::json& expected) {
    const Matrix q = matrix_from(expected.at("q"));
    const Matrix k = matrix_from(expected.at("k"));
    std::optional<Matrix> mask;
    if (!expected.at("mask").is_null()) mask = matrix_from(expected.at("mask"));
    const double divisor = number_from(expected.at("divisor"));
    const Attention all = attention(q, k, matrix_from(expected.at("v")), divisor, mask);

    const Matrix off = all.scores - matrix_from(expected.at("scores"));
    EXPECT_TRUE(
        near(Matrix::Zero(q.rows(), k.rows()), off.cwiseQuotient(rounding_of_scores(q, k)), absolute(1)));
    EXPECT_TRUE(near(matrix_from(expected.at("scaled")), all.scaled, absolute(1e-12)));
    EXPECT_TRUE(near(matrix_from(expected.at("weights")), all.weights, relative(1e-12)));
    EXPECT_TRUE(near(matrix_from(expected.at("output")), all.output, absolute(1e-12)));
  });
}

TEST(Attention, DividesByTheSquareRootOfTheHeadSizeIfNotToldOtherwise) {
  const Matrix q = Matrix::Constant(2, 64, 0.5);
  const Matrix k = Matrix::Constant(3, 64, 0.5);
  const Matrix v = Matrix::Identity(3, 5);
  EXPECT_TRUE(identical(Matrix::Constant(2, 3, 16), attention(q, k, v).scores));
  EXPECT_TRUE(identical(Matrix::Constant(2, 3, 2), attention(q, k, v).scaled));
  EXPECT_TRUE(identical(Matrix::Constant(2, 3, 4), attention(q, k, v, 4).scaled));
  EXPECT_EQ(attention(q, k, v).divisor, 8);
  EXPECT_EQ(attention(q, k, v, 4).divisor, 4);
}

TEST(Attention, OfOneQueryAndTwoKeysHasTwoWeightsThatAddUpToOne) {
  const Attention all = attention(Matrix{{1, 2}}, Matrix{{3, 4}, {1, 0}}, Matrix{{1}, {2}});
  EXPECT_EQ(shape(all.weights), "1x2");
  EXPECT_TRUE(near(1, all.weights.sum(), ulps(1)));
}

TEST(Attention, SumsUpTheWeightsOfEachRow) {
  const Attention all =
      attention(Matrix{{1}, {2}}, Matrix{{3}, {-1}}, Matrix{{1}, {2}}, {}, Matrix{{1, 1}, {0, 0}});
  ASSERT_EQ(all.weights_sum.size(), 2);
  EXPECT_TRUE(near(1, all.weights_sum[0], ulps(1)));
  EXPECT_EQ(all.weights_sum[1], 0);
}

TEST(Attention, StartsFromTheTrueMaximum) {
  const Matrix v{{1}, {3}};
  const Attention far_below = attention(Matrix{{1}}, Matrix{{-1e300}, {-1e300}}, v);
  EXPECT_TRUE(identical(Matrix{{0.5, 0.5}}, far_below.weights));
  EXPECT_TRUE(identical(Matrix{{2}}, far_below.output));
}

std::string refusal(const Matrix& q, const Matrix& k, const Matrix& v, std::optional<double> divisor = {},
                    const std::optional<Matrix>& mask = {}) {
  return refusal_of([&] { attention(q, k, v, divisor, mask); });
}

// matrices of ones, by their shapes
const Matrix q2x5 = Matrix::Ones(2, 5);
const Matrix k3x5 = Matrix::Ones(3, 5);
const Matrix v3x4 = Matrix::Ones(3, 4);

TEST(Attention, RefusesAnEmptyMatrix) {
  const std::string rest = " with at least one row and one column; found ";
  EXPECT_EQ(refusal(Matrix(0, 5), k3x5, v3x4), "[attention] expected queries" + rest + "0x5");
  EXPECT_EQ(refusal(Matrix(2, 0), k3x5, v3x4), "[attention] expected queries" + rest + "2x0");
  EXPECT_EQ(refusal(q2x5, Matrix(0, 5), v3x4), "[attention] expected keys" + rest + "0x5");
  EXPECT_EQ(refusal(q2x5, k3x5, Matrix(3, 0)), "[attention] expected values" + rest + "3x0");
}

TEST(Attention, RefusesShapesThatDoNotFit) {
  EXPECT_EQ(refusal(Matrix::Ones(3, 5), Matrix::Ones(3, 4), v3x4),
            "[attention] expected keys with as many columns as queries; found 3x4 and 3x5");
  EXPECT_EQ(refusal(q2x5, k3x5, Matrix::Ones(2, 4)),
            "[attention] expected values with as many rows as keys; found 2x4 and 3x5");
}

TEST(Attention, RefusesADivisorThatIsNotPositiveAndFinite) {
  const std::string expected = "[attention] expected a positive, finite divisor; found ";
  EXPECT_EQ(refusal(q2x5, k3x5, v3x4, 0), expected + "0");
  EXPECT_EQ(refusal(q2x5, k3x5, v3x4, -8), expected + "-8");
  EXPECT_EQ(refusal(q2x5, k3x5, v3x4, nan), expected + "nan");
  EXPECT_EQ(refusal(q2x5, k3x5, v3x4, infinity), expected + "inf");
}

TEST(Attention, RefusesAMaskOfAnotherShape) {
  const std::string expected = "[attention] expected a mask of queries x keys, 2x3; found ";
  EXPECT_EQ(refusal(q2x5, k3x5, v3x4, {}, Matrix::Ones(3, 2)), expected + "3x2");
  EXPECT_EQ(refusal(q2x5, k3x5, v3x4, {}, Matrix::Ones(1, 3)), expected + "1x3");
  EXPECT_EQ(refusal(q2x5, k3x5, v3x4, {}, Matrix(0, 0)), expected + "0x0");
}

TEST(Attention, RefusesAMaskOfOtherThanZeroAndOne) {
  const auto with_entry = [](double entry) {
    Matrix mask = Matrix::Ones(2, 3);
    mask(1, 2) = entry;
    return refusal(q2x5, k3x5, v3x4, {}, mask);
  };
  const std::string expected = "[attention] expected a mask of 0 and 1; found ";
  EXPECT_EQ(with_entry(0.5), expected + "0.5");
  EXPECT_EQ(with_entry(-infinity), expected + "-inf");
  EXPECT_EQ(with_entry(nan), expected + "nan");
  EXPECT_EQ(with_entry(0), "not refused");
}

}  // namespace
}  // namespace attention_steps
