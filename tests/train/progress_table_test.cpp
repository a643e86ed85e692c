// progress.tsv: a row for every report; a run that went on has those of one that never stopped.
#include "catch.hpp"
#include "two_runs.hpp"

namespace gloss {

using namespace test;

TEST_CASE("a report of progress is a row of a table") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  std::vector<TrainProgress> reports;
  run.observer.progress = [&reports](const TrainProgress& report) { reports.push_back(report); };
  run.train.log_every = 2;
  run.train.overwrite = true;
  run.run();
  run.run();  // what stood in the folder is replaced
  reports.erase(reports.begin(), reports.begin() + 3);
  std::istringstream file(read_file(run.folder().progress()));
  std::string header;
  std::getline(file, header);
  CHECK(header ==
        "update\tepoch\tseconds\tloss\tsource_tokens_per_second\ttarget_tokens_per_second\tlearning_rate\t"
        "gradient_norm");
  for (const TrainProgress& report : reports) {
    int64_t update = 0, epoch = 0;
    double seconds = 0, loss = 0, source = 0, target = 0, rate = 0, norm = 0;
    file >> update >> epoch >> seconds >> loss >> source >> target >> rate >> norm;
    REQUIRE(file.good());
    CHECK(update == report.update);
    CHECK(epoch == report.epoch);
    CHECK(seconds > 0);
    CHECK(loss == Approx(report.loss).epsilon(1e-6));
    CHECK(source == Approx(report.source_per_second).epsilon(1e-6));
    CHECK(target == Approx(report.target_per_second).epsilon(1e-6));
    CHECK(rate == Approx(report.learning_rate).epsilon(1e-6));
    CHECK(norm == Approx(report.gradient_norm).epsilon(1e-6));
  }
  CHECK(reports.size() == 3);
  std::string rest;
  CHECK_FALSE(file >> rest);
}

TEST_CASE("a resumed run has the rows of progress of one that never stopped") {
  TwoRuns runs;
  runs.configure([](TrainOptions& train) {
    train.log_every = 4;
    train.max_updates = 13;
    train.validate_every = train.save_every = 5;
  });
  runs.straight.run();
  REQUIRE(progress_of(runs.straight).size() == 4);  // a header, updates 4, 8, 12
  for (const int64_t limit : {3, 6, 7, 13}) {
    runs.stopped.train.resume = limit > 3;
    runs.stopped.train.max_updates = limit;
    runs.stopped.run();
  }
  check_same_end(runs.straight, runs.stopped);
  SECTION("also where a kill left rows past the checkpoint") {
    std::filesystem::remove_all(runs.stopped.folder().checkpoint(13));
    std::filesystem::remove(runs.stopped.folder().checkpoints() / "latest");
    runs.go_on(13);
    check_same_end(runs.straight, runs.stopped);
  }
}

TEST_CASE("a resumed run warns of tables that have lost rows") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.log_every = 2;
  run.run();
  const auto warned = [&run](const std::string& of) {
    run.warnings.clear();
    run.resume(6);
    return run.warnings.size() == 1 && contains(run.warnings[0], of);
  };
  CHECK_FALSE(warned(""));
  for (const std::filesystem::path& table : {run.folder().progress(), run.folder().metrics()}) {
    const std::string whole = read_file(table);
    const size_t end_of_row = whole.rfind('\n', whole.size() - 2) + 1;
    write_file_atomically(table, whole.substr(0, end_of_row));
    CHECK(warned(table.string() + " has lost rows: this run wrote one for update 6, but the last is of 4"));
    write_file_atomically(table, whole.substr(0, end_of_row - 2));  // within a row
    CHECK(warned("the last is of 2"));
    std::filesystem::remove(table);
    CHECK(warned("but no row is there"));
    write_file_atomically(table, whole);
    CHECK_FALSE(warned(""));
  }
}

}  // namespace gloss
