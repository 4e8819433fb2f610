// The kernel of fused_attention as a WebAssembly module by itself, with SIMD: web/engine/fused-kernel.ts lays
// its arguments out in its memory.

#include "fused_kernel.h"

namespace {

attention_steps::FusedHead head;
float* scratch_of_head = nullptr;

}  // namespace

extern "C" {

double scratch(double tokens, double head_size) { return attention_steps::fused_scratch(tokens, head_size); }

// which head attend() is about from now on
void pack(const float* q, const float* k, const float* v, const unsigned char* kept, float* output,
          std::size_t tokens, std::size_t head_size, std::size_t first_query, std::size_t queries,
          bool causal, float* scratch) {
  head = {q, k, v, kept, output, tokens, head_size, first_query, queries, causal};
  scratch_of_head = scratch;
  attention_steps::pack_head(head, scratch);
}

std::size_t attend(std::size_t query) { return attention_steps::attend_block(head, scratch_of_head, query); }

}  // extern "C"
