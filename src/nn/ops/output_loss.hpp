// Output layer and cross-entropy in one operation: logits of the whole batch are never stored. The rows are taken in
// chunks of some megabytes; the gradients with respect to the outputs and to the layer's weights are made on the
// way forward, while the logits are there, and handed out by the backward pass.
#pragma once

#include <ATen/core/Tensor.h>

namespace gloss {

struct OutputLoss {
  at::Tensor objective;      ///< scalar with gradient: sum over rows of the smoothed cross-entropy, times scale
  double cross_entropy = 0;  ///< sum over rows of -log p(target), natural, not smoothed, not scaled
  at::Tensor log_probs;      // [rows]: log p(target), without gradient
};

struct LossOptions {
  double label_smoothing = 0;  ///< epsilon: the target gets 1 - eps + eps/V, every other id eps/V (Szegedy et al. 2016)
  double scale = 1;
  int64_t chunk_rows = 0;  ///< rows whose logits are held at once; 0: as many as fill 32 MB, at least 64
};

struct OutputLayer {
  at::Tensor weight;  // [vocabulary, width]
  at::Tensor bias;    // [vocabulary]
};

/// output: [rows, width]; targets: [rows], int64. float or double.
OutputLoss output_loss(const at::Tensor& output, const OutputLayer& layer, const at::Tensor& targets,
                       const LossOptions& options);

}  // namespace gloss
