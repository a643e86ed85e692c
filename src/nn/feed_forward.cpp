#include "nn/feed_forward.hpp"

#include "nn/dropout.hpp"
#include "nn/torch.hpp"

namespace gloss {

FeedForwardImpl::FeedForwardImpl(const ModelOptions& options, int64_t width)
    : inner_(register_module("inner", Projection(width, options.transformer_feed_forward))),
      outer_(register_module("outer", Projection(options.transformer_feed_forward, width))),
      dropout_(options.dropout_feed_forward) {}

at::Tensor FeedForwardImpl::forward(const at::Tensor& x, const Mode& mode) const {
  const at::Tensor rows = x.flatten(0, -2);                // [rows, width]
  const at::Tensor inner = inner_->forward(rows).relu_();  // [rows, feed-forward]; unrectified nobody needs it
  return outer_->forward(dropout(inner, dropout_, mode)).view(x.sizes());
}

}  // namespace gloss
