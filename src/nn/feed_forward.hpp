// The position-wise feed-forward layer (Vaswani et al. 2017, eq. 2):  y = W_2 max(0, W_1 x + b_1) + b_2, with dropout
// on the inner units.
#pragma once

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

#include "gloss/model_options.hpp"
#include "nn/mode.hpp"
#include "nn/projection.hpp"

namespace gloss {

class FeedForwardImpl : public torch::nn::Module {
 public:
  /// `width` units outside, options.transformer_feed_forward inside.
  FeedForwardImpl(const ModelOptions& options, int64_t width);

  /// [..., width] -> [..., width]
  at::Tensor forward(const at::Tensor& x, const Mode& mode) const;

 private:
  Projection inner_, outer_;
  double dropout_;
};
TORCH_MODULE(FeedForward);

}  // namespace gloss
