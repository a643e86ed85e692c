#include "train/ema.hpp"

#include <ATen/ATen.h>

#include <algorithm>

namespace gloss {

double ema_decay(double decay, int64_t n) {
  return std::min(decay, (1.0 + static_cast<double>(n)) / (10.0 + static_cast<double>(n)));
}

Ema::Ema(std::vector<NamedTensor> weights, std::vector<NamedTensor> averages, double decay) : decay_(decay) {
  const at::NoGradGuard no_grad;
  for (size_t i = 0; i < weights.size(); ++i) {
    averages.at(i).tensor.copy_(weights[i].tensor);
    const bool trained = weights[i].tensor.requires_grad();
    // detach() shares the memory: in-place changes of a leaf that wants a gradient would be refused otherwise.
    (trained ? weights_ : fixed_weights_).push_back(weights[i].tensor.detach());
    (trained ? averages_ : fixed_averages_).push_back(averages[i].tensor.detach());
  }
}

void Ema::update(int64_t n) {
  const at::NoGradGuard no_grad;
  at::_foreach_lerp_(averages_, weights_, 1.0 - ema_decay(decay_, n));
  for (size_t i = 0; i < fixed_weights_.size(); ++i) fixed_averages_[i].copy_(fixed_weights_[i]);
}

}  // namespace gloss
