// Cosine score (Graves et al. 2014, Neural Turing Machines, eq. 5-6):  e(q, k) = beta q^T k / (|q| |k|), with a learnt
// sharpness beta > 0 (there it is emitted in every step). Keys of another width than the query are brought to it by one
// learnt matrix.
#include <cmath>

#include "nn/attention/product_run.hpp"
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
  std::optional<Product> product(const at::Tensor& query) const override {
    return Product{unit(query) * sharpness_, 1};
  }

 private:
  at::Tensor sharpness_;
};

class CosineScore : public ProductScore {
 public:
  explicit CosineScore(const AttentionShape& shape)
      : ProductScore(shape),
        log_sharpness_(register_parameter("log_sharpness", at::full({1}, std::log(kFirstSharpness)))) {}

  at::Tensor project_keys(const at::Tensor& annotations) const override {
    return unit(ProductScore::project_keys(annotations));
  }
  std::unique_ptr<ScoreRun> begin(const Memory& memory) const override {
    return std::make_unique<CosineRun>(log_sharpness_.exp(), memory);
  }

 private:
  at::Tensor log_sharpness_;  // [1]
};

}  // namespace

std::shared_ptr<Score> make_cosine_score(const ModelOptions& /*options*/, const AttentionShape& shape) {
  return std::make_shared<CosineScore>(shape);
}

}  // namespace gloss
