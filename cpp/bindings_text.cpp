// How messages print numbers in WebAssembly: as JavaScript does.

#include <emscripten/val.h>

#include "require.h"

namespace attention_steps {

std::string text(double number) { return emscripten::val(number).call<std::string>("toString"); }

}  // namespace attention_steps
