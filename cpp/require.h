#pragma once

#include <initializer_list>
#include <string>
#include <type_traits>

#include "matrix.h"

namespace attention_steps {

/// A number as messages print it: "8", "0.1". Natively by C's printf (text.cpp), to 15 figures; in
/// WebAssembly by JavaScript (bindings_text.cpp), for printf alone would be a tenth of the module.
std::string text(double number);

/// A piece of a message: words, a number, or a matrix's shape. It lives no longer than what it was made of.
class Piece {
 public:
  // implicit, so that a message is written as a list of what it says
  // NOLINTBEGIN(google-explicit-constructor)
  Piece(const char* words) : words_(words) {}
  Piece(double number) : number_(number) {}
  template <typename Count, typename = std::enable_if_t<std::is_integral_v<Count>>>
  Piece(Count count) : number_(static_cast<double>(count)) {}
  Piece(const Matrix& matrix) : matrix_(&matrix) {}
  // NOLINTEND(google-explicit-constructor)

  [[nodiscard]] std::string printed() const;

 private:
  const char* words_ = nullptr;
  const Matrix* matrix_ = nullptr;
  double number_ = 0;
};

/// Refuses a call whose precondition does not hold.
/// The message is "[function] expected …; found …", put together only where it is needed.
/// Throws std::invalid_argument.
void require(bool holds, std::initializer_list<Piece> message);

}  // namespace attention_steps
