// What attention keeps between steps and between calls: the Memory of a sentence, computed once; the AttentionState, a
// value that is passed in and handed back.
#pragma once

#include <ATen/core/Tensor.h>

namespace gloss {

/// The source as attention sees it. Rows beyond a sentence's own length are padding.
struct Memory {
  at::Tensor keys;     // [batch, src_len, score's width]
  at::Tensor values;   // [batch, src_len, width]
  at::Tensor lengths;  // [batch], int64
  at::Tensor padding;  // [batch, src_len], bool, true at padding

  int64_t batch() const { return values.size(0); }
  /// The memory of some of the sentences. index: [n], int64.
  Memory select(const at::Tensor& index) const;
};

/// True at positions behind each length. lengths: [batch] -> [batch, size], bool.
at::Tensor padding_mask(const at::Tensor& lengths, int64_t size);

/// What a step needs to know of the steps before it.
struct AttentionState {
  at::Tensor previous_weights;  // [batch, queries, src_len]; undefined in the first step
  int64_t step = 0;
};

/// What one step gives. Undefined members: a model without attention has no weights.
struct AttentionResult {
  at::Tensor context;  // [batch, queries, width]
  at::Tensor weights;  // [batch, queries, src_len]
  AttentionState state;
};

}  // namespace gloss
