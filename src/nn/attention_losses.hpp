// Losses on the attention of a batch, beside the cross-entropy of its words.
#pragma once

#include <ATen/core/Tensor.h>

namespace gloss {

/// Coverage loss (See et al. 2017, eq. 12): sum over target pieces and source positions of min(a_t, sum of a before t).
/// weights: [trg_len, batch, src_len]; lengths: [batch], int64, of the targets.
at::Tensor coverage_loss(const at::Tensor& weights, const at::Tensor& lengths);

/// Guided alignment (Chen et al. 2016, eq. 8, the cross-entropy form; Garg et al. 2019, eq. 4): - sum A_ts log a_ts.
/// probabilities: [trg_len, batch, src_len]; links: [batch, trg_len, src_len], rows sum to 1, or to 0 where nothing is
/// linked.
at::Tensor guided_loss(const at::Tensor& probabilities, const at::Tensor& links);

}  // namespace gloss
