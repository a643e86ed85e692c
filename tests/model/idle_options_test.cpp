// Options that change nothing in the model at hand are told; shipped configurations have none.
#include "gloss/idle_options.hpp"

#include <filesystem>
#include <set>

#include "catch.hpp"
#include "model/options_table.hpp"
#include "model/run_folder.hpp"

using namespace gloss;

namespace {

template <class Options>
std::string idle_keys(const Options& options) {
  std::string keys;
  for (const IdleOption& idle : idle_options(options)) keys += idle.key + " ";
  return keys;
}

}  // namespace

TEST_CASE("an option that the model does not read is told with its value and with what reads it") {
  ModelOptions model;
  CHECK(idle_options(model).empty());
  model.encoder_kernel = 5;
  const auto idle = idle_options(model);
  REQUIRE(idle.size() == 1);
  CHECK(idle[0].key == "encoder-kernel");
  CHECK(idle[0].value == "5");
  CHECK(idle[0].reader == "encoder-type conv");
  CHECK(idle_text(idle[0]) == "encoder-kernel is 5, which changes nothing here: it is for encoder-type conv");
  model.encoder_type = "conv";
  CHECK(idle_options(model).empty());
}

TEST_CASE("options of one mechanism are idle under another") {
  ModelOptions model;
  model.attention_width = 3;
  model.attention_temperature = 2;
  model.attention_filters = 4;
  model.attention_mlp_layers = 2;
  model.decoder_input_feeding = false;
  model.decoder_context = "all";
  CHECK(idle_keys(model) ==
        "decoder-context attention-width attention-mlp-layers attention-filters "
        "attention-temperature ");
  model.attention_score = "mlp";
  model.attention_window = "local-p";
  model.attention_normalizer = "gumbel";
  model.decoder_layers = 2;
  CHECK(idle_keys(model) == "attention-filters ");
}

TEST_CASE("without attention its options are idle; without recurrence those of the cells") {
  ModelOptions model;
  model.attention_score = "none";
  model.attention_window = "local-m";
  model.attention_heads = 2;
  model.dropout_attention = 0.3;
  CHECK(idle_keys(model) == "attention-window attention-heads dropout-attention ");
  model.encoder_type = "transformer";  // attends to itself
  CHECK(idle_keys(model) == "attention-window attention-heads ");

  ModelOptions transformer;
  transformer.encoder_type = transformer.decoder_type = "transformer";
  transformer.attention_score = "scaled-dot";
  transformer.decoder_hidden = 128;
  transformer.layer_norm = true;
  transformer.dropout_output = 0.3;
  transformer.transformer_norm = "post";
  CHECK(idle_keys(transformer) == "decoder-hidden layer-norm dropout-output ");
}

TEST_CASE("training options of what is not used are idle") {
  TrainOptions train;
  CHECK(idle_keys(train).empty());
  train.guided_weight = 0.5;
  train.momentum = 0.9;
  train.adam_beta1 = 0.8;
  train.plateau_patience = 5;
  train.decay_start = 900;
  train.adam_beta2 = 0.9;
  train.adam_epsilon = 1e-6;
  train.plateau_factor = 0.3;
  train.vocab_size = 100;
  train.vocab_type = "bpe";
  train.normalization = "nfkc";
  train.user_symbols = {"<a>"};
  train.byte_fallback = true;
  CHECK(idle_keys(train) == "guided-weight momentum plateau-factor plateau-patience ");
  train.guided_alignment = "links";
  train.optimizer = "sgd";
  train.schedule = "plateau";
  train.vocab = "v.spm";
  CHECK(idle_keys(train) ==
        "vocab-size vocab-type normalization user-symbols byte-fallback adam-beta1 adam-beta2 adam-epsilon "
        "decay-start ");
}

TEST_CASE("options of validations are idle without a validation set, and those of a series without a series") {
  TrainOptions train;
  train.early_stopping_metric = "loss";
  train.patience = 3;
  train.validate_every = 50;
  train.valid_max_lines = 10;
  train.valid_beam_size = 2;
  const auto keys = [&train] {
    std::string all;
    for (const IdleOption& idle : idle_validation_options(train)) all += idle.key + " ";
    return all;
  };
  CHECK(keys() == "patience early-stopping-metric validate-every valid-max-lines valid-beam-size ");
  CHECK(idle_keys(train).empty());  // a configuration may have them
  train.valid_lines = 5;
  CHECK(keys().empty());
  train.validate_every = 0;
  CHECK(keys() == "patience ");
}

TEST_CASE("decoding options of what is not used are idle") {
  TranslateOptions translate;
  CHECK(idle_keys(translate).empty());
  translate.temperature = 0.7;
  translate.top_k = 10;
  translate.top_p = 0.9;
  translate.seed = 5;
  translate.length_alpha = 0.6;
  CHECK(idle_keys(translate) == "temperature top-k top-p seed ");
  translate.sampling = true;
  translate.beam_size = 3;
  translate.length_penalty = "wu";
  translate.coverage_penalty = 0.2;
  CHECK(idle_keys(translate) == "beam-size length-penalty length-alpha coverage-penalty ");
  translate.sampling = false;
  translate.length_penalty = "none";
  CHECK(idle_keys(translate) == "length-alpha temperature top-k top-p seed ");
}

TEST_CASE("no shipped configuration sets an idle option") {
  size_t count = 0;
  for (const auto& file : std::filesystem::directory_iterator(GLOSS_SOURCE_DIR "/configs")) {
    INFO(file.path());
    RunConfig run;
    read_config(file.path(), run);
    CHECK_NOTHROW(validate(run));
    CHECK(idle_keys(run.model).empty());
    CHECK(idle_keys(run.train).empty());
    CHECK(idle_keys(run.translate).empty());
    ++count;
  }
  CHECK(count >= 9);
}
