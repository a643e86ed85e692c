// Sparse alternatives to softmax over the unmasked positions of each row, by exact sorting algorithms.
//   sparsemax(z) = argmin_p |p - z|^2 over the simplex = max(z - tau, 0)          (Martins and Astudillo 2016, alg. 1)
//   entmax15(z)  = max(z / 2 - tau, 0)^2                                          (Peters et al. 2019, alg. 2)
// tau being the threshold that makes the row sum to 1. Gradients: of sparsemax g - mean(g) over the support; of
// entmax15, with s = sqrt(p),  s g - s (sum s g / sum s).
#pragma once

#include <ATen/core/Tensor.h>

namespace gloss {

/// energies: [batch, queries, src_len], finite, float or double; mask: broadcastable to it, no row wholly true.
/// Exactly 0 where masked.
at::Tensor sparsemax(const at::Tensor& energies, const at::Tensor& mask);
at::Tensor entmax15(const at::Tensor& energies, const at::Tensor& mask);

}  // namespace gloss
