// LibTorch gives its oneDNN layer to compilers of its own as an operator with a name; there is no header for it, and no
// promise that another version has it in this form.
#pragma once

#include <ATen/core/dispatch/Dispatcher.h>

#include <optional>

namespace gloss {

/// x, weight, bias, the activation and what it takes.
using LinearPointwise = at::Tensor(const at::Tensor&, const at::Tensor&, const std::optional<at::Tensor>&,
                                   c10::string_view, c10::List<std::optional<at::Scalar>>,
                                   std::optional<c10::string_view>);
using LinearOperator = c10::TypedOperatorHandle<LinearPointwise>;

/// The operator of this name; nothing where it is missing, has no kernel for the CPU, or takes or gives other things.
std::optional<LinearOperator> find_linear_operator(const char* name);

}  // namespace gloss
