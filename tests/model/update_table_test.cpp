// A table of a run: one header, whole rows, cut back where a run goes on.
#include "model/update_table.hpp"

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

TEST_CASE("the rows past an update are cut, whatever else they hold") {
  TemporaryFolder folder;
  const auto path = folder / "table.tsv";
  cut_rows(path, kHeader, 5);
  CHECK_FALSE(std::filesystem::exists(path));
  write_text(path, kHeader + "2\t1\n10\tnan\n12\n100\t3");
  cut_rows(path, kHeader, 10);
  CHECK(read_text(path) == kHeader + "2\t1\n10\tnan\n");
  cut_rows(path, kHeader, 1);
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
