#include "nn/deep_output.hpp"

#include "nn/dropout.hpp"
#include "nn/torch.hpp"

namespace gloss {

DeepOutputImpl::DeepOutputImpl(const ModelOptions& options, int64_t context_width)
    : state_(register_module("state", Projection(options.decoder_hidden, options.embedding_size))),
      context_(register_module("context", Projection(context_width, options.embedding_size, false))),
      input_(register_module("input", Projection(options.embedding_size, options.embedding_size, false))),
      dropout_(options.dropout_output) {}

at::Tensor DeepOutputImpl::forward(const at::Tensor& state, const at::Tensor& context, const at::Tensor& embedded,
                                   const Mode& mode) const {
  const at::Tensor sum = state_->forward(state) + context_->forward(context) + input_->forward(embedded);
  return dropout(sum.tanh(), dropout_, mode);
}

}  // namespace gloss
