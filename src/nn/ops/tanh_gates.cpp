// The simple recurrent unit: small enough for plain tensor operations.
#include "nn/ops/gates.hpp"
#include "nn/torch.hpp"

namespace gloss {

at::Tensor tanh_gates(const at::Tensor& input, const at::Tensor& hidden) {
  return (input + hidden).tanh();
}

}  // namespace gloss
