// General score (Luong et al. 2015, section 3.1):  e(q, k) = q^T W k. W k is computed once per sentence.
#include "nn/attention/product_run.hpp"
#include "nn/projection.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class GeneralScore : public Score {
 public:
  explicit GeneralScore(const AttentionShape& shape)
      : key_(register_module("key", Projection(shape.key, shape.query, false))) {}

  at::Tensor project_keys(const at::Tensor& annotations) const override { return key_->forward(annotations); }
  std::unique_ptr<ScoreRun> begin(const Memory& memory) const override { return std::make_unique<ProductRun>(memory); }

 private:
  Projection key_;
};

}  // namespace

std::shared_ptr<Score> make_general_score(const ModelOptions& /*options*/, const AttentionShape& shape) {
  return std::make_shared<GeneralScore>(shape);
}

}  // namespace gloss
