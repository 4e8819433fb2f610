// The door to JavaScript, and the only file that knows of Emscripten. An adapter a function: it reads the
// arguments (checked and made typed arrays by web/engine.ts), calls the function of the same name and copies
// every result out, so that nothing in JavaScript points into this module's memory.

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include "attention.h"
#include "attention_row.h"
#include "softmax.h"

namespace attention_steps {
namespace {

using emscripten::val;

Row row_from(const val& numbers) {
  const std::vector<double> copied = emscripten::convertJSArrayToNumberVector<double>(numbers);
  return Eigen::Map<const Row>(copied.data(), static_cast<Eigen::Index>(copied.size()));
}

Matrix matrix_from(const val& matrix) {
  const std::vector<double> copied = emscripten::convertJSArrayToNumberVector<double>(matrix["data"]);
  return Eigen::Map<const Matrix>(copied.data(), matrix["rows"].as<int>(), matrix["cols"].as<int>());
}

std::optional<double> optional_number(const val& number) {
  return number.isUndefined() ? std::nullopt : std::optional<double>(number.as<double>());
}

std::optional<Matrix> optional_matrix(const val& matrix) {
  return matrix.isUndefined() ? std::nullopt : std::optional<Matrix>(matrix_from(matrix));
}

template <typename Scalar>
val copied(const char* type, const Scalar* numbers, Eigen::Index count) {
  return val::global(type).new_(val(emscripten::typed_memory_view(static_cast<std::size_t>(count), numbers)));
}

val out(const Row& row) { return copied("Float64Array", row.data(), row.size()); }

val out(const RowOf<float>& row) { return copied("Float32Array", row.data(), row.size()); }

val out(const Matrix& matrix) {
  val object = val::object();
  object.set("rows", static_cast<int>(matrix.rows()));
  object.set("cols", static_cast<int>(matrix.cols()));
  object.set("data", copied("Float64Array", matrix.data(), matrix.size()));
  return object;
}

val failure(const std::string& message) {
  val object = val::object();
  object.set("error", message);
  return object;
}

// Runs `call` and gives what went wrong as data: a C++ exception that crosses into JavaScript leaks.
template <typename Call>
val answer(const std::string& function, Call call) {
  try {
    return call();
  } catch (const std::bad_alloc&) {
    return failure("[" + function + "] ran out of memory");
  } catch (const std::exception& exception) {
    return failure(exception.what());
  }
}

val softmax_of(const val& scores, double divisor) {
  return answer("softmax", [&] {
    const Softmax row = softmax(row_from(scores), divisor);
    val object = val::object();
    object.set("scaled", out(row.scaled));
    object.set("max", row.max);
    object.set("shifted", out(row.shifted));
    object.set("exps", out(row.exps));
    object.set("sum", row.sum);
    object.set("weights", out(row.weights));
    object.set("jacobian", out(softmax_jacobian(row.weights)));
    return object;
  });
}

template <typename Scalar>
val naive_softmax_of(const val& scores, double divisor) {
  return answer("naive_softmax", [&] {
    const NaiveSoftmax<Scalar> row = naive_softmax<Scalar>(row_from(scores), divisor);
    val object = val::object();
    object.set("scaled", out(row.scaled));
    object.set("exps", out(row.exps));
    object.set("sum", static_cast<double>(row.sum));
    object.set("weights", out(row.weights));
    return object;
  });
}

val attention_of(const val& q, const val& k, const val& v, const val& divisor, const val& mask) {
  return answer("attention", [&] {
    const Attention all = attention(matrix_from(q), matrix_from(k), matrix_from(v), optional_number(divisor),
                                    optional_matrix(mask));
    val object = val::object();
    object.set("scores", out(all.scores));
    object.set("scaled", out(all.scaled));
    object.set("weights", out(all.weights));
    object.set("output", out(all.output));
    return object;
  });
}

val attention_row_of(const val& scores, const val& values, double head_size, const val& divisor,
                     bool subtract_max) {
  return answer("attention_row", [&] {
    const AttentionRow row =
        attention_row(row_from(scores), matrix_from(values), head_size, optional_number(divisor),
                      subtract_max ? Exponent::shifted : Exponent::scaled);
    val object = val::object();
    object.set("divisor", row.divisor);
    object.set("scaled", out(row.scaled));
    object.set("max", row.max);
    object.set("shifted", out(row.shifted));
    object.set("exps", out(row.exps));
    object.set("sum", row.sum);
    object.set("weights", out(row.weights));
    object.set("weightsSum", row.weights_sum);
    object.set("contributions", out(row.contributions));
    object.set("output", out(row.output));
    return object;
  });
}

}  // namespace
}  // namespace attention_steps

EMSCRIPTEN_BINDINGS(attention_steps) {
  namespace as = attention_steps;
  emscripten::function("softmax", &as::softmax_of);
  emscripten::function("naiveSoftmax32", &as::naive_softmax_of<float>);
  emscripten::function("naiveSoftmax64", &as::naive_softmax_of<double>);
  emscripten::function("attention", &as::attention_of);
  emscripten::function("attentionRow", &as::attention_row_of);
}
