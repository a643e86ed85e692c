// kill -9 at any moment and a full disk: the run stays readable, and a resumed one ends as if nothing had happened.
#include <fcntl.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <random>
#include <thread>

#include "catch.hpp"
#include "model/safetensors.hpp"
#include "skip.hpp"
#include "tiny_run.hpp"

namespace gloss {

using namespace test;

namespace {

constexpr int kUpdates = 40;

void configure(TinyRun& run) {
  run.train.ema = 0.9;
  run.train.max_updates = kUpdates;
  run.train.save_every = 1;
  run.train.validate_every = 4;
  run.train.valid_max_lines = 2;
}

/// Everything that stands under a final name can be read, and fits together.
void check_readable(const TinyRun& run) {
  const RunFolder folder = run.folder();
  for (const int64_t step : folder.checkpoint_steps()) {
    INFO("step " << step);
    for (const char* file : {"model.safetensors", "ema.safetensors", "optimizer.safetensors"}) {
      CHECK_FALSE(SafetensorsFile(folder.checkpoint(step) / file).tensors().empty());
    }
    CHECK(contains(read_file(folder.checkpoint(step) / "state.json"), "\"update\": " + std::to_string(step) + ","));
  }
  if (std::filesystem::exists(folder.weights())) CHECK_FALSE(SafetensorsFile(folder.weights()).tensors().empty());
  for (const MetricsRow& row : read_metrics(folder.metrics())) CHECK(row.step <= kUpdates);
  if (folder.latest_step()) CHECK_NOTHROW(folder.require_model());
}

/// A process of this program that goes on with the run in `data`, and a pipe on which it tells every update.
struct Child {
  pid_t process = -1;
  int updates = -1;

  explicit Child(const std::string& data) {
    int ends[2];
    if (pipe(ends) != 0) throw Error("no pipe");
    process = fork();
    if (process == 0) {
      dup2(ends[1], STDOUT_FILENO);
      close(ends[0]);
      setenv("GLOSS_TEST_CHILD", data.c_str(), 1);
      execl("/proc/self/exe", "test_train", "[.child]", static_cast<char*>(nullptr));
      _exit(127);
    }
    close(ends[1]);
    updates = ends[0];
  }
  ~Child() { close(updates); }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  /// False when the child has ended before.
  bool wait_for_updates(int count) const {
    char mark;
    while (count > 0) {
      if (read(updates, &mark, 1) != 1) return false;
      if (mark == '.') --count;
    }
    return true;
  }
  int wait() const {
    int status = 0;
    waitpid(process, &status, 0);
    return status;
  }
};

/// A small file system in memory, or none where mounting is not allowed.
class SmallDisk {
 public:
  explicit SmallDisk(std::filesystem::path path) : path_(std::move(path)) {
    std::filesystem::create_directories(path_);
    mounted_ = mount("tmpfs", path_.c_str(), "tmpfs", 0, "size=2m") == 0;
  }
  ~SmallDisk() {
    if (mounted_) umount(path_.c_str());
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  bool mounted() const { return mounted_; }

  /// Fills the disk up to the last `bytes`.
  void leave_free(size_t bytes) const {
    std::filesystem::remove(path_ / "ballast");
    const auto space = std::filesystem::space(path_).available;
    if (space > bytes) std::ofstream(path_ / "ballast") << std::string(space - bytes, 'x');
  }

 private:
  std::filesystem::path path_;
  bool mounted_ = false;
};

}  // namespace

// Not a test: what a child process of the next one does.
TEST_CASE("train in a child process", "[.child]") {
  const char* const data = std::getenv("GLOSS_TEST_CHILD");
  if (data == nullptr) return;  // a filter like "~[data]" runs hidden cases too
  TinyRun run(data, "killed");
  configure(run);
  run.train.log_every = 1;
  run.observer.progress = [](const TrainProgress&) {
    if (write(STDOUT_FILENO, ".", 1) != 1) _exit(1);
  };
  run.resume(kUpdates);
}

TEST_CASE("a run killed at any moment is readable and ends with the same bytes") {
  const TemporaryFolder data;
  TinyRun straight(data / "", "straight"), killed(data / "", "killed");
  configure(straight);
  straight.run();
  std::mt19937 random(1);
  int kills = 0;
  for (int life = 0; life < 10; ++life) {
    const Child child((data / "").string());
    if (child.wait_for_updates(static_cast<int>(random() % 5))) {
      std::this_thread::sleep_for(std::chrono::microseconds(random() % 8000));
      kill(child.process, SIGKILL);
    }
    if (WIFSIGNALED(child.wait())) ++kills;
    check_readable(killed);
  }
  CHECK(kills > 5);
  const Child last((data / "").string());
  while (last.wait_for_updates(1)) {
  }
  CHECK(last.wait() == 0);
  check_readable(killed);
  for (const char* file : {"model.safetensors", "ema.safetensors", "optimizer.safetensors"}) {
    CHECK(straight.bytes(kUpdates, file) == killed.bytes(kUpdates, file));
  }
  CHECK(read_file(straight.folder().weights()) == read_file(killed.folder().weights()));
  CHECK(read_metrics(killed.folder().metrics()).size() == read_metrics(straight.folder().metrics()).size());
}

TEST_CASE("a full disk leaves a readable run that can go on", "[mount]") {
  const TemporaryFolder data;
  const SmallDisk disk(data / "disk");
  if (!disk.mounted()) {
    skip("no right to mount a small tmpfs: the full disk is not tested");
    return;
  }
  TinyRun straight(data / "", "straight");
  configure(straight);
  straight.train.max_updates = 12;
  straight.run();
  TinyRun full(data / "", "disk/run");
  configure(full);
  full.train.max_updates = 2;
  full.run();
  full.train.resume = true;
  full.train.max_updates = 12;
  int failures = 0;
  for (const size_t bytes : {0U, 4096U, 16384U, 32768U, 65536U}) {
    disk.leave_free(bytes);
    try {
      full.run();
    } catch (const FileError&) {
      ++failures;
    }
    check_readable(full);
    REQUIRE(full.folder().latest_step() >= 2);
  }
  CHECK(failures >= 3);
  disk.leave_free(2 << 20);
  full.run();
  check_readable(full);
  CHECK(straight.bytes(12, "optimizer.safetensors") == full.bytes(12, "optimizer.safetensors"));
  CHECK(read_file(straight.folder().weights()) == read_file(full.folder().weights()));
}

}  // namespace gloss
