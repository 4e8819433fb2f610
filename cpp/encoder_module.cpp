// The encoder as a WebAssembly module by itself: web/engine/encoder-module.ts lays its arguments out in its
// memory and checks them first, for here an error is the end of the module.

#include <array>
#include <optional>

#include "dequantised.h"
#include "encoder.h"
#include "fillings.h"
#include "require.h"

namespace attention_steps {

void require(bool holds, std::initializer_list<Piece> /*message*/) {
  if (!holds) __builtin_trap();
}

namespace {

Encoder encoder;
Encoded encoded;

// the weights; encoder-module.ts has their names in the same order
const std::array<Matrix*, 8> matrices = {&encoder.embedding,    &encoder.query,       &encoder.key,
                                         &encoder.value,        &encoder.out,         &encoder.gate.weight,
                                         &encoder.inner.weight, &encoder.outer.weight};
const std::array<Row*, 11> vectors = {&encoder.angles,
                                      &encoder.bias,
                                      &encoder.entry.weight,
                                      &encoder.entry.bias,
                                      &encoder.gate.bias,
                                      &encoder.inner.bias,
                                      &encoder.outer.bias,
                                      &encoder.after_attention.weight,
                                      &encoder.after_attention.bias,
                                      &encoder.after_feed_forward.weight,
                                      &encoder.after_feed_forward.bias};
std::vector<double> found;
std::vector<double> arguments;

}  // namespace

extern "C" {

// where arguments are to be written, until the next call of this
double* room(std::size_t bytes) {
  arguments.resize(bytes / sizeof(double) + 1);
  return arguments.data();
}

void set_matrix(std::size_t part, const std::int8_t* entries, const float* scales, Eigen::Index rows,
                Eigen::Index cols) {
  *matrices.at(part) = dequantised(entries, scales, rows, cols);
}

void set_vector(std::size_t part, const float* entries, Eigen::Index size) {
  *vectors.at(part) = Eigen::Map<const RowOf<float>>(entries, size).cast<double>();
}

// as encode_tokens takes them
const double* matrix(std::size_t part) { return matrices.at(part)->data(); }
const double* vector(std::size_t part) { return vectors.at(part)->data(); }

// tokens: rows of the embedding; weights: tokens x tokens, or none
void encode_tokens(const std::int32_t* tokens, std::size_t count, const double* weights) {
  std::optional<Matrix> given;
  const auto length = static_cast<Eigen::Index>(count);
  if (weights != nullptr) given = Eigen::Map<const Matrix>(weights, length, length);
  encoded = encode(encoder, {tokens, tokens + count}, given);
}

// an intermediate of the tokens encoded last; encoder-module.ts has their names in the same order
const double* intermediate(std::size_t which) {
  const Attention& attention = encoded.attention;
  const std::array<const double*, 29> all = {encoded.embedded.data(),
                                             encoded.x.data(),
                                             encoded.query.data(),
                                             encoded.key.data(),
                                             encoded.value.data(),
                                             encoded.q.data(),
                                             encoded.k.data(),
                                             encoded.v.data(),
                                             encoded.unturned.data(),
                                             encoded.projected.data(),
                                             encoded.attended.data(),
                                             encoded.y.data(),
                                             encoded.fed.data(),
                                             encoded.processed.data(),
                                             encoded.z.data(),
                                             encoded.gate.data(),
                                             encoded.opened.data(),
                                             encoded.up.data(),
                                             encoded.inner.data(),
                                             encoded.turns.angles.data(),
                                             encoded.turns.cosines.data(),
                                             encoded.turns.sines.data(),
                                             encoded.turns.minus_sines.data(),
                                             attention.scores.data(),
                                             attention.scaled.data(),
                                             attention.weights.data(),
                                             attention.output.data(),
                                             attention.weights_sum.data(),
                                             &attention.divisor};
  return all.at(which);
}

// an intermediate of the LayerNorm that makes x, y or z, likewise
const double* standard(std::size_t layer, std::size_t which) {
  const std::array<const Standardised*, 3> layers = {&encoded.entry, &encoded.after_attention,
                                                     &encoded.after_feed_forward};
  const Standardised& of = *layers.at(layer);
  const std::array<const double*, 8> all = {
      of.mean.data(),     of.deviations.data(),         of.squares.data(), of.variance.data(),
      of.steadied.data(), of.standard_deviation.data(), of.entries.data(), &layer_norm_epsilon};
  return all.at(which);
}

// three numbers for each of the likeliest: row, logit, probability
const double* fill(const double* z, double count) {
  found.clear();
  for (const Filling& filling :
       fillings(encoder, Eigen::Map<const Row>(z, encoder.embedding.cols()), count)) {
    found.insert(found.end(), {static_cast<double>(filling.row), filling.logit, filling.probability});
  }
  return found.data();
}

}  // extern "C"

}  // namespace attention_steps
