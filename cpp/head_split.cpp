#include "head_split.h"

#include "divisor.h"
#include "whole.h"

namespace attention_steps {

HeadSplit head_split(double hidden_size, double heads, double score) {
  constexpr double largest = 65536;
  const auto dimensions = whole("head_split", "hidden size", hidden_size, 1, largest);
  const auto parts = whole("head_split", "heads", heads, 1, largest);
  HeadSplit split;
  split.remainder = static_cast<double>(dimensions % parts);
  if (split.remainder != 0) return split;
  split.head_size = hidden_size / heads;
  split.divisor = scaling_divisor(split.head_size);
  split.scaled = score / split.divisor;
  return split;
}

}  // namespace attention_steps
