// Concat score (Luong et al. 2015, section 3.1):  e(q, k) = v^T tanh(W [q; k]), with coverage C of each position
// v^T tanh(W [q; k; C]). With W = [W_q W_k] it is the additive score; it has one matrix, hence one initialization over
// all parts.
#include "nn/attention/coverage.hpp"
#include "nn/attention/tanh_run.hpp"
#include "nn/init.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class ConcatScore : public Score {
 public:
  ConcatScore(const ModelOptions& options, const AttentionShape& shape)
      : query_(shape.query),
        key_(shape.key),
        features_(coverage_features(options)),
        weight_(register_parameter("weight", glorot(shape.hidden, query_ + key_ + features_))),
        v_(register_parameter("v", energy_vector(shape.hidden))) {}

  at::Tensor project_keys(const at::Tensor& annotations) const override {
    return at::linear(annotations, weight_.narrow(1, query_, key_));
  }
  std::unique_ptr<ScoreRun> begin(const Memory& memory) const override {
    const at::Tensor coverage = features_ > 0 ? weight_.narrow(1, query_ + key_, features_) : at::Tensor();
    return std::make_unique<TanhRun>(TanhRun::Weights{weight_.narrow(1, 0, query_), v_, coverage}, memory);
  }

 private:
  int64_t query_, key_, features_;  // widths
  at::Tensor weight_;               // [hidden, query + key + features]
  at::Tensor v_;                    // [hidden]
};

}  // namespace

std::shared_ptr<Score> make_concat_score(const ModelOptions& options, const AttentionShape& shape) {
  return std::make_shared<ConcatScore>(options, shape);
}

}  // namespace gloss
