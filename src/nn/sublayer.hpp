// What stands around every sublayer of a Transformer: a residual connection and a layer normalization, in one of two
// orders (`transformer-norm`),
//   post  y = norm(x + dropout(f(x)))     (Vaswani et al. 2017, section 3.1)
//   pre   y = x + dropout(f(norm(x)))     (Xiong et al. 2020, figure 1b)
// In pre order nothing normalizes the sum of all sublayers, so that a stack of them ends in one more norm.
#pragma once

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

#include "gloss/model_options.hpp"
#include "nn/layer_norm.hpp"
#include "nn/mode.hpp"

namespace gloss {

class SublayerImpl : public torch::nn::Module {
 public:
  SublayerImpl(const ModelOptions& options, int64_t width);

  /// f: [..., width] -> [..., width].
  template <class F>
  at::Tensor around(const at::Tensor& x, const Mode& mode, const F& f) const {
    return leave(x, f(enter(x)), mode);
  }

 private:
  at::Tensor enter(const at::Tensor& x) const;
  at::Tensor leave(const at::Tensor& x, const at::Tensor& y, const Mode& mode) const;

  bool norm_first_;
  double dropout_;
  LayerNorm norm_;
};
TORCH_MODULE(Sublayer);

/// The end of a stack of sublayers: a norm in pre order, nothing in post order.
class StackEndImpl : public torch::nn::Module {
 public:
  StackEndImpl(const ModelOptions& options, int64_t width);
  at::Tensor forward(const at::Tensor& x) const;

 private:
  LayerNorm norm_ = nullptr;
};
TORCH_MODULE(StackEnd);

/// In post order: divides the last matrix of each of a layer's sublayers, which has just got its initial value, by the
/// root of the number of sublayers in the stack (Radford et al. 2019, section 2.3, for pre order). Every norm halves
/// the share that the input has in the sum, unless what is added is small: at full size training starts at half the
/// pace.
void shrink_branches(torch::nn::Module& layer, const ModelOptions& options, int64_t sublayers);

}  // namespace gloss
