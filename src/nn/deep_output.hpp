// Deep output (Pascanu et al. 2014; Bahdanau et al. 2015, appendix A.2.2), with tanh in the place of maxout as in
// Nematus (Sennrich et al. 2017):  t = tanh(W_s s + W_y y + W_c c + b), as wide as the embeddings.
#pragma once

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

#include "gloss/model_options.hpp"
#include "nn/mode.hpp"
#include "nn/projection.hpp"

namespace gloss {

class DeepOutputImpl : public torch::nn::Module {
 public:
  DeepOutputImpl(const ModelOptions& options, int64_t context_width);

  /// state: [..., units]; context: [..., context_width]; embedded: [..., embedding] -> [..., embedding], after dropout.
  at::Tensor forward(const at::Tensor& state, const at::Tensor& context, const at::Tensor& embedded,
                     const Mode& mode) const;

 private:
  Projection state_, context_, input_;
  double dropout_;
};
TORCH_MODULE(DeepOutput);

}  // namespace gloss
