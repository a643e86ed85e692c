// What the "over time" operations share: a tape that the steps of a sequence write on during the backward pass, and
// that one node at the sequence's beginning reads when all steps have run.
//
// The node's forward gives an empty token; each step takes the token as an input, so that autograd runs the node after
// all of them. Steps return no gradient for the token.
#pragma once

#include "nn/ops/function.hpp"

#include <optional>
#include <vector>

namespace gloss {

template <class Tape>
void keep_tape(AutogradContext* ctx, const c10::intrusive_ptr<Tape>& tape) {
  ctx->set_materialize_grads(false);
  ctx->saved_data["tape"] = c10::IValue::make_capsule(tape);
}

template <class Tape>
Tape& kept_tape(AutogradContext* ctx) {
  return static_cast<Tape&>(*ctx->saved_data["tape"].toCapsule());
}

/// The steps' tensors behind each other; no copy of a single one.
inline at::Tensor joined(const std::vector<at::Tensor>& steps, int64_t dimension) {
  return steps.size() == 1 ? steps.front() : at::cat(steps, dimension);
}

/// Custom functions take a tensor that may be missing as an optional; elsewhere it is an undefined tensor.
inline std::optional<at::Tensor> optional_of(const at::Tensor& tensor) {
  return tensor.defined() ? std::optional<at::Tensor>(tensor) : std::nullopt;
}

/// True when an operation on these tensors will be differentiated.
template <class... Tensors>
bool wants_gradient(const Tensors&... tensors) {
  return at::GradMode::is_enabled() && ((tensors.defined() && tensors.requires_grad()) || ...);
}

}  // namespace gloss
