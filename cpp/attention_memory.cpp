#include "attention_memory.h"

#include "whole.h"

namespace attention_steps {

AttentionMemory attention_memory(double items, double tokens, double head_size) {
  const char* const function = "attention_memory";
  constexpr double most = 65536;
  whole(function, "items", items, 1, most);
  whole(function, "tokens", tokens, 1, most);
  whole(function, "head_size", head_size, 1, most);
  const auto memory = [&](double tables, double number_size) {
    constexpr double matrices = 4;
    const double entries = matrices * items * tokens * head_size;
    const double pairs = tables * items * tokens * tokens;
    const double bytes = entries * number_size + pairs * number_size;
    return Memory{matrices, entries, tables, pairs, number_size, bytes};
  };
  return {memory(3, sizeof(double)), memory(0, sizeof(float))};
}

}  // namespace attention_steps
