// A .tsv as a corpus: which files are one, and which columns are read.
#include "text/columns.hpp"

#include "catch.hpp"
#include "gloss/error.hpp"
#include "text/corpus.hpp"
#include "text/line_inputs.hpp"

using namespace gloss;
using namespace gloss::test;

TEST_CASE("a .tsv is known by its name, compressed or not", "[corpus]") {
  for (const char* name : {"a.tsv", "a.b.tsv.gz", "a.tsv.zst", "/x/a.tsv.xz"}) CHECK(is_tsv(name));
  for (const char* name : {"a", "a.txt", "tsv", "a.tsv.bz2", "a.tsv.gz.xz", "a.gz", "a.tsvx"})
    CHECK_FALSE(is_tsv(name));
}

TEST_CASE("columns are two different numbers", "[corpus]") {
  CHECK(parse_columns("3,1").source == 3);
  CHECK(parse_columns("1,1000").target == 1000);
  for (const char* text :
       {"", "1", "1,", ",2", "1,1", "0,1", "1,1001", "-1,2", "1,2,3", "1, 2", "1;2", "a,b", "1,2 ", "99999999999,1"}) {
    CAPTURE(text);
    CHECK_THROWS_AS(parse_columns(text), UsageError);
  }
  CHECK_THROWS_WITH(parse_columns("1-2"),
                    "columns is '1-2'; valid are two different numbers from 1 to 1000, the source's column first: 1,2");
}

TEST_CASE("columns choose the sides of a .tsv that has more", "[corpus]") {
  const TemporaryFolder folder;
  const std::string text = "Go.\tVa !\tCC-BY 2.0\r\n\tb\tc\td\n";
  for (const std::string& path : {folder.file("t.tsv", text), folder.file("t.tsv.zst", zstd(text)),
                                  folder.file("t.tsv.xz", xz(text)), folder.file("t.tsv.gz", gzip(text))}) {
    const ParallelLines forward = read_parallel({path, "", "1,2"}), backward = read_parallel({path, "", "2,1"});
    CHECK(forward.source == Lines{"Go.", ""});
    CHECK(forward.target == Lines{"Va !", "b"});
    CHECK(backward.source == forward.target);
    CHECK(backward.target == forward.source);
    CHECK(read_parallel({path, "", "3,1"}).source == Lines{"CC-BY 2.0", "c"});
    CHECK_THROWS_WITH(read_parallel({path, "", "4,1"}),
                      path + ":1: 3 columns; columns is 4,1, which needs 4 in every line");
    CHECK_THROWS_WITH(read_parallel({path, ""}),
                      path +
                          ":1: 3 columns; a .tsv corpus has exactly two, source and target, with one tab between "
                          "them; of more, --columns 1,2 chooses");
  }
  const std::string two = folder.file("two.tsv", "a\tb\n");
  CHECK(read_parallel({two, "", "2,1"}).source == Lines{"b"});
}

TEST_CASE("a corpus in another encoding has a hint for each of its files", "[corpus]") {
  const TemporaryFolder folder;
  const auto lines = read_parallel({folder.file("s", "plain\n"), folder.file("t", "caf\xE9\n")});
  CHECK(lines.replaced_lines == 1);
  REQUIRE(lines.encoding_hints.size() == 1);
  CHECK_THAT(lines.encoding_hints[0], Catch::Matchers::StartsWith(folder / "t" + " looks like ISO-8859-1"));
}
