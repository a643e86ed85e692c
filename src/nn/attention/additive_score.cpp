// Additive score (Bahdanau et al. 2015, appendix A.1.2):  e(q, k) = v^T tanh(W_q q + W_k k), with coverage C of each
// position  v^T tanh(W_q q + W_k k + V C)  (Tu et al. 2016, eq. 6).
#include "nn/attention/coverage.hpp"
#include "nn/attention/tanh_run.hpp"
#include "nn/init.hpp"
#include "nn/projection.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class AdditiveScore : public Score {
 public:
  AdditiveScore(const ModelOptions& options, const AttentionShape& shape)
      : query_(register_module("query", Projection(shape.query, shape.hidden, false))),
        key_(register_module("key", Projection(shape.key, shape.hidden, false))),
        v_(register_parameter("v", energy_vector(shape.hidden))) {
    const int64_t features = coverage_features(options);
    if (features > 0) coverage_ = register_parameter("coverage", glorot(shape.hidden, features));
  }

  at::Tensor project_keys(const at::Tensor& annotations) const override { return key_->forward(annotations); }
  std::unique_ptr<ScoreRun> begin(const Memory& memory) const override {
    return std::make_unique<TanhRun>(TanhRun::Weights{query_->weight, v_, coverage_}, memory);
  }

 private:
  Projection query_, key_;
  at::Tensor v_;         // [hidden]
  at::Tensor coverage_;  // [hidden, features] or undefined
};

}  // namespace

std::shared_ptr<Score> make_additive_score(const ModelOptions& options, const AttentionShape& shape) {
  return std::make_shared<AdditiveScore>(options, shape);
}

}  // namespace gloss
