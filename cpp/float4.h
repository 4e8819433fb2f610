#pragma once

#include <cstdint>
#include <cstring>

/// Four numbers of float32 that are computed together, by the compiler's own vectors: WebAssembly's and the
/// processor's 128 bits where there are such, else one number after the other. Either way each is rounded by
/// itself, so that all give the same numbers.
namespace attention_steps {

/// Whether four are computed at a time. In WebAssembly without SIMD, which is to be small (every browser that
/// the page is built for has it), they are one after the other, and code for four gains nothing.
#if defined(__wasm__) && !defined(__wasm_simd128__)
constexpr bool at_once = false;
#else
constexpr bool at_once = true;
#endif

using Float4 = float __attribute__((vector_size(16)));
using Int4 = std::int32_t __attribute__((vector_size(16)));

inline Float4 load4(const float* from) {
  Float4 numbers;
  std::memcpy(&numbers, from, sizeof numbers);
  return numbers;
}

inline void store4(float* to, Float4 numbers) { std::memcpy(to, &numbers, sizeof numbers); }

/// The same number four times.
inline Float4 splat4(float number) { return Float4{number, number, number, number}; }

/// The larger of each two; the first where one is NaN.
inline Float4 max4(Float4 first, Float4 other) { return first < other ? other : first; }

/// 2^x of each, for x ≤ 0, to within 2 units in the last place of its true value: exactly 1 of 0, and 0 below
/// −126, where float32 begins to lose digits. NaN stays NaN. (tests/native/float4_test.cpp tries a dense
/// grid.)
inline Float4 exp2_4(Float4 x) {
  // 1. x = n + r with a whole n and |r| ≤ 1/2: so large a number has no digits behind the point, and its low
  //    bits hold n + 127
  const Float4 rounds = splat4(0x1.8p23F + 127);
  const Float4 shifted = x + rounds;
  const Float4 r = x - (shifted - rounds);

  // 2. 2^r by the polynomial of degree 6 that is off by least, 6e-9 of it, among those that are 1 at 0
  Float4 power = splat4(0x1.4862e8p-13F);
  power = power * r + splat4(0x1.5fe1a4p-10F);
  power = power * r + splat4(0x1.3b2508p-7F);
  power = power * r + splat4(0x1.c6ad6ep-5F);
  power = power * r + splat4(0x1.ebfbe6p-3F);
  power = power * r + splat4(0x1.62e432p-1F);
  power = power * r + splat4(1);

  // 3. 2^n: n + 127 is how float32 writes its exponent
  Int4 exponent;
  std::memcpy(&exponent, &shifted, sizeof exponent);
  exponent <<= 23;
  Float4 scale;
  std::memcpy(&scale, &exponent, sizeof scale);
  return x < splat4(-126) ? splat4(0) : power * scale;
}

}  // namespace attention_steps
