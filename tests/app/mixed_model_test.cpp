// Model folders whose files come from different models, or were cut.
#include "app/refusal.hpp"
#include "app/tiny_model.hpp"
#include "catch.hpp"
#include "change_weights.hpp"
#include "text/files.hpp"
#include "text/vocabulary.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

const std::string kInput = "the red cat sleeps\nthe old dog sings\n";

/// A copy of the tiny model to spoil.
fs::path copied_model() {
  const fs::path copy = scratch() / "mixed";
  fs::remove_all(copy);
  fs::copy(tiny_model(), copy, fs::copy_options::recursive);
  return copy;
}

Result translated(const fs::path& model) {
  return run_gloss({"translate", "--model", model.string()}, kInput);
}

}  // namespace

TEST_CASE("another model's vocabulary of the same size is refused") {
  const fs::path model = copied_model();
  Words reversed = sentences().target;
  for (std::string& line : reversed) line = std::string(line.rbegin(), line.rend());
  VocabularySpec spec;
  spec.type = "bpe";
  spec.size = Vocabulary::load(model / "vocab.spm").size();
  write_file_atomically(model / "vocab.spm", train_vocabulary(reversed, spec));
  REQUIRE(Vocabulary::load(model / "vocab.spm").size() == spec.size);
  check_refused(translated(model), 1, "another vocabulary than '" + (model / "vocab.spm").string());
  const Result info = run_gloss({"info", "--model", model.string()});
  CHECK(info.status == 0);
  CHECK(contains(info.err, "another vocabulary"));
}

TEST_CASE("a config.yaml that is empty, cut or of another model is refused") {
  const fs::path model = copied_model(), config = model / "config.yaml";
  const std::string whole = slurp(config);
  write_file_atomically(config, "");
  check_refused(translated(model), 1, "config.yaml' sets no option");
  write_file_atomically(config, whole.substr(0, whole.find("translate:\n")));
  check_refused(translated(model), 1, "config.yaml' is cut");
  // Written by hand, and valid for these weights by its shapes.
  write_file_atomically(config, "embedding-size: 32\nencoder-hidden: 32\ndecoder-hidden: 32\ndecoder-init: zero\n");
  check_refused(translated(model), 1, "was trained with decoder-init mean, but");
  write_file_atomically(config, "embedding-size: 32\nencoder-hidden: 32\ndecoder-hidden: 32\ndropout-layer: 0.7\n");
  CHECK(translated(model).status == 0);
}

TEST_CASE("a value of config.yaml that cannot be is told with its file") {
  const fs::path model = copied_model(), config = model / "config.yaml";
  std::string text = slurp(config);
  const std::string sound = "top-p: 1\n";
  REQUIRE(contains(text, sound));
  write_file_atomically(config, text.replace(text.find(sound), sound.size(), "top-p: -1\n"));
  check_refused(translated(model), 2, "top-p is -1; it must be above 0 and at most 1 (" + config.string() + ")");
}

TEST_CASE("weights of an earlier version translate, with one warning") {
  const fs::path model = copied_model();
  forget_identity(model / "model.safetensors");
  const Result result = translated(model);
  CHECK(result.status == 0);
  CHECK(result.out == translated(tiny_model()).out);
  const Words lines = lines_of(result.err);
  CHECK(lines.size() == 2);  // and the counts
  CHECK(contains(lines[0], "warning: "));
  CHECK(contains(lines[0], "model.safetensors' does not say which options and vocabulary"));
  CHECK_FALSE(contains(translated(tiny_model()).err, "warning"));
}
