// A weight that is used at every step of a sequence. Plain autograd makes the weight's gradient as one product and one
// addition of the whole matrix per step; here the steps only note (input, gradient), and one product at the end serves
// all.
#pragma once

#include <ATen/core/Tensor.h>
#include <c10/util/intrusive_ptr.h>

namespace gloss {

class LinearOverTime {
 public:
  LinearOverTime() = default;
  /// Begins a sequence. weight: [out, in]; bias: [out] or undefined. Nothing is copied.
  explicit LinearOverTime(const at::Tensor& weight, const at::Tensor& bias = {});

  /// x W^T + b. x: [rows, in] -> [rows, out].
  at::Tensor operator()(const at::Tensor& x) const;
  /// base + x W^T; the bias is left out. base: [rows, out].
  at::Tensor add_to(const at::Tensor& base, const at::Tensor& x) const;

  struct Tape;

 private:
  at::Tensor weight_, bias_;
  at::Tensor token_;  // undefined without gradients
  c10::intrusive_ptr<c10::intrusive_ptr_target> tape_;
};

}  // namespace gloss
