// Multi-head attention (Vaswani et al. 2017, section 3.2.2) as a wrapper around any attention with one head: queries,
// keys and values are projected, split into heads, and the heads folded into the batch,
//   head_i = attention(W_q,i q, W_k,i k, W_v,i v),  context = W_o [head_1; ...; head_h].
#pragma once

#include <memory>

#include "nn/attention/attention.hpp"

namespace gloss {

/// Every head sees queries of shape.query / heads (which heads must divide) and gives values of shape.context / heads
/// units, rounded up. The weights handed out are those of options.alignment_head, from 1, or the mean over heads for 0.
///
/// Queries and annotations that are views [batch, n, width] of tensors [n, batch, width] are folded without a copy,
/// and the context is such a view.
std::shared_ptr<Attention> make_multi_head(const ModelOptions& options, const AttentionShape& shape, int64_t heads);

}  // namespace gloss
