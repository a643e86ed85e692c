// Links from attention, Pharaoh form, alignment error rate.
#include "align/links.hpp"

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <utility>

#include "align/example.hpp"
#include "catch.hpp"
#include "gloss/error.hpp"

using namespace gloss;

namespace {

/// Three source words and `</s>`; the rows, then `</s>`.
LabelledMatrix matrix_of(std::vector<float> weights) {
  LabelledMatrix matrix;
  matrix.source = {"a", "b", "c", "</s>"};
  matrix.weights = std::move(weights);
  matrix.target.assign(matrix.weights.size() / 4, "x");
  matrix.target.back() = "</s>";
  return matrix;
}

std::vector<Links> read_links(const std::string& name) {
  const std::string path = std::string(std::getenv("GLOSS_TEST_DATA")) + "/" + name;
  std::ifstream file(path);
  std::vector<Links> links;
  for (std::string line; std::getline(file, line);) {
    links.push_back(parse_links(line, path + ":" + std::to_string(links.size() + 1)));
  }
  return links;
}

AlignmentScore score_files(const std::string& gold_name, const std::string& name, bool swapped) {
  const auto gold = read_links(gold_name);
  auto found = read_links(name);
  REQUIRE(gold.size() == found.size());
  REQUIRE_FALSE(gold.empty());
  AlignmentScore score;
  for (size_t i = 0; i < gold.size(); ++i) {
    if (swapped) {
      for (Link& link : found[i]) std::swap(link.source, link.target);
    }
    score.add(gold[i], found[i]);
  }
  return score;
}

double percent(double value, int decimals) {
  const double scale = std::pow(10, decimals);
  return std::round(value * 100 * scale) / scale;
}

}  // namespace

TEST_CASE("a target word links to its largest weight") {
  CHECK(format_links(links_from_attention(matrix_of({0, 0.7F, 0.2F, 0.1F,  //
                                                     0.9F, 0, 0.1F, 0,     //
                                                     1, 0, 0, 0}))) == "1-0 0-1");
}

TEST_CASE("no link for the end mark, a row without mass or a row that looks at the end mark") {
  const float nan = std::nanf("");
  CHECK(links_from_attention(matrix_of({0, 0, 0, 0,           //
                                        0.3F, 0.3F, 0, 0.4F,  //
                                        nan, nan, nan, nan,   //
                                        0, 1, 0, 0}))
            .empty());
}

TEST_CASE("ties go to the lower index, also against the end mark") {
  CHECK(format_links(links_from_attention(matrix_of({0, 0.5F, 0.5F, 0,  //
                                                     0, 0, 0.5F, 0.5F,  //
                                                     1, 0, 0, 0}))) == "1-0 2-1");
}

TEST_CASE("an output cut at the length limit links its last word too") {
  LabelledMatrix matrix = matrix_of({1, 0, 0, 0, 0, 0, 1, 0});
  matrix.target_end = false;
  CHECK(format_links(links_from_attention(matrix)) == "0-0 2-1");
  matrix.weights.clear();
  CHECK(links_from_attention(matrix).empty());
}

TEST_CASE("links of words and of pieces") {
  CHECK(format_links(links_from_attention(labelled(example_matrix(), AttentionUnit::kWord))) == "0-0 1-1");
  CHECK(format_links(links_from_attention(labelled(example_matrix(), AttentionUnit::kPiece))) == "0-0 0-1 1-2 2-3");
}

TEST_CASE("Pharaoh form is read and written") {
  const Links links = parse_links(" 0-0  1-2\t13p3 ", "gold:1");
  CHECK(links == Links{{0, 0, false}, {1, 2, false}, {13, 3, true}});
  CHECK(format_links(links) == "0-0 1-2 13p3");
  CHECK(parse_links("", "gold:1").empty());
  CHECK(format_links({}).empty());
}

TEST_CASE("what is no link is refused with its place") {
  const std::string token = GENERATE("0", "0-", "-1", "0-1x", "0:1", "a-1", "0--1", "-1-0", "99999999999-1", "0-1-2");
  INFO(token);
  try {
    parse_links("0-0 " + token, "links.txt:12");
    FAIL("not refused");
  } catch (const Error& error) {
    const std::string message = error.what();
    CHECK(message.find("links.txt:12: '" + token + "'") == 0);
  }
}

TEST_CASE("alignment error rate by hand") {
  AlignmentScore score;
  // S = 2, P = 3, A = 3 of which 1 is sure and 2 are possible.
  score.add(parse_links("0-0 1-1 2p1", ""), parse_links("0-0 2-1 5p5 0-0", ""));
  CHECK(score.sure == 2);
  CHECK(score.possible == 3);
  CHECK(score.hypothesis == 3);
  CHECK(score.aer() == Approx(1 - 3.0 / 5));
  CHECK(score.precision() == Approx(2.0 / 3));
  CHECK(score.recall() == Approx(0.5));
  // Counts are summed over the file, not averaged over lines; a link given as sure and possible is sure.
  score.add(parse_links("3p3 3-3", ""), parse_links("3-3", ""));
  CHECK(score.sure == 3);
  CHECK(score.aer() == Approx(1 - 5.0 / 7));
}

TEST_CASE("alignment error rate of nothing") {
  AlignmentScore score;
  CHECK(score.aer() == 0);
  score.add(parse_links("0-0", ""), {});
  CHECK(score.aer() == 1);
  CHECK(score.recall() == 0);
}

// Figures as lilt/alignment-scripts publishes them beside these links of MGIZA: AER, precision, recall in percent.
TEST_CASE("AER gives the published figures of MGIZA on ro-en", "[.][data]") {
  struct Published {
    const char* name;
    double aer, precision, recall;
    int64_t links;
  };
  const Published row =
      GENERATE(Published{"fwd", 28.7, 82.7, 62.6, 4692}, Published{"rev", 32.2, 79.5, 59.1, 4602},
               Published{"intersection", 30.7, 95.7, 54.3, 3516}, Published{"union", 30.3, 72.3, 67.4, 5778},
               Published{"grow-diag", 27.9, 94.0, 58.5, 3855}, Published{"grow-diag-final", 26.4, 90.9, 61.8, 4213});
  const std::string name = row.name;
  const auto score =
      score_files("align_gold/roen/gold.talp", "align_gold/roen/hyp_giza/" + name + ".talp", name == "rev");
  INFO(name);
  CHECK(percent(score.aer(), 1) == Approx(row.aer));
  CHECK(percent(score.precision(), 1) == Approx(row.precision));
  CHECK(percent(score.recall(), 1) == Approx(row.recall));
  CHECK(score.hypothesis == row.links);
}

// The same source for fast_align; its table is of a slightly different run (5,294 forward links, 5,292 in the file).
TEST_CASE("AER is within 0.1 of the published figures of fast_align on ro-en", "[.][data]") {
  const auto [name, aer] = GENERATE(table<std::string, double>({{"fwd", 33.8},
                                                                {"rev", 35.6},
                                                                {"intersection", 34.4},
                                                                {"union", 35.0},
                                                                {"grow-diag", 32.1},
                                                                {"grow-diag-final", 32.2}}));
  const auto score =
      score_files("align_gold/roen/gold.talp", "align_gold/roen/hyp_fastalign/" + name + ".talp", name == "rev");
  INFO(name);
  CHECK(std::abs(percent(score.aer(), 1) - aer) <= 0.1 + 1e-9);
}

// Gold with possible links. Figures come with the corpus, from a scorer that gives the published figures elsewhere.
TEST_CASE("AER with possible links on the Hansards", "[.][data]") {
  struct Row {
    const char* name;
    double aer, precision, recall;
  };
  const Row row = GENERATE(Row{"giza/first200.fwd", 8.46, 91.32, 91.85}, Row{"giza/first200.rev", 9.37, 92.97, 87.56},
                           Row{"giza/first200.intersection", 8.23, 98.48, 84.45},
                           Row{"fastalign/first200.union", 18.78, 75.03, 94.16},
                           Row{"fastalign/first200.grow-diag-final", 12.23, 88.01, 87.45});
  const std::string name = row.name;
  const auto score = score_files("hansards_en_fr/gold_test_first200.gold.talp", "hansards_en_fr/hyp_" + name + ".talp",
                                 name.ends_with("rev"));
  INFO(name);
  CHECK(percent(score.aer(), 2) == Approx(row.aer));
  CHECK(percent(score.precision(), 2) == Approx(row.precision));
  CHECK(percent(score.recall(), 2) == Approx(row.recall));
}
