#pragma once

#include <array>
#include <cstddef>

#include "float4.h"
#include "packed_panels.h"

/// The one product of matrices, of which all others are put together.
namespace attention_steps {

/// Before a loop over the few rows of a tile: writes it out, so that they stay in registers.
#ifdef __clang__
#define ATTENTION_STEPS_UNROLL _Pragma("clang loop unroll(full)")
#else
#define ATTENTION_STEPS_UNROLL _Pragma("GCC unroll 4")
#endif

/// The rows of a tile: its 4 x 8 sums are held in 8 registers of 16, and each number that is read is used 4
/// or 8 times. Without registers of four numbers one row is enough; the sums are the same.
constexpr std::size_t tile_rows = at_once ? 4 : 1;

/// What a tile's sums start from: 0, or what they are already.
enum class Start { zero, sums };

/// Adds a b to a tile's sums. a: [Rows, depth], each row `a_stride` after the one before; b: [depth, 8],
/// packed; sums: [Rows, 8], likewise. Each sum is made in the order of depth, whatever tile it is in.
template <std::size_t Rows>
void multiply_tile(const float* a, std::size_t a_stride, const float* b, std::size_t depth, float* sums,
                   std::size_t sums_stride, Start start) {
  std::array<Float4, Rows> left = {};
  std::array<Float4, Rows> right = {};
  ATTENTION_STEPS_UNROLL
  for (std::size_t row = 0; row < Rows; ++row) {
    left[row] = start == Start::zero ? splat4(0) : load4(sums + row * sums_stride);
    right[row] = start == Start::zero ? splat4(0) : load4(sums + row * sums_stride + 4);
  }
  for (std::size_t step = 0; step < depth; ++step) {
    const Float4 b_left = load4(b + step * panel);
    const Float4 b_right = load4(b + step * panel + 4);
    ATTENTION_STEPS_UNROLL
    for (std::size_t row = 0; row < Rows; ++row) {
      const Float4 factor = splat4(a[row * a_stride + step]);
      left[row] += factor * b_left;
      right[row] += factor * b_right;
    }
  }
  ATTENTION_STEPS_UNROLL
  for (std::size_t row = 0; row < Rows; ++row) {
    store4(sums + row * sums_stride, left[row]);
    store4(sums + row * sums_stride + 4, right[row]);
  }
}

}  // namespace attention_steps
