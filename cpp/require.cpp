#include "require.h"

#include <stdexcept>

namespace attention_steps {

std::string Piece::printed() const {
  if (words_ != nullptr) return words_;
  return matrix_ != nullptr ? shape(*matrix_) : text(number_);
}

void require(bool holds, std::initializer_list<Piece> message) {
  if (holds) return;
  std::string whole;
  for (const Piece& piece : message) whole += piece.printed();
  throw std::invalid_argument(whole);
}

}  // namespace attention_steps
