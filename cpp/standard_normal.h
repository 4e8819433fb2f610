#pragma once

#include "matrix.h"

namespace attention_steps {

/// The most rows, columns, inputs or outputs that are drawn.
constexpr double largest_side = 65536;

/// A matrix of independent numbers from the standard normal distribution N(0, 1), [rows, cols]: the same for
/// the same seed, on every machine. Its entries, row by row, are those of one stream (random.h).
///
/// rows, cols: whole, from 1 to 65536. seed: whole, from 0 to 2⁵³ − 1.
/// Throws std::invalid_argument for other arguments.
Matrix standard_normal(double rows, double cols, double seed);

/// A vector of N(0, 1) for each token, [tokens, size]. Row i depends on the seed and on idsᵢ alone, so that a
/// token has the same vector in every sentence, as an embedding table of the whole vocabulary would give it.
///
/// ids: [tokens], at least one, each whole and from 0 to 2⁵³ − 1. size: whole, from 1 to 65536. seed: as
/// above. Throws std::invalid_argument for other arguments.
Matrix token_vectors(const Row& ids, double size, double seed);

}  // namespace attention_steps
