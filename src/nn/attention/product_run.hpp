// What all scores have in common that compare a query with ready-made keys by a plain product.
#pragma once

#include <ATen/core/Tensor.h>

#include "nn/attention/score.hpp"
#include "nn/ops/matmul_over_time.hpp"

namespace gloss {

class ProductRun : public ScoreRun {
 public:
  explicit ProductRun(const Memory& memory) : keys_(memory.keys) {}

  at::Tensor energies(const at::Tensor& query, const AttentionState& /*state*/) const override {
    return compare(query);
  }
  std::optional<Product> product(const at::Tensor& query) const override { return Product{query, 1}; }

 protected:
  /// q^T k: [batch, queries, width] -> [batch, queries, src_len].
  at::Tensor compare(const at::Tensor& query) const { return keys_.compare(query); }

 private:
  MatmulOverTime keys_;
};

}  // namespace gloss
