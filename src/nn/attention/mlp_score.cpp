// Multi-layer score:  e(q, k) = v^T f(W_q q + W_k k + b), or with a second hidden layer
//   v^T f(W_2 f(W_q q + W_k k + b) + b_2),
// f being tanh, relu, gelu or sigmoid: the alignment model of Bahdanau et al. 2015 (eq. 6) taken as any feed-forward
// network. With coverage C of each position W_c C is added in the first layer (Tu et al. 2016).
#include "nn/attention/coverage.hpp"
#include "nn/attention/score.hpp"
#include "nn/init.hpp"
#include "nn/named_table.hpp"
#include "nn/projection.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

using Activation = at::Tensor (*)(const at::Tensor&);

Activation activation_of(const std::string& name) {
  static const NamedTable<Activation> table("attention-activation",
                                            {
                                                {"gelu", [](const at::Tensor& x) { return at::gelu(x); }},
                                                {"relu", [](const at::Tensor& x) { return x.relu(); }},
                                                {"sigmoid", [](const at::Tensor& x) { return x.sigmoid(); }},
                                                {"tanh", [](const at::Tensor& x) { return x.tanh(); }},
                                            });
  return table.at(name);
}

class MlpScore : public Score {
 public:
  MlpScore(const ModelOptions& options, const AttentionShape& shape)
      : activation_(activation_of(options.attention_activation)),
        query_(register_module("query", Projection(shape.query, shape.hidden, false))),
        key_(register_module("key", Projection(shape.key, shape.hidden))),
        v_(register_parameter("v", energy_vector(shape.hidden))) {
    if (options.attention_mlp_layers > 1) second_ = register_module("second", Projection(shape.hidden, shape.hidden));
    const int64_t features = coverage_features(options);
    if (features > 0) coverage_ = register_parameter("coverage", glorot(shape.hidden, features));
  }

  at::Tensor project_keys(const at::Tensor& annotations) const override { return key_->forward(annotations); }
  std::unique_ptr<ScoreRun> begin(const Memory& memory) const override { return std::make_unique<Run>(*this, memory); }

 private:
  class Run : public ScoreRun {
   public:
    Run(const MlpScore& score, const Memory& memory)
        : score_(score), keys_(memory.keys), query_(score.query_->begin()) {}

    at::Tensor energies(const at::Tensor& query, const AttentionState& state) const override {
      const at::Tensor rows = query_(query.flatten(0, 1)).unflatten(0, {query.size(0), query.size(1)});
      at::Tensor hidden = rows.unsqueeze(2) + keys_.unsqueeze(1);  // [batch, queries, src_len, hidden]
      const at::Tensor coverage = coverage_by_position(state, keys_.size(1));
      if (coverage.defined()) hidden = hidden + at::linear(coverage, score_.coverage_);
      hidden = score_.activation_(hidden);
      if (!score_.second_.is_empty()) hidden = score_.activation_(score_.second_->forward(hidden));
      return at::matmul(hidden, score_.v_);
    }

   private:
    const MlpScore& score_;
    at::Tensor keys_;
    LinearOverTime query_;
  };

  Activation activation_;
  Projection query_, key_, second_ = nullptr;
  at::Tensor v_;         // [hidden]
  at::Tensor coverage_;  // [hidden, features] or undefined
};

}  // namespace

std::shared_ptr<Score> make_mlp_score(const ModelOptions& options, const AttentionShape& shape) {
  return std::make_shared<MlpScore>(options, shape);
}

}  // namespace gloss
