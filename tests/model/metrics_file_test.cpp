#include "model/metrics_file.hpp"

#include <cmath>
#include <limits>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "temporary_folder.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

const std::string kHeader =
    "step\tepoch\tseconds\ttrain_loss\tvalid_loss\tperplexity\tbleu\tchrf\tlearning_rate\tbest\n";

MetricsRow row_of(int64_t step) {
  MetricsRow row;
  row.step = step;
  row.epoch = 2;
  row.seconds = 12.5;
  row.train_loss = 3.25;
  row.valid_loss = 2.0 / 3.0;
  row.perplexity = 1.9477;
  row.bleu = 31.25;
  row.chrf = 55.5;
  row.learning_rate = 1e-5;
  row.best = step % 2 == 0;
  return row;
}

}  // namespace

TEST_CASE("rows are appended under one header") {
  TemporaryFolder folder;
  const auto path = folder / "metrics.tsv";
  CHECK(read_metrics(path).empty());
  append_metrics(path, row_of(1));
  append_metrics(path, row_of(2));
  CHECK(read_text(path) == kHeader + "1\t2\t12.5\t3.25\t0.66666667\t1.9477\t31.25\t55.5\t1e-05\t0\n" +
                               "2\t2\t12.5\t3.25\t0.66666667\t1.9477\t31.25\t55.5\t1e-05\t1\n");
  const auto rows = read_metrics(path);
  REQUIRE(rows.size() == 2);
  CHECK(rows[1].step == 2);
  CHECK(rows[1].epoch == 2);
  CHECK(rows[1].valid_loss == Approx(2.0 / 3.0).epsilon(1e-7));
  CHECK(rows[1].learning_rate == 1e-5);
  CHECK(!rows[0].best);
  CHECK(rows[1].best);
}

TEST_CASE("what was not measured stays unmeasured") {
  TemporaryFolder folder;
  MetricsRow row = row_of(1);
  row.bleu = std::numeric_limits<double>::quiet_NaN();
  append_metrics(folder / "m", row);
  CHECK(std::isnan(read_metrics(folder / "m").at(0).bleu));
}

TEST_CASE("a partial last line is dropped when the file is opened again") {
  TemporaryFolder folder;
  const auto path = folder / "metrics.tsv";
  append_metrics(path, row_of(1));
  const std::string whole = read_text(path);
  for (const std::string part : {"2", "2\t2\t12.5", "2\t2\t12.5\t3.25\t0.66666667\t1.9477\t31.25\t55.5\t1e-05\t1"}) {
    write_text(path, whole + part);
    CHECK(read_metrics(path).size() == 1);
    append_metrics(path, row_of(3));
    REQUIRE(read_metrics(path).size() == 2);
    CHECK(read_metrics(path)[1].step == 3);
    CHECK(read_text(path).starts_with(whole + "3\t"));
  }
  write_text(path, kHeader.substr(0, 7));
  append_metrics(path, row_of(1));
  CHECK(read_text(path) == whole);
}

TEST_CASE("a resumed run cuts the rows behind its step") {
  TemporaryFolder folder;
  const auto path = folder / "metrics.tsv";
  CHECK_NOTHROW(cut_metrics(path, 5));
  CHECK(!std::filesystem::exists(path));
  for (const int64_t step : {100, 200, 300}) append_metrics(path, row_of(step));
  const std::string three = read_text(path);
  cut_metrics(path, 300);
  CHECK(read_text(path) == three);
  cut_metrics(path, 200);
  CHECK(three.starts_with(read_text(path)));
  REQUIRE(read_metrics(path).size() == 2);
  CHECK(read_metrics(path)[1].step == 200);
  cut_metrics(path, 0);
  CHECK(read_text(path) == kHeader);
  append_metrics(path, row_of(1));
  CHECK(read_metrics(path).size() == 1);
}

TEST_CASE("a line that is no row is an error with its place") {
  TemporaryFolder folder;
  const auto path = folder / "metrics.tsv";
  append_metrics(path, row_of(1));
  const std::string whole = read_text(path);
  for (const std::string line : {"", "x", "2\t2\t12.5\t3.25\t1\t1\t1\t1\t1", "2\t2\t12.5\t3.25\t1\t1\t1\t1\t1\t1\t1"}) {
    INFO(line);
    write_text(path, whole + line + "\n");
    CHECK(has(message_of<Error>([&] { read_metrics(path); }), "metrics.tsv:3: '" + line + "'"));
  }
  write_text(path, "a\tb\n");
  CHECK(has(message_of<Error>([&] { read_metrics(path); }), "metrics.tsv:1"));
}
