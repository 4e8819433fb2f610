#include "bindings_results.h"

namespace attention_steps {
namespace {

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

}  // namespace

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
