// One gated convolution over time: against naive loops, gradients, the variance it starts with.
#include "nn/gated_conv.hpp"

#include "conv_support.hpp"
#include "nn/ops/conv_over_time.hpp"

using namespace gloss;
using namespace gloss::testing;

TEST_CASE("a convolution over time equals a loop, and so do its gradients") {
  torch::manual_seed(1);
  for (const int64_t kernel : {1, 2, 3}) {
    const int64_t time = 4, batch = 2, in = 3, out = 5;
    at::Tensor x = random_double({time + kernel - 1, batch, in}).requires_grad_();
    at::Tensor weight = random_double({kernel, in, out}).requires_grad_();
    at::Tensor bias = random_double({out}).requires_grad_();
    const at::Tensor y = conv_over_time(x, weight, bias);
    REQUIRE(y.sizes() == at::IntArrayRef({time, batch, out}));
    for (int64_t t = 0; t < time; ++t) {
      at::Tensor sum = bias.expand({batch, out});
      for (int64_t j = 0; j < kernel; ++j) sum = sum + at::mm(x[t + j], weight[j]);
      CHECK(close(y[t], sum, 1e-12));
    }
    const at::Tensor direction = random_double({time, batch, out});
    CHECK(gradient_error([&] { return (conv_over_time(x, weight, bias) * direction).sum(); }, {x, weight, bias}) <
          1e-8);
    const at::NoGradGuard no_grad;
    CHECK(at::equal(conv_over_time(x, weight, bias), y));
  }
}

TEST_CASE("a gated convolution equals a loop") {
  const GatedConv conv = with_large_weights(GatedConv(GatedConvImpl::Shape{3, 2}, 1.0));
  const at::Tensor x = random_double({5, 1, 3});
  const std::vector<at::Tensor> expected = NaiveParts{conv->named_parameters()}.gated("", x.squeeze(1).unbind(0), 0);
  const at::Tensor y = conv->forward(x).squeeze(1);
  REQUIRE(y.size(0) == 4);
  for (int64_t t = 0; t < 4; ++t) CHECK(close(y[t], expected[t], 1e-12));
}

TEST_CASE("initial weights keep the variance of what goes through them") {
  torch::manual_seed(2);
  const at::Tensor x = at::randn({66, 40, 64}) * 0.1;
  const GatedConv conv(GatedConvImpl::Shape{64, 3}, 1.0);
  const double in = x.var().item<double>();
  CHECK(conv->forward(x).var().item<double>() == Approx(in).epsilon(0.1));
  CHECK(variance_keeping_projection(64, 300)->forward(x).var().item<double>() == Approx(in).epsilon(0.1));
  CHECK(variance_keeping_projection(64, 300, 0.5)->forward(x).var().item<double>() == Approx(in / 2).epsilon(0.1));
}
