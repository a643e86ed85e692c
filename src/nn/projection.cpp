#include "nn/projection.hpp"

#include "nn/init.hpp"
#include "nn/torch.hpp"

namespace gloss {

ProjectionImpl::ProjectionImpl(int64_t in, int64_t out, bool with_bias) {
  weight = register_parameter("weight", glorot(out, in));
  if (with_bias) bias = register_parameter("bias", at::zeros({out}));
}

at::Tensor ProjectionImpl::forward(const at::Tensor& x) const {
  return at::linear(x, weight, bias);
}

}  // namespace gloss
