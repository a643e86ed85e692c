// A run that diverges ends with advice. The weights that show it are planted: which learning rate ends in NaN and which
// in huge losses depends on the CPU.
#include "train/divergence.hpp"

#include <cmath>

#include "catch.hpp"
#include "change_weights.hpp"
#include "tiny_run.hpp"

namespace gloss {

using namespace test;

namespace {

/// A run that starts from weights whose loss is about `loss`, and hardly moves them.
void start_with_loss(TinyRun& run, TinyRun& before, float loss) {
  before.train.max_updates = 1;
  before.run();
  make_loss_huge(before.folder().weights(), loss);
  run.train.init_from = before.train.model;
  run.train.learning_rate = 1e-12;
  run.train.validate_every = 0;
  run.train.save_every = 0;
  run.train.max_updates = 150;
}

}  // namespace

TEST_CASE("a loss that is not finite stops with advice and leaves the last checkpoint") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.max_updates = 2;
  run.run();
  fill_with_nan(run.folder().checkpoint(2) / "model.safetensors");
  const std::string error = error_of([&] { run.resume(50); });
  INFO(error);
  CHECK(contains(error, "diverged at update 3: the loss is nan"));
  CHECK(contains(error, "learning-rate"));
  CHECK(contains(error, "clip-norm"));
  CHECK(contains(error, "update 2 stands"));
  CHECK(run.folder().latest_step() == 2);
}

TEST_CASE("a validation that is not finite stops with the same advice") {
  const TemporaryFolder data;
  TinyRun run(data / "", "run");
  run.train.max_updates = 2;
  run.train.ema = 0.5;
  run.run();
  fill_with_nan(run.folder().checkpoint(2) / "ema.safetensors");  // what is validated, not what is trained
  const std::string error = error_of([&] { run.resume(50); });
  INFO(error);
  CHECK(contains(error, "diverged at update 4: the validation loss is nan"));
  CHECK(contains(error, "learning-rate"));
  CHECK(read_metrics(run.folder().metrics()).back().step == 2);
}

TEST_CASE("a validation perplexity of infinity is divergence") {
  const TemporaryFolder data;
  TinyRun before(data / "", "before"), run(data / "", "run");
  start_with_loss(run, before, 1e4);
  run.train.validate_every = 3;
  const std::string error = error_of([&] { run.run(); });
  INFO(error);
  CHECK(contains(error, "diverged at update 3: the validation loss is "));
  CHECK(contains(error, "the perplexity inf"));
  CHECK(read_metrics(run.folder().metrics()).empty());
}

TEST_CASE("a hundred updates in a row with a loss far above a guess are divergence, also over a resume") {
  const TemporaryFolder data;
  TinyRun before(data / "", "before"), run(data / "", "run");
  start_with_loss(run, before, 500);  // the perplexity is still a number
  run.train.max_updates = 60;
  CHECK(run.run().updates == 60);
  const std::string error = error_of([&] { run.resume(150); });
  INFO(error);
  CHECK(contains(error, "diverged at update 100: the loss per piece is "));
  CHECK(contains(error, "for 100 updates in a row"));
  CHECK(contains(error, "update 60 stands"));
}

TEST_CASE("a run with fewer high losses in a row goes on") {
  const TemporaryFolder data;
  TinyRun before(data / "", "before"), run(data / "", "run");
  start_with_loss(run, before, 500);
  run.train.max_updates = 99;
  CHECK(run.run().updates == 99);
  make_loss_huge(run.folder().checkpoint(99) / "model.safetensors", 0);  // as good as any fresh model
  CHECK(run.resume(150).updates == 150);
}

TEST_CASE("a loss is high above ten times that of a guess") {
  CHECK_FALSE(is_high_loss(10 * std::log(30) - 0.01, 30));
  CHECK(is_high_loss(10 * std::log(30) + 0.01, 30));
  UpdateReport report{.cross_entropy = 8, .target_pieces = 2};
  CHECK(report.loss() == 4);
  CHECK(divergence_of(report, kHighLossUpdates - 1).empty());
  CHECK(contains(divergence_of(report, kHighLossUpdates), "loss per piece is 4,"));
  report.finite = false;
  report.gradient_norm = INFINITY;
  CHECK(divergence_of(report, 0) == "the norm of the gradient is inf");
}

}  // namespace gloss
