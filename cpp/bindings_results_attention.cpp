#include "bindings_results.h"

namespace attention_steps {
namespace {

val out(const InContext& context) {
  val object = out(context.row);
  put(object, "vectors", context.vectors);
  put(object, "scores", context.scores);
  return object;
}

val out(const Memory& memory) {
  val object = val::object();
  put(object, "matrices", memory.matrices);
  put(object, "entries", memory.entries);
  put(object, "tables", memory.tables);
  put(object, "pairs", memory.pairs);
  put(object, "numberSize", memory.number_size);
  put(object, "bytes", memory.bytes);
  return object;
}

}  // namespace

val out(const Attention& all) {
  val object = val::object();
  put(object, "divisor", all.divisor);
  put(object, "scores", all.scores);
  put(object, "scaled", all.scaled);
  put(object, "weights", all.weights);
  put(object, "weightsSum", all.weights_sum);
  put(object, "output", all.output);
  return object;
}

val out(const AttentionRow& row) {
  val object = val::object();
  put(object, "divisor", row.divisor);
  put(object, "scaled", row.scaled);
  put(object, "max", row.max);
  put(object, "shifted", row.shifted);
  put(object, "exps", row.exps);
  put(object, "sum", row.sum);
  put(object, "weights", row.weights);
  put(object, "weightsSum", row.weights_sum);
  put(object, "contributions", row.contributions);
  put(object, "output", row.output);
  return object;
}

val out(const AttentionOperations& counts) {
  val object = val::object();
  put(object, "pairs", counts.pairs);
  put(object, "scores", counts.scores);
  put(object, "scaled", counts.scaled);
  put(object, "exps", counts.exps);
  put(object, "weights", counts.weights);
  put(object, "output", counts.output);
  return object;
}

val out(const AttentionMemory& both) {
  val object = val::object();
  put(object, "stepByStep", out(both.step_by_step));
  put(object, "streaming", out(both.streaming));
  return object;
}

val out(const Linear& layer) {
  val object = val::object();
  put(object, "weight", layer.weight);
  put(object, "bias", layer.bias);
  return object;
}

Linear linear_from(const val& layer) { return {matrix_from(layer["weight"]), row_from(layer["bias"])}; }

val out(const SelfAttention& all) {
  val object = val::object();
  put(object, "q", all.q);
  put(object, "k", all.k);
  put(object, "v", all.v);
  put(object, "divisor", all.divisor);
  put(object, "scores", all.scores);
  put(object, "scaled", all.scaled);
  put(object, "weights", all.weights);
  put(object, "weightsSum", all.weights_sum);
  put(object, "output", all.output);
  return object;
}

val out(const HeadSplit& split) {
  val object = val::object();
  put(object, "remainder", split.remainder);
  put(object, "headSize", split.head_size);
  put(object, "divisor", split.divisor);
  put(object, "scaled", split.scaled);
  return object;
}

val out(const TwoContexts& both) {
  val object = val::object();
  put(object, "first", out(both.first));
  put(object, "second", out(both.second));
  put(object, "before", out(both.before));
  put(object, "after", out(both.after));
  return object;
}

}  // namespace attention_steps
