// Layer normalization (Ba et al. 2016, eq. 4) of vectors x of n units:
//   y = g * (x - mean(x)) / sqrt(var(x) + epsilon) + b,
//   mean(x) = sum_i x_i / n,
//   var(x) = sum_i (x_i - mean(x))^2 / n,
// with a learnt gain g, 1 at first, and a learnt bias b, 0 at first. Every position of every sentence is normalized by
// itself. The recurrent cells have their own, over the units of each gate (recurrent_cell.hpp).
#pragma once

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

namespace gloss {

class LayerNormImpl : public torch::nn::Module {
 public:
  explicit LayerNormImpl(int64_t width);

  /// [..., width] -> [..., width]
  at::Tensor forward(const at::Tensor& x) const;

 private:
  at::Tensor gain_, bias_;  // [width]
};
TORCH_MODULE(LayerNorm);

}  // namespace gloss
