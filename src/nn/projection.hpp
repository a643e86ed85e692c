// An affine map  y = W x (+ b)  as a module: applied once to whole sequences, or begun as a LinearOverTime for a loop.
#pragma once

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

#include "nn/ops/linear_over_time.hpp"

namespace gloss {

class ProjectionImpl : public torch::nn::Module {
 public:
  ProjectionImpl(int64_t in, int64_t out, bool with_bias = true);

  /// [..., in] -> [..., out]
  at::Tensor forward(const at::Tensor& x) const;
  LinearOverTime begin() const { return LinearOverTime(weight, bias); }

  at::Tensor weight;  // [out, in]
  at::Tensor bias;    // [out] or undefined
};
TORCH_MODULE(Projection);

}  // namespace gloss
