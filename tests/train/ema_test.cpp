// The moving average against its formula; its warm-up.
#include "train/ema.hpp"

#include <ATen/ATen.h>

#include "catch.hpp"

namespace gloss {

TEST_CASE("the average forgets the first weights by its warm-up and then keeps its decay") {
  CHECK(ema_decay(0.999, 1) == Approx(2.0 / 11));
  CHECK(ema_decay(0.999, 90) == Approx(0.91));
  CHECK(ema_decay(0.999, 100000) == 0.999);
  CHECK(ema_decay(0.1, 1) == 0.1);

  const at::Tensor weight = at::full({2, 3}, 5.0, at::kDouble).requires_grad_(true);
  const at::Tensor average = at::zeros({2, 3}, at::kDouble).requires_grad_(true);
  Ema ema({{"w", weight}}, {{"w", average}}, 0.5);
  CHECK(average[0][0].item<double>() == 5.0);  // starts as a copy
  double expected = 5.0;
  for (int n = 1; n <= 20; ++n) {
    const double value = 5.0 + n * n;
    weight.detach().fill_(value);
    ema.update(n);
    const double decay = std::min(0.5, (1.0 + n) / (10.0 + n));
    expected = decay * expected + (1 - decay) * value;
    CHECK(average[1][2].item<double>() == Approx(expected).epsilon(1e-12));
  }
  CHECK(weight[0][0].item<double>() == 405.0);
}

TEST_CASE("a buffer is copied, not averaged") {
  const at::Tensor weight = at::zeros({2}).requires_grad_(true), average = at::zeros({2}).requires_grad_(true);
  const at::Tensor buffer = at::zeros({1}), copy = at::zeros({1});
  Ema ema({{"w", weight}, {"baseline", buffer}}, {{"w", average}, {"baseline", copy}}, 0.9);
  buffer.fill_(7);
  ema.update(1);
  CHECK(copy.item<float>() == 7);
}

}  // namespace gloss
