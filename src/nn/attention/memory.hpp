// What attention keeps between steps and between calls: the Memory of a sentence, computed once; the AttentionState, a
// value that is passed in and handed back.
#pragma once

#include <ATen/core/Tensor.h>

namespace gloss {

/// The source as attention sees it. Rows beyond a sentence's own length are padding. Behind a multi-head attention all
/// of them have the heads as a second dimension: [batch, heads, ...]. Where lengths and padding are undefined nothing
/// is padding.
struct Memory {
  at::Tensor keys;           // [batch, src_len, score's width]; undefined for scores without keys
  at::Tensor values;         // [batch, src_len, width]
  at::Tensor lengths = {};   // [batch], int64
  at::Tensor padding = {};   // [batch, src_len], bool, true at padding
  at::Tensor coverage = {};  // [batch, src_len, *]: what a Coverage computes once per sentence; undefined without one

  int64_t batch() const { return values.size(0); }
  int64_t source_length() const { return values.size(-2); }
  /// All tensors that there are through f.
  template <class F>
  Memory map(const F& f) const {
    const auto there = [&](const at::Tensor& t) { return t.defined() ? f(t) : t; };
    return {there(keys), there(values), there(lengths), there(padding), there(coverage)};
  }
  /// The memory of some of the sentences. index: [n], int64.
  Memory select(const at::Tensor& index) const;
  /// The positions of `more` behind those of this one, both without padding and coverage.
  Memory append(const Memory& more) const;
};

/// True at positions behind each length. lengths: [batch] -> [batch, size], bool; undefined for undefined lengths.
at::Tensor padding_mask(const at::Tensor& lengths, int64_t size);

/// What a step needs to know of the steps before it. Undefined in the first step.
struct AttentionState {
  at::Tensor previous_weights = {};  // [batch, queries, src_len]
  at::Tensor coverage = {};          // [batch, queries, src_len * features], what a Coverage has gathered so far
  int64_t step = 0;                  // steps made before; of several queries at once, the place of the first

  /// Both tensors through f.
  template <class F>
  AttentionState map(const F& f) const {
    return {previous_weights.defined() ? f(previous_weights) : previous_weights,
            coverage.defined() ? f(coverage) : coverage, step};
  }
};

/// What losses need of a step besides the weights. Undefined members: nothing to add.
struct AttentionTrace {
  at::Tensor probabilities;  // [batch, queries, src_len]: before hardening, sparsity (in training), a window's gain
  at::Tensor log_prob;       // [batch, queries]: of the sampled position; 0 where nothing was sampled
  at::Tensor entropy;        // [batch, queries]: of the distribution that was sampled from
};

/// What one step gives. Undefined members: a model without attention has no weights.
struct AttentionResult {
  at::Tensor context;  // [batch, queries, width]
  at::Tensor weights;  // [batch, queries, src_len]; heads averaged, or the chosen one
  AttentionState state;
  AttentionTrace trace;
};

}  // namespace gloss
