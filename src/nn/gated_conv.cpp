#include "nn/gated_conv.hpp"

#include <cmath>

#include "nn/ops/conv_over_time.hpp"
#include "nn/ops/tape.hpp"

namespace gloss {

namespace {

struct ScaleGradient : Function<ScaleGradient> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& x, double factor) {
    ctx->saved_data["factor"] = factor;
    return x.view_as(x);
  }
  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    return {outputs[0] * ctx->saved_data["factor"].toDouble(), {}};
  }
};

}  // namespace

GatedConvImpl::GatedConvImpl(const Shape& shape, double keep) {
  const int64_t out = 2 * shape.channels;
  const double variance = 4 * keep / static_cast<double>(shape.kernel * shape.channels);
  weight_ =
      register_parameter("weight", at::empty({shape.kernel, shape.channels, out}).normal_(0, std::sqrt(variance)));
  bias_ = register_parameter("bias", at::zeros({out}));
}

at::Tensor GatedConvImpl::forward(const at::Tensor& x) const {
  return at::glu(conv_over_time(x, weight_, bias_), -1);
}

Projection variance_keeping_projection(int64_t in, int64_t out, double keep) {
  Projection projection(in, out);
  const at::NoGradGuard no_grad;
  projection->weight.normal_(0, std::sqrt(keep / static_cast<double>(in)));
  return projection;
}

at::Tensor scaled_sum(const at::Tensor& a, const at::Tensor& b) {
  return (a + b) * std::sqrt(0.5);
}

at::Tensor with_positions(const Positions& positions, const at::Tensor& x, int64_t first) {
  const at::Tensor rows = positions.at(first, x.size(0), x.options());  // [time, width]
  return x + rows.unsqueeze(1) / std::sqrt(static_cast<double>(x.size(2)));
}

at::Tensor scale_gradient(const at::Tensor& x, double factor) {
  return wants_gradient(x) && factor != 1 ? ScaleGradient::apply(x, factor) : x;
}

}  // namespace gloss
