#include "attention_operations.h"

#include "whole.h"

namespace attention_steps {

AttentionOperations attention_operations(double tokens, double head_size, double value_size) {
  const char* const function = "attention_operations";
  // their products stay under 2⁵³, where every whole number is told from the next
  constexpr double most = 65536;
  whole(function, "tokens", tokens, 1, most);
  whole(function, "head_size", head_size, 1, most);
  whole(function, "value_size", value_size, 1, most);
  const double pairs = tokens * tokens;
  return {pairs, pairs * head_size, pairs, pairs, pairs, pairs * value_size};
}

}  // namespace attention_steps
