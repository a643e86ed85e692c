// The Transformer's decoder: causality, cached keys and values, the layer and head that are shown.
#include <ATen/record_function.h>

#include "transformer_support.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

int64_t normalized_numbers = 0;  // by layer normalization, while they are counted

std::unique_ptr<at::ObserverContext> count_normalized(const at::RecordFunction& call) {
  if (call.name() == std::string("aten::layer_norm")) normalized_numbers += call.inputs()[0].toTensor().numel();
  return nullptr;
}

/// How many numbers go through layer normalization, which every sublayer begins with, while f runs.
template <class F>
int64_t normalized_by(F&& f) {
  normalized_numbers = 0;
  const auto handle = at::addThreadLocalCallback(at::RecordFunctionCallback(count_normalized).needsInputs(true));
  f();
  at::removeCallback(handle);
  return normalized_numbers;
}

}  // namespace

TEST_CASE("what comes later in the target cannot change the outputs before it") {
  for (const char* order : {"pre", "post"}) {
    ModelOptions options = tiny_transformer();
    options.transformer_norm = order;
    const auto decoder = decoder_of(options);
    const at::Tensor target = random_double({kTarget, kBatch, kWidth});
    const DecoderSequence before = decoder->forward(annotations_of(), target, {});
    for (int64_t t = 1; t < kTarget; ++t) {
      at::Tensor changed = target.clone();
      changed[t].copy_(random_double({kBatch, kWidth}));  // a constant would be normalized away
      const DecoderSequence after = decoder->forward(annotations_of(), changed, {});
      CHECK(at::equal(after.output.narrow(0, 0, t), before.output.narrow(0, 0, t)));
      CHECK(at::equal(after.weights.narrow(0, 0, t), before.weights.narrow(0, 0, t)));
      CHECK_FALSE(at::allclose(after.output[t], before.output[t]));
    }
  }
}

TEST_CASE("steps with cached keys and values equal the full pass, rows reordered and shared between sentences") {
  std::vector<ModelOptions> all;
  for (const std::string& score : scores_without(&AttentionScore::reads_last_weights)) {
    all.push_back(tiny_transformer());
    all.back().attention_score = score;
  }
  for (const char* normalizer : {"sparsemax", "entmax15"}) {
    all.push_back(tiny_transformer());
    all.back().attention_normalizer = normalizer;
    all.back().transformer_norm = "post";
  }
  all.push_back(tiny_transformer());
  all.back().positions = "learned";
  all.back().position_table = 2;
  for (const ModelOptions& options : all) {
    INFO(options.attention_score << " " << options.attention_normalizer << " " << options.positions);
    const int64_t width = 6;  // of the annotations: not that of the decoder
    const auto decoder = decoder_of(options, width);
    const Annotations annotations = annotations_of(width);
    // Rows of one sentence come apart and change places after every step.
    const std::vector<std::vector<int>> sources = {{0, 1, 2}, {1, 0, 1, 2}, {2, 1, 1, 0, 1}, {0, 1, 1}};
    const std::vector<std::vector<int64_t>> parents = {{1, 0, 1, 2}, {3, 0, 2, 1, 0}, {3, 2, 4}};
    const DecoderMemory memory = decoder->remember(annotations);
    auto state = decoder->initial_state(annotations);
    std::vector<at::Tensor> inputs;  // per step, [steps so far, rows, width]
    for (size_t t = 0; t < sources.size(); ++t) {
      const auto rows = static_cast<int64_t>(sources[t].size());
      const at::Tensor own = random_double({1, rows, kWidth});
      if (t > 0) {
        const at::Tensor index = torch::tensor(parents[t - 1], at::kLong);
        state = state->select(index);
        inputs.push_back(at::cat({inputs.back().index_select(1, index), own}));
      } else {
        inputs.push_back(own);
      }
      DecoderStep step = decoder->step(*state, own[0], memory, RowMap(sources[t], kBatch));
      state = std::move(step.state);
      for (int64_t row = 0; row < rows; ++row) {
        const int64_t sentence = sources[t][row], length = lengths()[sentence].item<int64_t>();
        const Annotations alone{annotations.states.narrow(0, sentence, 1).narrow(1, 0, length),
                                lengths().narrow(0, sentence, 1),
                                {},
                                {},
                                {}};
        const DecoderSequence full = decoder->forward(alone, inputs.back().narrow(1, row, 1), {});
        CHECK(close(step.output[row], full.output[static_cast<int64_t>(t)][0], kTight));
        CHECK(close(step.weights[row].narrow(0, 0, length), full.weights[static_cast<int64_t>(t)][0], kTight));
        CHECK((length == kSource ||
               step.weights[row].narrow(0, length, kSource - length).abs().max().item<double>() == 0));
      }
    }
  }
}

TEST_CASE("a step computes one position, however long the prefix is") {
  const ModelOptions options = tiny_transformer();
  const auto decoder = decoder_of(options);
  const Annotations annotations = annotations_of();
  const DecoderMemory memory = decoder->remember(annotations);
  auto state = decoder->initial_state(annotations);
  const RowMap rows = RowMap::identity(kBatch);
  const int64_t sublayers = 3 * options.decoder_layers + 1;  // and the last normalization
  for (int t = 0; t < 20; ++t) {
    const auto step = [&] { state = decoder->step(*state, random_double({kBatch, kWidth}), memory, rows).state; };
    CHECK(normalized_by(step) == sublayers * kBatch * kWidth);
  }
}

TEST_CASE("the weights shown are those of the chosen layer and head, and sum to 1") {
  ModelOptions options = tiny_transformer();
  options.decoder_layers = 3;
  const at::Tensor target = random_double({kTarget, kBatch, kWidth});
  const auto weights = [&](int layer, int head, int layers = 3) {
    ModelOptions chosen = options;
    chosen.alignment_layer = layer;
    chosen.alignment_head = head;
    chosen.decoder_layers = layers;
    const DecoderSequence sequence = decoder_of(chosen)->forward(annotations_of(), target, {});
    CHECK(at::equal(sequence.weights, sequence.trace.probabilities));
    CHECK(close(sequence.weights.sum(-1), at::ones({kTarget, kBatch}), kTight));
    return sequence.weights;
  };
  CHECK(at::equal(weights(0, 0), weights(2, 0)));        // the penultimate
  CHECK(at::equal(weights(0, 0, 1), weights(1, 0, 1)));  // the only one
  CHECK_FALSE(at::allclose(weights(1, 0), weights(2, 0)));
  CHECK_FALSE(at::allclose(weights(2, 0), weights(3, 0)));
  CHECK_FALSE(at::allclose(weights(2, 1), weights(2, 2)));
  CHECK(close((weights(3, 1) + weights(3, 2)) / 2, weights(3, 0), kTight));
}
