#include "train/gradient.hpp"

#include <ATen/ATen.h>

#include <cmath>

namespace gloss {

double clip_gradient(const std::vector<NamedTensor>& parameters, double max_norm) {
  const at::NoGradGuard no_grad;
  std::vector<at::Tensor> gradients;
  for (const auto& [_, parameter] : parameters) {
    if (parameter.grad().defined()) gradients.push_back(parameter.grad());
  }
  if (gradients.empty()) return 0;
  double sum_of_squares = 0;
  for (const at::Tensor& norm : at::_foreach_norm(gradients)) {
    const double value = norm.item<double>();
    sum_of_squares += value * value;
  }
  const double norm = std::sqrt(sum_of_squares);
  if (max_norm > 0 && std::isfinite(norm) && norm > max_norm) at::_foreach_mul_(gradients, max_norm / norm);
  return norm;
}

void zero_grad(const std::vector<NamedTensor>& parameters) {
  for (const auto& [_, parameter] : parameters) parameter.mutable_grad() = at::Tensor();
}

}  // namespace gloss
