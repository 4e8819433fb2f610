// The door to JavaScript: an adapter a function. It reads the arguments (checked and made typed arrays by
// web/engine/*-calls.ts), calls the function of the same name and copies every result out (result.ts there
// throws an error), so that nothing in JavaScript points into this module's memory. The bindings*.cpp alone
// know of Emscripten; what comes from a seed, and fused_attention, have files of their own.

#include <emscripten/bind.h>

#include "bindings_results.h"

namespace attention_steps {
namespace {

val softmax_of(const val& scores, double divisor) {
  return answer("softmax", [&] {
    const Softmax row = softmax(row_from(scores), divisor);
    return out(row, softmax_jacobian(row.weights));
  });
}

template <typename Scalar>
val naive_softmax_of(const val& scores, double divisor) {
  return answer("naive_softmax", [&] { return out(naive_softmax<Scalar>(row_from(scores), divisor)); });
}

val softmax_precisions_of(const val& scores, double divisor, double offset) {
  return answer("softmax_precisions",
                [&] { return out(softmax_precisions(row_from(scores), divisor, offset)); });
}

val alternatives_of(const val& scores, double divisor) {
  return answer("alternatives", [&] { return out(alternatives(row_from(scores), divisor)); });
}

val entropy_of(const val& weights) {
  return answer("entropy", [&] { return val(entropy(row_from(weights))); });
}

val cross_entropy_of(const val& scores, double target, double divisor) {
  return answer("cross_entropy", [&] { return out(cross_entropy(row_from(scores), target, divisor)); });
}

// without a divisor, it is √head_size
val saturation_of(const val& scores, const val& head_size, const val& divisor, double target) {
  return answer("saturation", [&] {
    const std::optional<double> given = optional_number(divisor);
    return out(given ? saturation(row_from(scores), *given, target)
                     : saturation_at_head_size(row_from(scores), head_size.as<double>(), target));
  });
}

val attention_of(const val& q, const val& k, const val& v, const val& divisor, const val& mask) {
  return answer("attention", [&] {
    return out(attention(matrix_from(q), matrix_from(k), matrix_from(v), optional_number(divisor),
                         optional_matrix(mask)));
  });
}

val attention_row_of(const val& scores, const val& values, double head_size, const val& divisor,
                     bool subtract_max) {
  return answer("attention_row", [&] {
    return out(attention_row(row_from(scores), matrix_from(values), head_size, optional_number(divisor),
                             subtract_max ? Exponent::shifted : Exponent::scaled));
  });
}

val self_attention_of(const val& x, const val& query, const val& key, const val& value) {
  return answer("self_attention", [&] {
    return out(self_attention(matrix_from(x), {linear_from(query), linear_from(key), linear_from(value)}));
  });
}

val head_split_of(double hidden_size, double heads, double score) {
  return answer("head_split", [&] { return out(head_split(hidden_size, heads, score)); });
}

val apply_linear_of(const val& layer, const val& x) {
  return answer("apply_linear", [&] { return out(apply_linear(linear_from(layer), matrix_from(x))); });
}

val attention_operations_of(double tokens, double head_size, double value_size) {
  return answer("attention_operations",
                [&] { return out(attention_operations(tokens, head_size, value_size)); });
}

val attention_memory_of(double items, double tokens, double head_size) {
  return answer("attention_memory", [&] { return out(attention_memory(items, tokens, head_size)); });
}

val dot_product_of(const val& query, const val& key) {
  return answer("dot_product", [&] { return out(dot_product(row_from(query), row_from(key))); });
}

val cosine_similarity_of(const val& a, const val& b) {
  return answer("cosine_similarity", [&] { return out(cosine_similarity(row_from(a), row_from(b))); });
}

val largest_difference_of(const val& a, const val& b) {
  return answer("largest_difference", [&] { return val(largest_difference(row_from(a), row_from(b))); });
}

val variance_of(const val& values) {
  return answer("variance", [&] { return out(variance(row_from(values))); });
}

}  // namespace
}  // namespace attention_steps

EMSCRIPTEN_BINDINGS(attention_steps) {
  namespace as = attention_steps;
  // one row
  emscripten::function("softmax", &as::softmax_of);
  emscripten::function("naiveSoftmax32", &as::naive_softmax_of<float>);
  emscripten::function("naiveSoftmax64", &as::naive_softmax_of<double>);
  emscripten::function("softmaxPrecisions", &as::softmax_precisions_of);
  emscripten::constant("largestExponent32", as::largest_exponent<float>);
  emscripten::constant("largestExponent64", as::largest_exponent<double>);
  emscripten::function("alternatives", &as::alternatives_of);
  emscripten::function("entropy", &as::entropy_of);
  emscripten::function("crossEntropy", &as::cross_entropy_of);
  emscripten::function("saturation", &as::saturation_of);
  // attention
  emscripten::function("attention", &as::attention_of);
  emscripten::function("attentionRow", &as::attention_row_of);
  emscripten::function("selfAttention", &as::self_attention_of);
  emscripten::function("headSplit", &as::head_split_of);
  emscripten::function("applyLinear", &as::apply_linear_of);
  emscripten::function("attentionOperations", &as::attention_operations_of);
  emscripten::function("attentionMemory", &as::attention_memory_of);
  // vectors
  emscripten::function("dotProduct", &as::dot_product_of);
  emscripten::function("cosineSimilarity", &as::cosine_similarity_of);
  emscripten::function("largestDifference", &as::largest_difference_of);
  emscripten::function("variance", &as::variance_of);
}
