#include "nn/sublayer.hpp"

#include "model/options_text.hpp"
#include "nn/dropout.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

bool norm_comes_first(const ModelOptions& options) {
  require_choice("transformer-norm", options.transformer_norm, {"pre", "post"});
  return options.transformer_norm == "pre";
}

}  // namespace

SublayerImpl::SublayerImpl(const ModelOptions& options, int64_t width)
    : norm_first_(norm_comes_first(options)),
      dropout_(options.dropout_layer),
      norm_(register_module("norm", LayerNorm(width))) {}

at::Tensor SublayerImpl::enter(const at::Tensor& x) const {
  return norm_first_ ? norm_->forward(x) : x;
}

at::Tensor SublayerImpl::leave(const at::Tensor& x, const at::Tensor& y, const Mode& mode) const {
  const at::Tensor sum = x + dropout(y, dropout_, mode);
  return norm_first_ ? sum : norm_->forward(sum);
}

StackEndImpl::StackEndImpl(const ModelOptions& options, int64_t width) {
  if (norm_comes_first(options)) norm_ = register_module("norm", LayerNorm(width));
}

at::Tensor StackEndImpl::forward(const at::Tensor& x) const {
  return norm_.is_empty() ? x : norm_->forward(x);
}

}  // namespace gloss
