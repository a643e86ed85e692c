#include "nn/attention/multi_head.hpp"

#include <algorithm>

#include "nn/attention/heads.hpp"
#include "nn/projection.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

/// f: [rows, in] -> [rows, out] on the rows of x [batch, n, in] in the order in which they lie in memory.
template <class F>
at::Tensor by_rows(const at::Tensor& x, const F& f) {
  const at::Tensor by_time = x.transpose(0, 1);
  if (!by_time.is_contiguous()) return f(x.flatten(0, 1)).unflatten(0, {x.size(0), x.size(1)});
  return f(by_time.flatten(0, 1)).unflatten(0, {x.size(1), x.size(0)}).transpose(0, 1);
}

AttentionShape shape_of_a_head(const AttentionShape& whole, int64_t heads) {
  return {whole.query / heads, whole.query / heads, std::max<int64_t>(1, whole.hidden / heads), 0};
}

class MultiHead : public Attention {
 public:
  MultiHead(const ModelOptions& options, const AttentionShape& shape, int64_t heads)
      : heads_(heads),
        alignment_head_(options.alignment_head),
        query_(shape.query, shape.query),
        key_(shape.key, shape.query),
        value_(shape.key, value_width(shape, heads) * heads),
        output_(value_width(shape, heads) * heads, context_width(shape)),
        head_(make_single_attention(options, shape_of_a_head(shape, heads))) {
    register_module("query", query_);
    if (head_->uses_keys()) {
      register_module("key", key_);
    } else {
      key_ = nullptr;
    }
    register_module("value", value_);
    register_module("output", output_);
    register_module("head", head_);
  }

  Memory remember(const Annotations& annotations) const override {
    const at::Tensor& values = annotations.values.defined() ? annotations.values : annotations.states;
    const auto project = [&](const Projection& projection, const at::Tensor& x) {
      return fold_heads(by_rows(x, [&](const at::Tensor& rows) { return projection->forward(rows); }), heads_);
    };
    Annotations folded;
    folded.values = project(value_, values);
    folded.states = key_.is_empty() ? folded.values : project(key_, annotations.states);  // without keys: a length
    folded.lengths = for_every_head(annotations.lengths, heads_);
    return head_->remember(folded).map([&](const at::Tensor& t) { return t.unflatten(0, {-1, heads_}); });
  }

  std::unique_ptr<AttentionRun> begin(const Memory& memory) const override {
    return std::make_unique<Run>(*this, memory);
  }
  bool has_weights() const override { return head_->has_weights(); }
  at::Tensor objective(const AttentionOutcome& outcome) const override { return head_->objective(outcome); }

 private:
  static int64_t context_width(const AttentionShape& shape) { return shape.context > 0 ? shape.context : shape.key; }
  static int64_t value_width(const AttentionShape& shape, int64_t heads) {
    return (context_width(shape) + heads - 1) / heads;
  }

  class Run : public AttentionRun {
   public:
    Run(const MultiHead& whole, const Memory& memory)
        : whole_(whole),
          run_(whole.head_->begin(memory.map([](const at::Tensor& t) { return t.flatten(0, 1); }))),
          query_(whole.query_->begin()),
          output_(whole.output_->begin()) {}

    AttentionResult step(const at::Tensor& query, const AttentionState& state, const Mode& mode) const override {
      const int64_t heads = whole_.heads_;
      const AttentionState by_head = state.map([&](const at::Tensor& t) { return fold_heads(t, heads); });
      const AttentionResult result = run_->step(queries(query), by_head, mode);
      return {
          joined(result.context),
          alignment_weights(result.weights),
          result.state.map([&](const at::Tensor& t) { return unfold_heads(t, heads); }),
          {alignment_weights(result.trace.probabilities), summed(result.trace.log_prob), summed(result.trace.entropy)}};
    }

    at::Tensor context(const at::Tensor& query, const AttentionState& state, const Mode& mode) const override {
      const AttentionState by_head = state.map([&](const at::Tensor& t) { return fold_heads(t, whole_.heads_); });
      return joined(run_->context(queries(query), by_head, mode));
    }

   private:
    /// [batch, queries, query] -> [batch * heads, queries, query / heads].
    at::Tensor queries(const at::Tensor& query) const { return fold_heads(by_rows(query, query_), whole_.heads_); }
    /// [batch * heads, queries, value] -> [batch, queries, context].
    at::Tensor joined(const at::Tensor& contexts) const {
      return by_rows(unfold_heads(contexts, whole_.heads_), output_);
    }

    /// [batch * heads, queries, src_len] -> [batch, queries, src_len].
    at::Tensor alignment_weights(const at::Tensor& weights) const {
      const at::Tensor by_head = weights.unflatten(0, {-1, whole_.heads_});
      return whole_.alignment_head_ > 0 ? by_head.select(1, whole_.alignment_head_ - 1) : by_head.mean(1);
    }
    /// [batch * heads, queries] -> [batch, queries].
    at::Tensor summed(const at::Tensor& x) const {
      return x.defined() ? x.unflatten(0, {-1, whole_.heads_}).sum(1) : x;
    }

    const MultiHead& whole_;
    std::unique_ptr<AttentionRun> run_;
    LinearOverTime query_, output_;
  };

  int64_t heads_, alignment_head_;
  Projection query_, key_, value_, output_;  // the key's only where the heads use keys
  std::shared_ptr<Attention> head_;
};

}  // namespace

std::shared_ptr<Attention> make_multi_head(const ModelOptions& options, const AttentionShape& shape, int64_t heads) {
  return std::make_shared<MultiHead>(options, shape, heads);
}

}  // namespace gloss
