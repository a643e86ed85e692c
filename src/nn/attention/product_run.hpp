// What the scores have in common that are a plain product of query and keys.
#pragma once

#include <ATen/core/Tensor.h>

#include "nn/attention/score.hpp"
#include "nn/ops/matmul_over_time.hpp"
#include "nn/projection.hpp"

namespace gloss {

/// Compares queries with ready-made keys: q^T k, unless product() is overridden.
class ProductRun : public ScoreRun {
 public:
  explicit ProductRun(const Memory& memory) : keys_(memory.keys) {}

  at::Tensor energies(const at::Tensor& query, const AttentionState& state) const override;
  std::optional<Product> product(const at::Tensor& query) const override { return Product{query, 1}; }

 private:
  MatmulOverTime keys_;
};

/// A score whose keys are the annotations, brought to the width of the queries by one learnt matrix where they have
/// another.
class ProductScore : public Score {
 public:
  at::Tensor project_keys(const at::Tensor& annotations) const override {
    return key_.is_empty() ? annotations : key_->forward(annotations);
  }

 protected:
  explicit ProductScore(const AttentionShape& shape) {
    if (shape.key != shape.query) key_ = register_module("key", Projection(shape.key, shape.query, false));
  }

 private:
  Projection key_ = nullptr;
};

}  // namespace gloss
