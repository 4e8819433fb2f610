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
  put(object, "sumCancels", val(all.sum_cancels));
  put(object, "overMax", all.over_max);
  put(object, "overMaxSum", all.over_max_sum);
  put(object, "overSum", all.over_sum);
  put(object, "overSumSum", all.over_sum_sum);
  put(object, "exps", all.exps);
  put(object, "expsSum", all.exps_sum);
  put(object, "weights", all.weights);
  put(object, "weightsSum", all.weights_sum);
  put(object, "argMax", all.arg_max);
  put(object, "argMaxSum", all.arg_max_sum);
  return object;
}

val out(const CrossEntropy& against) {
  val object = val::object();
  put(object, "loss", against.loss);
  put(object, "gradient", against.gradient);
  return object;
}

}  // namespace attention_steps
