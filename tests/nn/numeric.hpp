// What the tests of modules share: double precision, gradients by central differences, repeatable draws, weights that
// bend every function.
#pragma once

#include <ATen/CPUGeneratorImpl.h>

#include <functional>
#include <vector>

#include "catch.hpp"
#include "nn/mode.hpp"
#include "nn/torch.hpp"

namespace gloss::testing {

constexpr double kTight = 1e-12;

/// The same draws for every call with this seed.
inline Mode seeded_mode(bool training, uint64_t seed, int64_t update = 1) {
  return {training, update, at::make_generator<at::CPUGeneratorImpl>(seed)};
}

/// In double, with every parameter, biases included, so large that no function is nearly linear.
template <class Module>
Module with_large_weights(Module module) {
  const at::NoGradGuard no_grad;
  module->to(at::kDouble);
  for (at::Tensor parameter : module->parameters()) parameter.normal_(0, 0.7);
  return module;
}

inline at::Tensor random_double(at::IntArrayRef shape) {
  return at::randn(shape, at::kDouble);
}

inline bool close(const at::Tensor& a, const at::Tensor& b, double tolerance) {
  return a.sizes() == b.sizes() && at::allclose(a.to(at::kDouble), b.to(at::kDouble), tolerance, tolerance);
}

/// Largest difference between the gradient that autograd gives and the central difference, over all elements of all
/// inputs (double, requiring gradients). f: inputs -> scalar; it must not depend on random numbers.
inline double gradient_error(const std::function<at::Tensor()>& f, std::vector<at::Tensor> inputs) {
  for (at::Tensor& input : inputs) {
    if (input.grad().defined()) input.mutable_grad().reset();
  }
  f().backward();
  constexpr double kStep = 1e-5;
  double worst = 0;
  for (at::Tensor& input : inputs) {
    const at::Tensor grad = input.grad().defined() ? input.grad().clone() : at::zeros_like(input);
    const at::NoGradGuard no_grad;
    at::Tensor flat = input.view(-1);
    for (int64_t i = 0; i < flat.numel(); ++i) {
      const double value = flat[i].item<double>();
      const auto at_value = [&](double x) {
        flat[i].fill_(x);
        const at::AutoGradMode with_grad(true);  // the path with tapes, not the shortcut
        return f().item<double>();
      };
      const double numeric = (at_value(value + kStep) - at_value(value - kStep)) / (2 * kStep);
      flat[i].fill_(value);
      worst = std::max(worst, std::abs(numeric - grad.view(-1)[i].item<double>()));
    }
  }
  return worst;
}

/// As gradient_error, along one random direction per input instead of every element: for whole models.
inline double directional_gradient_error(const std::function<at::Tensor()>& f, const std::vector<at::Tensor>& inputs) {
  for (at::Tensor input : inputs) input.mutable_grad().reset();
  f().backward();
  constexpr double kStep = 1e-5;
  double worst = 0;
  for (at::Tensor input : inputs) {
    const at::Tensor noise = at::randn_like(input), direction = noise / noise.norm(), value = input.detach().clone();
    const auto at_step = [&](double step) {
      {
        const at::NoGradGuard no_grad;
        input.copy_(value + direction * step);
      }
      return f().item<double>();
    };
    const double numeric = (at_step(kStep) - at_step(-kStep)) / (2 * kStep);
    at_step(0);
    worst = std::max(worst, std::abs(numeric - at::sum(input.grad() * direction).item<double>()));
  }
  return worst;
}

/// As directional_gradient_error, along one random direction of all inputs together: cheap enough for very many models.
inline double joint_gradient_error(const std::function<at::Tensor()>& f, const std::vector<at::Tensor>& inputs) {
  for (at::Tensor input : inputs) input.mutable_grad().reset();
  f().backward();
  constexpr double kStep = 1e-5;
  std::vector<at::Tensor> directions, values;
  double expected = 0;
  for (const at::Tensor& input : inputs) {
    const at::Tensor noise = at::randn_like(input);
    directions.push_back(noise / noise.norm());  // every input counts alike, whatever its size
    values.push_back(input.detach().clone());
    if (input.grad().defined()) expected += at::sum(input.grad() * directions.back()).item<double>();
  }
  const auto at_step = [&](double step) {
    {
      const at::NoGradGuard no_grad;
      for (size_t i = 0; i < inputs.size(); ++i) inputs[i].copy_(values[i] + directions[i] * step);
    }
    return f().item<double>();
  };
  const double numeric = (at_step(kStep) - at_step(-kStep)) / (2 * kStep);
  at_step(0);
  return std::abs(numeric - expected);
}

}  // namespace gloss::testing
