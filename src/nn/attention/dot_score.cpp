// Dot score (Luong et al. 2015, section 3.1):  e(q, k) = q^T k. Keys of another width than the query are brought to it
// by one learnt matrix.
#include "nn/attention/product_run.hpp"
#include "nn/projection.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class DotScore : public Score {
 public:
  explicit DotScore(const AttentionShape& shape) {
    if (shape.key != shape.query) key_ = register_module("key", Projection(shape.key, shape.query, false));
  }

  at::Tensor project_keys(const at::Tensor& annotations) const override {
    return key_.is_empty() ? annotations : key_->forward(annotations);
  }
  std::unique_ptr<ScoreRun> begin(const Memory& memory) const override { return std::make_unique<ProductRun>(memory); }

 private:
  Projection key_ = nullptr;
};

}  // namespace

std::shared_ptr<Score> make_dot_score(const ModelOptions& /*options*/, const AttentionShape& shape) {
  return std::make_shared<DotScore>(shape);
}

}  // namespace gloss
