// Runs that start from another run's weights.
#include <algorithm>

#include "catch.hpp"
#include "change_weights.hpp"
#include "tiny_run.hpp"

namespace gloss {

using namespace test;

namespace {

/// A vocabulary of as many pieces as that of TinyRun, but other ones.
void write_other_vocabulary(const std::filesystem::path& path, int size) {
  Sentences text = made_up_pairs(40);
  for (std::string& line : text.target) line += " dddd";
  text.source.insert(text.source.end(), text.target.begin(), text.target.end());
  VocabularySpec spec;
  spec.type = "char", spec.size = size;
  write_file_atomically(path, train_vocabulary(text.source, spec));
  REQUIRE(Vocabulary::load(path).size() == size);
}

}  // namespace

TEST_CASE("a run starts from another one's weights and vocabulary") {
  const TemporaryFolder data;
  TinyRun first(data / "", "first"), second(data / "", "second");
  first.train.max_updates = 4;
  first.run();
  second.train.init_from = first.train.model;
  second.train.vocab = "";
  second.train.max_updates = 1;
  second.train.learning_rate = 1e-12;
  second.train.validate_every = 1;
  second.run();
  CHECK(second.validations[0].loss == Approx(first.validations.back().loss).epsilon(1e-4));
  CHECK(read_file(second.folder().shared_vocab()) == read_file(first.folder().shared_vocab()));
  second.model.decoder_hidden = 16;
  second.train.overwrite = true;
  CHECK(contains(error_of([&] { second.run(); }), "was trained with decoder-hidden 8, but decoder-hidden is 16 here"));
}

TEST_CASE("weights that do not fit are refused before the folder is touched") {
  const TemporaryFolder data;
  TinyRun first(data / "", "first"), second(data / "", "second");
  first.run();
  second.train.init_from = first.train.model;
  second.model.decoder_hidden = 16;
  CHECK(contains(error_of([&] { second.run(); }), "decoder-hidden is 16 here"));
  CHECK_FALSE(std::filesystem::exists(second.folder().config()));
  second.train.init_from = "";
  second.run();
  second.train.init_from = first.train.model;
  second.model.decoder_hidden = 8;
  second.model.encoder_hidden = 16;
  second.train.overwrite = true;
  CHECK(contains(error_of([&] { second.run(); }), "encoder-hidden is 16 here"));
  CHECK(second.folder().latest_step() == 6);  // what was to be overwritten stands
}

TEST_CASE("a run may be overwritten by one that starts from its weights, or from those of its checkpoint") {
  for (const std::string part : {"", "/checkpoints/step-4", "/checkpoints/latest"}) {
    CAPTURE(part);
    const TemporaryFolder data;
    TinyRun run(data / "", "run");
    run.run();
    const double loss = run.validations[part == "/checkpoints/step-4" ? 1 : 2].loss;
    run.train.init_from = run.train.model + part;
    run.train.overwrite = true;
    run.train.max_updates = 1;
    run.train.learning_rate = 1e-12;
    run.run();
    CHECK(run.validations.back().loss == Approx(loss).epsilon(1e-4));
    CHECK(read_run_config(run.folder()).train.init_from.empty());
    CHECK(run.folder().checkpoint_steps() == std::vector<int64_t>{0, 1});
    run.train.overwrite = false;
    run.train.init_from = "";
    CHECK(run.resume(9).updates == 9);
    CHECK_FALSE(std::filesystem::exists(run.folder().checkpoint(0)));
  }
}

TEST_CASE("a run that is overwritten from its own weights and fails at once goes on from them") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.run();
  const double loss = run.validations[1].loss;
  run.train.init_from = run.folder().checkpoint(4);
  run.train.overwrite = true;
  run.train.learning_rate = 1e-12;
  run.observer.folder_ready = [] { throw Error("a full disk"); };
  CHECK(error_of([&] { run.run(); }) == "a full disk");
  CHECK(run.folder().checkpoint_steps() == std::vector<int64_t>{0});
  CHECK_NOTHROW(find_run(run.train.model).require_model());
  run.observer.folder_ready = [] {};
  run.train.overwrite = false;
  run.train.init_from = "";
  run.validations.clear();
  CHECK(run.resume(2).updates == 2);
  CHECK(run.validations.at(0).loss == Approx(loss).epsilon(1e-4));
}

TEST_CASE("an option that makes no part of the weights may differ from the run that is started from") {
  const TemporaryFolder data;
  TinyRun first(data / "", "first"), second(data / "", "second");
  first.run();
  second.train.init_from = first.train.model;
  second.model.dropout_output = 0.6;
  second.model.alignment_head = 1;
  CHECK(second.run().updates == 6);
}

TEST_CASE("an option that the weights would bear by their shapes is refused all the same") {
  const TemporaryFolder data;
  TinyRun first(data / "", "first"), second(data / "", "second");
  first.run();
  second.train.init_from = first.train.model;
  second.model.decoder_init = "zero";
  const char* const words =
      "was trained with decoder-init mean, but decoder-init is zero here; leave decoder-init out, of --config too";
  CHECK(contains(error_of([&] { second.run(); }), words));
  forget_identity(first.folder().weights());  // config.yaml says it then
  CHECK(contains(error_of([&] { second.run(); }), words));
}

TEST_CASE("another vocabulary of the same size than that of the weights is refused") {
  const TemporaryFolder data;
  TinyRun first(data / "", "first"), second(data / "", "second");
  first.run();
  second.train.init_from = first.train.model;
  const std::filesystem::path other = data / "other.spm";
  write_other_vocabulary(other, Vocabulary::load(data / "vocab.spm").size());
  for (const bool forgotten : {false, true}) {
    if (forgotten) forget_identity(first.folder().weights());
    second.train.vocab = other;
    CHECK(
        contains(error_of([&] { second.run(); }), "another vocabulary than '" + other.string() + "'; leave vocab out"));
    second.train.vocab = "";
    std::filesystem::create_directories(second.folder().root());
    std::filesystem::copy_file(other, second.folder().shared_vocab(),
                               std::filesystem::copy_options::overwrite_existing);
    CHECK(contains(error_of([&] { second.run(); }),
                   "another vocabulary than '" + second.folder().shared_vocab().string() + "'; remove this file"));
  }
  std::filesystem::remove(second.folder().shared_vocab());
  second.warnings.clear();
  CHECK(second.run().updates == 6);
  CHECK(std::ranges::count_if(second.warnings, [](const auto& text) { return contains(text, "does not say"); }) == 1);
}

TEST_CASE("a run goes on without the run that it was started from") {
  const TemporaryFolder data;
  TinyRun first(data / "", "first"), second(data / "", "second");
  first.run();
  second.train.init_from = first.train.model;
  second.train.max_updates = 2;
  second.run();
  std::filesystem::remove_all(first.folder().root());
  CHECK(second.resume(4).updates == 4);
}

}  // namespace gloss
