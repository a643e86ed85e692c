// What the operations of this folder share: a loop over rows, the choice of the element type.
#pragma once

#include <ATen/Parallel.h>
#include <ATen/core/Tensor.h>

namespace gloss {

inline constexpr int64_t kRowGrain = 8;  // rows per task: a row of a few hundred units is about a microsecond

/// Runs body(row) for all rows.
template <class Body>
void for_rows(int64_t rows, const Body& body) {
  at::parallel_for(0, rows, kRowGrain, [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) body(row);
  });
}

/// Calls f(T{}) with the element type of `tensor`.
template <class F>
void with_scalar(const at::Tensor& tensor, const F& f) {
  if (tensor.scalar_type() == at::kDouble) {
    f(double{});
  } else {
    f(float{});
  }
}

inline at::Tensor contiguous_or_zeros(const at::Tensor& grad, const at::Tensor& like) {
  return grad.defined() ? grad.contiguous() : at::zeros_like(like);
}

}  // namespace gloss
