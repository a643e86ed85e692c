// Rows of hypotheses as tensors, one decoder step at a time, logits turned into the candidates that search asks for.
#include "nn/nn_step_model.hpp"

#include <algorithm>

#include "nn/decoding_memory.hpp"
#include "nn/ops/top_candidates.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

/// Rows and the sources they belong to. Sources that no row belongs to any more leave the memory once they are a
/// quarter of it; until then nothing of the memory is copied.
struct NnState : StepState {
  DecoderMemory memory;
  at::Tensor source_ids;         // [batch, src_len]
  Annotations annotations;       // what force() needs, of the first step only
  std::vector<int64_t> lengths;  // of the sources in memory
  std::vector<int> sources;      // per row, index into memory
  std::unique_ptr<DecoderState> decoder;
};

at::Tensor padded(std::span<const std::vector<int>> rows) {
  size_t longest = 0;
  for (const auto& row : rows) longest = std::max(longest, row.size());
  at::Tensor out = at::zeros({static_cast<int64_t>(rows.size()), static_cast<int64_t>(longest)}, at::kLong);
  auto ids = out.accessor<int64_t, 2>();
  for (size_t i = 0; i < rows.size(); ++i) {
    for (size_t j = 0; j < rows[i].size(); ++j) ids[i][j] = rows[i][j];
  }
  return out;
}

std::vector<int64_t> lengths_of(std::span<const std::vector<int>> rows) {
  std::vector<int64_t> lengths;
  for (const auto& row : rows) lengths.push_back(static_cast<int64_t>(row.size()));
  return lengths;
}

std::span<const float> row_of(const at::Tensor& matrix, int64_t row) {
  return {matrix.const_data_ptr<float>() + row * matrix.size(1), static_cast<size_t>(matrix.size(1))};
}

class NnStepModel : public StepModel {
 public:
  explicit NnStepModel(Seq2Seq model) : model_(std::move(model)) {}

  int vocabulary_size() const override { return model_->sizes().target; }
  int end_id() const override { return model_->sizes().end_id; }
  bool has_attention() const override { return model_->decoder().has_attention(); }
  DecodingMemory memory() const override { return decoding_memory(model_->options(), model_->sizes()); }

  std::unique_ptr<StepState> encode(std::span<const std::vector<int>> sources) const override {
    const c10::InferenceMode inference;
    auto state = std::make_unique<NnState>();
    state->lengths = lengths_of(sources);
    state->source_ids = padded(sources);
    state->annotations = model_->encode(state->source_ids, torch::tensor(state->lengths, at::kLong), Mode{});
    state->memory = model_->decoder().remember(state->annotations);
    state->decoder = model_->decoder().initial_state(state->annotations);
    for (size_t i = 0; i < sources.size(); ++i) state->sources.push_back(static_cast<int>(i));
    return state;
  }

  std::vector<StepResult> step(StepState& opaque, std::span<const int> last,
                               std::span<const StepRequest> requests) const override {
    const c10::InferenceMode inference;
    auto& state = static_cast<NnState&>(opaque);
    const Advance moved = advance(state, last);
    std::vector<StepResult> results(last.size());
    for (size_t row = 0; row < last.size(); ++row) {
      const StepRequest& request = requests[row];
      const auto logits = row_of(moved.logits, static_cast<int64_t>(row));
      const float log_sum = log_sum_exp(logits);
      results[row].best = top_candidates(logits, log_sum, request.k, request.banned);
      if (request.forced) results[row].forced_log_prob = logits[*request.forced] - log_sum;
      if (request.attention) results[row].attention = attention_of(moved.weights, state, row);
    }
    return results;
  }

  StepScores scores(StepState& opaque, std::span<const int> last, bool attention) const override {
    const c10::InferenceMode inference;
    auto& state = static_cast<NnState&>(opaque);
    const Advance moved = advance(state, last);
    const auto log_probs = std::make_shared<const at::Tensor>(moved.logits);
    StepScores out;
    for (size_t row = 0; row < last.size(); ++row) {
      const auto logits = row_of(*log_probs, static_cast<int64_t>(row));
      log_probs->select(0, static_cast<int64_t>(row)).sub_(log_sum_exp(logits));
      if (attention) out.attention.push_back(attention_of(moved.weights, state, row));
    }
    out.log_probs = {log_probs->const_data_ptr<float>(), static_cast<size_t>(log_probs->numel())};
    out.owner = log_probs;
    return out;
  }

  /// One teacher-forced pass over all targets.
  std::vector<ForcedResult> force(StepState& opaque, std::span<const std::vector<int>> targets,
                                  bool attention) const override {
    const c10::InferenceMode inference;
    auto& state = static_cast<NnState&>(opaque);
    std::vector<ForcedResult> results(targets.size());
    const at::Tensor ids = padded(targets);
    if (ids.size(1) == 0) return results;
    const DecoderSequence decoded = model_->decode(state.annotations, ids, Mode{});
    for (int64_t t = 0; t < ids.size(1); ++t) {
      const at::Tensor weights = decoded.weights.defined() ? decoded.weights[t].contiguous() : at::Tensor();
      const at::Tensor logits = model_->scores(decoded.output[t], weights, state.source_ids);  // [rows, vocabulary]
      for (size_t row = 0; row < targets.size(); ++row) {
        if (t >= static_cast<int64_t>(targets[row].size())) continue;
        const auto scores = row_of(logits, static_cast<int64_t>(row));
        results[row].log_probs.push_back(scores[targets[row][t]] - log_sum_exp(scores));
        if (!attention) continue;
        const std::vector<float> own = attention_of(weights, state, row);
        results[row].attention.insert(results[row].attention.end(), own.begin(), own.end());
      }
    }
    return results;
  }

  void select(StepState& opaque, std::span<const int> parents) const override {
    const c10::InferenceMode inference;
    auto& state = static_cast<NnState&>(opaque);
    const std::vector<int64_t> index(parents.begin(), parents.end());
    state.decoder = state.decoder->select(torch::tensor(index, at::kLong));
    std::vector<int> sources;
    for (const int parent : parents) sources.push_back(state.sources[parent]);
    state.sources = std::move(sources);
    state.annotations = {};
    drop_unused_sources(state);
  }

 private:
  struct Advance {
    at::Tensor logits;   // [rows, vocabulary], float
    at::Tensor weights;  // [rows, src_len], contiguous
  };

  Advance advance(NnState& state, std::span<const int> last) const {
    const std::vector<int64_t> ids(last.begin(), last.end());
    const RowMap rows(state.sources, state.memory.batch());
    const at::Tensor embedded = model_->embed_target(torch::tensor(ids, at::kLong));
    DecoderStep step = model_->decoder().step(*state.decoder, embedded, state.memory, rows);
    state.decoder = std::move(step.state);
    const at::Tensor logits = model_->scores(step.output, step.weights, ids_of_rows(state)).contiguous();
    return {logits, step.weights.defined() ? step.weights.contiguous() : step.weights};
  }

  /// The source ids of each row, for a model that copies.
  at::Tensor ids_of_rows(const NnState& state) const {
    if (!model_->options().decoder_copy) return {};
    const std::vector<int64_t> index(state.sources.begin(), state.sources.end());
    return state.source_ids.index_select(0, torch::tensor(index, at::kLong));
  }

  /// weights: [rows, src_len], contiguous; without the padding.
  static std::vector<float> attention_of(const at::Tensor& weights, const NnState& state, size_t row) {
    if (!weights.defined()) return {};
    const auto own = row_of(weights, static_cast<int64_t>(row)).first(state.lengths[state.sources[row]]);
    return {own.begin(), own.end()};
  }

  static void drop_unused_sources(NnState& state) {
    std::vector<int> place(state.lengths.size(), -1);
    for (const int source : state.sources) place[source] = 0;
    std::vector<int64_t> kept, lengths;
    for (size_t source = 0; source < place.size(); ++source) {
      if (place[source] < 0) continue;
      place[source] = static_cast<int>(kept.size());
      kept.push_back(static_cast<int64_t>(source));
      lengths.push_back(state.lengths[source]);
    }
    if (kept.empty() || kept.size() * 4 > place.size() * 3) return;
    const at::Tensor index = torch::tensor(kept, at::kLong);
    state.memory = state.memory.select(index);
    state.source_ids = state.source_ids.index_select(0, index);
    state.lengths = std::move(lengths);
    for (int& source : state.sources) source = place[source];
  }

  Seq2Seq model_;
};

}  // namespace

std::unique_ptr<StepModel> make_step_model(Seq2Seq model) {
  return std::make_unique<NnStepModel>(std::move(model));
}

}  // namespace gloss
