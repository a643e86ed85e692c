// train.log: the log of the run that the folder holds, and of no other.
#include <algorithm>

#include "app/tiny_model.hpp"
#include "catch.hpp"
#include "change_weights.hpp"
#include "model/run_folder.hpp"
#include "model/safetensors.hpp"

using namespace gloss::test;

namespace {

/// A model whose weights are not numbers: a training that starts from them fails in its first update.
const std::string& diverged_model() {
  static const std::string folder = [] {
    const fs::path model = scratch() / "diverged";
    const Result result = run_gloss(tiny_training(model, {"--max-updates=1"}));
    if (result.status != 0) throw std::runtime_error("training failed: " + result.err);
    fill_with_nan(model / "model.safetensors");
    return model.string();
  }();
  return folder;
}

}  // namespace

TEST_CASE("a run that is overwritten begins a new log, and a failed one tells why at its end") {
  const fs::path model = scratch() / "overwritten";
  REQUIRE(run_gloss(tiny_training(model, {"--max-updates=2", "--log-every=1", "--seed=1"})).status == 0);
  REQUIRE(run_gloss(tiny_training(model, {"--max-updates=1", "--log-every=1", "--overwrite"})).status == 0);
  const std::string log = slurp(model / "train.log");
  CHECK(contains(log, "update 1,"));
  CHECK_FALSE(contains(log, "update 2,"));

  const Result failed =
      run_gloss(tiny_training(model, {"--max-updates=50", "--overwrite", "--init-from", diverged_model()}));
  CHECK(failed.status == 1);
  const Words lines = lines_of(slurp(model / "train.log"));
  REQUIRE_FALSE(lines.empty());
  CHECK(contains(lines.back(), "error: "));
  CHECK(contains(failed.err, lines.back().substr(lines.back().find("error: "))));
}

TEST_CASE("the log of a training holds what was shown") {
  const std::string log = slurp(fs::path(tiny_model()) / "train.log");
  for (const char* part : {"update 20,", "update 240,", "target tokens/s", "ended after 300 updates"}) {
    INFO(part);
    CHECK(contains(log, part));
  }
  for (const std::string& line : lines_of(log)) CHECK(line.starts_with("[20"));
}

TEST_CASE("log and weights tell which gloss has made them") {
  const std::string version = lines_of(run_gloss({"--version"}).out).front();
  CHECK(lines_of(slurp(fs::path(tiny_model()) / "train.log")).front().ends_with("] " + version));
  const Words info = lines_of(run_gloss({"info", "--model", tiny_model()}).out);
  const auto line =
      std::ranges::find_if(info, [](const std::string& text) { return contains(text, "gloss-version "); });
  REQUIRE(line != info.end());
  CHECK(line->ends_with("  " + version.substr(version.find(' ') + 1)));
  const gloss::RunFolder run(tiny_model());
  const auto checkpoint = run.checkpoint(run.latest_step().value()) / "model.safetensors";
  CHECK(gloss::SafetensorsFile(checkpoint).metadata().contains("gloss-version"));
}

TEST_CASE("a run that is refused leaves the log of the run that is there") {
  const fs::path model = scratch() / "logged";
  REQUIRE(run_gloss(tiny_training(model, {"--max-updates=2", "--log-every=1"})).status == 0);
  const std::string log = slurp(model / "train.log");
  const std::string too_short = spill("short.links", "0-0\n").string();
  const char* const idle = "--transformer-feed-forward=48";  // warned of before anything else
  for (const Words& refused : {Words{"--overwrite", "--guided-alignment", too_short, idle}, Words{idle},
                               Words{"--overwrite", "--init-from", (scratch() / "nowhere").string(), idle}}) {
    const Result result = run_gloss(tiny_training(model, refused));
    INFO(result.err);
    CHECK(result.status == 1);
    CHECK(contains(result.err, "warning: transformer-feed-forward is 48"));
    CHECK(slurp(model / "train.log") == log);
  }
}

TEST_CASE("a run that fails at once has said so in its log") {
  const fs::path model = scratch() / "failed-at-once";
  const Result failed = run_gloss(tiny_training(model, {"--max-updates=5", "--init-from", diverged_model()}));
  INFO(failed.err);
  REQUIRE(failed.status == 1);
  const Words lines = lines_of(slurp(model / "train.log"));
  REQUIRE(lines.size() > 3);
  CHECK(contains(lines[1], "vocabulary"));
  CHECK(contains(lines.back(), "error: "));
}
