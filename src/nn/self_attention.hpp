// Self-attention: the positions of one sequence as queries, keys and values alike, by scaled dot product and softmax in
// options.transformer_heads heads (Vaswani et al. 2017, sections 3.2.2 and 3.2.3), whatever the options say of the
// attention to the source. One projection gives all three, head by head:
//   [q_1; k_1; v_1; ...; q_h; k_h; v_h] = W x + b,
//   y = W_o [attention(q_1, k_1, v_1); ...; attention(q_h, k_h, v_h)] + b_o.
// It runs over whole sequences or, for a decoder, position by position with the keys and values of those before kept.
#pragma once

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

#include "gloss/model_options.hpp"
#include "nn/attention/attention.hpp"
#include "nn/packing.hpp"
#include "nn/projection.hpp"

namespace gloss {

class SelfAttentionImpl : public torch::nn::Module {
 public:
  /// window: which positions a query sees.
  SelfAttentionImpl(const ModelOptions& options, int64_t width, const std::shared_ptr<Window>& window);

  /// Sequences of one length, or with padding that the window hides: [n, batch, width] -> [n, batch, width].
  at::Tensor forward(const at::Tensor& x, const Mode& mode) const;
  /// Sequences without their padding, which is left out of all but the attention itself: [pieces, width] -> the same.
  at::Tensor forward(const at::Tensor& x, const Packing& packing, const Mode& mode) const;

  /// The next position. x: [rows, width]; cache: the keys and values of the positions before, which grow by this one;
  /// empty before the first -> [rows, width].
  at::Tensor step(const at::Tensor& x, Memory& cache) const;

 private:
  at::Tensor attend(const at::Tensor& projected, const at::Tensor& lengths, const Mode& mode) const;

  int64_t heads_;
  Projection input_ = nullptr, output_;
  std::shared_ptr<Attention> head_;
};
TORCH_MODULE(SelfAttention);

}  // namespace gloss
