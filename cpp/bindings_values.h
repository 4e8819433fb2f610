#pragma once

#include <emscripten/val.h>

#include <optional>
#include <string>
#include <vector>

#include "matrix.h"

/// Numbers, rows and matrices across the boundary to JavaScript, both ways by copy, and errors as data.
namespace attention_steps {

using emscripten::val;

Row row_from(const val& numbers);
std::vector<float> floats_from(const val& numbers);
Matrix matrix_from(const val& matrix);
std::optional<Row> optional_row(const val& numbers);
std::optional<double> optional_number(const val& number);
std::optional<Matrix> optional_matrix(const val& matrix);

/// Give an object the field `name`: a number, a Float64Array, a Float32Array, { rows, cols, data }, or what
/// there is.
void put(val& object, const char* name, double number);
void put(val& object, const char* name, const Row& row);
void put(val& object, const char* name, const RowOf<float>& row);
void put(val& object, const char* name, const Matrix& matrix);
void put(val& object, const char* name, const val& value);

/// { rows, cols, data } of a matrix.
val out(const Matrix& matrix);

/// A Float32Array.
val out(const std::vector<float>& numbers);

/// Runs `call(of)` and gives what went wrong as data, { error }: a C++ exception that crosses into JavaScript
/// leaks. Not a template: one copy of the handlers is enough for all adapters.
val answer_of(const char* function, val (*call)(const void*), const void* of);

/// The same for a call with what it holds on to.
template <typename Call>
val answer(const char* function, const Call& call) {
  return answer_of(
      function, [](const void* of) { return (*static_cast<const Call*>(of))(); }, &call);
}

}  // namespace attention_steps
