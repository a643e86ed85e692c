#include "nn/ops/product.hpp"

#include <ATen/Context.h>

#include <optional>

#include "nn/ops/linear_operator.hpp"
#include "nn/ops/tape.hpp"

namespace gloss {

at::Tensor product(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias) {
  static const auto one_dnn =
      at::hasMKLDNN() ? find_linear_operator("mkldnn::_linear_pointwise") : std::optional<LinearOperator>();
  const at::NoGradGuard no_grad;
  // Of a part of a matrix, whose rows lie apart, oneDNN has only a slow kernel.
  const bool whole = weight.is_contiguous() || weight.t().is_contiguous();
  if (one_dnn && whole && x.scalar_type() == at::kFloat && x.numel() > 0) {
    return one_dnn->call(x, weight, optional_of(bias), "none", c10::List<std::optional<at::Scalar>>(), std::nullopt);
  }
  return bias.defined() ? at::addmm(bias, x, weight.t()) : at::mm(x, weight.t());
}

}  // namespace gloss
