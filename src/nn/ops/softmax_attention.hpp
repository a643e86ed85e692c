// Scaled dot product, softmax and mix in one operation (Vaswani et al. 2017, eq. 1):
//   context = softmax(scale Q K^T) V, masked positions having weight exactly 0.
// For the many small matrices of heads and sentences, too small each for a general product to be worth its call.
#pragma once

#include <ATen/core/Tensor.h>

namespace gloss {

/// What is attended to.
struct KeysAndValues {
  at::Tensor keys;    // [batch, n, width]
  at::Tensor values;  // [batch, n, value]
  at::Tensor mask;    // [batch or 1, queries or 1, n], bool, true where a query may not look; no row is wholly true
};

/// query: [batch, queries, width] -> [batch, queries, value], a view of [queries, batch, value]. Tensors may be views;
/// float or double.
at::Tensor softmax_attention(const at::Tensor& query, const KeysAndValues& source, double scale);

}  // namespace gloss
