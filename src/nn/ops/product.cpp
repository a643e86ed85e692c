#include "nn/ops/product.hpp"

#include <ATen/Context.h>
#include <ATen/core/dispatch/Dispatcher.h>

#include <optional>

#include "nn/ops/tape.hpp"

namespace gloss {

namespace {

// LibTorch gives its oneDNN layer to compilers of its own as an operator with a name; there is no header for it.
using LinearPointwise = at::Tensor(const at::Tensor&, const at::Tensor&, const std::optional<at::Tensor>&,
                                   c10::string_view, c10::List<std::optional<at::Scalar>>,
                                   std::optional<c10::string_view>);

std::optional<c10::TypedOperatorHandle<LinearPointwise>> one_dnn_linear() {
  const auto found = c10::Dispatcher::singleton().findSchema({"mkldnn::_linear_pointwise", ""});
  if (!found || !at::hasMKLDNN() || !found->hasKernelForDispatchKey(c10::DispatchKey::CPU)) return std::nullopt;
  return found->typed<LinearPointwise>();
}

}  // namespace

at::Tensor product(const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias) {
  static const auto one_dnn = one_dnn_linear();
  const at::NoGradGuard no_grad;
  // Of a part of a matrix, whose rows lie apart, oneDNN has only a slow kernel.
  const bool whole = weight.is_contiguous() || weight.t().is_contiguous();
  if (one_dnn && whole && x.scalar_type() == at::kFloat && x.numel() > 0) {
    return one_dnn->call(x, weight, optional_of(bias), "none", c10::List<std::optional<at::Scalar>>(), std::nullopt);
  }
  return bias.defined() ? at::addmm(bias, x, weight.t()) : at::mm(x, weight.t());
}

}  // namespace gloss
