// The inner part of the additive score, fused:  e[b,q,s] = sum_h v[h] tanh(query[b,q,h] + key[b,s,h])
// (Bahdanau et al. 2015, appendix A.1.2). The sum over queries and keys is never stored: tanh is computed anew in the
// backward pass, and the keys' gradient is added up in place over all steps of a sequence.
#pragma once

#include <ATen/core/Tensor.h>
#include <c10/util/intrusive_ptr.h>

namespace gloss {

class AdditiveEnergy {
 public:
  /// Begins a sequence. keys: [batch, src_len, hidden]; v: [hidden]; lengths: [batch], int64. float or double.
  AdditiveEnergy(const at::Tensor& keys, const at::Tensor& v, const at::Tensor& lengths);

  /// query: [batch, queries, hidden] -> [batch, queries, src_len]; 0 at padding.
  at::Tensor operator()(const at::Tensor& query) const;

  struct Tape;

 private:
  c10::intrusive_ptr<c10::intrusive_ptr_target> tape_;
  at::Tensor token_;
};

}  // namespace gloss
