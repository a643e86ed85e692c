// Cosine score (Graves et al. 2014, Neural Turing Machines, eq. 5-6):  e(q, k) = beta q^T k / (|q| |k|), with a learnt
// sharpness beta > 0 (there it is emitted in every step). Keys of another width than the query are brought to it by one
// learnt matrix.
#include <cmath>

#include "nn/attention/product_run.hpp"
#include "nn/projection.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

constexpr double kFirstSharpness = 5;  // of e^5 to 1 between parallel and orthogonal vectors

/// x / |x| along the last dimension; 0 stays 0.
at::Tensor unit(const at::Tensor& x) {
  return x / x.norm(2, {-1}, true).clamp_min(1e-12);
}

class CosineRun : public ProductRun {
 public:
  CosineRun(const at::Tensor& sharpness, const Memory& memory) : ProductRun(memory), sharpness_(sharpness) {}
  at::Tensor energies(const at::Tensor& query, const AttentionState& /*state*/) const override {
    return compare(unit(query) * sharpness_);
  }
  std::optional<Product> product(const at::Tensor& query) const override {
    return Product{unit(query) * sharpness_, 1};
  }

 private:
  at::Tensor sharpness_;
};

class CosineScore : public Score {
 public:
  explicit CosineScore(const AttentionShape& shape)
      : log_sharpness_(register_parameter("log_sharpness", at::full({1}, std::log(kFirstSharpness)))) {
    if (shape.key != shape.query) key_ = register_module("key", Projection(shape.key, shape.query, false));
  }

  at::Tensor project_keys(const at::Tensor& annotations) const override {
    return unit(key_.is_empty() ? annotations : key_->forward(annotations));
  }
  std::unique_ptr<ScoreRun> begin(const Memory& memory) const override {
    return std::make_unique<CosineRun>(log_sharpness_.exp(), memory);
  }

 private:
  Projection key_ = nullptr;
  at::Tensor log_sharpness_;  // [1]
};

}  // namespace

std::shared_ptr<Score> make_cosine_score(const ModelOptions& /*options*/, const AttentionShape& shape) {
  return std::make_shared<CosineScore>(shape);
}

}  // namespace gloss
