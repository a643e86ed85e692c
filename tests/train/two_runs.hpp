// A run that was stopped and one that never was, and what must be the same of both in the end.
#pragma once

#include <functional>
#include <sstream>
#include <string>
#include <vector>

#include "catch.hpp"
#include "model/safetensors.hpp"
#include "tiny_run.hpp"
#include "train/checkpoint.hpp"

namespace gloss::test {

/// Everything of a row but the time.
inline std::string text_of(const MetricsRow& row) {
  std::string text = std::to_string(row.step) + " epoch " + std::to_string(row.epoch) + (row.best ? " best" : "");
  for (const double value : {row.train_loss, row.valid_loss, row.perplexity, row.bleu, row.chrf, row.learning_rate}) {
    text += ' ';
    text += std::to_string(value);
  }
  return text;
}

inline std::vector<std::string> rows_of(const TinyRun& run) {
  std::vector<std::string> rows;
  for (const MetricsRow& row : read_metrics(run.folder().metrics())) rows.push_back(text_of(row));
  return rows;
}

inline std::vector<int64_t> validated_steps(const TinyRun& run) {
  std::vector<int64_t> steps;
  for (const MetricsRow& row : read_metrics(run.folder().metrics())) steps.push_back(row.step);
  return steps;
}

inline std::string best_step(const TinyRun& run) {
  return SafetensorsFile(run.folder().weights()).metadata().at("step");
}

/// Everything of a state but the times; its random generator, which is long, as a hash.
inline std::string state_text(const TinyRun& run, int64_t step) {
  TrainState state = state_from_json(run.bytes(step, "state.json"), "state.json");
  state.seconds = state.progress.seconds = 0;
  const std::string text = to_json(state);
  const size_t generator = text.find("\"generator\"");
  return text.substr(0, generator) + std::to_string(std::hash<std::string>()(text.substr(generator)));
}

/// Everything of progress.tsv but the times and speeds.
inline std::vector<std::string> progress_of(const TinyRun& run) {
  std::vector<std::string> rows;
  std::istringstream file(read_file(run.folder().progress()));
  for (std::string row; std::getline(file, row);) {
    std::istringstream cells(row);
    std::string kept, cell;
    for (int column = 0; std::getline(cells, cell, '\t'); ++column) {
      if (column != 2 && column != 4 && column != 5) kept += cell + " ";
    }
    rows.push_back(kept);
  }
  return rows;
}

inline void check_same_end(const TinyRun& straight, const TinyRun& stopped) {
  CHECK(rows_of(straight) == rows_of(stopped));
  CHECK(progress_of(straight) == progress_of(stopped));
  CHECK(best_step(straight) == best_step(stopped));
  CHECK(read_file(straight.folder().weights()) == read_file(stopped.folder().weights()));
  const std::vector<int64_t> steps = straight.folder().checkpoint_steps();
  REQUIRE(steps == stopped.folder().checkpoint_steps());
  for (const int64_t step : steps) {
    INFO("checkpoint " << step);
    for (const char* file : {"model.safetensors", "ema.safetensors", "optimizer.safetensors"}) {
      CHECK(straight.bytes(step, file) == stopped.bytes(step, file));
    }
    CHECK(state_text(straight, step) == state_text(stopped, step));
  }
}

/// Two runs with the same options. The loss falls from validation to validation, so that each is the best so far.
struct TwoRuns {
  TemporaryFolder data;
  TinyRun straight{data / "", "straight"}, stopped{data / "", "stopped"};

  void configure(const std::function<void(TrainOptions&)>& change) {
    for (TinyRun* run : {&straight, &stopped}) change(run->train);
  }
  TwoRuns() {
    configure([](TrainOptions& train) {
      train.ema = 0.5;
      train.keep = 2;
      train.log_every = 1;
      train.learning_rate = 0.01;
    });
  }
  /// What is learnt is never right for this validation set: the loss rises, so that the first one stays the best.
  void let_loss_rise() {
    configure([](TrainOptions& train) { train.valid_target = train.valid_source; });
  }
  void go_on(int64_t max_updates) { stopped.resume(max_updates); }
  void interrupt(TinyRun& run, int64_t update, bool resumed) {
    run.train.resume = resumed;
    CHECK(run.run_interrupted(update).stopped_by == "interrupted");
  }
};

}  // namespace gloss::test
