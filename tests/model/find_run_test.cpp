// Which folder and which weights --model stands for.
#include <filesystem>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "model/run_folder.hpp"
#include "temporary_folder.hpp"

using namespace gloss;
using namespace gloss::test;
namespace fs = std::filesystem;

namespace {

/// A run with best weights and the checkpoints 5 (the latest) and 10, which has averages.
RunFolder make_run(const fs::path& root) {
  const RunFolder run(root);
  fs::create_directories(run.root());
  for (const fs::path& file : {run.config(), run.shared_vocab(), run.weights()}) write_text(file, "");
  for (const int64_t step : {10, 5}) {
    CheckpointWriter writer(run, step);
    for (const char* file : {"model.safetensors", "state.json"}) write_text(writer.file(file), "");
    if (step == 10) write_text(writer.file("ema.safetensors"), "");
    writer.commit();
  }
  return run;
}

fs::path weights_of(const fs::path& model) {
  bool unvalidated = true;
  const fs::path weights = find_run(model).weights_to_use(unvalidated);
  CHECK_FALSE(unvalidated);
  return weights;
}

std::string refusal_of(const fs::path& model) {
  return message_of<Error>([&] { find_run(model).require_model(); });
}

}  // namespace

TEST_CASE("a checkpoint's path stands for its run with the checkpoint's weights") {
  const TemporaryFolder folder;
  const RunFolder run = make_run(folder / "run");
  CHECK(weights_of(run.root()) == run.weights());
  const fs::path with_average = run.checkpoint(10) / "ema.safetensors", plain = run.checkpoint(5) / "model.safetensors";
  CHECK(weights_of(folder / "run/checkpoints/step-10") == with_average);
  CHECK(weights_of(folder / "run/checkpoints/step-10/") == with_average);
  CHECK(weights_of(folder / "run/checkpoints/../checkpoints/step-5") == plain);
  CHECK(weights_of(folder / "run/checkpoints/latest") == plain);
  CHECK(find_run(folder / "run/checkpoints/step-5").root() == run.root());
  fs::create_directory_symlink(run.checkpoint(10), folder / "good");
  CHECK(fs::equivalent(weights_of(folder / "good"), with_average));
  // Where the model's own best weights are not there yet, the chosen checkpoint is still the one.
  fs::remove(run.weights());
  CHECK(weights_of(folder / "run/checkpoints/step-10") == with_average);
}

TEST_CASE("a run may be called like a checkpoint") {
  const TemporaryFolder folder;
  const RunFolder run = make_run(folder / "checkpoints/step-3");
  CHECK(weights_of(run.root()) == run.weights());
  CHECK(weights_of(run.checkpoint(5)) == run.checkpoint(5) / "model.safetensors");
}

TEST_CASE("what cannot be a model is told what would be") {
  const TemporaryFolder folder;
  const RunFolder run = make_run(folder / "run");
  CHECK(has(refusal_of(folder / "run/checkpoints/step-7"), "the run has those of the steps 5,10"));
  CHECK(has(refusal_of(folder / "run/checkpoints/"), "one of the checkpoints in it"));
  CHECK(has(refusal_of(run.weights()), "the folder that it is in, '" + run.root().string() + "'"));
  fs::copy(run.checkpoint(5), folder / "copied", fs::copy_options::recursive);
  CHECK(has(refusal_of(folder / "copied"), "looks like a checkpoint"));
  fs::remove(run.checkpoint(5) / "model.safetensors");
  CHECK(has(refusal_of(run.checkpoint(5)), "has no weights"));
  fs::remove_all(run.checkpoints());
  CHECK(has(refusal_of(folder / "run/checkpoints/step-7"), "the run has none"));
  fs::remove(run.config());
  CHECK(has(refusal_of(folder / "run/checkpoints/step-7"), "config.yaml is missing"));
}
