#include "fused_attention.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "whole.h"

namespace attention_steps {
namespace {

constexpr const char* function = "fused_attention";
constexpr float infinity = std::numeric_limits<float>::infinity();

void require_count(const char* name, const char* row_name, std::size_t found, double heads, double rows,
                   double head_size) {
  const double expected = heads * rows * head_size;
  require(static_cast<double>(found) == expected,
          "[fused_attention] expected " + std::string(name) + " of heads x " + row_name + " x head_size, " +
              text(heads) + "x" + text(rows) + "x" + text(head_size) + ", to hold " + text(expected) +
              " numbers; found " + std::to_string(found));
}

void require_kept_keys(const Row& kept_keys, std::size_t tokens) {
  require(static_cast<std::size_t>(kept_keys.size()) == tokens,
          "[fused_attention] expected a kept key of 0 or 1 for each of " + std::to_string(tokens) +
              " tokens; found " + std::to_string(kept_keys.size()));
  for (const double kept : kept_keys) {
    require(kept == 0 || kept == 1, "[fused_attention] expected kept keys of 0 and 1; found " + text(kept));
  }
}

/// One query of one head. q: [head_size]; k, v: [tokens, head_size]; output: [head_size].
void stream_keys(const float* q, const float* k, const float* v, float* output, std::size_t seen,
                 std::size_t head_size, const std::optional<Row>& kept_keys) {
  const float divisor = std::sqrt(static_cast<float>(head_size));
  float max = -infinity;
  float sum = 0;
  std::fill_n(output, head_size, 0.F);
  for (std::size_t j = 0; j < seen; ++j) {
    if (kept_keys && (*kept_keys)[static_cast<Eigen::Index>(j)] == 0) continue;

    // 1. the score, and the maximum so far
    float score = 0;
    for (std::size_t c = 0; c < head_size; ++c) score += q[c] * k[j * head_size + c];
    score /= divisor;
    const float new_max = score > max ? score : max;

    // 2. of nothing but −∞, every exp is 0
    const float base = new_max == -infinity ? 0 : new_max;
    const float kept = std::exp(max - base);
    const float exp = std::exp(score - base);
    max = new_max;

    // 3. the sum and the mix, so far
    sum = sum * kept + exp;
    for (std::size_t c = 0; c < head_size; ++c) output[c] = output[c] * kept + exp * v[j * head_size + c];
  }
  for (std::size_t c = 0; c < head_size; ++c) output[c] = sum == 0 ? 0 : output[c] / sum;
}

}  // namespace

FusedSizes fused_sizes(const FusedOptions& options, const FusedCounts& counts,
                       const std::optional<Row>& kept_keys) {
  // each is at most what an argument holds, which is checked next: a std::size_t has room for it
  const auto size = [](const char* name, double number, double lowest, double highest = largest_whole) {
    return static_cast<std::size_t>(whole(function, name, number, lowest, highest));
  };
  FusedSizes sizes{};
  sizes.heads = size("heads", options.heads, 1);
  sizes.tokens = size("tokens", options.tokens, 1);
  sizes.head_size = size("head_size", options.head_size, 1);
  sizes.first_query = size("first_query", options.first_query, 0, options.tokens - 1);
  const double queries_left = options.tokens - options.first_query;
  const double queries = options.queries.value_or(queries_left);
  sizes.queries = size("queries", queries, 1, queries_left);
  require_count("q", "queries", counts.q, options.heads, queries, options.head_size);
  require_count("k", "tokens", counts.k, options.heads, options.tokens, options.head_size);
  require_count("v", "tokens", counts.v, options.heads, options.tokens, options.head_size);
  if (kept_keys) require_kept_keys(*kept_keys, sizes.tokens);
  return sizes;
}

Floats fused_attention(const Floats& q, const Floats& k, const Floats& v, const FusedOptions& options,
                       const std::optional<Row>& kept_keys) {
  const FusedSizes sizes = fused_sizes(options, {q.size(), k.size(), v.size()}, kept_keys);
  Floats output(q.size());
  for (std::size_t head = 0; head < sizes.heads; ++head) {
    const std::size_t keys = head * sizes.tokens * sizes.head_size;
    for (std::size_t i = 0; i < sizes.queries; ++i) {
      const std::size_t row = (head * sizes.queries + i) * sizes.head_size;
      const std::size_t seen = options.causal ? sizes.first_query + i + 1 : sizes.tokens;
      stream_keys(&q[row], &k[keys], &v[keys], &output[row], seen, sizes.head_size, kept_keys);
    }
  }
  return output;
}

}  // namespace attention_steps
