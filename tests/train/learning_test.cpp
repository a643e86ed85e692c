// The system as a whole learns: eight pairs by heart; accumulated batches are one batch; names and shapes of weights.
#include <ATen/ATen.h>

#include <memory>
#include <span>

#include "catch.hpp"
#include "gloss/translator.hpp"
#include "nn/nn_step_model.hpp"
#include "nn/seq2seq.hpp"
#include "plain_batch.hpp"
#include "tiny_run.hpp"
#include "train/learner.hpp"

namespace gloss {

using namespace test;

namespace {

std::vector<std::string> translations(const TinyRun& run, const std::vector<std::string>& lines) {
  const auto vocabulary = std::make_shared<const Vocabulary>(Vocabulary::load(run.folder().shared_vocab()));
  Seq2Seq model(run.model, VocabularySizes{vocabulary->size(), vocabulary->size(), vocabulary->eos_id()});
  load_tensors(run.folder().weights(), named_tensors(*model));
  Translator translator({[model] { return make_step_model(model); }, vocabulary, vocabulary}, run.translate);
  std::vector<std::string> texts;
  for (const TranslatedLine& line : translator.translate(lines)) texts.push_back(line.translations[0].text);
  return texts;
}

}  // namespace

TEST_CASE("eight pairs are learnt by heart") {
  for (const char* type : {"rnn", "conv", "transformer"}) {
    INFO(type);
    const TemporaryFolder data;
    TinyRun run(data / "", "run", 8);
    run.model.encoder_type = run.model.decoder_type = type;
    run.model.embedding_size = run.model.encoder_hidden = run.model.decoder_hidden = 32;
    run.model.transformer_feed_forward = 64;
    run.model.attention_score = type == std::string("rnn") ? "additive" : "scaled-dot";
    run.model.dropout_embedding = run.model.dropout_layer = run.model.dropout_annotation = run.model.dropout_output = 0;
    run.train.label_smoothing = 0;
    run.train.learning_rate = 0.01;
    run.train.warmup = 10;
    run.train.schedule = "constant";
    run.train.batch_type = "sentences";
    run.train.batch_size = 8;
    run.train.max_updates = 150;
    run.train.validate_every = run.train.save_every = 50;
    run.train.valid_max_lines = 0;
    run.translate.max_length = 40;
    run.run();
    CHECK(run.validations.back().loss < 0.1);
    CHECK(run.validations.back().bleu == Approx(100));
    const Sentences pairs = made_up_pairs(8);
    CHECK(translations(run, pairs.source) == pairs.target);
  }
}

TEST_CASE("an update from two accumulated batches equals one from both together") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.model.dropout_embedding = run.model.dropout_annotation = run.model.dropout_output = 0;
  const Vocabulary vocabulary = Vocabulary::load(run.train.vocab);
  const Sentences pairs = made_up_pairs(12);
  const Corpus corpus = make_corpus({pairs.source, pairs.target}, vocabulary, vocabulary, {});
  const RunConfig config{run.model, run.train, run.translate};
  const VocabularySizes sizes{vocabulary.size(), vocabulary.size(), vocabulary.eos_id()};
  Learner together(config, sizes), apart(config, sizes);
  const std::vector<Batch> one = {batch_of(std::span(corpus.pairs).subspan(0, 12))};
  const std::vector<Batch> two = {batch_of(std::span(corpus.pairs).subspan(0, 3)),
                                  batch_of(std::span(corpus.pairs).subspan(3, 9))};
  const UpdateReport a = together.update(one, 1, 0.01), b = apart.update(two, 1, 0.01);
  CHECK(a.target_pieces == b.target_pieces);
  CHECK(a.cross_entropy == Approx(b.cross_entropy).epsilon(1e-5));
  CHECK(a.gradient_norm == Approx(b.gradient_norm).epsilon(1e-4));
  // Adam's first moment after one update is (1 - beta1) times the clipped gradient: it compares gradients, not signs.
  const std::vector<NamedTensor> left = together.tensors().optimizer, right = apart.tensors().optimizer;
  for (size_t i = 0; i < left.size(); ++i) {
    INFO(left[i].name);
    CHECK(at::allclose(left[i].tensor, right[i].tensor, 1e-3, 1e-6));
  }
}

TEST_CASE("an update changes every weight") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  const Vocabulary vocabulary = Vocabulary::load(run.train.vocab);
  const Sentences pairs = made_up_pairs(12);
  const Corpus corpus = make_corpus({pairs.source, pairs.target}, vocabulary, vocabulary, {});
  Learner learner({run.model, run.train, run.translate}, {vocabulary.size(), vocabulary.size(), vocabulary.eos_id()});
  std::vector<at::Tensor> before;
  for (const auto& [_, weight] : learner.tensors().weights) before.push_back(weight.detach().clone());
  const std::vector<Batch> batches = {batch_of(std::span(corpus.pairs).subspan(0, 12))};
  for (int n = 1; n <= 2; ++n) learner.update(batches, n, 0.01);
  const std::vector<NamedTensor> after = learner.tensors().weights;
  REQUIRE(after.size() == before.size());
  for (size_t i = 0; i < after.size(); ++i) {
    INFO(after[i].name);
    CHECK_FALSE(at::equal(before[i], after[i].tensor));
  }
}

}  // namespace gloss
