#include "nn/attention/attention.hpp"

#include <torch/torch.h>

#include "nn/attention/normalizer.hpp"
#include "nn/attention/score.hpp"
#include "nn/attention/window.hpp"
#include "nn/ops/matmul_over_time.hpp"

namespace gloss {

namespace {

struct Families {
  std::shared_ptr<Score> score;
  std::shared_ptr<Window> window;
  std::shared_ptr<Normalizer> normalizer;
};

class SoftAttentionRun : public AttentionRun {
 public:
  SoftAttentionRun(const Families& families, const Memory& memory)
      : families_(families), memory_(memory), score_(families.score->begin(memory)), values_(memory.values) {}

  AttentionResult step(const at::Tensor& query, const AttentionState& state, const Mode& mode) const override {
    const WindowView view = families_.window->view(query, memory_, state);
    const at::Tensor energies = score_->energies(query, state);  // [batch, queries, src_len]
    at::Tensor weights = families_.normalizer->weights(energies, view.mask, state, mode);
    if (view.gain.defined()) weights = weights * view.gain;
    return {values_.mix(weights), weights, AttentionState{weights, state.step + 1}};
  }

 private:
  Families families_;
  Memory memory_;
  std::unique_ptr<ScoreRun> score_;
  MatmulOverTime values_;
};

class SoftAttention : public Attention {
 public:
  explicit SoftAttention(const AttentionOptions& options) {
    families_.score = register_module("score", make_score(options.score, {options.query, options.key, options.hidden}));
    families_.window = register_module("window", make_window(options.window, options.query));
    families_.normalizer = register_module("normalizer", make_normalizer(options.normalizer));
  }

  Memory remember(const Annotations& annotations) const override {
    return {families_.score->project_keys(annotations.states), annotations.states, annotations.lengths,
            padding_mask(annotations.lengths, annotations.states.size(1))};
  }
  std::unique_ptr<AttentionRun> begin(const Memory& memory) const override {
    return std::make_unique<SoftAttentionRun>(families_, memory);
  }
  bool has_weights() const override { return true; }

 private:
  Families families_;
};

class FixedContextRun : public AttentionRun {
 public:
  explicit FixedContextRun(const Memory& memory) : context_(memory.values) {}
  AttentionResult step(const at::Tensor& query, const AttentionState& state, const Mode& /*mode*/) const override {
    return {context_.expand({-1, query.size(1), -1}), {}, AttentionState{{}, state.step + 1}};
  }

 private:
  at::Tensor context_;  // [batch, 1, width]
};

class FixedContext : public Attention {
 public:
  Memory remember(const Annotations& annotations) const override {
    return {{}, annotations.final_hidden.unsqueeze(1), annotations.lengths, {}};
  }
  std::unique_ptr<AttentionRun> begin(const Memory& memory) const override {
    return std::make_unique<FixedContextRun>(memory);
  }
  bool has_weights() const override { return false; }
};

}  // namespace

std::shared_ptr<Attention> make_attention(const AttentionOptions& options) {
  if (options.score == "none") return std::make_shared<FixedContext>();
  return std::make_shared<SoftAttention>(options);
}

}  // namespace gloss
