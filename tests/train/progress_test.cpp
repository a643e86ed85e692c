// Limits, the fraction that is done, and means between two reports.
#include "train/progress.hpp"

#include <cmath>

#include "catch.hpp"
#include "tiny_run.hpp"

namespace gloss {

using namespace test;

TEST_CASE("the first limit ends a run; none is no limit") {
  TrainOptions options;
  CHECK(reached_limit(options, {1000000, 1000, 1e9, 0}).empty());
  options.max_updates = 10;
  options.max_epochs = 3;
  options.max_minutes = 2;
  CHECK(reached_limit(options, {9, 2, 119.9, 0.99}).empty());
  CHECK(reached_limit(options, {10, 0, 0, 0}) == "max-updates");
  CHECK(reached_limit(options, {0, 3, 0, 0}) == "max-epochs");
  CHECK(reached_limit(options, {0, 0, 120, 0}) == "max-minutes");
}

TEST_CASE("the fraction is that of the limit that ends first") {
  TrainOptions options;
  CHECK(fraction_done(options, {5, 5, 5, 0.5}) == 0);
  options.max_updates = 10;
  CHECK(fraction_done(options, {4, 0, 0, 0}) == Approx(0.4));
  options.max_epochs = 2;
  CHECK(fraction_done(options, {4, 1, 0, 0.5}) == Approx(0.75));
  options.max_minutes = 1;
  CHECK(fraction_done(options, {4, 1, 54, 0.5}) == Approx(0.9));
  CHECK(fraction_done(options, {40, 1, 54, 0.5}) == 1);
}

TEST_CASE("a report tells the mean loss since the last one") {
  ProgressMeter meter;
  meter.add({6.0, 10, 4, 0.5, true});
  meter.add({2.0, 10, 4, 0.25, true});
  const TrainProgress first = meter.take();
  CHECK(first.loss == Approx(1.0));
  CHECK(first.perplexity == Approx(2.718281828));
  CHECK(first.gradient_norm == 0.25);
  CHECK(first.source_per_second == Approx(2.5 * first.target_per_second));
  meter.add({9.0, 1, 3, 0.5, true});
  CHECK(meter.take().loss == Approx(3.0));
}

TEST_CASE("a report counts what the session before had collected, with its time") {
  ProgressMeter meter;
  meter.restore({6.0, 1000, 20, 4});
  meter.add({2.0, 10, 4, 0.25, true});
  meter.pause([&] {
    CHECK(meter.sums().source_pieces == 30);
    CHECK(meter.sums().seconds >= 1000);
  });
  const TrainProgress report = meter.take();
  CHECK(report.loss == Approx(1.0));
  CHECK(report.source_per_second < 0.031);
  CHECK(report.source_per_second > 0.02);
  CHECK(meter.take().loss == 0);
}

TEST_CASE("progress is reported on its grid, with the rate and what is left") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  std::vector<TrainProgress> reports;
  run.observer.progress = [&reports](const TrainProgress& report) { reports.push_back(report); };
  run.train.log_every = 3;
  run.train.max_updates = 8;
  run.run();
  REQUIRE(reports.size() == 2);
  CHECK(reports[0].update == 3);
  CHECK(reports[1].update == 6);
  CHECK(reports[0].epoch == 1);
  CHECK(reports[1].fraction == Approx(0.75));
  CHECK(reports[1].seconds_left > 0);
  CHECK(reports[0].learning_rate == Approx(0.001 * std::sqrt(2.0 / 3)));
  CHECK(reports[0].target_per_second > 0);
  CHECK(reports[0].gradient_norm > 0);
}

}  // namespace gloss
