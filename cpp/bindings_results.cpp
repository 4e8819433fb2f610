#include "bindings_results.h"

namespace attention_steps {
namespace {

// the fields of a shifted softmax, in either precision
template <typename Scalar>
val out(const SoftmaxOf<Scalar>& row) {
  val object = val::object();
  put(object, "scaled", row.scaled);
  put(object, "max", row.max);
  put(object, "shifted", row.shifted);
  put(object, "exps", row.exps);
  put(object, "sum", row.sum);
  put(object, "weights", row.weights);
  return object;
}

template <typename Scalar>
val naive_out(const NaiveSoftmax<Scalar>& row) {
  val object = val::object();
  put(object, "scaled", row.scaled);
  put(object, "exps", row.exps);
  put(object, "sum", row.sum);
  put(object, "weights", row.weights);
  return object;
}

template <typename Scalar>
val precision_out(const SoftmaxPrecision<Scalar>& both) {
  val naive = naive_out(both.naive);
  put(naive, "weightsSum", both.naive_weights_sum);
  val shifted = out(both.shifted);
  put(shifted, "weightsSum", both.shifted_weights_sum);
  val object = val::object();
  put(object, "naive", naive);
  put(object, "shifted", shifted);
  return object;
}

val out(const MeanSlope& mean) {
  val object = val::object();
  put(object, "largest", mean.largest);
  put(object, "entropy", mean.entropy);
  put(object, "jacobianNorm", mean.jacobian_norm);
  put(object, "gradientNorm", mean.gradient_norm);
  return object;
}

val out(const Histogram& histogram) {
  val object = val::object();
  put(object, "edges", histogram.edges);
  put(object, "counts", histogram.counts);
  put(object, "below", histogram.below);
  put(object, "above", histogram.above);
  return object;
}

val out(const SumWords& sums) {
  return val::global("Uint32Array").new_(val(emscripten::typed_memory_view(sums.size(), sums.data())));
}

val out(const Moments& moments) {
  val object = val::object();
  put(object, "edges", moments.edges);
  put(object, "mean", moments.mean);
  put(object, "variance", moments.variance);
  put(object, "standardDeviation", moments.standard_deviation);
  put(object, "expectedVariance", moments.expected_variance);
  put(object, "expectedDeviation", moments.expected_deviation);
  put(object, "meanError", moments.mean_error);
  put(object, "squareDeviation", moments.square_deviation);
  put(object, "varianceError", moments.variance_error);
  return object;
}

val out(const Slope& slope) {
  val object = out(slope.softmax);
  put(object, "jacobian", slope.jacobian);
  put(object, "jacobianNorm", slope.jacobian_norm);
  put(object, "largest", slope.largest);
  put(object, "entropy", slope.entropy);
  put(object, "loss", slope.loss);
  put(object, "gradient", slope.gradient);
  put(object, "gradientNorm", slope.gradient_norm);
  return object;
}

val out(const DrawnSlopes& slopes) {
  val object = val::object();
  put(object, "largest", slopes.largest);
  put(object, "entropy", slopes.entropy);
  put(object, "jacobianNorm", slopes.jacobian_norm);
  put(object, "gradientNorm", slopes.gradient_norm);
  return object;
}

val out(const InContext& context) {
  val object = out(context.row);
  put(object, "vectors", context.vectors);
  put(object, "scores", context.scores);
  return object;
}

DrawnSlopes slopes_from(const val& slopes) {
  return {row_from(slopes["largest"]), row_from(slopes["entropy"]), row_from(slopes["jacobianNorm"]),
          row_from(slopes["gradientNorm"])};
}

}  // namespace

val out(const Softmax& row, const Matrix& jacobian) {
  val object = out(row);
  put(object, "jacobian", jacobian);
  return object;
}

val out(const NaiveSoftmax<float>& row) { return naive_out(row); }
val out(const NaiveSoftmax<double>& row) { return naive_out(row); }

val out(const SoftmaxPrecisions& all) {
  val object = val::object();
  put(object, "moved", all.moved);
  put(object, "float32", precision_out(all.float32));
  put(object, "float64", precision_out(all.float64));
  return object;
}

val out(const Saturation& both) {
  val object = val::object();
  put(object, "divisor", both.divisor);
  put(object, "raw", out(both.raw));
  put(object, "scaled", out(both.scaled));
  return object;
}

val out(const SaturationPoint& point) {
  val object = val::object();
  put(object, "headSize", point.head_size);
  put(object, "scoreDeviation", point.score_deviation);
  put(object, "raw", out(point.raw));
  put(object, "scaled", out(point.scaled));
  return object;
}

val out(const SaturationDraws& draws) {
  val object = val::object();
  put(object, "headSize", draws.head_size);
  put(object, "scores", draws.scores);
  put(object, "raw", out(draws.raw));
  put(object, "scaled", out(draws.scaled));
  return object;
}

SaturationDraws draws_from(const val& part) {
  return {part["headSize"].as<double>(), row_from(part["scores"]), slopes_from(part["raw"]),
          slopes_from(part["scaled"])};
}

val out(const std::vector<SaturationPoint>& points) {
  val array = val::array();
  for (const SaturationPoint& point : points) array.call<void>("push", out(point));
  return array;
}

val out(const Alternatives& all) {
  val object = val::object();
  put(object, "scaled", all.scaled);
  put(object, "max", all.max);
  put(object, "sum", all.sum);
  put(object, "overMax", all.over_max);
  put(object, "overMaxSum", all.over_max_sum);
  put(object, "overSum", all.over_sum);
  put(object, "overSumSum", all.over_sum_sum);
  put(object, "exps", all.exps);
  put(object, "expsSum", all.exps_sum);
  put(object, "weights", all.weights);
  put(object, "weightsSum", all.weights_sum);
  put(object, "argMax", all.arg_max);
  return object;
}

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

val out(const DotProduct& result) {
  val object = val::object();
  put(object, "products", result.products);
  put(object, "score", result.score);
  return object;
}

val out(const CosineSimilarity& result) {
  val object = val::object();
  put(object, "score", result.score);
  put(object, "normA", result.norm_a);
  put(object, "normB", result.norm_b);
  put(object, "cosine", result.cosine);
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

val out(const Variance& result) {
  val object = val::object();
  put(object, "sum", result.sum);
  put(object, "mean", result.mean);
  put(object, "deviations", result.deviations);
  put(object, "squares", result.squares);
  put(object, "sumOfSquares", result.sum_of_squares);
  put(object, "variance", result.variance);
  put(object, "standardDeviation", result.standard_deviation);
  return object;
}

val out(const CrossEntropy& against) {
  val object = val::object();
  put(object, "loss", against.loss);
  put(object, "gradient", against.gradient);
  return object;
}

val out(const Experiment& experiment) {
  val object = val::object();
  put(object, "count", experiment.count);
  put(object, "mean", experiment.mean);
  put(object, "m2", experiment.m2);
  put(object, "histogram", out(experiment.histogram));
  put(object, "sums", out(experiment.sums));
  return object;
}

val out(const AgainstTheory& both) {
  val object = val::object();
  put(object, "experiment", out(both.experiment));
  put(object, "total", both.total);
  put(object, "divisor", both.divisor);
  put(object, "rootCount", both.root_count);
  put(object, "expectedCounts", both.expected_counts);
  put(object, "meanOff", both.mean_off);
  put(object, "varianceOff", both.variance_off);
  put(object, "raw", out(both.raw));
  put(object, "scaled", out(both.scaled));
  return object;
}

Experiment experiment_from(const val& part) {
  const val histogram = part["histogram"];
  Experiment experiment;
  experiment.count = part["count"].as<double>();
  experiment.histogram = {row_from(histogram["edges"]), row_from(histogram["counts"]),
                          histogram["below"].as<double>(), histogram["above"].as<double>()};
  for (std::size_t i = 0; i < experiment.sums.size(); ++i) {
    experiment.sums.at(i) = part["sums"][i].as<std::uint32_t>();
  }
  return experiment;
}

}  // namespace attention_steps
