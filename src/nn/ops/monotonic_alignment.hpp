// The expected alignment of monotonic attention (Raffel et al. 2017, eq. 9-11), as a recursion instead of the paper's
// quotient of cumulative products, which loses its digits where p is near 1:
//   q_j = (1 - p_{j-1}) q_{j-1} + previous_j,  a_j = p_j q_j.
// q_j is the probability that the walk comes to position j.
#pragma once

#include <ATen/core/Tensor.h>

namespace gloss {

/// p: [batch, queries, src_len], probabilities of stopping, 0 where masked; previous: the same shape, the alignment of
/// the step before. float or double. Returns a of that shape; a row sums to at most the sum of `previous`.
at::Tensor monotonic_alignment(const at::Tensor& p, const at::Tensor& previous);

}  // namespace gloss
