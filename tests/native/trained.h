#pragma once

#include <cstdint>
#include <cstring>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "dequantised.h"
#include "encoder.h"

namespace attention_steps {

/// The weights that ship, read from their file as web/engine/encoder-file.ts reads it.
class WeightsFile {
 public:
  explicit WeightsFile(const std::string& path) {
    std::ifstream stream(path, std::ios::binary);
    bytes_.assign(std::istreambuf_iterator<char>(stream), {});
    if (bytes_.size() < 8) throw std::runtime_error("cannot read " + path);
    std::uint64_t length = 0;
    std::memcpy(&length, bytes_.data(), sizeof length);
    start_ = 8 + length;
    header_ = nlohmann::json::parse(bytes_.begin() + 8, bytes_.begin() + static_cast<std::ptrdiff_t>(start_));
  }

  [[nodiscard]] Matrix matrix(const std::string& name) const {
    const nlohmann::json& shape = header_.at(name).at("shape");
    const std::vector<std::int8_t> entries = numbers<std::int8_t>(name);
    const std::vector<float> scales = numbers<float>(name + ".scale");
    return dequantised(entries.data(), scales.data(), shape.at(0), shape.at(1));
  }

  [[nodiscard]] Row row(const std::string& name) const {
    const std::vector<float> entries = numbers<float>(name);
    return Eigen::Map<const RowOf<float>>(entries.data(), static_cast<Eigen::Index>(entries.size()))
        .cast<double>();
  }

  [[nodiscard]] LayerNorm norm(const std::string& name) const {
    return {row(name + ".weight"), row(name + ".bias")};
  }

  [[nodiscard]] Linear linear(const std::string& name) const {
    return {matrix(name + ".weight"), row(name + ".bias")};
  }

 private:
  template <typename Number>
  [[nodiscard]] std::vector<Number> numbers(const std::string& name) const {
    const nlohmann::json& offsets = header_.at(name).at("data_offsets");
    const std::size_t first = offsets.at(0);
    const std::size_t last = offsets.at(1);
    std::vector<Number> result((last - first) / sizeof(Number));
    std::memcpy(result.data(), bytes_.data() + start_ + first, last - first);
    return result;
  }

  std::vector<char> bytes_;
  std::size_t start_ = 0;
  nlohmann::json header_;
};

/// The encoder that ships.
inline const Encoder& trained() {
  static const Encoder encoder = [] {
    const WeightsFile file(WEIGHTS_FILE);
    return Encoder{file.matrix("embedding"),  file.row("angles"),
                   file.norm("entry"),        file.matrix("query.weight"),
                   file.matrix("key.weight"), file.matrix("value.weight"),
                   file.matrix("out.weight"), file.norm("after_attention"),
                   file.linear("gate"),       file.linear("inner"),
                   file.linear("outer"),      file.norm("after_feed_forward"),
                   file.row("bias")};
  }();
  return encoder;
}

}  // namespace attention_steps
