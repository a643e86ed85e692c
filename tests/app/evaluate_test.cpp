// gloss evaluate: figures that can be worked out by hand, and the order of its two files.
#include "app/program.hpp"
#include "app/refusal.hpp"
#include "catch.hpp"

using namespace gloss::test;

namespace {

std::string file(const std::string& name, const std::string& content) {
  return spill(name, content).string();
}

}  // namespace

TEST_CASE("BLEU of a pair worked out by hand") {
  // 1- to 4-gram precisions 5/6, 4/5, 3/4, 2/3, no brevity penalty: (1/3)^(1/4) = 75.98.
  const std::string reference = file("ref", "a b c d e f\n"), hypothesis = file("hyp", "a b c d e g\n");
  const Result result = run_gloss({"evaluate", reference, hypothesis});
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  CHECK(result.out.starts_with("BLEU = 75.98 83.3/80.0/75.0/66.7"));
  CHECK(run_gloss({"evaluate", "--metric", "bleu", reference, reference}).out.starts_with("BLEU = 100.00"));
}

TEST_CASE("the reference comes first") {
  const std::string longer = file("longer", "a b c d e f g h\n"), shorter = file("shorter", "a b c d\n");
  CHECK(contains(run_gloss({"evaluate", longer, shorter}).out, "ratio = 0.500"));
  CHECK(contains(run_gloss({"evaluate", shorter, longer}).out, "ratio = 2.000"));
}

TEST_CASE("case counts unless it is told not to") {
  const std::string reference = file("cased", "The cat sat down\n"), hypothesis = file("lower", "the cat sat down\n");
  CHECK_FALSE(contains(run_gloss({"evaluate", reference, hypothesis}).out, "100.00"));
  CHECK(run_gloss({"evaluate", "--lowercase", reference, hypothesis}).out.starts_with("BLEU = 100.00"));
}

TEST_CASE("chrF is 100 for equal text and 0 without a common character") {
  const std::string a = file("a", "abcdefg hij\n"), b = file("b", "xyzuvw\n");
  CHECK(run_gloss({"evaluate", "--metric", "chrf", a, a}).out == "chrF = 100.00\n");
  CHECK(run_gloss({"evaluate", "--metric", "chrf", a, b}).out == "chrF = 0.00\n");
}

TEST_CASE("AER of links worked out by hand") {
  // Sure 2, possible (sure included) 3, links 3 of which 1 is sure and 2 possible: 1 - (1 + 2) / (3 + 2).
  const std::string gold = file("gold", "0-0 1-1 2p2\n"), links = file("links", "0-0 2-2 3-3\n");
  const Result result = run_gloss({"evaluate", "--alignment", gold, links});
  CHECK(result.status == 0);
  CHECK(result.out.starts_with("AER = 0.4000 precision = 0.6667 recall = 0.5000"));
  CHECK(run_gloss({"evaluate", "--alignment", gold, "-"}, "0-0 2-2 3-3\n").out == result.out);
  const Result damaged = run_gloss({"evaluate", "--alignment", gold, file("damaged", "0-0 x\n")});
  CHECK(damaged.status == 1);
  CHECK(contains(damaged.err, "damaged:1"));
}

TEST_CASE("two files without a line are no result") {
  const std::string none = spill("none", "").string();
  check_refused(run_gloss({"evaluate", none, none}), 1, "have no lines: there is nothing to compare");
  check_refused(run_gloss({"evaluate", "--alignment", none, none}), 1, "nothing to compare");
}

TEST_CASE("unequal files are refused with both counts") {
  const std::string two = file("two", "a\nb\n"), three = file("three", "a\nb\nc\n");
  const Result result = run_gloss({"evaluate", two, three});
  CHECK(result.status == 1);
  CHECK(result.out.empty());
  CHECK(contains(result.err, "has 2 lines"));
  CHECK(contains(result.err, "has 3 lines"));
  CHECK(contains(result.err, "two ends first"));
  CHECK(contains(run_gloss({"evaluate", two, file("one", "a\n")}).err, "one has 1 line: "));
}
