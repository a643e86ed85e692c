#include "train/gradient.hpp"

#include <ATen/ATen.h>
#include <torch/csrc/autograd/autograd.h>

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

std::vector<at::Tensor> gradient_of(const at::Tensor& objective, const std::vector<NamedTensor>& parameters) {
  std::vector<at::Tensor> trained;
  for (const auto& [_, parameter] : parameters) {
    if (parameter.requires_grad()) trained.push_back(parameter);
  }
  std::vector<at::Tensor> known =
      torch::autograd::grad({objective}, trained, {}, /*retain_graph=*/{}, /*create_graph=*/false,
                            /*allow_unused=*/true);
  std::vector<at::Tensor> gradients;
  size_t next = 0;
  for (const auto& [_, parameter] : parameters) {
    gradients.push_back(parameter.requires_grad() ? std::move(known[next++]) : at::Tensor());
  }
  return gradients;
}

void add_gradients(const std::vector<NamedTensor>& parameters, const std::vector<std::vector<at::Tensor>>& gradients) {
  const at::NoGradGuard no_grad;
  for (size_t i = 0; i < parameters.size(); ++i) {
    at::Tensor sum = parameters[i].tensor.grad();
    bool ours = sum.defined();  // autograd may hand out one tensor for two parameters: only sums are changed in place
    for (const std::vector<at::Tensor>& part : gradients) {
      if (!part[i].defined()) continue;
      if (ours) {
        sum.add_(part[i]);
      } else {
        ours = sum.defined();
        sum = ours ? at::add(sum, part[i]) : part[i];
      }
    }
    if (sum.defined()) parameters[i].tensor.mutable_grad() = ours ? sum : sum.clone();
  }
}

}  // namespace gloss
