// The mean of checkpoints' weights, and what stands around it in the folder of a model.
#include "model/average.hpp"

#include <cstring>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "model/model_identity.hpp"
#include "temporary_folder.hpp"

using namespace gloss;
using namespace gloss::test;
namespace fs = std::filesystem;

namespace {

Vocabulary letters() {
  VocabularySpec spec;
  spec.type = "char";
  spec.size = 20;
  return Vocabulary::from_bytes(train_vocabulary({"abc"}, spec), "letters");
}

using Numbers = std::vector<float>;

/// A run whose checkpoints hold one tensor each.
struct Run {
  TemporaryFolder folder;
  RunFolder run{folder / "run"};
  fs::path output = folder / "mean";
  TensorMetadata metadata;

  Run() {
    fs::create_directories(run.root());
    const Vocabulary vocabulary = letters();
    write_text(run.shared_vocab(), vocabulary.bytes());
    write_text(run.config(), write_config(RunConfig{}));
    metadata = identity_metadata(identity_of(ModelOptions{}, vocabulary, vocabulary));
  }
  void save(int64_t step, const Numbers& weights, const Numbers& averages = {}) const {
    CheckpointWriter writer(run, step);
    write(writer.file("model.safetensors"), weights, metadata);
    if (!averages.empty()) write(writer.file("ema.safetensors"), averages, metadata);
    writer.commit();
  }
  static void write(const fs::path& path, const Numbers& numbers, const TensorMetadata& metadata) {
    const double half = 0.5;
    write_safetensors(path,
                      {{"w", "F32", {std::ssize(numbers)}, numbers.data(), numbers.size() * sizeof(float)},
                       {"d", "F64", {}, &half, sizeof half}},
                      metadata);
  }
  Numbers average(const std::vector<int64_t>& steps, bool overwrite = false) const {
    write_average(run, steps, output, overwrite);
    const SafetensorsFile file(output / "model.safetensors");
    const TensorView& tensor = file.at("w");
    Numbers numbers(tensor.bytes / sizeof(float));
    std::memcpy(numbers.data(), tensor.data, tensor.bytes);
    return numbers;
  }
  std::string refusal(const std::vector<int64_t>& steps, bool overwrite = false) const {
    return message_of<Error>([&] { average(steps, overwrite); });
  }
};

}  // namespace

TEST_CASE("the weights are the mean of the checkpoints' weights") {
  const Run run;
  run.save(10, {1, -2, 0.1F});
  run.save(20, {2, 0, 0.2F});
  run.save(30, {6, 0.5F, 0.3F});
  CHECK(run.average({10, 20, 30}) ==
        Numbers{3, -0.5F, static_cast<float>((0.1F + static_cast<double>(0.2F) + 0.3F) / 3)});
  CHECK(run.average({30, 10}, true) ==
        Numbers{3.5, -0.75F, static_cast<float>((0.1F + static_cast<double>(0.3F)) / 2)});
  // Of one: that one, bit for bit.
  CHECK(run.average({20}, true) == Numbers{2, 0, 0.2F});
}

TEST_CASE("where the run keeps averages they are what is averaged") {
  const Run run;
  run.save(10, {1, 1}, {3, 4});
  run.save(20, {1, 1}, {5, 8});
  CHECK(run.average({10, 20}) == Numbers{4, 6});
  run.save(30, {1, 1});
  CHECK(has(run.refusal({20, 30}, true), "not of one kind"));
}

TEST_CASE("the folder is a model that says what it is made of") {
  const Run run;
  run.save(10, {1});
  run.save(20, {3});
  run.average({20, 10});
  const RunFolder made(run.output);
  CHECK_NOTHROW(made.require_model());
  for (const char* file : {"config.yaml", "vocab.spm"}) {
    CHECK(read_text(run.output / file) == read_text(run.run.root() / file));
  }
  const SafetensorsFile weights(made.weights());
  CHECK(weights.metadata().at("averaged-steps") == "10,20");
  const Vocabulary vocabulary = letters();
  CHECK(require_identity(weights, made, identity_of(ModelOptions{}, vocabulary, vocabulary)));
}

TEST_CASE("a model is overwritten only where that is asked for, the training never") {
  const Run run;
  run.save(10, {1});
  run.save(20, {3});
  run.average({10});
  CHECK(has(run.refusal({20}), "--overwrite"));
  CHECK(run.refusal({7}, true).find("there is no checkpoint") == 0);
  CHECK_NOTHROW(RunFolder(run.output).require_model());  // nothing is lost by a mistyped number
  write_text(run.output / "source.spm", "of another model");
  CHECK(run.average({20}, true) == Numbers{3});
  CHECK_FALSE(fs::exists(run.output / "source.spm"));
  for (const bool overwrite : {false, true}) {
    for (const fs::path& place :
         {run.run.root(), run.run.checkpoints(), run.run.checkpoint(10), run.run.root() / "inside"}) {
      CHECK(has(message_of<Error>([&] { write_average(run.run, {10}, place, overwrite); }), "of a training"));
    }
  }
  CHECK(fs::exists(run.run.config()));
}

TEST_CASE("checkpoints that are not there, or not of one model, are refused") {
  Run run;
  run.save(10, {1});
  run.save(20, {1, 2});
  CHECK(has(run.refusal({10, 20}), "tensor 'w'"));
  CHECK(has(run.refusal({10, 10}), "given twice"));
  CHECK(has(run.refusal({10, 30}), "the run has those of the steps 10,20"));
  CHECK_FALSE(run.refusal({}).empty());
  ModelOptions lstm;
  lstm.decoder_cell = "lstm";
  run.metadata = identity_metadata(identity_of(lstm, letters(), letters()));
  run.save(30, {1});
  CHECK(has(run.refusal({10, 30}), "decoder-cell lstm"));
  CHECK_FALSE(fs::exists(run.output));
}

TEST_CASE("the last checkpoints are taken, and too few are told") {
  const Run run;
  const auto refusal = [&](int64_t count) { return message_of<Error>([&] { last_checkpoints(run.run, count); }); };
  CHECK(has(refusal(1), "has no checkpoints to average"));
  CHECK(has(refusal(0), "has no checkpoints to average"));
  for (const int64_t step : {9, 20, 100}) run.save(step, {1});
  CHECK(last_checkpoints(run.run, 2) == std::vector<int64_t>{20, 100});
  CHECK(last_checkpoints(run.run, 0) == std::vector<int64_t>{9, 20, 100});
  CHECK(last_checkpoints(run.run, 3) == std::vector<int64_t>{9, 20, 100});
  CHECK(has(refusal(5), "has 3 checkpoints (9,20,100), not 5"));
  CHECK(has(refusal(5), "--keep"));
  CHECK(has(refusal(5), "--last 3"));
}
