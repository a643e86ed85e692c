// Scaled dot score (Vaswani et al. 2017, eq. 1):  e(q, k) = q^T k / sqrt(d), d being the width of the queries. Keys of
// another width are brought to it by one learnt matrix.
#include <cmath>

#include "nn/attention/product_run.hpp"
#include "nn/projection.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class ScaledRun : public ProductRun {
 public:
  using ProductRun::ProductRun;
  at::Tensor energies(const at::Tensor& query, const AttentionState& /*state*/) const override {
    return compare(query * factor(query));
  }
  std::optional<Product> product(const at::Tensor& query) const override { return Product{query, factor(query)}; }

 private:
  static double factor(const at::Tensor& query) { return 1 / std::sqrt(static_cast<double>(query.size(-1))); }
};

class ScaledDotScore : public Score {
 public:
  explicit ScaledDotScore(const AttentionShape& shape) {
    if (shape.key != shape.query) key_ = register_module("key", Projection(shape.key, shape.query, false));
  }

  at::Tensor project_keys(const at::Tensor& annotations) const override {
    return key_.is_empty() ? annotations : key_->forward(annotations);
  }
  std::unique_ptr<ScoreRun> begin(const Memory& memory) const override { return std::make_unique<ScaledRun>(memory); }

 private:
  Projection key_ = nullptr;
};

}  // namespace

std::shared_ptr<Score> make_scaled_dot_score(const ModelOptions& /*options*/, const AttentionShape& shape) {
  return std::make_shared<ScaledDotScore>(shape);
}

}  // namespace gloss
