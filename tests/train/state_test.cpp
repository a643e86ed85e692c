// state.json: everything comes back; a damaged file is refused by name.
#include <cmath>

#include "catch.hpp"
#include "tiny_run.hpp"
#include "train/checkpoint.hpp"

namespace gloss {

using namespace test;

TEST_CASE("the state of a run survives its JSON") {
  TrainState state;
  state.update = 7, state.batches = 15, state.epochs = 2, state.seconds = 12.125;
  state.train_loss = 0.1 + 0.2, state.train_pieces = 99;
  state.high_losses = 42, state.reported = 6;
  state.progress = {0.7, 1.5, 11, 12};
  state.best.add(31.4, 4, true);
  state.patience.add(0.1, 2, true);
  state.patience.add(0.0, 4, true);
  state.schedule.drops = 3;
  state.seed = 18446744073709551615U, state.threads = 2, state.corpus = "00ff";
  for (int byte = 0; byte < 256; ++byte) state.generator += static_cast<char>(byte);

  const TrainState back = state_from_json(to_json(state), "here");
  CHECK(to_json(back) == to_json(state));
  CHECK(back.update == 7);
  CHECK(back.train_loss == 0.1 + 0.2);
  CHECK(back.high_losses == 42);
  CHECK(back.reported == 6);
  CHECK(back.progress.cross_entropy == 0.7);
  CHECK(back.progress.target_pieces == 12);
  CHECK(back.best.best == 31.4);
  CHECK(back.best.best_update == 4);
  CHECK(back.patience.since == 1);
  CHECK(std::isnan(back.schedule.improvement.best));
  CHECK(back.schedule.drops == 3);
  CHECK(back.seed == 18446744073709551615U);
  CHECK(back.generator == state.generator);
}

TEST_CASE("a state from before high losses were counted and progress was kept is read") {
  std::string text = to_json(TrainState());
  for (const std::string key : {"reported", "high_losses", "progress_loss", "progress_seconds",
                                "progress_source_pieces", "progress_target_pieces"}) {
    const size_t line = text.find("  \"" + key);
    REQUIRE(line != std::string::npos);
    text.erase(line, text.find('\n', line) + 1 - line);
  }
  const TrainState state = state_from_json(text, "here");
  CHECK(state.reported == 0);
  CHECK(state.high_losses == 0);
  CHECK(state.progress.cross_entropy == 0);
  CHECK(state.progress.source_pieces == 0);
}

TEST_CASE("a damaged state names its file and what to do") {
  const std::string whole = to_json(TrainState());
  for (const std::string& text : {std::string(), whole.substr(0, whole.size() / 2), std::string("{\"update\": 1}")}) {
    const std::string error = error_of([&] { state_from_json(text, "step-3/state.json"); });
    CHECK(contains(error, "step-3/state.json"));
    CHECK(contains(error, "delete"));
    CHECK_FALSE(contains(error, "exception"));
  }
}

TEST_CASE("a checkpoint without one of its files is refused, with the file") {
  const auto refusal_without = [](const char* file) {
    const TemporaryFolder data;
    TinyRun run(data / "", "run");
    run.train.max_updates = 1;
    run.run();
    std::filesystem::remove(run.folder().checkpoint(1) / file);
    return error_of([&] { run.resume(2); });
  };
  CHECK(contains(refusal_without("state.json"), "state.json: no such file; delete this checkpoint's folder"));
  CHECK(contains(refusal_without("optimizer.safetensors"), "optimizer.safetensors"));
}

TEST_CASE("a generator that is no sequence of bytes is refused") {
  TrainState state;
  state.generator = "abc";
  for (const char* hex : {"61626", "61 263", "6162x3"}) {
    std::string text = to_json(state);
    text.replace(text.find("616263"), 6, hex);
    CHECK(contains(error_of([&] { state_from_json(text, "here"); }), "its generator is not a sequence of bytes"));
  }
}

}  // namespace gloss
