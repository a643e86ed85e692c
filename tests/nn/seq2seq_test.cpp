// The model as a whole, for every decoder style, cell, score and way to begin: stepwise = unrolled, batch = single,
// padding, gradients, and the StepModel that search sees.
#include "nn/seq2seq.hpp"

#include <set>

#include "numeric.hpp"
#include "search/beam.hpp"
#include "search/greedy.hpp"
#include "search/search.hpp"

using namespace gloss;
using gloss::testing::close;
using gloss::testing::directional_gradient_error;

namespace {

constexpr int kVocabulary = 11, kEnd = 2;

ModelOptions tiny() {
  ModelOptions options;
  options.embedding_size = 4;
  options.encoder_hidden = 3;
  options.decoder_hidden = 5;
  options.attention_size = 4;
  options.dropout_embedding = options.dropout_layer = options.dropout_annotation = options.dropout_output = 0;
  return options;
}

/// A further variant, equal to `base` until it is changed.
ModelOptions& added(std::vector<ModelOptions>& all, const ModelOptions& base) {
  return all.emplace_back(base);
}

/// Every cell, score, window, normalizer and coverage, several layers, layer normalization, every initial state, tied
/// weights, copying.
void add_recurrent(std::vector<ModelOptions>& all, const std::string& style) {
  ModelOptions base = tiny();
  base.decoder_style = style;
  for (const char* cell : {"tanh", "gru", "lstm"}) {
    for (const char* score : {"none", "additive", "dot", "general", "concat"}) {
      ModelOptions& options = added(all, base);
      options.encoder_cell = options.decoder_cell = cell;
      options.attention_score = score;
    }
  }
  for (const char* score : {"scaled-dot", "cosine", "mlp", "location", "location-aware"}) {
    added(all, base).attention_score = score;
  }
  for (const char* window : {"local-m", "local-p"}) {
    ModelOptions& options = added(all, base);
    options.attention_window = window;
    options.attention_width = 1;
  }
  for (const char* normalizer : {"sparsemax", "entmax15", "gumbel", "reinforce", "monotonic"}) {
    added(all, base).attention_normalizer = normalizer;
  }
  for (const char* coverage : {"linguistic", "neural"}) {
    ModelOptions& options = added(all, base);
    options.attention_coverage = coverage;
    options.attention_heads = 5;
  }
  ModelOptions& copying = added(all, base);
  copying.decoder_copy = true;
  copying.decoder_layers = 3;
  if (style != "luong") copying.decoder_context = "all";
  for (const char* init : {"zero", "last", "mean", "bridge"}) {
    ModelOptions& options = added(all, base);
    options.decoder_init = init;
    options.encoder_layers = options.decoder_layers = 2;
    options.layer_norm = true;
    options.decoder_cell = "lstm";
    options.tied_embeddings = "all";
    options.encoder_bidirectional = false;
    options.decoder_input_feeding = false;
  }
}

/// The other kind alone, and mixed with recurrent encoders and decoders.
void add_mixed(std::vector<ModelOptions>& all, const std::string& type, const ModelOptions& base) {
  for (const auto& [encoder, decoder] :
       {std::pair(type, type), std::pair(std::string("rnn"), type), std::pair(type, std::string("rnn"))}) {
    ModelOptions& options = added(all, base);
    options.encoder_type = encoder;
    options.decoder_type = decoder;
  }
}

std::vector<ModelOptions> variants() {
  std::vector<ModelOptions> all;
  for (const char* style : {"bahdanau", "luong", "conditional"}) add_recurrent(all, style);
  ModelOptions conv = tiny();
  conv.attention_score = "dot";
  conv.encoder_layers = conv.decoder_layers = 2;
  add_mixed(all, "conv", conv);
  ModelOptions transformer = tiny();
  transformer.attention_score = "scaled-dot";
  transformer.transformer_heads = transformer.encoder_layers = transformer.decoder_layers = 2;
  transformer.transformer_feed_forward = 6;
  for (const char* order : {"pre", "post"}) {
    transformer.transformer_norm = order;
    add_mixed(all, "transformer", transformer);
  }
  return all;
}

std::string name_of(const ModelOptions& o) {
  return o.encoder_type + " " + o.decoder_type + " " + o.decoder_style + " " + o.decoder_cell + " " +
         o.attention_score + " " + o.attention_window + " " + o.attention_normalizer + " coverage " +
         o.attention_coverage + " init " + o.decoder_init + (o.decoder_copy ? " copy" : "") +
         (o.layer_norm ? " layer-norm" : "");
}

Seq2Seq make(const ModelOptions& options) {
  torch::manual_seed(21);
  return Seq2Seq(options, VocabularySizes{kVocabulary, kVocabulary, kEnd});
}

const std::vector<std::vector<int>> kSources = {{5, 3, 7, 4, 2}, {8, 2}, {9, 10, 2}};
const std::vector<std::vector<int>> kTargets = {{6, 4, 2}, {3, 5, 9, 8, 2}, {2}};

at::Tensor padded(const std::vector<std::vector<int>>& rows) {
  int64_t longest = 0;
  for (const auto& row : rows) longest = std::max(longest, static_cast<int64_t>(row.size()));
  at::Tensor out = at::zeros({static_cast<int64_t>(rows.size()), longest}, at::kLong);
  for (size_t i = 0; i < rows.size(); ++i) {
    for (size_t j = 0; j < rows[i].size(); ++j) out[i][j] = rows[i][j];
  }
  return out;
}

BatchTensors batch_of(const std::vector<std::vector<int>>& sources, const std::vector<std::vector<int>>& targets) {
  const auto lengths = [](const std::vector<std::vector<int>>& rows) {
    std::vector<int64_t> out;
    for (const auto& row : rows) out.push_back(static_cast<int64_t>(row.size()));
    return torch::tensor(out, at::kLong);
  };
  return {padded(sources), padded(targets), lengths(sources), lengths(targets), {}};
}

}  // namespace

TEST_CASE("forced decoding in one pass equals decoding step by step") {
  for (const ModelOptions& options : variants()) {
    INFO(name_of(options));
    const auto model = make_step_model(make(options));
    auto one_pass = model->encode(kSources);
    const auto forced = model->force(*one_pass, kTargets, true);
    auto by_steps = model->encode(kSources);
    const auto stepped = model->StepModel::force(*by_steps, kTargets, true);
    for (size_t row = 0; row < kTargets.size(); ++row) {
      REQUIRE(forced[row].log_probs.size() == kTargets[row].size());
      REQUIRE(stepped[row].log_probs.size() == kTargets[row].size());
      for (size_t t = 0; t < kTargets[row].size(); ++t) {
        CHECK(forced[row].log_probs[t] == Approx(stepped[row].log_probs[t]).margin(1e-5));
      }
      REQUIRE(forced[row].attention.size() == stepped[row].attention.size());
      CHECK(forced[row].attention.size() == (model->has_attention() ? kTargets[row].size() * kSources[row].size() : 0));
      for (size_t i = 0; i < forced[row].attention.size(); ++i) {
        CHECK(forced[row].attention[i] == Approx(stepped[row].attention[i]).margin(1e-5));
      }
    }
  }
}

TEST_CASE("the loss of a batch is the sum of its sentences' losses") {
  for (const ModelOptions& options : variants()) {
    INFO(name_of(options));
    Seq2Seq model = make(options);
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
  for (const char* style : {"bahdanau", "luong", "conditional"}) {
    ModelOptions options = tiny();
    options.decoder_style = style;
    options.encoder_cell = "lstm";
    options.layer_norm = true;
    options.encoder_layers = options.decoder_layers = 2;
    options.tied_embeddings = "output";
    INFO(name_of(options));
    Seq2Seq model = make(options);
    model->to(at::kDouble);
    const BatchTensors batch = batch_of(kSources, kTargets);
    const auto loss = [&] { return model->loss(batch, {.label_smoothing = 0.1, .scale = 0.5}, {}).objective; };
    CHECK(directional_gradient_error(loss, model->parameters()) < 1e-6);
  }
}

TEST_CASE("every parameter takes part in the loss") {
  for (const ModelOptions& options : variants()) {
    INFO(name_of(options));
    Seq2Seq model = make(options);
    const Mode training{true, 1,
                        at::make_generator<at::CPUGeneratorImpl>(1)};  // hard attention learns in training only
    model->loss(batch_of(kSources, kTargets), {.label_smoothing = 0.1}, training).objective.backward();
    std::set<std::string> unused;
    for (const auto& parameter : model->named_parameters()) {
      if (!parameter.value().grad().defined()) unused.insert(parameter.key());
    }
    CHECK(unused.empty());
  }
}

TEST_CASE("the encoder's states behind padding are those of the sentence alone, in both directions") {
  for (const char* cell : {"tanh", "gru", "lstm"}) {
    INFO(cell);
    ModelOptions options = tiny();
    options.encoder_cell = cell;
    options.encoder_layers = 2;
    Seq2Seq model = make(options);
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
  Seq2Seq model = make(tiny());
  BatchTensors batch = batch_of(kSources, kTargets);
  const double before = model->loss(batch, {.label_smoothing = 0.1}, {}).cross_entropy;
  batch.source[1].narrow(0, 2, 3).fill_(7);
  batch.target[0].narrow(0, 3, 2).fill_(9);
  CHECK(model->loss(batch, {.label_smoothing = 0.1}, {}).cross_entropy == before);
}

TEST_CASE("dropout follows its generator and is off outside training") {
  ModelOptions options = tiny();
  options.dropout_embedding = options.dropout_annotation = options.dropout_output = 0.3;
  Seq2Seq model = make(options);
  const BatchTensors batch = batch_of(kSources, kTargets);
  const auto loss = [&](uint64_t seed) {
    return model->loss(batch, {}, {true, 0, at::make_generator<at::CPUGeneratorImpl>(seed)}).cross_entropy;
  };
  CHECK(loss(1) == loss(1));
  CHECK(loss(1) != loss(2));
  CHECK(model->loss(batch, {}, {}).cross_entropy == model->loss(batch, {}, {}).cross_entropy);
}

TEST_CASE("step gives the top of scores, and the forced id's log-probability") {
  const auto model = make_step_model(make(tiny()));
  const std::vector<int> last(kSources.size(), model->end_id());
  auto one = model->encode(kSources);
  auto two = model->encode(kSources);
  const StepScores scores = model->scores(*one, last, true);
  const std::vector<int> banned = {1, 4};
  const auto results = model->step(*two, last, std::vector<StepRequest>(3, {4, banned, 7, true}));
  for (size_t row = 0; row < results.size(); ++row) {
    const float* logp = scores.log_probs.data() + row * kVocabulary;
    CHECK(results[row].forced_log_prob == Approx(logp[7]).margin(1e-6));
    CHECK(results[row].attention == scores.attention[row]);
    std::vector<int> order;
    for (int id = 0; id < kVocabulary; ++id) {
      if (id != 1 && id != 4) order.push_back(id);
    }
    std::sort(order.begin(), order.end(), [&](int a, int b) { return logp[a] > logp[b]; });
    REQUIRE(results[row].best.size() == 4);
    for (int i = 0; i < 4; ++i) {
      CHECK(results[row].best[i].id == order[i]);
      CHECK(results[row].best[i].log_prob == Approx(logp[order[i]]).margin(1e-6));
    }
  }
}

TEST_CASE("select reorders, repeats and drops rows; dropped sources leave the memory unnoticed") {
  for (const ModelOptions& options : variants()) {
    INFO(name_of(options));
    const auto model = make_step_model(make(options));
    auto state = model->encode(kSources);
    const std::vector<int> parents = {2, 1, 2};  // source 0 goes
    model->select(*state, parents);
    const std::vector<int> first(3, model->end_id()), second = {6, 3, 4};
    model->scores(*state, first, false);
    const std::vector<int> again = {2, 0};  // source 1 goes too
    model->select(*state, again);
    const std::vector<int> last = {second[2], second[0]};
    const StepScores scores = model->scores(*state, last, true);

    for (size_t row = 0; row < 2; ++row) {
      auto alone = model->encode(std::vector<std::vector<int>>{kSources[2]});
      model->scores(*alone, std::vector<int>{model->end_id()}, false);
      const StepScores own = model->scores(*alone, std::vector<int>{last[row]}, true);
      for (int id = 0; id < kVocabulary; ++id) {
        CHECK(scores.log_probs[row * kVocabulary + id] == Approx(own.log_probs[id]).margin(1e-5));
      }
      CHECK(scores.attention[row].size() == own.attention[0].size());
      for (size_t i = 0; i < own.attention[0].size(); ++i) {
        CHECK(scores.attention[row][i] == Approx(own.attention[0][i]).margin(1e-5));
      }
    }
  }
}

TEST_CASE("search over a network: greedy = beam 1, batch = single, forced = written attention") {
  for (const ModelOptions& options : variants()) {
    INFO(name_of(options));
    const auto model = make_step_model(make(options));
    std::vector<SearchInput> inputs;
    for (const auto& source : kSources) inputs.push_back({source, {}, static_cast<int64_t>(inputs.size()) + 1});
    TranslateOptions translate;
    translate.beam_size = translate.n_best = 3;
    translate.max_length = 8;
    const SearchVocabulary vocabulary{{0, 1}};
    TranslateOptions one = translate;
    one.beam_size = one.n_best = 1;
    const SearchTask task{*model, inputs, vocabulary, one, true};
    const auto greedy = greedy_search(task), narrow = beam_search(task);
    for (size_t i = 0; i < inputs.size(); ++i) {
      CHECK(narrow[i][0].ids == greedy[i][0].ids);
      CHECK(narrow[i][0].attention == greedy[i][0].attention);
    }
    const auto beam = search(*model, inputs, vocabulary, translate, true);
    for (size_t i = 0; i < inputs.size(); ++i) {
      const auto single = search(*model, std::span(inputs).subspan(i, 1), vocabulary, translate, true);
      REQUIRE(single[0].size() == beam[i].size());
      for (size_t j = 0; j < beam[i].size(); ++j) {
        CHECK(single[0][j].ids == beam[i][j].ids);
        CHECK(single[0][j].log_prob == Approx(beam[i][j].log_prob).margin(1e-4));
        const std::vector<std::vector<int>> target = {beam[i][j].ids};
        const auto forced = force(*model, std::span(inputs).subspan(i, 1), target, true);
        CHECK(forced[0].log_prob == Approx(beam[i][j].log_prob).margin(1e-4));
        REQUIRE(forced[0].attention.size() == beam[i][j].attention.size());
        for (size_t k = 0; k < forced[0].attention.size(); ++k) {
          CHECK(forced[0].attention[k] == Approx(beam[i][j].attention[k]).margin(1e-4));
        }
      }
    }
  }
}
