#include "nn/sublayer.hpp"

#include <cmath>

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

void shrink_branches(torch::nn::Module& layer, const ModelOptions& options, int64_t sublayers) {
  if (norm_comes_first(options)) return;
  const at::NoGradGuard no_grad;
  for (const auto& parameter : layer.named_parameters()) {
    const bool is_last = parameter.key().ends_with(".output.weight") || parameter.key().ends_with(".outer.weight");
    if (is_last) parameter.value().mul_(1 / std::sqrt(static_cast<double>(sublayers)));
  }
}

}  // namespace gloss
