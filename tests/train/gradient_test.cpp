// Norm and clipping of the whole gradient.
#include "train/gradient.hpp"

#include <ATen/ATen.h>

#include <cmath>
#include <limits>

#include "catch.hpp"

namespace gloss {
namespace {

/// Gradients (3, 0) and (4): the whole gradient has norm 5. The last parameter has none.
std::vector<NamedTensor> example() {
  std::vector<NamedTensor> parameters = {{"a", at::zeros({2})}, {"b", at::zeros({1})}, {"c", at::zeros({4})}};
  parameters[0].tensor.mutable_grad() = at::tensor({3.0F, 0.0F});
  parameters[1].tensor.mutable_grad() = at::tensor({4.0F});
  return parameters;
}

}  // namespace

TEST_CASE("the norm is of all gradients together, before clipping") {
  std::vector<NamedTensor> parameters = example();
  CHECK(clip_gradient(parameters, 0) == Approx(5));
  CHECK(parameters[1].tensor.grad().item<float>() == 4);
  CHECK(clip_gradient(parameters, 5.5) == Approx(5));
  CHECK(parameters[1].tensor.grad().item<float>() == 4);
  CHECK(clip_gradient(parameters, 1) == Approx(5));
  CHECK(parameters[0].tensor.grad()[0].item<float>() == Approx(0.6));
  CHECK(parameters[1].tensor.grad().item<float>() == Approx(0.8));
  CHECK(clip_gradient(parameters, 1) == Approx(1));
}

TEST_CASE("a gradient that is not finite is reported, not scaled") {
  const float bad = GENERATE(std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN());
  std::vector<NamedTensor> parameters = example();
  parameters[0].tensor.mutable_grad()[1].fill_(bad);
  CHECK_FALSE(std::isfinite(clip_gradient(parameters, 1)));
  CHECK(parameters[1].tensor.grad().item<float>() == 4);
}

TEST_CASE("a dropped gradient is gone and has norm zero") {
  std::vector<NamedTensor> parameters = example();
  zero_grad(parameters);
  CHECK_FALSE(parameters[0].tensor.grad().defined());
  CHECK(clip_gradient(parameters, 1) == 0);
}

}  // namespace gloss
