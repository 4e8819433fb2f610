#include "head_split.h"

#include "divisor.h"
#include "matrix.h"
#include "whole.h"

namespace attention_steps {

HeadSplit head_split(double hidden_size, double heads, double score) {
  constexpr double largest = 65536;
  const auto dimensions = whole("head_split", "hidden size", hidden_size, 1, largest);
  const auto parts = whole("head_split", "heads", heads, 1, largest);
  require(dimensions % parts == 0, "[head_split] expected heads to divide the hidden size; found " +
                                       text(heads) + " heads and a hidden size of " + text(hidden_size));
  HeadSplit split;
  split.head_size = hidden_size / heads;
  split.divisor = scaling_divisor(split.head_size);
  split.scaled = score / split.divisor;
  return split;
}

}  // namespace attention_steps
