// A table of a run: one header, whole rows, cut back where a run goes on.
#include "model/update_table.hpp"

#include <sys/stat.h>

#include <limits>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "temporary_folder.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

const std::string kHeader = "update\tloss\n";

}  // namespace

TEST_CASE("a table begins with its header, and what a kill cut short is dropped") {
  TemporaryFolder folder;
  const auto path = folder / "table.tsv";
  append_row(path, kHeader, "1\t2.5\n");
  append_row(path, kHeader, "20\t2\n");
  CHECK(read_text(path) == kHeader + "1\t2.5\n20\t2\n");
  write_text(path, kHeader + "1\t2.5\n2");
  CHECK(whole_lines(path) == kHeader + "1\t2.5\n");
  append_row(path, kHeader, "3\t1\n");
  CHECK(read_text(path) == kHeader + "1\t2.5\n3\t1\n");
  write_text(path, "upd");
  append_row(path, kHeader, "3\t1\n");
  CHECK(read_text(path) == kHeader + "3\t1\n");
}

TEST_CASE("a cell that is no number is nan, whatever its sign") {
  CHECK(number_text(0.5) == "0.5");
  CHECK(number_text(-std::numeric_limits<double>::quiet_NaN()) == "nan");
}

TEST_CASE("the rows past an update are cut, whatever else they hold") {
  TemporaryFolder folder;
  const auto path = folder / "table.tsv";
  CHECK(cut_rows(path, kHeader, 5) == 0);
  CHECK_FALSE(std::filesystem::exists(path));
  write_text(path, kHeader + "2\t1\n10\tnan\n12\n100\t3");
  CHECK(cut_rows(path, kHeader, 11) == 10);
  CHECK(read_text(path) == kHeader + "2\t1\n10\tnan\n");
  CHECK(cut_rows(path, kHeader, 1) == 0);
  CHECK(read_text(path) == kHeader);
  write_text(path, "");
  cut_rows(path, kHeader, 1);
  CHECK(read_text(path) == kHeader);
}

TEST_CASE("a row without its update is an error with its place") {
  TemporaryFolder folder;
  const auto path = folder / "table.tsv";
  for (const std::string row : {"", "x\t1", "3x\t1"}) {
    write_text(path, kHeader + "1\t1\n" + row + "\n");
    CHECK(has(message_of<Error>([&] { cut_rows(path, kHeader, 5); }), "table.tsv:3: '" + row + "'"));
  }
}

TEST_CASE("what is no table of ours is left as it is") {
  TemporaryFolder folder;
  const auto path = folder / "table.tsv";
  write_text(path, "1\t1\n2\t1\n");
  CHECK(
      has(message_of<Error>([&] { cut_rows(path, kHeader, 5); }), "table.tsv:1: this is not the row of column names"));
  CHECK(read_text(path) == "1\t1\n2\t1\n");
  std::filesystem::remove(path);
  REQUIRE(mkfifo(path.c_str(), 0600) == 0);  // opening it would wait for a reader
  CHECK(has(message_of<Error>([&] { cut_rows(path, kHeader, 5); }), "no plain file"));
  CHECK(has(message_of<Error>([&] { append_row(path, kHeader, "1\t1\n"); }), "no plain file"));
}
