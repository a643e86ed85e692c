// Whole files and growing files, on good and on full disks.
#include "text/files.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <stdexcept>
#include <thread>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "text/descriptor.hpp"
#include "text/support.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

/// Makes writes beyond `bytes` of any file fail while this lives, as a full disk does (EFBIG in place of ENOSPC).
class FileSizeLimit {
 public:
  explicit FileSizeLimit(rlim_t bytes) {
    previous_ = signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &saved_);
    const rlimit limit{bytes, saved_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FileSizeLimit() {
    setrlimit(RLIMIT_FSIZE, &saved_);
    signal(SIGXFSZ, previous_);
  }

 private:
  rlimit saved_{};
  void (*previous_)(int) = nullptr;
};

class IgnoreBrokenPipe {
 public:
  IgnoreBrokenPipe() : previous_(signal(SIGPIPE, SIG_IGN)) {}
  ~IgnoreBrokenPipe() { signal(SIGPIPE, previous_); }

 private:
  void (*previous_)(int);
};

}  // namespace

TEST_CASE("where no more files may be open, the limit is named") {
  errno = EMFILE;
  CHECK(system_message("a", "cannot be opened") ==
        "a: cannot be opened: Too many open files; raise the limit on open files (ulimit -n)");
  errno = ENOENT;
  CHECK(system_message("a", "cannot be opened") == "a: cannot be opened: No such file or directory");
}

TEST_CASE("a file is written whole and read back", "[files]") {
  const TemporaryFolder folder;
  const std::string content = std::string("a\0b\r\n\xFF", 6) + std::string(1'000'000, 'x');
  write_file_atomically(folder / "f", content);
  CHECK(read_file(folder / "f") == content);
  write_file_atomically(folder / "f", "shorter");
  CHECK(read_file(folder / "f") == "shorter");
  write_file_atomically(folder / "empty", "");
  CHECK(read_file(folder / "empty").empty());
  CHECK(folder.entries() == 2);
  struct stat status {};
  REQUIRE(stat((folder / "f").c_str(), &status) == 0);
  const mode_t mask = umask(0);
  umask(mask);
  CHECK((status.st_mode & 0777) == (0666 & ~mask));
}

TEST_CASE("a writer that fails leaves the old file and no other", "[files]") {
  const TemporaryFolder folder;
  write_file_atomically(folder / "f", "old");
  const auto fail = [](std::FILE* stream) {
    std::fputs("half", stream);
    throw std::runtime_error("stop");
  };
  CHECK_THROWS_AS(write_file_atomically(folder / "f", fail), std::runtime_error);
  CHECK(slurp(folder / "f") == "old");
  CHECK(folder.entries() == 1);
}

TEST_CASE("a full disk leaves the old file and no other", "[files]") {
  const TemporaryFolder folder;
  write_file_atomically(folder / "f", "old");
  {
    const FileSizeLimit limit(100'000);
    CHECK_THROWS_AS(write_file_atomically(folder / "f", std::string(300'000, 'x')), FileError);
  }
  CHECK(slurp(folder / "f") == "old");
  CHECK(folder.entries() == 1);
  CHECK_THROWS_AS(write_file_atomically(folder / "no/such/folder/f", "x"), FileError);
  CHECK_THROWS_AS(read_file(folder / "missing"), FileError);
}

TEST_CASE("a device is written to, not replaced", "[files]") {
  CHECK_THROWS_AS(write_file_atomically("/dev/full", "text"), FileError);
  write_file_atomically("/dev/null", "text");
  struct stat status {};
  REQUIRE(stat("/dev/full", &status) == 0);
  CHECK(S_ISCHR(status.st_mode));
}

TEST_CASE("a line sink grows by whole lines", "[files]") {
  const TemporaryFolder folder;
  LineSink sink(folder / "out");
  std::string expected;
  for (int i = 0; i < 3000; ++i) {
    const std::string line = "line " + std::to_string(i) + std::string(static_cast<size_t>(i % 90), '.') + "\n";
    sink.write(line);
    expected += line;
    const std::string so_far = slurp(folder / "out");
    REQUIRE((so_far.empty() || so_far.back() == '\n'));
    REQUIRE(expected.size() - so_far.size() <= 65536);
  }
  sink.flush();
  CHECK(slurp(folder / "out") == expected);
  const std::string long_line = std::string(200'000, 'y') + "\n";
  sink.write(long_line);
  CHECK(slurp(folder / "out") == expected + long_line);
  sink.write("last\n");
  LineSink moved(std::move(sink));
  moved.close();
  moved.close();
  CHECK(slurp(folder / "out") == expected + long_line + "last\n");
  CHECK_THROWS_AS(LineSink(folder / "out").write("no line end"), std::logic_error);
}

TEST_CASE("the destructor writes what is left", "[files]") {
  const TemporaryFolder folder;
  LineSink(folder / "out").write("a\n");
  CHECK(slurp(folder / "out") == "a\n");
  LineSink(folder / "out").write("b\n");
  CHECK(slurp(folder / "out") == "b\n");
}

TEST_CASE("appending goes on behind the last whole line", "[files]") {
  const TemporaryFolder folder;
  LineSink(folder.file("log", "a\nb\nhalf a li"), true).write("c\n");
  CHECK(slurp(folder / "log") == "a\nb\nc\n");
  LineSink(folder / "log", true).write("d\n");
  CHECK(slurp(folder / "log") == "a\nb\nc\nd\n");
  LineSink(folder.file("log", "no line at all"), true).write("c\n");
  CHECK(slurp(folder / "log") == "c\n");
  LineSink(folder / "new", true).write("c\n");
  CHECK(slurp(folder / "new") == "c\n");
}

TEST_CASE("a full disk leaves whole lines and one error", "[files]") {
  const TemporaryFolder folder;
  const std::string path = folder / "out";
  std::string lines;
  for (int i = 0; i < 5000; ++i) lines += "a line of text " + std::to_string(i) + "\n";
  const FileSizeLimit limit(30'001);
  {
    LineSink sink(path);
    sink.write("first\n");
    CHECK_THROWS_AS(sink.write(lines), FileError);
    const std::string kept = slurp(path);
    CHECK(kept.size() <= 30'001);
    CHECK(kept.size() > 29'950);
    CHECK(kept == ("first\n" + lines).substr(0, kept.size()));
    CHECK(kept.back() == '\n');
    CHECK_NOTHROW(sink.close());
  }
  CHECK(slurp(path).back() == '\n');
}

TEST_CASE("/dev/full is an error that names it", "[files]") {
  LineSink sink("/dev/full");
  sink.write("text\n");
  CHECK_THROWS_WITH(sink.flush(), "/dev/full: write failed: No space left on device");
  sink.write("text\n");
  CHECK_THROWS_AS(sink.close(), FileError);
  CHECK_THROWS_AS(LineSink("/no/such/folder/file"), FileError);
}

TEST_CASE("a reader that went away is a closed pipe", "[files]") {
  const IgnoreBrokenPipe ignore;
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  LineSink sink("/dev/fd/" + std::to_string(ends[1]));
  close(ends[0]);
  sink.write("text\n");
  CHECK_THROWS_AS(sink.flush(), ClosedPipe);
  CHECK_NOTHROW(sink.close());
  close(ends[1]);
}

TEST_CASE("a slow reader on a non-blocking pipe gets everything", "[files]") {
  int ends[2];
  REQUIRE(pipe2(ends, O_NONBLOCK) == 0);
  const int saved = dup(STDOUT_FILENO);
  dup2(ends[1], STDOUT_FILENO);
  close(ends[1]);
  std::string received;
  std::thread reader([&] {
    char chunk[4096];
    for (;;) {
      const ssize_t count = read(ends[0], chunk, sizeof(chunk));
      if (count == 0) break;
      if (count > 0) received.append(chunk, static_cast<size_t>(count));
      if (count < 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  });
  const std::string lines = std::string(999'999, 'x') + "\n";
  LineSink sink("-");
  sink.write(lines);
  sink.close();
  dup2(saved, STDOUT_FILENO);
  close(saved);
  reader.join();
  close(ends[0]);
  CHECK(received == lines);
}
