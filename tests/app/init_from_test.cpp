// gloss train --init-from: what a run takes over from another one, and what it refuses.
#include "app/refusal.hpp"
#include "app/tiny_model.hpp"
#include "catch.hpp"

using namespace gloss::test;

namespace {

/// A training that says nothing of the model but where it starts.
Words tuning(const fs::path& model, const Words& more = {}) {
  const Sentences all = sentences();
  const std::string source = spill("tune.src", joined(all.source)).string();
  const std::string target = spill("tune.trg", joined(all.target)).string();
  Words arguments = {"train",   "--train-source", source,        "--train-target", target,
                     "--model", model.string(),   "--init-from", tiny_model(),     "--threads=1"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

std::string model_block(const std::string& config) {
  return config.substr(config.find("model:\n"), config.find("\ntrain:") - config.find("model:\n"));
}

}  // namespace

TEST_CASE("--init-from alone brings options of the model and vocabulary, and nothing of how it was trained") {
  const fs::path model = scratch() / "tuned";
  const Result result = run_gloss(tuning(model, {"--max-updates=1"}));
  INFO(result.err);
  REQUIRE(result.status == 0);
  CHECK(contains(result.err, "starting from '" + tiny_model() + "/model.safetensors'"));
  const std::string config = slurp(model / "config.yaml");
  CHECK(model_block(config) == model_block(slurp(fs::path(tiny_model()) / "config.yaml")));
  CHECK(slurp(model / "vocab.spm") == slurp(fs::path(tiny_model()) / "vocab.spm"));
  CHECK(contains(config, "learning-rate: 0.001\n"));
  CHECK(contains(config, "max-updates: 1\n"));
  const std::string input = "the red cat sleeps\n";
  CHECK(run_gloss({"translate", "--model", model.string()}, input).out == "li kata ruda dorma\n");
}

TEST_CASE("with --init-from a configuration or flag must repeat what the model is, and may change the rest") {
  const fs::path model = scratch() / "retuned";
  check_refused(run_gloss(tuning(model, {"--decoder-hidden=48"})), 2,
                "was trained with decoder-hidden 32, but decoder-hidden is 48 here");
  check_refused(run_gloss(tuning(model, {"--config", "rnn"})), 2, "was trained with ");
  const std::string config =
      spill("repeats.yaml", "encoder-hidden: 32\ndropout-output: 0.4\nlearning-rate: 0.002\n").string();
  const Result result = run_gloss(tuning(model, {"--config", config, "--dropout-layer=0.3", "--max-updates=1"}));
  INFO(result.err);
  CHECK(result.status == 0);
  const std::string written = slurp(model / "config.yaml");
  for (const char* line : {"dropout-output: 0.4\n", "dropout-layer: 0.3\n", "learning-rate: 0.002\n"}) {
    CHECK(contains(written, line));
  }
}

TEST_CASE("a training from another one's weights holds out pairs as any new one") {
  std::string text;
  for (int i = 0; i < 1'500; ++i) text += "a line\n";
  const std::string corpus = spill("many.txt", text).string();
  const Words base = {"train", "--print-config", "--init-from", tiny_model(), "--train-source",
                      corpus,  "--train-target", corpus,        "--model",    "run"};
  const auto options = [&](const std::string& more) {
    Words arguments = base;
    if (!more.empty()) arguments.push_back(more);
    return run_gloss(arguments).out;
  };
  CHECK(contains(options(""), "valid-lines: 75\n"));
  CHECK(contains(options(""), "embedding-size: 32\n"));
  CHECK(contains(options("--valid-lines=5"), "valid-lines: 5\n"));
  CHECK(contains(options("--config=none"), "valid-lines: 0\n"));
}
