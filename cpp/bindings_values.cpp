#include "bindings_values.h"

namespace attention_steps {
namespace {

template <typename Scalar>
val copied(const char* type, const Scalar* numbers, Eigen::Index count) {
  return val::global(type).new_(val(emscripten::typed_memory_view(static_cast<std::size_t>(count), numbers)));
}

}  // namespace

Row row_from(const val& numbers) {
  const std::vector<double> copied = emscripten::convertJSArrayToNumberVector<double>(numbers);
  return Eigen::Map<const Row>(copied.data(), static_cast<Eigen::Index>(copied.size()));
}

std::vector<float> floats_from(const val& numbers) {
  return emscripten::convertJSArrayToNumberVector<float>(numbers);
}

Matrix matrix_from(const val& matrix) {
  const std::vector<double> copied = emscripten::convertJSArrayToNumberVector<double>(matrix["data"]);
  return Eigen::Map<const Matrix>(copied.data(), matrix["rows"].as<int>(), matrix["cols"].as<int>());
}

std::optional<Row> optional_row(const val& numbers) {
  return numbers.isUndefined() ? std::nullopt : std::optional<Row>(row_from(numbers));
}

std::optional<double> optional_number(const val& number) {
  return number.isUndefined() ? std::nullopt : std::optional<double>(number.as<double>());
}

std::optional<Matrix> optional_matrix(const val& matrix) {
  return matrix.isUndefined() ? std::nullopt : std::optional<Matrix>(matrix_from(matrix));
}

void put(val& object, const char* name, const val& value) { object.set(name, value); }

void put(val& object, const char* name, double number) { put(object, name, val(number)); }

void put(val& object, const char* name, const Row& row) {
  put(object, name, copied("Float64Array", row.data(), row.size()));
}

void put(val& object, const char* name, const RowOf<float>& row) {
  put(object, name, copied("Float32Array", row.data(), row.size()));
}

void put(val& object, const char* name, const Matrix& matrix) { put(object, name, out(matrix)); }

val out(const Matrix& matrix) {
  val object = val::object();
  put(object, "rows", static_cast<double>(matrix.rows()));
  put(object, "cols", static_cast<double>(matrix.cols()));
  put(object, "data", copied("Float64Array", matrix.data(), matrix.size()));
  return object;
}

val out(const std::vector<float>& numbers) {
  return copied("Float32Array", numbers.data(), static_cast<Eigen::Index>(numbers.size()));
}

val answer_of(const char* function, val (*call)(const void*), const void* of) {
  std::string message;
  try {
    return call(of);
  } catch (const std::bad_alloc&) {
    message = "[" + std::string(function) + "] ran out of memory";
  } catch (const std::exception& exception) {
    message = exception.what();
  }
  val failure = val::object();
  put(failure, "error", val(message));
  return failure;
}

}  // namespace attention_steps
