#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <string>

#include "matrix.h"

/// The cases of tests/cases, made by an independent implementation; each file says under "about" how close
/// its numbers are to be held to.
namespace attention_steps {

/// A number; JSON has none for the infinities and NaN, which stand as text.
inline double number_from(const nlohmann::json& number) {
  if (number == "Infinity") return std::numeric_limits<double>::infinity();
  if (number == "-Infinity") return -std::numeric_limits<double>::infinity();
  if (number == "NaN") return std::numeric_limits<double>::quiet_NaN();
  return number.get<double>();
}

inline Row row_from(const nlohmann::json& numbers) {
  Row row(numbers.size());
  for (Eigen::Index i = 0; i < row.size(); ++i) row[i] = number_from(numbers.at(static_cast<std::size_t>(i)));
  return row;
}

inline Matrix matrix_from(const nlohmann::json& rows) {
  Matrix matrix(rows.size(), rows.at(0).size());
  for (Eigen::Index i = 0; i < matrix.rows(); ++i) {
    matrix.row(i) = row_from(rows.at(static_cast<std::size_t>(i))).transpose();
  }
  return matrix;
}

/// Calls `check` with each case of a file; a failure in it names the case.
template <typename Check>
void for_each_case(const std::string& file, Check check) {
  std::ifstream stream(std::string(CASES_DIR) + "/" + file);
  ASSERT_TRUE(stream) << "cannot read " << file;
  const nlohmann::json cases = nlohmann::json::parse(stream).at("cases");
  ASSERT_FALSE(cases.empty());
  for (std::size_t i = 0; i < cases.size(); ++i) {
    SCOPED_TRACE(file + ", case " + std::to_string(i));
    check(cases.at(i));
  }
}

}  // namespace attention_steps
