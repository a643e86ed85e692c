#include "nn/attention/multi_head.hpp"

#include <torch/torch.h>

#include <algorithm>

#include "nn/projection.hpp"

namespace gloss {

namespace {

/// [batch, n, heads * width] -> [batch * heads, n, width].
at::Tensor fold(const at::Tensor& x, int64_t heads) {
  return x.unflatten(2, {heads, -1}).transpose(1, 2).flatten(0, 1);
}

/// [batch * heads, n, width] -> [batch, n, heads * width].
at::Tensor unfold(const at::Tensor& x, int64_t heads) {
  return x.unflatten(0, {-1, heads}).transpose(1, 2).flatten(2);
}

AttentionShape shape_of_a_head(const AttentionShape& whole, int64_t heads) {
  return {whole.query / heads, whole.query / heads, std::max<int64_t>(1, whole.hidden / heads)};
}

class MultiHead : public Attention {
 public:
  MultiHead(const ModelOptions& options, const AttentionShape& shape, int64_t heads)
      : heads_(heads),
        chosen_(options.alignment_head),
        query_(register_module("query", Projection(shape.query, shape.query))),
        key_(register_module("key", Projection(shape.key, shape.query))),
        value_(register_module("value", Projection(shape.key, value_width(shape.key, heads) * heads))),
        output_(register_module("output", Projection(value_width(shape.key, heads) * heads, shape.key))),
        head_(register_module("head", make_single_attention(options, shape_of_a_head(shape, heads)))) {}

  Memory remember(const Annotations& annotations) const override {
    const at::Tensor& values = annotations.values.defined() ? annotations.values : annotations.states;
    Annotations folded;
    folded.states = fold(key_->forward(annotations.states), heads_);
    folded.values = fold(value_->forward(values), heads_);
    folded.lengths = annotations.lengths.repeat_interleave(heads_);
    const Memory memory = head_->remember(folded);
    const auto by_sentence = [&](const at::Tensor& t) { return t.defined() ? t.unflatten(0, {-1, heads_}) : t; };
    return {by_sentence(memory.keys), by_sentence(memory.values), annotations.lengths,
            padding_mask(annotations.lengths, annotations.states.size(1)), by_sentence(memory.coverage)};
  }

  std::unique_ptr<AttentionRun> begin(const Memory& memory) const override {
    return std::make_unique<Run>(*this, memory);
  }
  bool has_weights() const override { return head_->has_weights(); }
  at::Tensor objective(const AttentionOutcome& outcome) const override { return head_->objective(outcome); }

 private:
  static int64_t value_width(int64_t key, int64_t heads) { return (key + heads - 1) / heads; }

  class Run : public AttentionRun {
   public:
    Run(const MultiHead& whole, const Memory& memory)
        : whole_(whole),
          run_(whole.head_->begin(folded(memory, whole.heads_))),
          query_(whole.query_->begin()),
          output_(whole.output_->begin()) {}

    AttentionResult step(const at::Tensor& query, const AttentionState& state, const Mode& mode) const override {
      const int64_t batch = query.size(0), queries = query.size(1), heads = whole_.heads_;
      const at::Tensor projected = query_(query.flatten(0, 1)).unflatten(0, {batch, queries});
      const AttentionState by_head = state.map([&](const at::Tensor& t) { return fold(t, heads); });
      const AttentionResult result = run_->step(fold(projected, heads), by_head, mode);
      const at::Tensor context = output_(unfold(result.context, heads).flatten(0, 1)).unflatten(0, {batch, queries});
      return {context,
              shown(result.weights),
              result.state.map([&](const at::Tensor& t) { return unfold(t, heads); }),
              {shown(result.trace.probabilities), summed(result.trace.log_prob), summed(result.trace.entropy)}};
    }

   private:
    static Memory folded(const Memory& memory, int64_t heads) {
      const auto by_head = [](const at::Tensor& t) { return t.defined() ? t.flatten(0, 1) : t; };
      return {by_head(memory.keys), by_head(memory.values), memory.lengths.repeat_interleave(heads),
              memory.padding.repeat_interleave(heads, 0), by_head(memory.coverage)};
    }

    /// [batch * heads, queries, src_len] -> [batch, queries, src_len].
    at::Tensor shown(const at::Tensor& weights) const {
      const at::Tensor by_head = weights.unflatten(0, {-1, whole_.heads_});
      return whole_.chosen_ > 0 ? by_head.select(1, whole_.chosen_ - 1) : by_head.mean(1);
    }
    /// [batch * heads, queries] -> [batch, queries].
    at::Tensor summed(const at::Tensor& x) const {
      return x.defined() ? x.unflatten(0, {-1, whole_.heads_}).sum(1) : x;
    }

    const MultiHead& whole_;
    std::unique_ptr<AttentionRun> run_;
    LinearOverTime query_, output_;
  };

  int64_t heads_, chosen_;
  Projection query_, key_, value_, output_;
  std::shared_ptr<Attention> head_;
};

}  // namespace

std::shared_ptr<Attention> make_multi_head(const ModelOptions& options, const AttentionShape& shape, int64_t heads) {
  return std::make_shared<MultiHead>(options, shape, heads);
}

}  // namespace gloss
