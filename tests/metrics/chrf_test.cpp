// chrF against sacreBLEU 2.6.0 (Python 3.11): CHRF(), corpus_score(hypotheses, [references]).
#include "metrics/chrf.hpp"

#include "catch.hpp"
#include "gloss/error.hpp"
#include "metrics/sample_lines.hpp"

using namespace gloss;

TEST_CASE("corpus chrF equals sacreBLEU's on made-up lines") {
  CHECK(corpus_chrf(kHypotheses, kReferences) == Approx(55.8921200376).margin(1e-9));
  CHECK(corpus_chrf({kHypotheses[0], kHypotheses[1]}, {kReferences[0], kReferences[1]}) ==
        Approx(68.0684403252).margin(1e-9));
}

TEST_CASE("chrF leaves out orders that one side has no n-grams of, as sacreBLEU does") {
  CHECK(corpus_chrf({"a b", "c", ""}, {"a b", "d", ""}) == Approx(83.3333333333).margin(1e-9));
  CHECK(corpus_chrf({"a b x c d", "e f"}, {"a b y c d", "e f"}) == Approx(29.1428571429).margin(1e-9));
}

TEST_CASE("chrF of nothing is 0") {
  CHECK(corpus_chrf({"abc"}, {"xyz"}) == 0);
  CHECK(corpus_chrf({"", ""}, {"a b", "c"}) == 0);
  CHECK(corpus_chrf({}, {}) == 0);
}

TEST_CASE("chrF refuses unequal counts") {
  CHECK_THROWS_AS(corpus_chrf({"a"}, {}), Error);
}

TEST_CASE("corpus chrF equals sacreBLEU's on real text", "[.][data]") {
  struct Golden {
    const char* file;
    double chrf;
  };
  const Golden golden = GENERATE(
      Golden{"multi30k/test_2016_flickr.de", 77.3278281205}, Golden{"multi30k/test_2016_flickr.fr", 77.2026398678},
      Golden{"tatoeba_cmn_eng/test.zh", 93.0639823975}, Golden{"debian_descriptions_en_de/test.de", 80.5610190954});
  const Lines references = read_data(golden.file);
  INFO(golden.file);
  REQUIRE(references.size() > 700);
  CHECK(corpus_chrf(degraded(references), references) == Approx(golden.chrf).margin(1e-9));
}
