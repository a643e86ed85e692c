// The simple recurrent unit: small enough for plain tensor operations.
#include <torch/torch.h>

#include "nn/ops/gates.hpp"

namespace gloss {

at::Tensor tanh_gates(const at::Tensor& input, const at::Tensor& hidden) {
  return (input + hidden).tanh();
}

}  // namespace gloss
