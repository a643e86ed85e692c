// Location-aware score (Chorowski et al. 2015, eq. 8-9): additive, with features of where the last step looked,
//   f = F * a_{t-1},  e(q, k, f) = v^T tanh(W_q q + W_k k + U f + b),
// F being a convolution over source positions with zeros beyond the ends. In the first step f is 0. A coverage of each
// position counts as further features.
#include <cmath>

#include "nn/attention/coverage.hpp"
#include "nn/attention/tanh_run.hpp"
#include "nn/init.hpp"
#include "nn/projection.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class LocationAwareRun : public TanhRun {
 public:
  LocationAwareRun(const Weights& weights, const at::Tensor& filters, const Memory& memory)
      : TanhRun(weights, memory), filters_(filters) {}

 protected:
  at::Tensor features(const AttentionState& state) const override {
    const at::Tensor& last = state.previous_weights;  // [batch, queries, src_len]
    if (!last.defined()) return {};
    const at::Tensor convolved = at::conv1d(last.flatten(0, 1).unsqueeze(1), filters_, {}, 1, filters_.size(2) / 2);
    const at::Tensor by_position =  // [batch, queries, src_len, filters]
        convolved.transpose(1, 2).unflatten(0, {last.size(0), last.size(1)});
    const at::Tensor coverage = coverage_by_position(state, last.size(2));
    return coverage.defined() ? at::cat({by_position, coverage}, -1) : by_position;
  }

 private:
  at::Tensor filters_;  // [filters, 1, kernel]
};

class LocationAwareScore : public Score {
 public:
  LocationAwareScore(const ModelOptions& options, const AttentionShape& shape)
      : query_(register_module("query", Projection(shape.query, shape.hidden, false))),
        key_(register_module("key", Projection(shape.key, shape.hidden))),
        v_(register_parameter("v", energy_vector(shape.hidden))) {
    const double bound = 1 / std::sqrt(static_cast<double>(options.attention_kernel));
    filters_ = register_parameter(
        "filters", at::empty({options.attention_filters, 1, options.attention_kernel}).uniform_(-bound, bound));
    features_ =
        register_parameter("features", glorot(shape.hidden, options.attention_filters + coverage_features(options)));
  }

  at::Tensor project_keys(const at::Tensor& annotations) const override { return key_->forward(annotations); }
  std::unique_ptr<ScoreRun> begin(const Memory& memory) const override {
    return std::make_unique<LocationAwareRun>(TanhRun::Weights{query_->weight, v_, features_}, filters_, memory);
  }

 private:
  Projection query_, key_;  // the bias b is added with the keys, once per sentence
  at::Tensor v_;            // [hidden]
  at::Tensor filters_;      // [filters, 1, kernel]
  at::Tensor features_;     // [hidden, filters + coverage's features]
};

}  // namespace

std::shared_ptr<Score> make_location_aware_score(const ModelOptions& options, const AttentionShape& shape) {
  return std::make_shared<LocationAwareScore>(options, shape);
}

}  // namespace gloss
