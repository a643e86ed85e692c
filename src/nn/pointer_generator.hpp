// The pointer-generator (See et al. 2017, eq. 9): a gate g decides in every step between generating from the
// vocabulary and copying a source piece that attention points to,
//   P(w) = (1 - c) softmax(logits)_w + (1 - g) sum over s with id_s = w of a_s,  c = (1 - g) sum_s a_s.
// Where the weights sum to 1, 1 - c is g, as in the paper; what attention leaves (a local or monotonic one) is
// generated.
// The gate is one unit over the decoder's output, which is made of state, context and (but for luong style) input; the
// paper's eq. 8 takes it from those three themselves.
#pragma once

#include <ATen/core/Tensor.h>

#include "nn/ops/output_loss.hpp"

namespace gloss {

/// What may be copied, by rows.
struct CopySource {
  at::Tensor gate;     // [rows, 1]: logit of g
  at::Tensor weights;  // [rows, src_len]
  at::Tensor ids;      // [rows, src_len], int64, in the target's vocabulary; anything where the weight is 0
};

/// log P. logits: [rows, vocabulary] -> [rows, vocabulary].
at::Tensor copy_log_probs(const at::Tensor& logits, const CopySource& source);

/// As output_loss, of log-probabilities: [rows, vocabulary]; targets: [rows], int64.
OutputLoss log_prob_loss(const at::Tensor& log_probs, const at::Tensor& targets, const LossOptions& options);

}  // namespace gloss
