#pragma once

#include <array>
#include <cstdint>

namespace attention_steps {

using PhiloxBlock = std::array<std::uint32_t, 4>;
using PhiloxKey = std::array<std::uint32_t, 2>;

/// Philox 4x32-10: four words of random bits for each counter and key, and nothing kept in between, so that
/// any of them can be had at once, in any order, on any machine (Salmon, Moraes, Dror and Shaw 2011). Held to
/// the known answers of Random123. In the header: whoever draws by the million has it inlined.
inline PhiloxBlock philox(const PhiloxBlock& counter, const PhiloxKey& key) {
  // six words in variables of their own: compilers keep those in registers
  auto [c0, c1, c2, c3] = counter;
  auto [k0, k1] = key;
  for (int round = 0; round < 10; ++round) {
    // the high and low halves of two products
    const std::uint64_t first = std::uint64_t{0xD2511F53U} * c0;
    const std::uint64_t second = std::uint64_t{0xCD9E8D57U} * c2;
    c0 = static_cast<std::uint32_t>(second >> 32U) ^ c1 ^ k0;
    c1 = static_cast<std::uint32_t>(second);
    c2 = static_cast<std::uint32_t>(first >> 32U) ^ c3 ^ k1;
    c3 = static_cast<std::uint32_t>(first);
    // the next round's key: Weyl sequences of the golden ratio and of √3 − 1
    k0 += 0x9E3779B9U;
    k1 += 0xBB67AE85U;
  }
  return {c0, c1, c2, c3};
}

}  // namespace attention_steps
