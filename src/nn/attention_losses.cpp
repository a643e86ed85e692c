#include "nn/attention_losses.hpp"

#include "nn/attention/memory.hpp"
#include "nn/torch.hpp"

namespace gloss {

at::Tensor coverage_loss(const at::Tensor& weights, const at::Tensor& lengths) {
  const at::Tensor before = weights.cumsum(0) - weights;                  // [trg_len, batch, src_len]
  const at::Tensor repeated = at::minimum(weights, before).sum(2);        // [trg_len, batch]
  const at::Tensor padding = padding_mask(lengths, weights.size(0)).t();  // [trg_len, batch]
  return repeated.masked_fill(padding, 0).sum();
}

at::Tensor guided_loss(const at::Tensor& probabilities, const at::Tensor& links) {
  // A sparse attention may give a linked position nothing at all: its logarithm is cut, not infinite.
  return -(links.transpose(0, 1) * probabilities.clamp_min(1e-20).log()).sum();
}

}  // namespace gloss
