// Weights and what they belong to: written with every file of them, checked where a run goes on.
#include "catch.hpp"
#include "change_weights.hpp"
#include "model/model_identity.hpp"
#include "tiny_run.hpp"

namespace gloss {

using namespace test;

TEST_CASE("all files of weights say which options and vocabularies they belong to") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.ema = 0.9;
  run.run();
  const Vocabulary vocabulary = Vocabulary::load(run.folder().shared_vocab());
  const ModelIdentity own = identity_of(run.model, vocabulary, vocabulary);
  const std::filesystem::path checkpoint = run.folder().checkpoint(6);
  for (const std::filesystem::path& path :
       {run.folder().weights(), checkpoint / "model.safetensors", checkpoint / "ema.safetensors"}) {
    INFO(path);
    CHECK(require_identity(SafetensorsFile(path), run.folder(), own));
  }
}

TEST_CASE("a run does not go on with options or a vocabulary that are not those of its checkpoint") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.max_updates = 2;
  run.run();
  const std::string config = read_file(run.folder().config());
  run.model.decoder_init = "zero";
  std::string changed = config;
  changed.replace(changed.find("decoder-init: mean"), 18, "decoder-init: zero");
  write_file_atomically(run.folder().config(), changed);
  CHECK(contains(error_of([&] { run.resume(4); }), "was trained with decoder-init mean"));
  run.model.decoder_init = "mean";
  write_file_atomically(run.folder().config(), config);

  VocabularySpec spec;
  spec.type = "char", spec.size = 30;
  std::vector<std::string> reversed = made_up_pairs(40).target;
  const std::vector<std::string> source = made_up_pairs(40).source;
  reversed.insert(reversed.end(), source.begin(), source.end());
  for (std::string& line : reversed) line += " dddd";
  const std::string vocabulary = read_file(run.folder().shared_vocab());
  write_file_atomically(run.folder().shared_vocab(), train_vocabulary(reversed, spec));
  REQUIRE(Vocabulary::load(run.folder().shared_vocab()).size() == Vocabulary::from_bytes(vocabulary, "before").size());
  run.train.vocab = "";
  CHECK(contains(error_of([&] { run.resume(4); }), "another vocabulary"));
  write_file_atomically(run.folder().shared_vocab(), vocabulary);
  CHECK(run.resume(4).updates == 4);
}

TEST_CASE("a checkpoint of an earlier version is gone on with, with one warning") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.max_updates = 2;
  run.run();
  forget_identity(run.folder().checkpoint(2) / "model.safetensors");
  CHECK(run.resume(4).updates == 4);
  REQUIRE(run.warnings.size() == 1);
  CHECK(contains(run.warnings[0], "does not say which options and vocabulary"));
}

}  // namespace gloss
