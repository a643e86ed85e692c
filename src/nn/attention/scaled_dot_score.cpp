// Scaled dot score (Vaswani et al. 2017, eq. 1):  e(q, k) = q^T k / sqrt(d), d being the width of the queries. Keys of
// another width are brought to it by one learnt matrix.
#include <cmath>

#include "nn/attention/product_run.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class ScaledRun : public ProductRun {
 public:
  using ProductRun::ProductRun;
  std::optional<Product> product(const at::Tensor& query) const override {
    return Product{query, 1 / std::sqrt(static_cast<double>(query.size(-1)))};
  }
};

class ScaledDotScore : public ProductScore {
 public:
  explicit ScaledDotScore(const AttentionShape& shape) : ProductScore(shape) {}
  std::unique_ptr<ScoreRun> begin(const Memory& memory) const override { return std::make_unique<ScaledRun>(memory); }
};

}  // namespace

std::shared_ptr<Score> make_scaled_dot_score(const ModelOptions& /*options*/, const AttentionShape& shape) {
  return std::make_shared<ScaledDotScore>(shape);
}

}  // namespace gloss
