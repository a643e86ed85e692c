// Self-attention: the positions of one sequence as queries, keys and values alike (Vaswani et al. 2017, section 3.2.3),
// over a whole sequence or, for a decoder, position by position with the keys and values of those before kept.
#pragma once

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

#include "gloss/model_options.hpp"
#include "nn/attention/attention.hpp"

namespace gloss {

class SelfAttentionImpl : public torch::nn::Module {
 public:
  /// window: which positions a query sees.
  SelfAttentionImpl(const ModelOptions& options, int64_t width, const std::shared_ptr<Window>& window);

  /// x: [n, batch, width]; lengths: [batch], int64, or undefined where the window leaves no need for them
  /// -> [n, batch, width].
  at::Tensor forward(const at::Tensor& x, const at::Tensor& lengths, const Mode& mode) const;

  /// The next position. x: [rows, width]; seen: the keys and values of the positions before, which grow by this one;
  /// empty before the first -> [rows, width].
  at::Tensor step(const at::Tensor& x, Memory& seen) const;

 private:
  std::shared_ptr<Attention> attention_;
};
TORCH_MODULE(SelfAttention);

}  // namespace gloss
