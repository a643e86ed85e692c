// The losses on attention, alone and in the loss of a model: values against plain loops, gradients, padding.
#include "nn/attention_losses.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>

#include "nn/seq2seq.hpp"
#include "numeric.hpp"

using namespace gloss;
using gloss::testing::close;
using gloss::testing::directional_gradient_error;
using gloss::testing::gradient_error;
using gloss::testing::seeded_mode;

namespace {

constexpr int64_t kTarget = 4, kBatch = 3, kSource = 5;
constexpr int kVocabulary = 11, kEnd = 2;

/// Weights of attention: [trg_len, batch, src_len], rows sum to 1, with gradient.
at::Tensor random_weights() {
  torch::manual_seed(5);
  return at::softmax(at::randn({kTarget, kBatch, kSource}, at::kDouble) / 2, 2).requires_grad_();
}

at::Tensor target_lengths() {
  return torch::tensor({4, 1, 3}, at::kLong);
}

/// One linked position per row that is no padding: [batch, trg_len, src_len].
at::Tensor one_hot_links() {
  at::Tensor links = at::zeros({kBatch, kTarget, kSource}, at::kDouble);
  for (int64_t b = 0; b < kBatch; ++b) {
    for (int64_t t = 0; t < target_lengths()[b].item<int64_t>(); ++t) links[b][t][(3 * t + b) % kSource] = 1;
  }
  return links;
}

/// Sentences of different lengths on both sides.
struct Pairs {
  std::vector<std::vector<int>> source = {{5, 3, 7, 4, kEnd}, {8, kEnd}, {9, 10, kEnd}};
  std::vector<std::vector<int>> target = {{6, 4, kEnd}, {3, 5, 9, 8, kEnd}, {7, kEnd}};
  std::vector<std::vector<PieceLink>> links = {{{0, 0}, {2, 0}, {3, 1}}, {{0, 2}, {0, 3}}, {}};
};

/// The pairs begin <= i < end as a batch, by a plain loop.
Batch batch_of(const Pairs& pairs, size_t begin, size_t end) {
  Batch batch;
  batch.sentences = static_cast<int64_t>(end - begin);
  for (size_t i = begin; i < end; ++i) {
    batch.source_lengths.push_back(std::ssize(pairs.source[i]));
    batch.target_lengths.push_back(std::ssize(pairs.target[i]));
    for (const PieceLink& link : pairs.links[i]) {
      batch.links.push_back({static_cast<int32_t>(i - begin), link.target, link.source});
    }
  }
  batch.source_length = *std::ranges::max_element(batch.source_lengths);
  batch.target_length = *std::ranges::max_element(batch.target_lengths);
  batch.source.assign(batch.sentences * batch.source_length, 0);
  batch.target.assign(batch.sentences * batch.target_length, 0);
  for (size_t i = begin; i < end; ++i) {
    std::ranges::copy(pairs.source[i], batch.source.begin() + (i - begin) * batch.source_length);
    std::ranges::copy(pairs.target[i], batch.target.begin() + (i - begin) * batch.target_length);
  }
  return batch;
}

ModelOptions tiny(const std::string& style, int heads, int alignment_head) {
  ModelOptions options;
  options.embedding_size = 4;
  options.encoder_hidden = 3;
  options.decoder_hidden = 4;
  options.decoder_style = style;
  options.attention_heads = heads;
  options.alignment_head = alignment_head;
  options.dropout_embedding = options.dropout_layer = options.dropout_annotation = options.dropout_output = 0;
  return options;
}

ModelOptions tiny_transformer(int alignment_head) {
  ModelOptions options = tiny("conditional", 1, alignment_head);
  options.encoder_type = options.decoder_type = "transformer";
  options.attention_score = "scaled-dot";
  options.transformer_heads = options.encoder_layers = options.decoder_layers = 2;
  options.transformer_feed_forward = 6;
  return options;
}

/// Models of every decoder that has heads.
std::vector<ModelOptions> with_heads(int alignment_head) {
  return {tiny("bahdanau", 2, alignment_head), tiny("luong", 2, alignment_head), tiny("conditional", 2, alignment_head),
          tiny_transformer(alignment_head)};
}

Seq2Seq make(const ModelOptions& options) {
  torch::manual_seed(21);
  Seq2Seq model(options, VocabularySizes{kVocabulary, kVocabulary, kEnd});
  model->to(at::kDouble);
  return model;
}

double loss_of(const Seq2Seq& model, const Batch& batch, const ObjectiveOptions& options) {
  return model->loss(to_tensors(batch), options, {}).objective.item<double>();
}

ObjectiveOptions only(double guided, double coverage) {
  ObjectiveOptions options;
  options.guided_weight = guided;
  options.coverage_weight = coverage;
  return options;
}

/// An additive attention that does not look at the query, with energies far apart: v tanh(W_k k). A local window of it
/// stays at S / 2.
Seq2Seq make_blind(const ModelOptions& options) {
  Seq2Seq model = make(options);
  const at::NoGradGuard no_grad;
  for (auto& parameter : model->named_parameters()) {
    const std::string& name = parameter.key();
    if (name == "decoder.attention.score.query.weight") parameter.value().zero_();
    if (name == "decoder.attention.window.query.weight") parameter.value().zero_();
    if (name == "decoder.attention.score.v") parameter.value().mul_(20);
  }
  return model;
}

/// The softmax of a blind attention over what its window shows: [trg_len, batch, src_len].
at::Tensor softmax_by_hand(const Seq2Seq& model, const BatchTensors& batch) {
  const at::Tensor states = model->encode(batch.source, batch.source_lengths, {}).states;
  const auto parameters = model->named_parameters();
  const at::Tensor& key = parameters["decoder.attention.score.key.weight"];
  const at::Tensor& v = parameters["decoder.attention.score.v"];
  const bool local = model->options().attention_window != "global";
  at::Tensor p = at::zeros({states.size(0), states.size(1)}, at::kDouble);
  for (int64_t b = 0; b < p.size(0); ++b) {
    const double length = batch.source_lengths[b].item<double>();
    for (int64_t s = 0; s < batch.source_lengths[b].item<int64_t>(); ++s) {
      const double away = std::abs(static_cast<double>(s) - std::min(length / 2, length - 1));
      if (local && away > model->options().attention_width) continue;
      p[b][s] = at::dot(v, at::mv(key, states[b][s]).tanh()).exp();
    }
  }
  return (p / p.sum(1, true)).expand({batch.target.size(1), -1, -1});
}

/// Gradients of the parameters from the loss of the pairs.
std::map<std::string, at::Tensor> gradients(const Seq2Seq& model, const ObjectiveOptions& options) {
  for (at::Tensor parameter : model->parameters()) parameter.mutable_grad().reset();
  model->loss(to_tensors(batch_of({}, 0, 3)), options, {}).objective.backward();
  std::map<std::string, at::Tensor> all;
  for (const auto& parameter : model->named_parameters()) all[parameter.key()] = parameter.value().grad().clone();
  return all;
}

}  // namespace

TEST_CASE("with one link per piece the guided loss is minus the sum of the linked weights' logarithms") {
  const at::Tensor weights = random_weights();
  double sum = 0;
  for (int64_t b = 0; b < kBatch; ++b) {
    for (int64_t t = 0; t < target_lengths()[b].item<int64_t>(); ++t) {
      sum -= std::log(weights[t][b][(3 * t + b) % kSource].item<double>());
    }
  }
  CHECK(guided_loss(weights, one_hot_links()).item<double>() == Approx(sum).epsilon(1e-12));
}

TEST_CASE("shared links weigh each position, rows without links cost nothing, no weight at all stays finite") {
  const at::Tensor weights = torch::tensor({{{0.5, 0.25, 0.25}}, {{0.0, 1.0, 0.0}}}, at::kDouble);  // two steps
  const at::Tensor shared = torch::tensor({{{0.5, 0.5, 0.0}, {0.0, 0.0, 0.0}}}, at::kDouble);
  CHECK(guided_loss(weights, shared).item<double>() == Approx(-0.5 * std::log(0.5) - 0.5 * std::log(0.25)));
  const at::Tensor unseen = torch::tensor({{{0.0, 0.0, 0.0}, {1.0, 0.0, 0.0}}}, at::kDouble);
  CHECK(guided_loss(weights, unseen).item<double>() == Approx(-std::log(1e-20)));
}

TEST_CASE("the coverage loss is what a plain loop finds, without padding") {
  const at::Tensor weights = random_weights();
  double sum = 0;
  for (int64_t b = 0; b < kBatch; ++b) {
    for (int64_t s = 0; s < kSource; ++s) {
      double read = 0;
      for (int64_t t = 0; t < target_lengths()[b].item<int64_t>(); ++t) {
        const double weight = weights[t][b][s].item<double>();
        sum += std::min(weight, read);
        read += weight;
      }
    }
  }
  CHECK(coverage_loss(weights, target_lengths()).item<double>() == Approx(sum).epsilon(1e-12));
}

TEST_CASE("the gradients of the losses on attention agree with central differences") {
  const at::Tensor weights = random_weights();
  const at::Tensor links = one_hot_links();
  CHECK(gradient_error([&] { return guided_loss(weights, links); }, {weights}) < 1e-6);
  CHECK(gradient_error([&] { return coverage_loss(weights, target_lengths()); }, {weights}) < 1e-7);
}

TEST_CASE("links of a batch become rows that sum to 1, or to 0 where nothing is linked") {
  const at::Tensor links = to_tensors(batch_of({}, 0, 3)).links;  // [batch, trg_len, src_len]
  at::Tensor expected = at::zeros({3, 5, 5});
  expected[0][0][0] = 0.5;
  expected[0][0][2] = 0.5;
  expected[0][1][3] = 1;
  expected[1][2][0] = 1;
  expected[1][3][0] = 1;
  CHECK(at::equal(links, expected));
  CHECK_FALSE(to_tensors(batch_of({}, 2, 3)).links.defined());
}

TEST_CASE("in a model's loss, those on attention are summed over real pieces: a batch is its singles") {
  for (const int alignment_head : {0, 2}) {
    for (const ModelOptions& kind : with_heads(alignment_head)) {
      const Seq2Seq model = make(kind);
      for (const ObjectiveOptions& options : {only(0.7, 0), only(0, 0.4), only(0.7, 0.4)}) {
        CAPTURE(kind.decoder_type, kind.decoder_style, alignment_head, options.guided_weight, options.coverage_weight);
        const Pairs pairs;
        double singles = 0;
        for (size_t i = 0; i < 3; ++i) singles += loss_of(model, batch_of(pairs, i, i + 1), options);
        const double together = loss_of(model, batch_of(pairs, 0, 3), options);
        CHECK(together == Approx(singles).epsilon(1e-11));
        CHECK(together > loss_of(model, batch_of(pairs, 0, 3), {}) + 1e-3);
      }
    }
  }
}

TEST_CASE("the guided loss of a model is that of the chosen head's weights") {
  const Pairs pairs;
  for (const int alignment_head : {1, 2}) {
    for (const ModelOptions& kind : with_heads(alignment_head)) {
      CAPTURE(kind.decoder_type, kind.decoder_style, alignment_head);
      const Seq2Seq model = make(kind);
      const BatchTensors batch = to_tensors(batch_of(pairs, 0, 3));
      const DecoderSequence decoded =
          model->decode(model->encode(batch.source, batch.source_lengths, {}), batch.target, {});
      const double expected = guided_loss(decoded.weights, batch.links.to(at::kDouble)).item<double>();
      const double with = loss_of(model, batch_of(pairs, 0, 3), only(0.5, 0));
      CHECK(with - loss_of(model, batch_of(pairs, 0, 3), {}) == Approx(0.5 * expected).epsilon(1e-10));
    }
  }
}

TEST_CASE("the guided loss of a Transformer teaches the chosen head of the shown layer and no other") {
  for (const int64_t chosen : {0, 1}) {
    const Seq2Seq model = make(tiny_transformer(static_cast<int>(chosen) + 1));
    auto plain = gradients(model, {}), guided = gradients(model, only(0.7, 0));
    for (const char* part : {"query", "key"}) {
      INFO("head " << chosen + 1 << " " << part);
      const auto added = [&](const std::string& layer) {
        const std::string name = "decoder." + layer + ".source_attention." + part + ".weight";
        return guided[name] - plain[name];  // [width, width], the rows of the heads one after the other
      };
      const at::Tensor shown = added("layer0");  // of two layers the penultimate
      CHECK(shown.narrow(0, 2 * chosen, 2).abs().max().item<double>() > 1e-3);
      CHECK(shown.narrow(0, 2 * (1 - chosen), 2).abs().max().item<double>() < 1e-13);
      CHECK(added("layer1").abs().max().item<double>() < 1e-13);
    }
  }
}

TEST_CASE("guided alignment teaches the probabilities before hardening, sparsity and a window's gain") {
  const std::vector<std::pair<std::string, std::string>> kinds = {{"gumbel", "global"},    {"reinforce", "global"},
                                                                  {"sparsemax", "global"}, {"entmax15", "global"},
                                                                  {"softmax", "local-p"},  {"gumbel", "local-p"}};
  const BatchTensors batch = to_tensors(batch_of({}, 0, 3));
  for (const char* style : {"bahdanau", "luong", "conditional"}) {
    for (const auto& [normalizer, window] : kinds) {
      ModelOptions options = tiny(style, 1, 0);
      options.attention_normalizer = normalizer;
      options.attention_window = window;
      options.attention_width = 2;
      const at::Tensor p = softmax_by_hand(make_blind(options), batch);
      const double expected = guided_loss(p, batch.links.to(at::kDouble)).item<double>();
      for (const bool training : {false, true}) {
        CAPTURE(style, normalizer, window, training);
        const auto objective = [&](double weight) {
          const Mode mode = seeded_mode(training, 3);
          return make_blind(options)->loss(batch, only(weight, 0), mode).objective.item<double>();
        };
        CHECK(objective(0.5) - objective(0) == Approx(0.5 * expected).epsilon(1e-10));
      }
    }
  }
}

TEST_CASE("a model's gradient with the losses on attention agrees with central differences") {
  const Seq2Seq model = make(tiny("conditional", 1, 0));
  const BatchTensors batch = to_tensors(batch_of({}, 0, 3));
  const auto loss = [&] { return model->loss(batch, only(0.7, 0.4), {}).objective; };
  CHECK(directional_gradient_error(loss, model->parameters()) < 1e-6);
}
