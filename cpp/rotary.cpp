#include "rotary.h"

#include "require.h"

namespace attention_steps {

Turns turns(Eigen::Index positions, const Row& angles) {
  Turns result;
  result.angles.resize(positions, angles.size());
  for (Eigen::Index p = 0; p < positions; ++p) {
    result.angles.row(p) = (angles * static_cast<double>(p)).matrix().transpose();
  }
  result.cosines = result.angles.array().cos();
  result.sines = result.angles.array().sin();
  result.minus_sines = -result.sines;
  return result;
}

Matrix turned(const Matrix& rows, const Turns& turns, Turn way) {
  const Matrix& cosines = turns.cosines;
  require(rows.size() > 0, {"[turned] expected rows with at least one row and one column; found ", rows});
  require(rows.rows() == cosines.rows() && rows.cols() == 2 * cosines.cols(),
          {"[turned] expected a turn for each row and each two columns; found ", cosines, " and ", rows});
  const bool is_forth = way == Turn::forth;
  const Matrix& sines = is_forth ? turns.sines : turns.minus_sines;
  const Matrix& minus_sines = is_forth ? turns.minus_sines : turns.sines;
  const auto a = rows.leftCols(cosines.cols());
  const auto b = rows.rightCols(cosines.cols());
  Matrix result(rows.rows(), rows.cols());
  result.leftCols(cosines.cols()) = a.cwiseProduct(cosines) + b.cwiseProduct(minus_sines);
  result.rightCols(cosines.cols()) = a.cwiseProduct(sines) + b.cwiseProduct(cosines);
  return result;
}

}  // namespace attention_steps
