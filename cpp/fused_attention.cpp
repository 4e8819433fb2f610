#include "fused_attention.h"

#include <new>

#include "fused_kernel.h"
#include "require.h"
#include "whole.h"

namespace attention_steps {
namespace {

constexpr const char* function = "fused_attention";

void require_count(const char* name, const char* row_name, std::size_t found, double heads, double rows,
                   double head_size) {
  const double expected = heads * rows * head_size;
  require(static_cast<double>(found) == expected,
          {"[fused_attention] expected ", name, " of heads x ", row_name, " x head_size, ", heads, "x", rows,
           "x", head_size, ", to hold ", expected, " numbers; found ", found});
}

void require_kept_keys(const Row& kept_keys, double tokens) {
  require(static_cast<double>(kept_keys.size()) == tokens,
          {"[fused_attention] expected as many kept keys as tokens, ", tokens, "; found ", kept_keys.size()});
  for (const double kept : kept_keys) {
    require(kept == 0 || kept == 1, {"[fused_attention] expected kept keys of 0 and 1; found ", kept});
  }
}

std::vector<unsigned char> bytes_of(const Row& kept_keys) {
  std::vector<unsigned char> bytes;
  bytes.reserve(static_cast<std::size_t>(kept_keys.size()));
  for (const double kept : kept_keys) bytes.push_back(kept == 1 ? 1 : 0);
  return bytes;
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
  if (kept_keys) require_kept_keys(*kept_keys, options.tokens);
  return sizes;
}

Floats fused_attention(const Floats& q, const Floats& k, const Floats& v, const FusedOptions& options,
                       const std::optional<Row>& kept_keys) {
  const FusedSizes sizes = fused_sizes(options, {q.size(), k.size(), v.size()}, kept_keys);
  const std::vector<unsigned char> kept = kept_keys ? bytes_of(*kept_keys) : std::vector<unsigned char>();
  const double scratch_size =
      fused_scratch(static_cast<double>(sizes.tokens), static_cast<double>(sizes.head_size));
  Floats output(q.size());
  // a std::size_t of 32 bits would cut off what it has no room for
  if (scratch_size > static_cast<double>(output.max_size())) throw std::bad_alloc();
  Floats scratch(static_cast<std::size_t>(scratch_size));
  const std::size_t head_queries = sizes.queries * sizes.head_size;
  const std::size_t head_keys = sizes.tokens * sizes.head_size;
  for (std::size_t head = 0; head < sizes.heads; ++head) {
    FusedHead one{};
    one.q = &q[head * head_queries];
    one.k = &k[head * head_keys];
    one.v = &v[head * head_keys];
    one.kept = kept_keys ? kept.data() : nullptr;
    one.output = &output[head * head_queries];
    one.tokens = sizes.tokens;
    one.head_size = sizes.head_size;
    one.first_query = sizes.first_query;
    one.queries = sizes.queries;
    one.causal = options.causal;
    pack_head(one, scratch.data());
    for (std::size_t query = 0; query < one.queries;) query += attend_block(one, scratch.data(), query);
  }
  return output;
}

}  // namespace attention_steps
