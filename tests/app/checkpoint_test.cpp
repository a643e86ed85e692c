// Checkpoints in use: as --model, with the run's configuration and vocabulary; as the start of a training; averaged.
#include "app/refusal.hpp"
#include "app/tiny_model.hpp"
#include "catch.hpp"

using namespace gloss::test;

namespace {

/// A run with the checkpoints 20 and 30, whose best weights are those of the last.
const fs::path& run_with_checkpoints() {
  static const fs::path folder = [] {
    fs::path model = scratch() / "checkpoints-run";
    const Result result = run_gloss(tiny_training(model, {"--max-updates=30", "--save-every=10", "--keep=2"}));
    if (result.status != 0) throw std::runtime_error(result.err);
    return model;
  }();
  return folder;
}

Result scores(const fs::path& model) {
  const std::string source = spill("checkpoint.src", joined(sentences().source)).string();
  const std::string target = spill("checkpoint.trg", joined(sentences().target)).string();
  return run_gloss({"score", "--model", model.string(), source, target});
}

}  // namespace

TEST_CASE("translate, score and info take a checkpoint's weights") {
  const fs::path run = run_with_checkpoints(), checkpoint = run / "checkpoints" / "step-20";
  const fs::path by_hand = scratch() / "by-hand";
  fs::create_directory(by_hand);
  for (const char* file : {"config.yaml", "vocab.spm"}) fs::copy_file(run / file, by_hand / file);
  fs::copy_file(checkpoint / "model.safetensors", by_hand / "model.safetensors");
  const Result scored = scores(checkpoint);
  CHECK(scored.err.find("warning") == std::string::npos);
  CHECK(scored.out == scores(by_hand).out);
  CHECK(scored.out != scores(run).out);
  CHECK(scores(run / "checkpoints" / "latest").out == scores(run).out);
  CHECK(run_gloss({"translate", "--model", checkpoint.string()}, "the red cat sleeps\n").status == 0);
  const Result info = run_gloss({"info", "--model", checkpoint.string()});
  CHECK(contains(info.out, "checkpoints/step-20/model.safetensors"));
}

TEST_CASE("a checkpoint that is not there is told with those that are") {
  const fs::path missing = run_with_checkpoints() / "checkpoints" / "step-25";
  for (const char* command : {"translate", "info"}) {
    const Result result = run_gloss({command, "--model", missing.string()}, "the red cat sleeps\n");
    CHECK(result.status == 1);
    CHECK(contains(result.err, "the run has those of the steps 20,30"));
  }
}

TEST_CASE("a training starts from a checkpoint, and goes on when that is gone") {
  const fs::path run = run_with_checkpoints(), copy = scratch() / "first-run", next = scratch() / "next-run";
  fs::copy(run, copy, fs::copy_options::recursive | fs::copy_options::copy_symlinks);
  const std::string start = "--init-from=" + (copy / "checkpoints" / "step-20").string();
  Words arguments = tiny_training(next, {"--max-updates=1", "--learning-rate=1e-30", start});
  std::erase(arguments, "--vocab-size=64");
  std::erase(arguments, "--vocab-type=bpe");
  const Result result = run_gloss(arguments);
  INFO(result.err);
  REQUIRE(result.status == 0);
  CHECK(scores(next).out == scores(copy / "checkpoints" / "step-20").out);
  fs::remove_all(copy);
  CHECK(run_gloss({"train", "--resume", "--model", next.string(), "--max-updates=2"}).status == 0);
}

TEST_CASE("average makes a model of the last checkpoints") {
  const fs::path run = scratch() / "averaged-run", mean = scratch() / "averaged-run-average";
  fs::copy(run_with_checkpoints(), run, fs::copy_options::recursive | fs::copy_options::copy_symlinks);
  const Result result = run_gloss({"average", "--last", "2", run.string() + "/"});
  INFO(result.err);
  REQUIRE(result.status == 0);
  CHECK(result.out.empty());
  CHECK(contains(result.err, "the mean of 2 checkpoints (20,30) is in " + mean.string()));
  CHECK(scores(mean).status == 0);
  CHECK(scores(mean).out != scores(run).out);
  CHECK(contains(run_gloss({"info", "--model", mean.string()}).out, "averaged-steps"));
  check_refused(run_gloss({"average", "--steps=20", run.string()}), 1, "--overwrite");
  CHECK(run_gloss({"average", "--steps=20", "--overwrite", run.string()}).status == 0);
  check_refused(run_gloss({"train", "--resume", "--model", mean.string()}), 1, "by `gloss average`");
  CHECK(scores(mean).out == scores(run / "checkpoints" / "step-20").out);
  check_refused(run_gloss({"average", mean.string()}), 1, "has no checkpoints to average");
}

TEST_CASE("average takes all checkpoints that a run has kept") {
  const fs::path run = run_with_checkpoints(), mean = scratch() / "mean-of-all";
  const Result result = run_gloss({"average", "--output", mean.string(), run.string()});
  INFO(result.err);
  REQUIRE(result.status == 0);
  CHECK(contains(result.err, "the mean of 2 checkpoints (20,30)"));
}

TEST_CASE("average tells of too few checkpoints and of what is no run") {
  const std::string run = run_with_checkpoints().string();
  check_refused(run_gloss({"average", "--last=5", run}), 1, "--last 2");
  check_refused(run_gloss({"average", "--steps=20,25", run}), 1, "step-25");
  check_refused(run_gloss({"average", "--steps=20,x", run}), 2, "'x'");
  check_refused(run_gloss({"average", "--steps=-20", run}), 2, "--steps has -20");
  check_refused(run_gloss({"average", "--steps=20", "--output=-", run}), 2, "a model is a folder");
  check_refused(run_gloss({"average", "--last=-1", run}), 2, "--last is -1");
  check_refused(run_gloss({"average", "--last=1", "--steps=20", run}), 2, "exclude");
  check_refused(run_gloss({"average"}), 2, "RUN");
  check_refused(run_gloss({"average", run + "/checkpoints/step-20"}), 2, "gloss average --steps 20,30 " + run);
  check_refused(run_gloss({"average", run + "/checkpoints"}), 1, "give the folder around it");
}
