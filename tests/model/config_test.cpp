#include "catch.hpp"
#include "gloss/error.hpp"
#include "model/config_marks.hpp"
#include "model/options_table.hpp"
#include "model/run_folder.hpp"
#include "temporary_folder.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

RunConfig read(const std::string& yaml, RunConfig config = {}) {
  TemporaryFolder folder;
  write_text(folder / "c.yaml", yaml);
  read_config(folder / "c.yaml", config);
  return config;
}

/// The message, from the file's name on.
std::string refusal(const std::string& yaml) {
  const std::string message = message_of<UsageError>([&] { read(yaml); });
  const size_t folder = message.find("/tmp"), name = message.find("c.yaml");
  if (folder == std::string::npos || folder > name) return message;
  return message.substr(0, message.rfind('(', name) == std::string::npos ? 0 : message.rfind('(', name) + 1) +
         message.substr(name);
}

bool equal(const RunConfig& a, const RunConfig& b) {
  return changed_options(a.model, b.model).empty() && changed_options(a.train, b.train).empty() &&
         changed_options(a.translate, b.translate).empty();
}

}  // namespace

TEST_CASE("flat, nested and blocked keys mean the same") {
  for (const char* yaml : {"attention-score: dot\n", "attention: {score: dot}\n", "attention:\n  score: dot\n",
                           "model:\n  attention-score: dot\n", "model: {attention: {score: dot}}\n"}) {
    INFO(yaml);
    CHECK(read(yaml).model.attention_score == "dot");
  }
  CHECK(read("early: {stopping: {metric: loss}}").train.early_stopping_metric == "loss");
  CHECK(read("early-stopping: {metric: loss}").train.early_stopping_metric == "loss");
}

TEST_CASE("a file without keys changes nothing") {
  for (const char* yaml : {"", "\n", "# only a comment\n", "train:\n", "model: {}\n", "---\n"}) {
    INFO(yaml);
    CHECK(equal(read(yaml), RunConfig()));
  }
}

TEST_CASE("what is not named keeps its value") {
  RunConfig config;
  config.train.learning_rate = 0.5;
  config.model.decoder_layers = 3;
  const RunConfig changed = read("decoder-layers: 2\n", config);
  CHECK(changed.train.learning_rate == 0.5);
  CHECK(changed.model.decoder_layers == 2);
}

TEST_CASE("at the top a key that train and translate share means training") {
  const RunConfig flat =
      read("batch-size: 77\nseed: 5\nthreads: 3\nmax-length: 9\nmax-length-ratio: 2\nbeam-size: 8\n");
  CHECK(flat.train.batch_size == 77);
  CHECK(flat.train.seed == 5);
  CHECK(flat.train.threads == 3);
  CHECK(flat.train.max_length == 9);
  CHECK(flat.train.max_length_ratio == 2);
  CHECK(flat.translate.batch_size == TranslateOptions().batch_size);
  CHECK(flat.translate.seed == TranslateOptions().seed);
  CHECK(flat.translate.beam_size == 8);
  const RunConfig blocked = read("translate: {batch-size: 77}\n");
  CHECK(blocked.translate.batch_size == 77);
  CHECK(blocked.train.batch_size == TrainOptions().batch_size);
}

TEST_CASE("model is a folder when it is a text and a block when it holds keys") {
  CHECK(read("model: runs/a\n").train.model == "runs/a");
  CHECK(read("train: {model: runs/a}\nmodel: {encoder-layers: 2}\n").train.model == "runs/a");
  CHECK(refusal("model: a\ntrain: {model: b}\n") == "c.yaml:2: 'model' is set twice, first in line 1");
}

TEST_CASE("a text is taken as it stands") {
  const RunConfig config = read("train-source: no\ntrain-target: 1e3\nvalid-source: \"a\\tb\"\nvalid-target: ~x\n");
  CHECK(config.train.train_source == "no");
  CHECK(config.train.train_target == "1e3");
  CHECK(config.train.valid_source == "a\tb");
  CHECK(config.train.valid_target == "~x");
  CHECK(read("user-symbols: [<a>, \"b c\", 'é']").train.user_symbols == std::vector<std::string>{"<a>", "b c", "é"});
  CHECK(read("user-symbols: []").train.user_symbols.empty());
}

TEST_CASE("reading tells which options a file sets, by the flags of training") {
  TemporaryFolder folder;
  write_text(folder / "c.yaml", "seed: 1\nbeam-size: 3\nattention: {score: additive}\ntranslate: {seed: 1}\n");
  RunConfig config;
  CHECK(read_config(folder / "c.yaml", config) ==
        ConfigKeys{"attention-score", "seed", "translate-beam-size", "translate-seed"});
  write_text(folder / "c.yaml", "");
  CHECK(read_config(folder / "c.yaml", config).empty());
}

TEST_CASE("an unknown key is refused by line, with the nearest valid one") {
  CHECK(refusal("seed: 1\nlerning-rate: 1\n") ==
        "unknown option 'lerning-rate' (c.yaml:2); did you mean 'learning-rate'?");
  CHECK(refusal("attention:\n  scroe: dot\n") ==
        "unknown option 'attention-scroe' (c.yaml:2); did you mean 'attention-score'?");
  CHECK(refusal("model:\n  learning-rate: 1\n") ==
        "unknown option 'learning-rate' (c.yaml:2); it belongs to the block train");
  CHECK(refusal("train: {beam-size: 3}\n") ==
        "unknown option 'beam-size' (c.yaml:1); it belongs to the block translate");
  CHECK(refusal("model: {attention: additive}\n") ==
        "unknown option 'attention' (c.yaml:1); it is a block, as in attention: {score: ...}");
  CHECK(refusal("translate: {beam-sise: 1}\n") == "unknown option 'beam-sise' (c.yaml:1); did you mean 'beam-size'?");
  CHECK(refusal("trian:\n  seed: 1\n") == "unknown option 'trian-seed' (c.yaml:2)");
}

TEST_CASE("a key that is set twice is refused, however it is spelt") {
  CHECK(refusal("seed: 1\nseed: 2\n") == "c.yaml:2: 'seed' is set twice, first in line 1");
  CHECK(refusal("attention-score: dot\nmodel: {attention: {score: dot}}\n") ==
        "c.yaml:2: 'attention-score' is set twice, first in line 1");
  CHECK(refusal("train: {seed: 1}\ntrain: {keep: 2}\n") == "c.yaml:2: 'train' is set twice, first in line 1");
  CHECK(refusal("train: {seed: 1}\ntranslate: {seed: 1}\n").empty());
}

TEST_CASE("values of the wrong type are refused by line") {
  CHECK(refusal("seed: 1\nlearning-rate: abc\n") == "learning-rate: 'abc' is not a number (c.yaml:2)");
  CHECK(refusal("batch-size: [1, 2]\n") == "batch-size: a list, but the option takes one value (c.yaml:1)");
  CHECK(refusal("attention-score: dott\n") ==
        "'dott' is not a valid attention-score; did you mean 'dot'? Valid: none, additive, dot, general, concat, "
        "scaled-dot, cosine, mlp, location, location-aware (c.yaml:1)");
  CHECK(refusal("keep:\n") == "keep has no value (c.yaml:1); write '' for an empty text");
  CHECK(refusal("seed: {x: 1}\n") == "unknown option 'seed-x' (c.yaml:1); did you mean 'seed'?");
  CHECK(refusal("user-symbols: [[a]]\n") == "c.yaml:1: user-symbols: an item of the list is not a plain text");
  CHECK(refusal("train: [1]\n") == "c.yaml:1: the block holds no 'key: value' lines");
}

TEST_CASE("a message shows the beginning of a value or a key that never ends") {
  const std::string beginning(60, 'x'), endless(1000, 'x');  // YAML's own limit on keys is 1,024
  CHECK(refusal("keep: " + endless + "\n") == "keep: '" + beginning + "...' is not a whole number (c.yaml:1)");
  CHECK(refusal(endless + ": 1\n") == "unknown option '" + beginning + "...' (c.yaml:1)");
  CHECK(refusal("attention-score: " + endless + "\n").starts_with("'" + beginning + "...' is not a valid"));
}

TEST_CASE("what is not a config at all is refused") {
  CHECK(refusal("- a\n- b\n") == "c.yaml:1: a config is 'key: value' lines, this is something else");
  CHECK(refusal("seed\n") == "c.yaml:1: a config is 'key: value' lines, this is something else");
  CHECK(has(refusal("seed: 1\nkeep: [1\n"), "not valid YAML"));
  CHECK(has(refusal("seed: 1\nkeep: [1\n"), "a line is 'key: value'"));
  CHECK(refusal("seed: 1\n---\nkeep: 1\n") == "c.yaml: more than one YAML document; keep one");
  CHECK(refusal("[a, b]: 1\n") == "c.yaml:1: a key is not a plain name");
  CHECK(has(refusal("train: &x\n  y: *x\n"), "nested too deeply"));
  RunConfig config;
  CHECK_THROWS_AS(read_config("/nonexistent/c.yaml", config), FileError);
}

TEST_CASE("a refused file changes nothing") {
  TemporaryFolder folder;
  write_text(folder / "c.yaml", "seed: 9\nkep: 1\n");
  RunConfig config;
  CHECK_THROWS_AS(read_config(folder / "c.yaml", config), UsageError);
  CHECK(equal(config, RunConfig()));
}

TEST_CASE("options come back from what is written of them") {
  RunConfig config;
  config.model.attention_score = "general";
  config.model.dropout_output = 0.1 + 0.2;
  config.train.seed = 18446744073709551615U;
  config.train.adam_epsilon = 1e-9;
  config.train.overwrite = true;
  config.train.user_symbols = {"<a>", "b, c", "", "]", "é"};
  for (const std::string text : {"no",           "1e3",         "~",   "null",  "",     " a",   "a ",
                                 "a: b",         "a #b",        "- a", "\"q\"", "it's", "a\\b", "\t\n\r\x01",
                                 "0x10",         "2024-01-01",  "*a",  "&a",    "!a",   "%a",   "@a",
                                 "{a}",          "/tmp/ü ß.en", ".5",  "-",     "true", "Yes",  "<<",
                                 "\xE2\x80\xA8", "\xC2\x85"}) {
    INFO(text);
    config.train.train_source = text;
    const RunConfig copy = read(write_config(config));
    CHECK(copy.train.train_source == text);
    CHECK(equal(copy, config));
    CHECK(copy.train.user_symbols == config.train.user_symbols);
  }
}

TEST_CASE("the written config is what a person expects to read") {
  RunConfig config;
  config.train.model = "runs/a-1";
  config.train.train_source = "/data/no";
  config.train.valid_source = "no";
  config.train.valid_target = "1e3";
  config.train.user_symbols = {"<a>", "b"};
  const std::string text = write_config(config);
  CHECK(text.starts_with(kConfigBegin +
                         "\nmodel:\n  embedding-size: 256\n  shared-vocab: true\n  tied-embeddings: none\n"));
  CHECK(has(text,
            "\ntrain:\n  train-source: /data/no\n  train-target: \"\"\n  valid-source: \"no\"\n"
            "  valid-target: \"1e3\"\n  valid-lines: 0\n  columns: \"\"\n  model: runs/a-1\n"));
  CHECK(has(text, "\n  user-symbols: [\"<a>\", b]\n"));
  CHECK(has(text, "\n  learning-rate: 0.001\n"));
  CHECK(has(text, "\n  adam-epsilon: 1.0e-08\n"));
  CHECK(has(text, "\ntranslate:\n  beam-size: 5\n"));
  CHECK(text.back() == '\n');
}

TEST_CASE("every config of the project is valid") {
  size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(GLOSS_SOURCE_DIR "/configs")) {
    INFO(entry.path().string());
    RunConfig config;
    REQUIRE_NOTHROW(read_config(entry.path(), config));
    CHECK_NOTHROW(validate(config));
    ++files;
  }
  CHECK(files >= 5);
}

TEST_CASE("a written config that was cut is refused, wherever it ends") {
  RunConfig config;
  config.train.learning_rate = 0.5;
  config.translate.beam_size = 3;
  const std::string whole = write_config(config);
  RunConfig back;
  read_config_text(whole, "c.yaml", back);
  CHECK(equal(back, config));
  size_t ends = 0;
  for (size_t end = whole.find('\n'); end + 1 < whole.size(); end = whole.find('\n', end + 1), ++ends) {
    RunConfig cut;
    const std::string message = message_of<Error>([&] { read_config_text(whole.substr(0, end + 1), "c.yaml", cut); });
    INFO(whole.substr(0, end));
    REQUIRE(has(message, "'c.yaml' is cut"));
    REQUIRE(equal(cut, RunConfig{}));
  }
  CHECK(ends > 100);
}

TEST_CASE("a written config may be edited: lines after its end, foreign line ends, no marks at all") {
  const std::string whole = write_config(RunConfig{});
  CHECK_NOTHROW(read(whole + "# a note\n"));
  std::string windows;
  for (const char c : whole) windows += c == '\n' ? "\r\n" : std::string(1, c);
  CHECK_NOTHROW(read(windows));
  CHECK(read("translate:\n  beam-size: 3\n").translate.beam_size == 3);
}

TEST_CASE("a run's own config must set something") {
  TemporaryFolder folder;
  const RunFolder run(folder.path());
  for (const char* nothing : {"", "\n", "# a comment\n", "model:\n"}) {
    write_text(run.config(), nothing);
    CHECK(has(message_of<Error>([&] { read_run_config(run); }), "config.yaml' sets no option"));
  }
  write_text(run.config(), "model:\n  decoder-cell: lstm\n");
  CHECK(read_run_config(run).model.decoder_cell == "lstm");
}
