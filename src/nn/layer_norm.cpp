#include "nn/layer_norm.hpp"

#include "nn/torch.hpp"

namespace gloss {

namespace {

constexpr double kEpsilon = 1e-5;  // keeps a constant vector from being divided by 0

}  // namespace

LayerNormImpl::LayerNormImpl(int64_t width)
    : gain_(register_parameter("gain", at::ones({width}))), bias_(register_parameter("bias", at::zeros({width}))) {}

at::Tensor LayerNormImpl::forward(const at::Tensor& x) const {
  return at::layer_norm(x, gain_.sizes(), gain_, bias_, kEpsilon);
}

}  // namespace gloss
