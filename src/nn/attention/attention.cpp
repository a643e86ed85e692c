#include "nn/attention/attention.hpp"

#include "nn/attention/coverage.hpp"
#include "nn/attention/multi_head.hpp"
#include "nn/attention/normalizer.hpp"
#include "nn/attention/score.hpp"
#include "nn/attention/window.hpp"
#include "nn/dropout.hpp"
#include "nn/ops/matmul_over_time.hpp"
#include "nn/ops/softmax_attention.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class ComposedRun : public AttentionRun {
 public:
  ComposedRun(const AttentionParts& parts, const Memory& memory)
      : parts_(parts), memory_(memory), score_(parts.score->begin(memory)), values_(memory.values) {}

  AttentionResult step(const at::Tensor& query, const AttentionState& state, const Mode& mode) const override {
    const WindowView view = parts_.window->view(query, memory_, state);
    const at::Tensor energies = score_->energies(query, state);  // [batch, queries, src_len]
    const NormalizedWeights normalized = parts_.normalizer->weights(energies, view.mask, state, mode);
    const at::Tensor weights = view.gain.defined() ? normalized.weights * view.gain : normalized.weights;
    AttentionState next{.previous_weights = weights, .step = state.step + 1};
    if (parts_.coverage) next.coverage = parts_.coverage->update(state, query, weights, memory_);
    return {values_.mix(dropout(weights, parts_.dropout, mode)), weights, next, normalized.trace};
  }

  /// Products under a softmax are done in one operation.
  at::Tensor context(const at::Tensor& query, const AttentionState& state, const Mode& mode) const override {
    const bool drops = mode.training && parts_.dropout > 0;
    if (!parts_.normalizer->is_softmax() || drops) return AttentionRun::context(query, state, mode);
    const std::optional<ScoreRun::Product> product = score_->product(query);
    if (!product) return AttentionRun::context(query, state, mode);
    const WindowView view = parts_.window->view(query, memory_, state);
    if (view.gain.defined()) return AttentionRun::context(query, state, mode);
    return softmax_attention(product->query, {memory_.keys, memory_.values, view.mask}, product->factor);
  }

 private:
  const AttentionParts& parts_;
  Memory memory_;
  std::unique_ptr<ScoreRun> score_;
  MatmulOverTime values_;
};

class ComposedAttention : public Attention {
 public:
  explicit ComposedAttention(const AttentionParts& parts) : parts_(parts) {
    register_module("score", parts.score);
    register_module("window", parts.window);
    register_module("normalizer", parts.normalizer);
    if (parts.coverage) register_module("coverage", parts.coverage);
  }

  Memory remember(const Annotations& annotations) const override {
    const at::Tensor& states = annotations.states;
    return {.keys = parts_.score->project_keys(states),
            .values = annotations.values.defined() ? annotations.values : states,
            .lengths = annotations.lengths,
            .padding = padding_mask(annotations.lengths, states.size(1)),
            .coverage = parts_.coverage ? parts_.coverage->remember(states) : at::Tensor()};
  }
  std::unique_ptr<AttentionRun> begin(const Memory& memory) const override {
    return std::make_unique<ComposedRun>(parts_, memory);
  }
  bool has_weights() const override { return true; }
  bool uses_keys() const override { return parts_.score->uses_keys() || parts_.coverage; }
  at::Tensor objective(const AttentionOutcome& outcome) const override { return parts_.normalizer->objective(outcome); }

 private:
  AttentionParts parts_;
};

class FixedContextRun : public AttentionRun {
 public:
  explicit FixedContextRun(const Memory& memory) : context_(memory.values) {}
  AttentionResult step(const at::Tensor& query, const AttentionState& state, const Mode& /*mode*/) const override {
    return {context_.expand({-1, query.size(1), -1}), {}, AttentionState{.step = state.step + 1}, {}};
  }

 private:
  at::Tensor context_;  // [batch, 1, width]
};

class FixedContext : public Attention {
 public:
  Memory remember(const Annotations& annotations) const override {
    return {.keys = {}, .values = annotations.final_hidden.unsqueeze(1), .lengths = annotations.lengths};
  }
  std::unique_ptr<AttentionRun> begin(const Memory& memory) const override {
    return std::make_unique<FixedContextRun>(memory);
  }
  bool has_weights() const override { return false; }
};

}  // namespace

std::shared_ptr<Attention> compose_attention(const AttentionParts& parts) {
  return std::make_shared<ComposedAttention>(parts);
}

std::shared_ptr<Attention> make_single_attention(const ModelOptions& options, const AttentionShape& shape) {
  AttentionParts parts;
  parts.score = make_score(options, shape);
  parts.window = make_window(options, shape);
  parts.normalizer = make_normalizer(options);
  parts.coverage = make_coverage(options, shape);
  parts.dropout = options.dropout_attention;
  return compose_attention(parts);
}

std::shared_ptr<Attention> make_attention(const ModelOptions& options, const AttentionShape& shape) {
  if (options.attention_score == "none") return std::make_shared<FixedContext>();
  if (options.attention_heads > 1) return make_multi_head(options, shape, options.attention_heads);
  return make_single_attention(options, shape);
}

}  // namespace gloss
