// Heads folded into the batch and out of it. A tensor [batch, n, heads * width] that is a view of one by time,
// [n, batch, heads * width], is folded without a copy.
#pragma once

#include "nn/torch.hpp"

namespace gloss {

/// [batch, n, heads * width] -> [batch * heads, n, width].
inline at::Tensor fold_heads(const at::Tensor& x, int64_t heads) {
  return x.unflatten(2, {heads, -1}).transpose(1, 2).flatten(0, 1);
}

/// [batch * heads, n, width] -> [batch, n, heads * width], a view of [n, batch, heads * width].
inline at::Tensor unfold_heads(const at::Tensor& x, int64_t heads) {
  return x.unflatten(0, {-1, heads}).permute({2, 0, 1, 3}).flatten(2).transpose(0, 1);
}

/// What is known by sentences, by heads: [batch, ...] -> [batch * heads, ...]. Undefined stays undefined.
inline at::Tensor for_every_head(const at::Tensor& x, int64_t heads) {
  return x.defined() ? x.repeat_interleave(heads, 0) : x;
}

}  // namespace gloss
