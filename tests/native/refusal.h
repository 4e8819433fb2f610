#pragma once

#include <stdexcept>
#include <string>

namespace attention_steps {

/// What `call` is refused with: the message of the std::invalid_argument that it throws.
template <typename Call>
std::string refusal_of(Call call) {
  try {
    call();
  } catch (const std::invalid_argument& refusal) {
    return refusal.what();
  }
  return "not refused";
}

}  // namespace attention_steps
