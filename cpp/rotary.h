#pragma once

#include "matrix.h"

namespace attention_steps {

/// Which way a row is turned.
enum class Turn { forth, back };

/// How far each position turns each pair of columns, [positions, pairs] each.
struct Turns {
  Matrix angles;       ///< position · angle of the pair, in radians; positions from 0
  Matrix cosines;      ///< cos angles
  Matrix sines;        ///< sin angles
  Matrix minus_sines;  ///< −sines: those of the other way
};

/// The turns of `positions` positions; angles: one, in radians, for each pair of columns.
Turns turns(Eigen::Index positions, const Row& angles);

/// Each row turned by its position, which then stands in its direction (rotary embedding, Su et al. 2021).
/// The pair of columns (i, i + columns ÷ 2) of row p is turned in its plane by turns.anglesₚᵢ:
///   aᵢ cos − bᵢ sin, aᵢ sin + bᵢ cos
/// or by as much the other way. No row's length changes, and the dot product of two turned rows depends on
/// how far apart they stand, not on where.
///
/// rows: at least 1x1; turns: of as many positions, a pair for each two columns.
/// Throws std::invalid_argument for others.
Matrix turned(const Matrix& rows, const Turns& turns, Turn way);

}  // namespace attention_steps
