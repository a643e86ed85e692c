#include "model/run_folder.hpp"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "temporary_folder.hpp"
#include "text/temporary_file.hpp"

using namespace gloss;
using namespace gloss::test;
namespace fs = std::filesystem;

namespace {

void save(const RunFolder& run, int64_t step, const std::string& content = "weights") {
  CheckpointWriter writer(run, step);
  write_text(writer.file("model.safetensors"), content);
  write_text(writer.file("state.json"), content);
  writer.commit();
}

std::vector<std::string> names_in(const fs::path& folder) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

using Steps = std::vector<int64_t>;
using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a checkpoint appears when it is committed, and latest points to it") {
  TemporaryFolder folder;
  const RunFolder run(folder / "run");
  CHECK(run.checkpoint_steps().empty());
  CHECK(!run.latest_step());
  {
    CheckpointWriter writer(run, 20);
    write_text(writer.file("model.safetensors"), "20");
    CHECK(run.checkpoint_steps().empty());
    writer.commit();
  }
  save(run, 100, "100");
  CHECK(run.checkpoint_steps() == Steps{20, 100});
  CHECK(run.latest_step() == 100);
  CHECK(read_text(run.checkpoints() / "latest" / "model.safetensors") == "100");
  CHECK(fs::read_symlink(run.checkpoints() / "latest") == "step-100");
  CHECK(names_in(run.checkpoints()) == Names{"latest", "step-100", "step-20"});
}

TEST_CASE("pruning keeps an extra checkpoint only while it is the latest") {
  TemporaryFolder folder;
  const RunFolder run(folder / "run");
  for (const int64_t step : {10, 20, 25, 30, 35}) save(run, step);
  prune_checkpoints(run, 2, {25}, {25, 35});
  CHECK(run.checkpoint_steps() == Steps{30, 35});
  save(run, 40);
  prune_checkpoints(run, 2, {35}, {35});
  CHECK(run.checkpoint_steps() == Steps{30, 40});
}

TEST_CASE("a run can be moved with its link") {
  TemporaryFolder folder;
  save(RunFolder(folder / "run"), 3);
  fs::rename(folder / "run", folder / "moved");
  CHECK(read_text(folder / "moved/checkpoints/latest/state.json") == "weights");
}

TEST_CASE("a writer that does not commit leaves nothing") {
  TemporaryFolder folder;
  const RunFolder run(folder / "run");
  save(run, 1);
  {
    const CheckpointWriter writer(run, 2);
    write_text(writer.file("model.safetensors"), "half");
  }
  CHECK(names_in(run.checkpoints()) == Names{"latest", "step-1"});
}

TEST_CASE("what a killed writer left is ignored, and removed by the next one") {
  TemporaryFolder folder;
  const RunFolder run(folder / "run");
  save(run, 1);
  for (const char* left : {".step-2.partial", ".step-0.removed"}) {
    fs::create_directory(run.checkpoints() / left);
    write_text(run.checkpoints() / left / "model.safetensors", "half");
  }
  fs::create_directory_symlink("step-2", run.checkpoints() / "latest.tmp");
  fs::create_directory(run.checkpoints() / "step-x");
  fs::create_directory(run.checkpoints() / "step-007");
  write_text(run.checkpoints() / "step-9", "a file");
  CHECK(run.checkpoint_steps() == Steps{1});
  CHECK(run.latest_step() == 1);
  save(run, 2);
  CHECK(names_in(run.checkpoints()) == Names{"latest", "step-007", "step-1", "step-2", "step-9", "step-x"});
}

TEST_CASE("sweeping leaves the checkpoints, and what a live process writes") {
  TemporaryFolder folder;
  const RunFolder run(folder / "run");
  CHECK_NOTHROW(sweep_checkpoints(run));
  save(run, 1);
  for (const char* left : {".step-2.partial", ".step-3.partial", ".step-0.removed"}) {
    fs::create_directory(run.checkpoints() / left);
  }
  write_text(run.checkpoints() / ".step-2.partial" / "model.safetensors.tmp-0123456789abcdef", "half");
  write_text(run.checkpoints() / "model.safetensors.tmp-0123456789abcdef", "half");
  fs::create_directory_symlink("step-2", run.checkpoints() / "latest.tmp");
  const TemporaryFile live(run.checkpoints() / ".step-3.partial" / "model.safetensors");
  sweep_checkpoints(run);
  CHECK(names_in(run.checkpoints()) == Names{".step-3.partial", "latest", "step-1"});
  CHECK(names_in(run.checkpoints() / ".step-3.partial").size() == 1);
}

TEST_CASE("a checkpoint of the same step is replaced") {
  TemporaryFolder folder;
  const RunFolder run(folder / "run");
  save(run, 5, "first");
  save(run, 5, "second");
  CHECK(read_text(run.checkpoint(5) / "model.safetensors") == "second");
  CHECK(names_in(run.checkpoints()) == Names{"latest", "step-5"});
}

TEST_CASE("without a usable latest the newest checkpoint counts") {
  TemporaryFolder folder;
  const RunFolder run(folder / "run");
  save(run, 5);
  save(run, 10);
  const fs::path latest = run.checkpoints() / "latest";
  fs::remove(latest);
  CHECK(run.latest_step() == 10);
  fs::create_directory_symlink("step-7", latest);
  CHECK(run.latest_step() == 10);
  fs::remove(latest);
  fs::create_directory_symlink("step-5", latest);
  CHECK(run.latest_step() == 5);
}

TEST_CASE("pruning keeps the newest, the best and the one that latest points to") {
  TemporaryFolder folder;
  const RunFolder run(folder / "run");
  for (const int64_t step : {9, 10, 20, 30, 40, 100}) save(run, step);
  prune_checkpoints(run, 2, {10});
  CHECK(run.checkpoint_steps() == Steps{10, 40, 100});
  prune_checkpoints(run, 5, {});
  CHECK(run.checkpoint_steps() == Steps{10, 40, 100});
  save(run, 20);  // a run resumed from an older checkpoint
  prune_checkpoints(run, 1, {});
  CHECK(run.checkpoint_steps() == Steps{20, 100});
  CHECK(names_in(run.checkpoints()) == Names{"latest", "step-100", "step-20"});
}

TEST_CASE("kill -9 at any moment leaves complete checkpoints only") {
  TemporaryFolder folder;
  const RunFolder run(folder / "run");
  const auto start = std::chrono::steady_clock::now();
  save(run, 1, std::string(5000, '1'));
  const auto one_save = std::chrono::steady_clock::now() - start;
  int64_t newest = 1;
  // On a busy machine the first save may have been quicker than any that follows: then later rounds wait longer.
  for (int round = 0; round < 40 || (newest == 1 && round < 200); ++round) {
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
      for (int64_t step = newest;; ++step) {  // begins by replacing the newest
        save(run, step, std::string(5000, static_cast<char>('0' + step % 10)));
        prune_checkpoints(run, 2, {});
      }
    }
    // From within the first save to within the sixth, and more in later rounds.
    std::this_thread::sleep_for(one_save * (round % 20 + 1) * (round / 20 + 1) / 4);
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    const auto steps = run.checkpoint_steps();
    REQUIRE(run.latest_step());
    CHECK(*run.latest_step() >= newest);
    newest = *run.latest_step();
    for (const int64_t step : steps) {
      const std::string expected(5000, static_cast<char>('0' + step % 10));
      CHECK(read_text(run.checkpoint(step) / "model.safetensors") == expected);
      CHECK(read_text(run.checkpoint(step) / "state.json") == expected);
    }
  }
  CHECK(newest > 1);
}

TEST_CASE("a checkpoint that cannot be written says where") {
  TemporaryFolder folder;
  write_text(folder / "run", "a file where the folder should be");
  CHECK(has(message_of<FileError>([&] { CheckpointWriter(RunFolder(folder / "run"), 1); }), "run/checkpoints'"));
}

TEST_CASE("require_model says what is missing") {
  TemporaryFolder folder;
  const RunFolder run(folder / "run");
  const auto message = [&] { return message_of<Error>([&] { run.require_model(); }); };
  CHECK(has(message(), "no such folder"));
  fs::create_directory(run.root());
  CHECK(has(message(), "config.yaml is missing"));
  write_text(run.config(), "");
  CHECK(has(message(), "neither vocab.spm nor source.spm and target.spm"));
  write_text(run.source_vocab(), "");
  CHECK(has(message(), "neither vocab.spm nor source.spm and target.spm"));
  write_text(run.target_vocab(), "");
  CHECK(has(message(), "has no weights yet"));
  save(run, 3);
  CHECK(message().empty());
  fs::remove_all(run.checkpoints());
  write_text(run.weights(), "");
  CHECK(message().empty());
}

TEST_CASE("weights_to_use prefers the validated weights, then the average of the latest checkpoint") {
  TemporaryFolder folder;
  const RunFolder run(folder / "run");
  fs::create_directory(run.root());
  write_text(run.config(), "");
  write_text(run.shared_vocab(), "");
  bool unvalidated = false;
  CHECK_THROWS_AS(run.weights_to_use(unvalidated), Error);
  save(run, 1);
  save(run, 2);
  CHECK(run.weights_to_use(unvalidated) == run.checkpoint(2) / "model.safetensors");
  CHECK(unvalidated);
  write_text(run.checkpoint(2) / "ema.safetensors", "");
  CHECK(run.weights_to_use(unvalidated) == run.checkpoint(2) / "ema.safetensors");
  CHECK(unvalidated);
  write_text(run.weights(), "");
  CHECK(run.weights_to_use(unvalidated) == run.weights());
  CHECK(!unvalidated);
}
