// Interruptions and ends by a limit leave no trace in the run that goes on: it ends with the best weights, the metrics
// and the checkpoints of one never stopped.
#include <algorithm>
#include <atomic>

#include "catch.hpp"
#include "two_runs.hpp"

namespace gloss {

using namespace test;

namespace {

/// The process ends while it tells of a validation: its row and its weights are written, its checkpoint is not.
struct Killed {};

void run_killed_in_validation(TinyRun& run, int64_t update) {
  const auto before = run.observer.validated;
  run.observer.validated = [update](const ValidationReport& report) {
    if (report.update == update) throw Killed();
  };
  CHECK_THROWS_AS(run.run(), Killed);
  run.observer.validated = before;
}

/// The end is asked for while the validation of `update` is at work: at its question number `question`.
void run_stopped_in_validation(TinyRun& run, int64_t update, int question) {
  std::atomic<int> asked = 0;
  std::atomic<bool> armed = run.train.resume;  // the validation comes before anything else
  const auto before = run.observer.progress;
  run.observer.progress = [&](const TrainProgress& progress) {
    armed = progress.update == update;
    asked = -1;  // the question after the update
  };
  run.observer.stop_requested = [&] { return armed && ++asked >= question; };
  const TrainResult result = run.run();
  CHECK(result.stopped_by == "interrupted");
  CHECK(result.updates == update);
  CHECK(run.folder().latest_step() == update);
  run.observer.progress = before;
  run.observer.stop_requested = [] { return false; };
}

}  // namespace

TEST_CASE("an interruption off the grid does not validate, even where that would be the best") {
  for (const int64_t update : {1, 3}) {
    INFO("interrupted after " << update);
    TwoRuns runs;
    runs.let_loss_rise();
    runs.straight.run();
    runs.interrupt(runs.stopped, update, false);
    CHECK(runs.stopped.folder().latest_step() == update);
    CHECK(std::filesystem::exists(runs.stopped.folder().weights()) == (update > 2));
    runs.go_on(6);
    CHECK(best_step(runs.straight) == "2");
    check_same_end(runs.straight, runs.stopped);
  }
}

TEST_CASE("a validation that was due at an interruption is made when the run goes on") {
  const int64_t save_every = GENERATE(2, 3, 4, 0);
  INFO("save-every " << save_every);
  TwoRuns runs;
  runs.configure([save_every](TrainOptions& train) {
    train.save_every = save_every;
    train.keep = 5;
    train.schedule = "plateau";
    train.plateau_patience = 0;
    train.early_stopping_metric = "bleu";  // 0 throughout: the rate falls at every validation but the first
  });
  runs.straight.run();
  runs.interrupt(runs.stopped, 4, false);
  CHECK(validated_steps(runs.stopped) == std::vector<int64_t>{2});
  SECTION("in training") {}
  SECTION("where nothing is left to train") {
    runs.go_on(4);
    CHECK(validated_steps(runs.stopped) == std::vector<int64_t>{2, 4});
  }
  SECTION("where a kill takes it away again") {
    runs.stopped.train.resume = true;
    run_killed_in_validation(runs.stopped, 4);
  }
  runs.go_on(6);
  check_same_end(runs.straight, runs.stopped);
}

TEST_CASE("a validation that is at work when the end is asked for is left, and made when the run goes on") {
  const int64_t save_every = GENERATE(2, 3);
  TwoRuns runs;
  runs.configure([save_every](TrainOptions& train) {
    train.save_every = save_every;
    train.threads = 2;
    train.schedule = "plateau";
    train.plateau_patience = 0;
    train.log_every = 1;
  });
  runs.straight.run();
  SECTION("that was due") {
    run_stopped_in_validation(runs.stopped, 4, GENERATE(1, 6));  // in its loss, in its translations
    CHECK(validated_steps(runs.stopped) == std::vector<int64_t>{2});
    SECTION("once") {}
    SECTION("and again while it is made up for") {
      runs.stopped.train.resume = true;
      run_stopped_in_validation(runs.stopped, 4, 6);
      CHECK(validated_steps(runs.stopped) == std::vector<int64_t>{2});
    }
  }
  SECTION("at a limit off the grid") {
    runs.stopped.train.max_updates = 3;
    run_stopped_in_validation(runs.stopped, 3, 6);
    CHECK(validated_steps(runs.stopped) == std::vector<int64_t>{2});
  }
  runs.go_on(6);
  check_same_end(runs.straight, runs.stopped);
}

TEST_CASE("patience counts a validation that was made up for") {
  TwoRuns runs;
  runs.let_loss_rise();
  runs.configure([](TrainOptions& train) {
    train.patience = 2;
    train.max_updates = 100;
  });
  CHECK(runs.straight.run().updates == 6);
  runs.interrupt(runs.stopped, 6, false);
  CHECK(runs.stopped.resume(100).stopped_by == "patience");
  check_same_end(runs.straight, runs.stopped);
}

TEST_CASE("an end by a limit off the grid is validated, and taken back when the run goes on") {
  TwoRuns runs;
  runs.configure([](TrainOptions& train) { train.max_updates = 9; });
  SECTION("where its weights were the best of all") {
    runs.let_loss_rise();
  }
  SECTION("where better ones follow") {}
  runs.straight.run();
  for (const int64_t limit : {1, 3, 4, 7}) {
    runs.stopped.train.resume = limit > 1;
    runs.stopped.train.max_updates = limit;
    runs.stopped.run();
    CHECK(validated_steps(runs.stopped).back() == limit);
  }
  runs.go_on(9);
  check_same_end(runs.straight, runs.stopped);
}

TEST_CASE("the weights that were best on the grid come back when the run goes on") {
  TwoRuns runs;
  runs.configure([](TrainOptions& train) {
    train.validate_every = 4;
    train.max_updates = 20;
  });
  runs.interrupt(runs.straight, 6, false);
  CHECK(best_step(runs.straight) == "4");
  runs.stopped.train.max_updates = 5;
  const auto interrupt_again = [&] {
    CHECK(best_step(runs.stopped) == "5");
    runs.stopped.train.max_updates = 20;
    runs.interrupt(runs.stopped, 6, true);
    check_same_end(runs.straight, runs.stopped);
  };
  SECTION("after a good end") {
    runs.stopped.run();
    interrupt_again();
  }
  SECTION("after a kill that left the end half done") {
    run_killed_in_validation(runs.stopped, 5);
    interrupt_again();
  }
  SECTION("after a kill and a second end at the same limit") {
    run_killed_in_validation(runs.stopped, 5);
    runs.go_on(5);
    CHECK(validated_steps(runs.stopped) == std::vector<int64_t>{4, 5});
    interrupt_again();
  }
}

TEST_CASE("an epoch that ends with an interruption is the one of its row") {
  TwoRuns runs;
  runs.configure([](TrainOptions& train) {
    train.validate_every = 1;
    train.max_updates = 20;
  });
  runs.straight.run();
  const std::vector<MetricsRow> rows = read_metrics(runs.straight.folder().metrics());
  const int64_t last_of_first = std::ranges::count(rows, int64_t{1}, &MetricsRow::epoch);
  REQUIRE(last_of_first < 20);
  runs.interrupt(runs.stopped, last_of_first, false);
  runs.go_on(20);
  check_same_end(runs.straight, runs.stopped);
}

TEST_CASE("a run without a validation set is interrupted and goes on") {
  TwoRuns runs;
  runs.configure([](TrainOptions& train) { train.valid_source = train.valid_target = ""; });
  runs.straight.run();
  runs.interrupt(runs.stopped, 3, false);
  CHECK(best_step(runs.stopped) == "3");
  runs.go_on(6);
  check_same_end(runs.straight, runs.stopped);
}

}  // namespace gloss
