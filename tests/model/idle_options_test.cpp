// Options that change nothing in the model at hand are told; shipped configurations have none.
#include "gloss/idle_options.hpp"

#include <filesystem>
#include <set>

#include "catch.hpp"
#include "model/options_table.hpp"
#include "model/run_folder.hpp"

using namespace gloss;

namespace {

std::string idle_keys(const ModelOptions& model) {
  std::string keys;
  for (const IdleOption& idle : idle_options(model)) keys += idle.key + " ";
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

TEST_CASE("no shipped configuration sets an idle option") {
  size_t count = 0;
  for (const auto& file : std::filesystem::directory_iterator(GLOSS_SOURCE_DIR "/configs")) {
    INFO(file.path());
    RunConfig run;
    read_config(file.path(), run);
    CHECK_NOTHROW(validate(run));
    CHECK(idle_keys(run.model).empty());
    ++count;
  }
  CHECK(count >= 9);
}
