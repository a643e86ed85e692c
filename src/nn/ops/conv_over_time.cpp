#include "nn/ops/conv_over_time.hpp"

#include "nn/ops/tape.hpp"

namespace gloss {

namespace {

/// What tap j reads (or, in a gradient, gives back): [time * batch, width], a view.
at::Tensor seen_by_tap(const at::Tensor& x, int64_t tap, int64_t time) {
  return x.narrow(0, tap, time).flatten(0, 1);
}

at::Tensor convolve(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias) {
  const int64_t taps = weight.size(0), time = x.size(0) - taps + 1;
  at::Tensor y = at::addmm(bias, seen_by_tap(x, 0, time), weight[0]);  // [time * batch, out]
  for (int64_t tap = 1; tap < taps; ++tap) y.addmm_(seen_by_tap(x, tap, time), weight[tap]);
  return y.view({time, x.size(1), weight.size(2)});
}

struct ConvOverTime : Function<ConvOverTime> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& x, const at::Tensor& weight,
                            const at::Tensor& bias) {
    const at::Tensor input = x.contiguous();
    ctx->save_for_backward({input, weight});
    return convolve(input, weight, bias);
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    const variable_list saved = ctx->get_saved_variables();
    const at::Tensor &x = saved[0], &weight = saved[1];
    const at::Tensor grad = outputs[0].contiguous().flatten(0, 1);  // [time * batch, out]
    const int64_t taps = weight.size(0), time = x.size(0) - taps + 1;
    const at::Tensor grad_x = at::zeros_like(x), grad_weight = at::empty_like(weight);
    for (int64_t tap = 0; tap < taps; ++tap) {
      at::Tensor part = grad_weight[tap];
      at::mm_out(part, seen_by_tap(x, tap, time).t(), grad);
      seen_by_tap(grad_x, tap, time).addmm_(grad, weight[tap].t());
    }
    return {grad_x, grad_weight, grad.sum(0)};
  }
};

}  // namespace

at::Tensor conv_over_time(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias) {
  return wants_gradient(x, weight, bias) ? ConvOverTime::apply(x, weight, bias)
                                         : convolve(x.contiguous(), weight, bias);
}

}  // namespace gloss
