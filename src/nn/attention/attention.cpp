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

struct Families {
  std::shared_ptr<Score> score;
  std::shared_ptr<Window> window;
  std::shared_ptr<Normalizer> normalizer;
  std::shared_ptr<Coverage> coverage;  // may be null
  double dropout = 0;
};

class ComposedRun : public AttentionRun {
 public:
  ComposedRun(const Families& families, const Memory& memory)
      : families_(families), memory_(memory), score_(families.score->begin(memory)), values_(memory.values) {}

  AttentionResult step(const at::Tensor& query, const AttentionState& state, const Mode& mode) const override {
    const WindowView view = families_.window->view(query, memory_, state);
    const at::Tensor energies = score_->energies(query, state);  // [batch, queries, src_len]
    const NormalizedWeights normalized = families_.normalizer->weights(energies, view.mask, state, mode);
    const at::Tensor weights = view.gain.defined() ? normalized.weights * view.gain : normalized.weights;
    AttentionState next{weights, {}, state.step + 1};
    if (families_.coverage) next.coverage = families_.coverage->update(state, query, weights, memory_);
    return {values_.mix(dropout(weights, families_.dropout, mode)), weights, next, normalized.trace};
  }

  /// Products under a softmax are done in one operation.
  at::Tensor context(const at::Tensor& query, const AttentionState& state, const Mode& mode) const override {
    const bool drops = mode.training && families_.dropout > 0;
    if (!families_.normalizer->is_softmax() || drops) return AttentionRun::context(query, state, mode);
    const std::optional<ScoreRun::Product> product = score_->product(query);
    if (!product) return AttentionRun::context(query, state, mode);
    const WindowView view = families_.window->view(query, memory_, state);
    if (view.gain.defined()) return AttentionRun::context(query, state, mode);
    return softmax_attention(product->query, {memory_.keys, memory_.values, view.mask}, product->factor);
  }

 private:
  const Families& families_;
  Memory memory_;
  std::unique_ptr<ScoreRun> score_;
  MatmulOverTime values_;
};

class ComposedAttention : public Attention {
 public:
  ComposedAttention(const ModelOptions& options, const AttentionShape& shape, const std::shared_ptr<Window>& window) {
    families_.score = register_module("score", make_score(options, shape));
    families_.window = register_module("window", window ? window : make_window(options, shape));
    families_.normalizer = register_module("normalizer", make_normalizer(options));
    families_.dropout = options.dropout_attention;
    families_.coverage = make_coverage(options, shape);
    if (families_.coverage) register_module("coverage", families_.coverage);
  }

  Memory remember(const Annotations& annotations) const override {
    const at::Tensor& states = annotations.states;
    return {families_.score->project_keys(states), annotations.values.defined() ? annotations.values : states,
            annotations.lengths, padding_mask(annotations.lengths, states.size(1)),
            families_.coverage ? families_.coverage->remember(states) : at::Tensor()};
  }
  std::unique_ptr<AttentionRun> begin(const Memory& memory) const override {
    return std::make_unique<ComposedRun>(families_, memory);
  }
  bool has_weights() const override { return true; }
  bool uses_keys() const override { return families_.score->uses_keys() || families_.coverage; }
  at::Tensor objective(const AttentionOutcome& outcome) const override {
    return families_.normalizer->objective(outcome);
  }

 private:
  Families families_;
};

class FixedContextRun : public AttentionRun {
 public:
  explicit FixedContextRun(const Memory& memory) : context_(memory.values) {}
  AttentionResult step(const at::Tensor& query, const AttentionState& state, const Mode& /*mode*/) const override {
    return {context_.expand({-1, query.size(1), -1}), {}, AttentionState{{}, {}, state.step + 1}, {}};
  }

 private:
  at::Tensor context_;  // [batch, 1, width]
};

class FixedContext : public Attention {
 public:
  Memory remember(const Annotations& annotations) const override {
    return {{}, annotations.final_hidden.unsqueeze(1), annotations.lengths, {}, {}};
  }
  std::unique_ptr<AttentionRun> begin(const Memory& memory) const override {
    return std::make_unique<FixedContextRun>(memory);
  }
  bool has_weights() const override { return false; }
};

}  // namespace

std::shared_ptr<Attention> make_single_attention(const ModelOptions& options, const AttentionShape& shape,
                                                 const std::shared_ptr<Window>& window) {
  return std::make_shared<ComposedAttention>(options, shape, window);
}

std::shared_ptr<Attention> make_attention(const ModelOptions& options, const AttentionShape& shape) {
  if (options.attention_score == "none") return std::make_shared<FixedContext>();
  if (options.attention_heads > 1) return make_multi_head(options, shape, options.attention_heads);
  return make_single_attention(options, shape);
}

}  // namespace gloss
