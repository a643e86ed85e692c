#include "nn/pointer_generator.hpp"

#include "nn/torch.hpp"

namespace gloss {

at::Tensor copy_log_probs(const at::Tensor& logits, const CopySource& source) {
  const at::Tensor copying = (-source.gate).sigmoid();  // 1 - g: [rows, 1]
  const at::Tensor copied = copying * source.weights;   // [rows, src_len]
  // Not 1 - copied.sum(): where the gate is nearly shut the difference would hold no digit of g.
  const at::Tensor left = (1 - source.weights.sum(1, true)).clamp_min(0);
  const at::Tensor generated = source.gate.sigmoid() + copying * left;  // [rows, 1]
  const at::Tensor p = (at::softmax(logits, -1) * generated).scatter_add(1, source.ids, copied);
  return p.clamp_min(1e-30).log();
}

OutputLoss log_prob_loss(const at::Tensor& log_probs, const at::Tensor& targets, const LossOptions& options) {
  const at::Tensor of_targets = log_probs.gather(1, targets.unsqueeze(1)).squeeze(1);  // [rows]
  const double epsilon = options.label_smoothing;
  const at::Tensor smoothed = (1 - epsilon) * of_targets.sum() + epsilon * log_probs.mean(1).sum();
  return {-smoothed * options.scale, -of_targets.sum().item<double>(), of_targets.detach()};
}

}  // namespace gloss
