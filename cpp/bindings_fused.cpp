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

// the preconditions alone, for whoever computes it otherwise: how many queries each head has
val fused_queries_of(const val& q, const val& k, const val& v, const val& options) {
  return answer("fused_attention", [&] {
    const auto count = [](const val& numbers) { return numbers["length"].as<std::size_t>(); };
    const FusedSizes sizes =
        fused_sizes(options_from(options), {count(q), count(k), count(v)}, optional_row(options["keptKeys"]));
    return val(static_cast<double>(sizes.queries));
  });
}

}  // namespace
}  // namespace attention_steps

EMSCRIPTEN_BINDINGS(fused_attention) {
  emscripten::function("fusedAttention", &attention_steps::fused_attention_of);
  emscripten::function("fusedQueries", &attention_steps::fused_queries_of);
}
