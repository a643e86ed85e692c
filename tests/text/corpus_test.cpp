// Parallel text in memory.
#include "text/corpus.hpp"

#include "catch.hpp"
#include "gloss/error.hpp"
#include "text/lines.hpp"
#include "text/support.hpp"

using namespace gloss;
using namespace gloss::test;
using Lines = std::vector<std::string>;

TEST_CASE("two files of equal length are one corpus", "[corpus]") {
  const TemporaryFolder folder;
  const auto lines = read_parallel({folder.file("s", "a\n\nc\xFF\n"), folder.file("t", "\xFE\ny\r\nz")});
  CHECK(lines.source == Lines{"a", "", "c\uFFFD"});
  CHECK(lines.target == Lines{"\uFFFD", "y", "z"});
  CHECK(lines.replaced_lines == 2);
  CHECK(lines.replaced_where == folder / "s" + ":3");
}

TEST_CASE("unequal files are an error with both counts and the one that ends", "[corpus]") {
  const TemporaryFolder folder;
  const std::string three = folder.file("three", "a\nb\nc\n"), two = folder.file("two", "a\nb\n");
  CHECK_THROWS_WITH(read_parallel({three, two}), three + " has 3 lines, " + two + " has 2: " + two +
                                                     " ends first, after line 2. The two sides of a corpus need a line "
                                                     "for every line of the other");
  CHECK_THROWS_WITH(read_parallel({two, three}), two + " has 2 lines, " + three + " has 3: " + two +
                                                     " ends first, after line 2. The two sides of a corpus need a line "
                                                     "for every line of the other");
  CHECK_THROWS_AS(read_parallel({three, folder.file("none", "")}), Error);
  CHECK_THROWS_AS(read_parallel({three, folder / "missing"}), FileError);
}

TEST_CASE("a tsv has exactly two columns", "[corpus]") {
  const TemporaryFolder folder;
  const auto lines = read_parallel({folder.file("c.tsv", "a b\tx\n\ty\r\nc\t\n"), ""});
  CHECK(lines.source == Lines{"a b", "", "c"});
  CHECK(lines.target == Lines{"x", "y", ""});
  const std::string one = folder.file("one.tsv", "a\tb\nno tab\n");
  CHECK_THROWS_WITH(read_parallel({one, ""}), Catch::Matchers::StartsWith(one + ":2: 1 column;"));
  const std::string three = folder.file("three.tsv", "a\tb\tc\n");
  CHECK_THROWS_WITH(read_parallel({three, ""}), Catch::Matchers::StartsWith(three + ":1: 3 columns"));
  CHECK_THROWS_AS(read_parallel({folder.file("plain.txt", "a\tb\n"), ""}), UsageError);
}

TEST_CASE("a pair with a line beyond all measure is left out, counted and named", "[corpus]") {
  const TemporaryFolder folder;
  const std::string beyond(kMaxLineBytes + 1, 'b');
  const std::string source = folder.file("s", "ba\n" + beyond + "\nba\ndo\n"),
                    target = folder.file("t", "ba\nri\ndo\nla\n");
  for (const auto& lines :
       {read_parallel({source, target}),
        read_parallel({folder.file("c.tsv", "ba\tba\n" + beyond + "\tri\nba\tdo\ndo\tla\n"), ""})}) {
    CHECK(lines.source == Lines{"ba", "", "ba", "do"});
    CHECK(lines.target == Lines{"ba", "", "do", "la"});
    CHECK(lines.too_long == std::vector<size_t>{1});
    CHECK_THAT(lines.too_long_where, Catch::Matchers::EndsWith(":2"));
    const Corpus corpus = make_corpus(lines, small_vocabulary(), small_vocabulary(), {});
    CHECK(corpus.counts.too_long == 1);
    CHECK(corpus.counts.empty == 0);
    CHECK(corpus.lines == std::vector<int64_t>{0, 2, 3});
  }
}

TEST_CASE("pairs are filtered and every reason is counted once", "[corpus]") {
  const Vocabulary& v = small_vocabulary();
  const std::string five = "ba do ri la to";
  REQUIRE(v.encode_ids(five).size() - 1 >= 5);
  std::string many;
  for (int i = 0; i < 40; ++i) many += "ba do ";
  const ParallelLines lines{{five, "", "ba", many, five, "ba", "   "}, {five, "ba", "", many, "ba", five, many}};
  const Corpus all = make_corpus(lines, v, v, {.max_length = 30, .max_length_ratio = 0});
  CHECK(all.counts.read == 7);
  CHECK(all.counts.empty == 3);
  CHECK(all.counts.too_long == 1);
  CHECK(all.counts.bad_ratio == 0);
  CHECK(all.counts.kept == 3);
  CHECK(all.pairs.size() == 3);
  CHECK(all.pairs[0].source == v.encode_ids(five));
  CHECK(all.pairs[1].target == v.encode_ids("ba"));
  size_t source_pieces = 0;
  for (const Pair& pair : all.pairs) source_pieces += pair.source.size();
  CHECK(all.counts.source_pieces == static_cast<int64_t>(source_pieces));

  const Corpus even = make_corpus(lines, v, v, {.max_length = 30, .max_length_ratio = 2});
  CHECK(even.counts.bad_ratio == 2);
  CHECK(even.counts.kept == 1);
  CHECK_THAT(
      even.counts.summary(),
      Catch::Matchers::StartsWith("7 pairs read, 1 kept, 3 with an empty side, 1 too long, 2 with a bad length ratio"));
}

TEST_CASE("the length limit counts pieces without the end mark and is inclusive", "[corpus]") {
  const Vocabulary& v = small_vocabulary();
  const int length = static_cast<int>(v.encode_ids("ba do ri").size()) - 1;
  const ParallelLines lines{{"ba do ri", "ba"}, {"ba", "ba"}};
  CHECK(make_corpus(lines, v, v, {.max_length = length}).counts.kept == 2);
  CHECK(make_corpus(lines, v, v, {.max_length = length - 1}).counts.too_long == 1);
}

TEST_CASE("a corpus of which nothing is left is an error", "[corpus]") {
  const Vocabulary& v = small_vocabulary();
  CHECK_THROWS_AS(make_corpus({}, v, v, {}), Error);
  CHECK_THROWS_WITH(make_corpus({{"", "ba"}, {"ba", ""}}, v, v, {}),
                    Catch::Matchers::StartsWith(
                        "no pair of the corpus is left to work with: 2 pairs read, 0 kept, 2 with an empty side"));
  CHECK_THROWS_WITH(
      make_corpus({{"ba do"}, {"ba do"}}, v, v, {.max_length = 1, .max_length_ratio = 2.5, .what = "validation set"}),
      Catch::Matchers::StartsWith("no pair of the validation set is left") &&
          Catch::Matchers::EndsWith(
              "; the limit was 1 pieces a side and a ratio of 2.5: look at the files, or raise the limit"));
}

TEST_CASE("Multi30k reads whole, plain and compressed", "[corpus][data]") {
  const std::string folder = data_folder() + "/multi30k/";
  CHECK(read_parallel({folder + "train.en.gz", folder + "train.de.gz"}).source.size() == 29000);
  CHECK(read_parallel({folder + "val.en", folder + "val.de"}).target.size() == 1014);
}
