// Concat score (Luong et al. 2015, eq. 8):  e(q, k) = v^T tanh(W [q; k]). With W = [W_q W_k] it is the additive score;
// it has one matrix, hence one initialization over both parts.
#include <torch/torch.h>

#include "nn/attention/tanh_run.hpp"
#include "nn/init.hpp"

namespace gloss {

namespace {

class ConcatScore : public Score {
 public:
  explicit ConcatScore(const ScoreOptions& options)
      : query_width_(options.query),
        weight_(register_parameter("weight", glorot(options.hidden, options.query + options.key))),
        v_(register_parameter("v", at::empty({options.hidden}).uniform_(-0.1, 0.1))) {}

  at::Tensor project_keys(const at::Tensor& annotations) const override {
    return at::linear(annotations, weight_.narrow(1, query_width_, weight_.size(1) - query_width_));
  }
  std::unique_ptr<ScoreRun> begin(const Memory& memory) const override {
    return std::make_unique<TanhRun>(weight_.narrow(1, 0, query_width_), v_, memory);
  }

 private:
  int64_t query_width_;
  at::Tensor& weight_;  // [hidden, query + key]
  at::Tensor& v_;       // [hidden]
};

}  // namespace

std::shared_ptr<Score> make_concat_score(const ScoreOptions& options) {
  return std::make_shared<ConcatScore>(options);
}

}  // namespace gloss
