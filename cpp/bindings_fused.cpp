// The door to JavaScript of fused_attention, as bindings.cpp is that of the rest.

#include <emscripten/bind.h>

#include "bindings_values.h"
#include "fused_attention.h"

namespace attention_steps {
namespace {

FusedOptions options_from(const val& options) {
  return {options["heads"].as<double>(),      options["tokens"].as<double>(),
          options["headSize"].as<double>(),   options["causal"].as<bool>(),
          options["firstQuery"].as<double>(), optional_number(options["queries"])};
}

val fused_attention_of(const val& q, const val& k, const val& v, const val& options) {
  return answer("fused_attention", [&] {
    return out(fused_attention(floats_from(q), floats_from(k), floats_from(v), options_from(options),
                               optional_row(options["keptKeys"])));
  });
}

// the preconditions alone, for whoever computes it otherwise: how many queries each head has. Numbers, not an
// object: for small heads its fields would take as long as the attention.
val fused_queries_of(double q, double k, double v, double heads, double tokens, double head_size,
                     double first_query, const val& queries, const val& kept_keys) {
  return answer("fused_attention", [&] {
    const FusedCounts counts{static_cast<std::size_t>(q), static_cast<std::size_t>(k),
                             static_cast<std::size_t>(v)};
    const FusedOptions options{heads, tokens, head_size, false, first_query, optional_number(queries)};
    return val(static_cast<double>(fused_sizes(options, counts, optional_row(kept_keys)).queries));
  });
}

}  // namespace
}  // namespace attention_steps

EMSCRIPTEN_BINDINGS(fused_attention) {
  emscripten::function("fusedAttention", &attention_steps::fused_attention_of);
  emscripten::function("fusedQueries", &attention_steps::fused_queries_of);
}
