// Learning rates by table, improvement and the direction of a metric.
#include "train/schedule.hpp"

#include <cmath>
#include <limits>

#include "catch.hpp"

namespace gloss {
namespace {

TrainOptions with(const std::string& schedule, int64_t warmup, int64_t decay_start = 0) {
  TrainOptions options;
  options.learning_rate = 0.8;
  options.schedule = schedule;
  options.warmup = warmup;
  options.decay_start = decay_start;
  options.early_stopping_metric = "loss";
  return options;
}

struct Row {
  int64_t update;
  double rate;
};

void check_rates(const TrainOptions& options, const std::vector<Row>& table) {
  const Schedule schedule(options);
  for (const Row& row : table) {
    INFO(options.schedule << " at update " << row.update);
    CHECK(schedule.rate(row.update) == Approx(row.rate));
  }
}

}  // namespace

TEST_CASE("schedules give the rates of their formulas") {
  check_rates(with("constant", 4), {{1, 0.2}, {2, 0.4}, {3, 0.6}, {4, 0.8}, {5, 0.8}, {1000, 0.8}});
  check_rates(with("constant", 0), {{1, 0.8}, {7, 0.8}});
  check_rates(with("inverse-sqrt", 4), {{1, 0.2}, {4, 0.8}, {16, 0.4}, {64, 0.2}});
  check_rates(with("inverse-sqrt", 4, 9), {{2, 0.4}, {4, 0.8}, {9, 0.8}, {36, 0.4}});
  check_rates(with("inverse-sqrt", 9, 4), {{3, 0.8 / 3}, {9, 0.8}, {36, 0.4}});  // never falls inside the warm-up
  check_rates(with("inverse-sqrt", 0), {{1, 0.8}, {4, 0.4}, {100, 0.08}});
}

TEST_CASE("plateau lowers the rate after so many validations without improvement, again and again") {
  TrainOptions options = with("plateau", 0);
  options.plateau_factor = 0.5;
  options.plateau_patience = 2;
  Schedule schedule(options);
  CHECK_FALSE(schedule.validated(3.0, 10));
  CHECK_FALSE(schedule.validated(3.0, 20));  // equal is no improvement
  CHECK_FALSE(schedule.validated(2.0, 30));  // better: the count starts anew
  CHECK_FALSE(schedule.validated(2.5, 40));
  CHECK(schedule.rate(41) == Approx(0.8));
  CHECK(schedule.validated(2.5, 50));
  CHECK(schedule.rate(51) == Approx(0.4));
  CHECK_FALSE(schedule.validated(2.5, 60));
  const Schedule::State saved = schedule.state();
  CHECK(schedule.validated(std::numeric_limits<double>::quiet_NaN(), 70));
  CHECK(schedule.rate(71) == Approx(0.2));

  Schedule resumed(options);
  resumed.restore(saved);
  CHECK(resumed.rate(61) == Approx(0.4));
  CHECK(resumed.validated(2.5, 70));
  CHECK(resumed.rate(71) == Approx(0.2));
}

TEST_CASE("other schedules are blind to validations") {
  Schedule schedule(with("inverse-sqrt", 4));
  for (int i = 0; i < 20; ++i) CHECK_FALSE(schedule.validated(1.0, i));
  CHECK(schedule.rate(4) == Approx(0.8));
}

TEST_CASE("improvement follows the metric's direction and ignores NaN") {
  CHECK(higher_is_better("bleu"));
  CHECK(higher_is_better("chrf"));
  CHECK_FALSE(higher_is_better("loss"));
  CHECK_FALSE(higher_is_better("perplexity"));

  Improvement bleu;
  CHECK_FALSE(bleu.add(std::numeric_limits<double>::quiet_NaN(), 1, true));
  CHECK(bleu.add(0.0, 2, true));
  CHECK(bleu.add(10.0, 3, true));
  CHECK_FALSE(bleu.add(10.0, 4, true));
  CHECK_FALSE(bleu.add(9.0, 5, true));
  CHECK(bleu.best == 10.0);
  CHECK(bleu.best_update == 3);
  CHECK(bleu.since == 2);

  Improvement loss;
  CHECK(loss.add(3.0, 1, false));
  CHECK_FALSE(loss.add(4.0, 2, false));
  CHECK(loss.add(2.0, 3, false));
  CHECK(loss.since == 0);

  ValidationReport report;
  report.loss = 1, report.perplexity = 2, report.bleu = 3, report.chrf = 4;
  CHECK(metric_value(report, "loss") == 1);
  CHECK(metric_value(report, "perplexity") == 2);
  CHECK(metric_value(report, "bleu") == 3);
  CHECK(metric_value(report, "chrf") == 4);
}

}  // namespace gloss
