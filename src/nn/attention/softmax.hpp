// Softmax over the positions that a mask leaves:  a_s = exp(e_s) / sum_s' exp(e_s')  (Bahdanau et al. 2015, eq. 6).
#pragma once

#include <ATen/core/Tensor.h>

namespace gloss {

/// energies: [batch, queries, src_len], finite; mask: broadcastable to it, no row wholly true. Exactly 0 where masked.
at::Tensor masked_softmax(const at::Tensor& energies, const at::Tensor& mask);

}  // namespace gloss
