// The model as a whole, for every decoder style, cell, score and way to begin: batch = single, padding, gradients,
// loss = forced decoding, a file and back.
#include "nn/seq2seq.hpp"

#include "model/temporary_folder.hpp"
#include "model_variants.hpp"
#include "nn/nn_step_model.hpp"
#include "nn/parameters.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

/// Of the real pieces, by what decoding chooses the next piece by.
double cross_entropy_by_scores(const Seq2Seq& model) {
  const at::NoGradGuard no_grad;  // as in decoding
  const BatchTensors batch = batch_of(kSources, kTargets);
  const DecoderSequence decoded =
      model->decode(model->encode(batch.source, batch.source_lengths, {}), batch.target, {});
  double sum = 0;
  for (size_t row = 0; row < kTargets.size(); ++row) {
    for (size_t t = 0; t < kTargets[row].size(); ++t) {
      const at::Tensor weights = decoded.weights.defined() ? decoded.weights[t] : at::Tensor();
      const at::Tensor scores = model->scores(decoded.output[t], weights, batch.source);  // [batch, vocabulary]
      sum -= at::log_softmax(scores[row], 0)[kTargets[row][t]].item<double>();
    }
  }
  return sum;
}

/// Biases begin at 0: what leaves one out would go unnoticed.
void fill_zeros(const Seq2Seq& model) {
  const at::NoGradGuard no_grad;
  for (at::Tensor parameter : model->parameters()) {
    if (parameter.abs().max().item<double>() == 0) parameter.normal_();
  }
}

/// The parameters whose gradient is the loss's derivative: a convolutional decoder of several layers hands the encoder
/// a share of it.
std::vector<at::Tensor> with_exact_gradient(const Seq2Seq& model) {
  std::vector<at::Tensor> parameters;
  for (const auto& parameter : model->named_parameters()) {
    const bool of_source = parameter.key().starts_with("encoder.") || parameter.key() == "source_embedding";
    if (!of_source || model->options().decoder_type != "conv") parameters.push_back(parameter.value());
  }
  return parameters;
}

}  // namespace

TEST_CASE("the loss of a batch is the sum of its sentences' losses") {
  for (const ModelOptions& options : variants()) {
    INFO(name_of_model(options));
    Seq2Seq model = model_of(options);
    model->to(at::kDouble);
    const BatchLoss batch = model->loss(batch_of(kSources, kTargets), {.label_smoothing = 0.1}, {});
    double objective = 0, cross_entropy = 0;
    for (size_t i = 0; i < kSources.size(); ++i) {
      const BatchLoss single = model->loss(batch_of({kSources[i]}, {kTargets[i]}), {.label_smoothing = 0.1}, {});
      objective += single.objective.item<double>();
      cross_entropy += single.cross_entropy;
    }
    CHECK(batch.pieces == 9);
    CHECK(batch.objective.item<double>() == Approx(objective).epsilon(1e-12));
    CHECK(batch.cross_entropy == Approx(cross_entropy).epsilon(1e-12));
  }
}

TEST_CASE("gradients of whole models agree with central differences") {
  for (const char* style : kStyles) {
    ModelOptions options = tiny_model();
    options.decoder_style = style;
    options.encoder_cell = "lstm";
    options.layer_norm = true;
    options.encoder_layers = options.decoder_layers = 2;
    options.tied_embeddings = "output";
    INFO(name_of_model(options));
    Seq2Seq model = model_of(options);
    model->to(at::kDouble);
    const BatchTensors batch = batch_of(kSources, kTargets);
    const auto loss = [&] { return model->loss(batch, {.label_smoothing = 0.1, .scale = 0.5}, {}).objective; };
    CHECK(directional_gradient_error(loss, model->parameters()) < 1e-6);
  }
}

TEST_CASE("the gradients of every kind of model agree with central differences along a random direction") {
  const BatchTensors batch = batch_of(kSources, kTargets);
  for (const ModelOptions& options : variants()) {
    const std::string& normalizer = options.attention_normalizer;
    if (normalizer == "gumbel" || normalizer == "reinforce") continue;  // steps, not slopes
    INFO(name_of_model(options));
    Seq2Seq model = model_of(options);
    model->to(at::kDouble);
    const bool training = normalizer == "monotonic";  // it decodes by steps too
    const auto loss = [&] {
      const Mode mode = seeded_mode(training, 4);  // the same noise for every call
      return model->loss(batch, {.label_smoothing = 0.1, .scale = 0.5}, mode).objective;
    };
    CHECK(joint_gradient_error(loss, with_exact_gradient(model)) < 1e-6);
  }
}

TEST_CASE("what training loses is what forced decoding gives: minus the sum of the pieces' log-probabilities") {
  const BatchTensors batch = batch_of(kSources, kTargets);
  for (const ModelOptions& options : variants()) {
    INFO(name_of_model(options));
    Seq2Seq model = model_of(options);
    fill_zeros(model);
    double forced = 0;
    const auto step_model = make_step_model(model);
    const auto state = step_model->encode(kSources);
    for (const ForcedResult& row : step_model->force(*state, kTargets, false)) {
      for (const float log_prob : row.log_probs) forced -= log_prob;
    }
    CHECK(model->loss(batch, {.label_smoothing = 0.1}, {}).cross_entropy == Approx(forced).epsilon(1e-5));  // in float

    model->to(at::kDouble);
    CHECK(model->loss(batch, {.label_smoothing = 0.1}, {}).cross_entropy ==
          Approx(cross_entropy_by_scores(model)).epsilon(1e-12));
  }
}

TEST_CASE("the encoder's states behind padding are those of the sentence alone, in both directions") {
  for (const char* cell : {"tanh", "gru", "lstm"}) {
    INFO(cell);
    ModelOptions options = tiny_model();
    options.encoder_cell = cell;
    options.encoder_layers = 2;
    Seq2Seq model = model_of(options);
    model->to(at::kDouble);
    const BatchTensors batch = batch_of(kSources, kTargets);
    const Annotations together = model->encode(batch.source, batch.source_lengths, {});
    CHECK(together.states[1].narrow(0, 2, 3).abs().max().item<double>() == 0);  // padding
    for (size_t i = 0; i < kSources.size(); ++i) {
      const BatchTensors own = batch_of({kSources[i]}, {kTargets[i]});
      const Annotations alone = model->encode(own.source, own.source_lengths, {});
      const auto row = static_cast<int64_t>(i), length = static_cast<int64_t>(kSources[i].size());
      CHECK(close(together.states[row].narrow(0, 0, length), alone.states[0], 1e-12));
      CHECK(close(together.final_hidden[row], alone.final_hidden[0], 1e-12));
    }
  }
}

TEST_CASE("ids behind a sentence's end cannot change its loss") {
  Seq2Seq model = model_of(tiny_model());
  BatchTensors batch = batch_of(kSources, kTargets);
  const double before = model->loss(batch, {.label_smoothing = 0.1}, {}).cross_entropy;
  batch.source[1].narrow(0, 2, 3).fill_(7);
  batch.target[0].narrow(0, 3, 2).fill_(9);
  CHECK(model->loss(batch, {.label_smoothing = 0.1}, {}).cross_entropy == before);
}

TEST_CASE("dropout follows its generator and is off outside training") {
  ModelOptions options = tiny_model();
  options.dropout_embedding = options.dropout_annotation = options.dropout_output = 0.3;
  Seq2Seq model = model_of(options);
  const BatchTensors batch = batch_of(kSources, kTargets);
  const auto loss = [&](uint64_t seed) { return model->loss(batch, {}, seeded_mode(true, seed)).cross_entropy; };
  CHECK(loss(1) == loss(1));
  CHECK(loss(1) != loss(2));
  CHECK(model->loss(batch, {}, {}).cross_entropy == model->loss(batch, {}, {}).cross_entropy);
}

TEST_CASE("a model loaded from a file is the model that was saved") {
  const test::TemporaryFolder folder;
  const BatchTensors batch = batch_of(kSources, kTargets);
  for (const ModelOptions& options : variants()) {
    INFO(name_of_model(options));
    const Seq2Seq saved = model_of(options);
    const Seq2Seq loaded(options, VocabularySizes{kVocabulary, kVocabulary, kEnd});  // other weights
    const auto loss = [&](const Seq2Seq& model) { return model->loss(batch, {.label_smoothing = 0.1}, {}); };
    CHECK(loss(saved).cross_entropy != loss(loaded).cross_entropy);
    save_tensors(folder / "model.safetensors", named_tensors(*saved));
    load_tensors(folder / "model.safetensors", named_tensors(*loaded));
    CHECK(loss(saved).cross_entropy == loss(loaded).cross_entropy);
  }
}
