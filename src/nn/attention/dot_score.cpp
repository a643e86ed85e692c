// Dot score (Luong et al. 2015, section 3.1):  e(q, k) = q^T k. Keys of another width than the query are brought to it
// by one learnt matrix.
#include "nn/attention/product_run.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class DotScore : public ProductScore {
 public:
  explicit DotScore(const AttentionShape& shape) : ProductScore(shape) {}
  std::unique_ptr<ScoreRun> begin(const Memory& memory) const override { return std::make_unique<ProductRun>(memory); }
};

}  // namespace

std::shared_ptr<Score> make_dot_score(const ModelOptions& /*options*/, const AttentionShape& shape) {
  return std::make_shared<DotScore>(shape);
}

}  // namespace gloss
