// Products with a matrix per sentence (keys or values) at every step of a sequence. As in linear_over_time.hpp, the
// matrix's gradient is made once from all steps instead of once per step.
#pragma once

#include <ATen/core/Tensor.h>
#include <c10/util/intrusive_ptr.h>

namespace gloss {

class MatmulOverTime {
 public:
  /// Begins a sequence over `matrix` [batch, n, d].
  explicit MatmulOverTime(const at::Tensor& matrix);

  /// Mixes rows: a M. a: [batch, queries, n] -> [batch, queries, d].
  at::Tensor mix(const at::Tensor& a) const;
  /// Compares with rows: a M^T. a: [batch, queries, d] -> [batch, queries, n].
  at::Tensor compare(const at::Tensor& a) const;

  struct Tape;

 private:
  at::Tensor matrix_, token_;
  c10::intrusive_ptr<c10::intrusive_ptr_target> tape_;
};

}  // namespace gloss
