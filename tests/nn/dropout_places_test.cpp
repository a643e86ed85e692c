// Which dropouts act in which encoder and decoder, in training only. The loss of a whole model cannot tell: most of
// them have a place on both sides.
#include <map>
#include <set>

#include "model_variants.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

using Names = std::set<std::string>;

const std::map<std::string, double ModelOptions::*> kDropouts = {
    {"embedding", &ModelOptions::dropout_embedding},   {"layer", &ModelOptions::dropout_layer},
    {"annotation", &ModelOptions::dropout_annotation}, {"output", &ModelOptions::dropout_output},
    {"attention", &ModelOptions::dropout_attention},   {"feed-forward", &ModelOptions::dropout_feed_forward}};

ModelOptions two_layers(const std::string& type) {
  ModelOptions options = tiny_model();
  options.encoder_type = options.decoder_type = type;
  options.encoder_layers = options.decoder_layers = 2;
  options.attention_score = "scaled-dot";
  return options;
}

/// The dropouts that change what `run` gives for a model with that one alone.
template <class Run>
Names acting(ModelOptions options, const Run& run) {
  Names names;
  for (const auto& [name, dropout] : kDropouts) {
    options.*dropout = 0.5;
    const Seq2Seq model = model_of(options);
    const at::Tensor plain = run(model, Mode{});
    CHECK(at::equal(run(model, Mode{}), plain));
    if (!at::equal(run(model, seeded_mode(true, 1)), plain)) names.insert(name);
    options.*dropout = 0;
  }
  return names;
}

}  // namespace

TEST_CASE("every dropout acts in the encoders and decoders that have its place, and in no others") {
  const BatchTensors batch = batch_of(kSources, kTargets);
  const auto annotations = [&](const Seq2Seq& model, const Mode& mode) {
    return model->encode(batch.source, batch.source_lengths, mode).states;
  };
  const auto output = [&](const Seq2Seq& model, const Mode& mode) {
    return model->decode(model->encode(batch.source, batch.source_lengths, {}), batch.target, mode).output;
  };
  CHECK(acting(two_layers("rnn"), annotations) == Names{"annotation", "embedding", "layer"});
  CHECK(acting(two_layers("conv"), annotations) == Names{"embedding", "layer"});
  CHECK(acting(two_layers("transformer"), annotations) == Names{"attention", "embedding", "feed-forward", "layer"});
  for (const char* style : kStyles) {
    INFO(style);
    ModelOptions options = two_layers("rnn");
    options.decoder_style = style;
    CHECK(acting(options, output) == Names{"attention", "embedding", "layer", "output"});
    options.attention_score = "none";
    CHECK(acting(options, output) == Names{"embedding", "layer", "output"});
  }
  CHECK(acting(two_layers("conv"), output) == Names{"attention", "embedding", "layer", "output"});
  CHECK(acting(two_layers("transformer"), output) == Names{"attention", "embedding", "feed-forward", "layer"});
}

TEST_CASE("word dropout acts on both sides, in training only") {
  const BatchTensors batch = batch_of(kSources, kTargets);
  for (const char* type : {"rnn", "conv", "transformer"}) {
    INFO(type);
    const Seq2Seq model = model_of(two_layers(type));
    const Annotations plain = model->encode(batch.source, batch.source_lengths, {});
    const Mode training = seeded_mode(true, 1);
    CHECK_FALSE(at::equal(model->encode(batch.source, batch.source_lengths, training, 0.5).states, plain.states));
    CHECK(at::equal(model->encode(batch.source, batch.source_lengths, {}, 0.5).states, plain.states));
    const at::Tensor output = model->decode(plain, batch.target, {}).output;
    CHECK_FALSE(at::equal(model->decode(plain, batch.target, training, 0.5).output, output));
    CHECK(at::equal(model->decode(plain, batch.target, {}, 0.5).output, output));
    const auto loss = [&](double p, const Mode& mode) {
      return model->loss(batch, {.word_dropout = p}, mode).cross_entropy;
    };
    CHECK(loss(0.5, seeded_mode(true, 1)) != loss(0, seeded_mode(true, 1)));
    CHECK(loss(0.5, {}) == loss(0, {}));
  }
}
