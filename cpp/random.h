#pragma once

#include <cstddef>
#include <cstdint>

#include "philox.h"

namespace attention_steps {

/// What random numbers are drawn for. Each purpose has numbers of its own, so that a layer and the vectors
/// that go into it do not resemble each other though both were asked for with seed 42.
enum class Purpose : std::uint32_t {
  standard_normal,
  token_vectors,
  linear_weight,
  linear_bias,
  saturation_scores,
  saturation_targets,
  dot_product_experiment,
};

/// A sequence of random numbers: its entry i depends on the three and on i, and on nothing that was drawn
/// before. So work may be split in any way and comes out the same.
struct Stream {
  std::uint64_t seed = 0;  ///< Philox's key
  Purpose purpose = Purpose::standard_normal;
  std::uint64_t item = 0;  ///< which one of its purpose, such as a token or a pair
};

/// Words 4·index to 4·index + 3 of a stream: Philox of the counter (index, item's low and high half,
/// purpose).
PhiloxBlock random_block(const Stream& stream, std::uint32_t index);

/// The most numbers that a stream has: 2³² blocks of four.
constexpr double stream_size = 0x1p34;

/// (word + ½) ÷ 2³² − ½, exactly: a uniform number less its mean, strictly between −½ and ½.
inline double centred_uniform(std::uint32_t word) {
  // a signed word converts in one instruction
  return (static_cast<double>(static_cast<std::int32_t>(word ^ 0x80000000U)) + 0.5) * 0x1p-32;
}

/// Entries 4·first_block to 4·first_block + count − 1 of a stream as uniform numbers from (−½, ½), one a
/// word.
void fill_centred_uniforms(const Stream& stream, std::uint32_t first_block, double* numbers,
                           std::size_t count);

/// The same entries as standard normal numbers: the normal quantile (AS 241) of each uniform one. With 32
/// bits a number, none is further out than ±6.34, where a sample of 4·10⁹ would end.
void fill_standard_normals(const Stream& stream, std::uint32_t first_block, double* numbers,
                           std::size_t count);

}  // namespace attention_steps
