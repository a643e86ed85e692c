// Additive score (Bahdanau et al. 2015, appendix A.1.2):  e(q, k) = v^T tanh(W_q q + W_k k).
#include <torch/torch.h>

#include "nn/attention/tanh_run.hpp"
#include "nn/projection.hpp"

namespace gloss {

namespace {

class AdditiveScore : public Score {
 public:
  explicit AdditiveScore(const ScoreOptions& options)
      : query_(register_module("query", Projection(options.query, options.hidden, false))),
        key_(register_module("key", Projection(options.key, options.hidden, false))),
        v_(register_parameter("v", at::empty({options.hidden}).uniform_(-0.1, 0.1))) {}

  at::Tensor project_keys(const at::Tensor& annotations) const override { return key_->forward(annotations); }
  std::unique_ptr<ScoreRun> begin(const Memory& memory) const override {
    return std::make_unique<TanhRun>(query_->weight, v_, memory);
  }

 private:
  Projection query_, key_;
  at::Tensor& v_;  // [hidden]
};

}  // namespace

std::shared_ptr<Score> make_additive_score(const ScoreOptions& options) {
  return std::make_shared<AdditiveScore>(options);
}

}  // namespace gloss
