// The door to JavaScript of what comes from a seed, as bindings.cpp is that of the rest.

#include <emscripten/bind.h>

#include <vector>

#include "bindings_results.h"
#include "standard_normal.h"

namespace attention_steps {
namespace {

val linear_of(double inputs, double outputs, double seed) {
  return answer("linear", [&] { return out(linear(inputs, outputs, seed)); });
}

val standard_normal_of(double rows, double cols, double seed) {
  return answer("standard_normal", [&] { return out(standard_normal(rows, cols, seed)); });
}

val token_vectors_of(const val& ids, double size, double seed) {
  return answer("token_vectors", [&] { return out(token_vectors(row_from(ids), size, seed)); });
}

val two_contexts_of(double token, const val& first, const val& second, double size, double seed) {
  return answer("two_contexts",
                [&] { return out(two_contexts(token, row_from(first), row_from(second), size, seed)); });
}

val saturation_curve_of(const val& head_sizes, double draws, double keys, double seed) {
  return answer("saturation_curve",
                [&] { return out(saturation_curve(row_from(head_sizes), draws, keys, seed)); });
}

val saturation_draws_of(double head_size, double draws, double keys, double seed, double first_draw) {
  return answer("saturation_draws",
                [&] { return out(saturation_draws(head_size, draws, keys, seed, first_draw)); });
}

val saturation_point_of(const val& parts) {
  return answer("saturation_point", [&] {
    std::vector<SaturationDraws> draws;
    for (const val& part : emscripten::vecFromJSArray<val>(parts)) draws.push_back(draws_from(part));
    return out(saturation_point(draws));
  });
}

val dot_product_experiment_of(double head_size, double pairs, double seed, double bins, double first_pair) {
  return answer("dot_product_experiment", [&] {
    return out(dot_product_experiment({head_size, pairs, seed, bins, first_pair}));
  });
}

Experiment merged(const val& parts) {
  std::vector<Experiment> experiments;
  for (const val& part : emscripten::vecFromJSArray<val>(parts)) experiments.push_back(experiment_from(part));
  return merge_experiments(experiments);
}

val merge_experiments_of(const val& parts) {
  return answer("merge_experiments", [&] { return out(merged(parts)); });
}

val against_theory_of(const val& parts, double head_size) {
  return answer("against_theory", [&] { return out(against_theory(merged(parts), head_size)); });
}

val dot_products_against_theory_of(double head_size, double pairs, double seed, double bins) {
  return answer("dot_products_against_theory", [&] {
    return out(against_theory(dot_product_experiment({head_size, pairs, seed, bins}), head_size));
  });
}

}  // namespace
}  // namespace attention_steps

EMSCRIPTEN_BINDINGS(from_a_seed) {
  namespace as = attention_steps;
  emscripten::function("linear", &as::linear_of);
  emscripten::function("standardNormal", &as::standard_normal_of);
  emscripten::function("tokenVectors", &as::token_vectors_of);
  emscripten::function("twoContexts", &as::two_contexts_of);
  emscripten::function("saturationCurve", &as::saturation_curve_of);
  emscripten::function("saturationDraws", &as::saturation_draws_of);
  emscripten::function("saturationPoint", &as::saturation_point_of);
  emscripten::function("dotProductExperiment", &as::dot_product_experiment_of);
  emscripten::function("mergeExperiments", &as::merge_experiments_of);
  emscripten::function("againstTheory", &as::against_theory_of);
  emscripten::function("dotProductsAgainstTheory", &as::dot_products_against_theory_of);
}
