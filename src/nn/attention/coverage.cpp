#include "nn/attention/coverage.hpp"

#include <functional>

#include "nn/init.hpp"
#include "nn/named_table.hpp"
#include "nn/ops/gates.hpp"
#include "nn/projection.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

constexpr double kLargestFertility = 2;  // N of eq. 8: the paper's choice
// Not the paper's: what was read is divided by the fertility, whose sigmoid reaches 0 in float.
constexpr double kSmallestFertility = 1e-3;

class LinguisticCoverage : public Coverage {
 public:
  explicit LinguisticCoverage(const AttentionShape& shape)
      : fertility_(register_module("fertility", Projection(shape.key, 1, false))) {}

  /// Phi: [batch, src_len, 1].
  at::Tensor remember(const at::Tensor& annotations) const override {
    return (kLargestFertility * fertility_->forward(annotations).sigmoid()).clamp_min(kSmallestFertility);
  }

  at::Tensor update(const AttentionState& before, const at::Tensor& /*query*/, const at::Tensor& weights,
                    const Memory& memory) const override {
    const at::Tensor read = weights / memory.coverage.transpose(1, 2);  // [batch, queries, src_len]
    return before.coverage.defined() ? before.coverage + read : read;
  }

 private:
  Projection fertility_;
};

class NeuralCoverage : public Coverage {
 public:
  NeuralCoverage(int64_t units, const AttentionShape& shape)
      : units_(units),
        weight_(register_parameter("weight", glorot(3 * units, 1))),
        annotation_(register_module("annotation", Projection(shape.key, 3 * units))),
        query_(register_module("query", Projection(shape.query, 3 * units, false))),
        state_(register_module("state", Projection(units, 3 * units))) {}

  /// The gates' part that the annotations give: [batch, src_len, 3 * units].
  at::Tensor remember(const at::Tensor& annotations) const override { return annotation_->forward(annotations); }

  at::Tensor update(const AttentionState& before, const at::Tensor& query, const at::Tensor& weights,
                    const Memory& memory) const override {
    // Every position of every query is a row of the recurrent cell.
    const at::Tensor input =  // [batch, queries, src_len, 3 * units]
        weights.unsqueeze(3) * weight_.view({-1}) + memory.coverage.unsqueeze(1) + query_->forward(query).unsqueeze(2);
    const at::Tensor rows = input.reshape({-1, 3 * units_});
    const at::Tensor state = before.coverage.defined() ? before.coverage.reshape({-1, units_})
                                                       : at::zeros({rows.size(0), units_}, rows.options());
    return gru_gates(rows, state_->forward(state), state).view({weights.size(0), weights.size(1), -1});
  }

 private:
  int64_t units_;
  at::Tensor weight_;  // [3 * units, 1]
  Projection annotation_, query_, state_;
};

struct Kind {
  std::function<int64_t(const ModelOptions&)> features;  // per source position
  std::function<std::shared_ptr<Coverage>(const ModelOptions&, const AttentionShape&)> make;
};

const Kind& kind_of(const ModelOptions& options) {
  static const NamedTable<Kind> table(
      "attention-coverage",
      {
          {"none", {[](const auto&) { return 0; }, [](const auto&, const auto&) { return nullptr; }}},
          {"linguistic",
           {[](const auto&) { return 1; },
            [](const auto&, const auto& shape) { return std::make_shared<LinguisticCoverage>(shape); }}},
          {"neural",
           {[](const auto& o) { return o.attention_coverage_size; },
            [](const auto& o, const auto& shape) {
              return std::make_shared<NeuralCoverage>(o.attention_coverage_size, shape);
            }}},
      });
  return table.at(options.attention_coverage);
}

}  // namespace

int64_t coverage_features(const ModelOptions& options) {
  return kind_of(options).features(options);
}

at::Tensor coverage_by_position(const AttentionState& state, int64_t source_length) {
  return state.coverage.defined() ? state.coverage.unflatten(2, {source_length, -1}) : state.coverage;
}

std::shared_ptr<Coverage> make_coverage(const ModelOptions& options, const AttentionShape& shape) {
  return kind_of(options).make(options, shape);
}

}  // namespace gloss
