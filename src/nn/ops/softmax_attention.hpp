// Scaled dot product, softmax and mix in one operation (Vaswani et al. 2017, eq. 1):
//   context = softmax(scale Q K^T) V, masked positions having weight exactly 0.
// For the many small matrices of heads and sentences, too small each for a general product to be worth its call.
#pragma once

#include <ATen/core/Tensor.h>

namespace gloss {

/// query: [batch, queries, width]; keys: [batch, n, width]; values: [batch, n, value]; mask: [batch or 1, queries or 1,
/// n], bool, true where a query may not look, no row wholly true. Tensors may be views; float or double.
/// -> [batch, queries, value], a view of [queries, batch, value].
at::Tensor softmax_attention(const at::Tensor& query, const at::Tensor& keys, const at::Tensor& values,
                             const at::Tensor& mask, double scale);

}  // namespace gloss
