#include "nn/dropout.hpp"

#include <torch/torch.h>

namespace gloss {

at::Tensor dropout(const at::Tensor& x, double p, const Mode& mode) {
  if (!mode.training || p <= 0) return x;
  at::Tensor keep;
  {
    const at::NoGradGuard no_grad;
    keep = at::empty(x.sizes(), x.options()).bernoulli_(1 - p, mode.generator).mul_(1 / (1 - p));
  }
  return x * keep;
}

}  // namespace gloss
