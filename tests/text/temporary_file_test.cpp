// Files on their way: what a kill leaves behind stops nobody, is swept, and is told from what a live process writes.
#include "text/temporary_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "text/descriptor.hpp"
#include "text/files.hpp"
#include "text/support.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

/// A child process that opens temporary files beside `target` and ends in a way of its own, without a destructor.
template <class End>
void leave_files(const std::string& target, End end) {
  const pid_t child = fork();
  if (child == 0) {
    new TemporaryFile(target);
    new TemporaryFile(target);
    end();
    _exit(0);
  }
  waitpid(child, nullptr, 0);
}

}  // namespace

TEST_CASE("what a killed run left behind is swept, and nothing else", "[files]") {
  const TemporaryFolder folder;
  leave_files(folder / "f", [] {});
  REQUIRE(folder.entries() == 2);
  folder.file("f", "whole");
  folder.file("mine.tmp-1234", "not gloss's name");
  folder.file("other.tmp-0123456789abcdeg", "nor this");
  TemporaryFile live(folder / "f");
  sweep_temporary_files(folder / "");
  CHECK(folder.entries() == 4);
  live.commit(false);
  CHECK(folder.entries() == 3);
  CHECK(read_file(folder / "f").empty());
}

TEST_CASE("a sweep by prefix leaves other files' leftovers", "[files]") {
  const TemporaryFolder folder;
  leave_files(folder / "a", [] {});
  leave_files(folder / "b", [] {});
  sweep_temporary_files(folder / "", "a");
  CHECK(folder.entries() == 2);
  sweep_temporary_files(folder / "not-there");
}

TEST_CASE("a file that another process holds is not swept", "[files]") {
  // As of a live process in another container: only the lock says so.
  const TemporaryFolder folder;
  const std::string path = folder.file("f.tmp-0123456789abcdef", "half");
  const int holder = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  REQUIRE(flock(holder, LOCK_EX) == 0);
  sweep_temporary_files(folder / "");
  CHECK(folder.entries() == 1);
  close(holder);
  sweep_temporary_files(folder / "");
  CHECK(folder.entries() == 0);
}

TEST_CASE("a signal's handler removes what is being written", "[files]") {
  const TemporaryFolder folder;
  leave_files(folder / "f", [] { remove_temporary_files_now(); });
  CHECK(folder.entries() == 0);
}

TEST_CASE("a whole file is no longer the handler's to remove", "[files]") {
  const TemporaryFolder folder;
  {
    TemporaryFile file(folder / "f");
    std::fputs("text", file.stream());
    file.commit(true);
    remove_temporary_files_now();
  }
  CHECK(read_file(folder / "f") == "text");
  CHECK(folder.entries() == 1);
}

TEST_CASE("a folder that is not there is an error that names the file", "[files]") {
  const TemporaryFolder folder;
  CHECK_THROWS_WITH(TemporaryFile(folder / "no/f"), contains_text("no/f: cannot be written: No such file"));
}

TEST_CASE("what cannot be waited for on the disk is used all the same, an error is told", "[files]") {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  CHECK_NOTHROW(sync_to_disk(ends[1], "pipe"));  // EINVAL, as of file systems without fsync
  close(ends[0]);
  close(ends[1]);
  CHECK_THROWS_AS(sync_to_disk(ends[1], "closed"), FileError);
  const TemporaryFolder folder;
  CHECK_NOTHROW(sync_folder(folder / ""));
  CHECK_THROWS_AS(sync_folder(folder / "missing"), FileError);
}
