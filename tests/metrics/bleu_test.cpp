// BLEU against sacreBLEU 2.6.0 (Python 3.11): BLEU() and BLEU(lowercase=True), corpus_score(hypotheses, [references]).
#include "metrics/bleu.hpp"

#include "catch.hpp"
#include "gloss/error.hpp"
#include "metrics/sample_lines.hpp"

using namespace gloss;

namespace {

std::string tokenized(std::string_view line) {
  std::string text;
  for (const auto& token : tokenize_13a(line)) text += (text.empty() ? "" : " ") + token;
  return text;
}

Lines first(const Lines& lines, size_t count) {
  return {lines.begin(), lines.begin() + static_cast<long>(count)};
}

}  // namespace

TEST_CASE("tokenize_13a splits as sacreBLEU does") {
  CHECK(tokenized(kReferences[0]) == "The price rose by 1,000.5 dollars - or 10 - 20 % - in 2016 .");
  CHECK(tokenized(kReferences[1]).empty());
  CHECK(tokenized(kReferences[2]) == "我们明天去北京 , 好吗 ? 他说 : 不去。");
  CHECK(tokenized(kReferences[3]) == "He said \" no \" & left ; A < B > C .");
  CHECK(tokenized(kReferences[4]) == "Un prix de 12 000 € : c'est trop cher !");
  CHECK(tokenized(kReferences[5]) == "全角 空白 と「かぎ」");
  CHECK(tokenized(kReferences[6]) == "Well-known state-of-the-art systems don't crash . . .");
  CHECK(tokenized("a.b .5 5. 5.a 1-a a-1 3,4 ,,, 'tis") == "a . b . 5 5 . 5 . a 1 - a a-1 3,4 , , , 'tis");
  CHECK(tokenized("x\u0085y\x1cz\u200bw") == "x y z\u200bw");
}

TEST_CASE("corpus BLEU equals sacreBLEU's on made-up lines") {
  CHECK(corpus_bleu(kHypotheses, kReferences).bleu == Approx(50.7082721927).margin(1e-9));
  CHECK(corpus_bleu(kHypotheses, kReferences, true).bleu == Approx(56.3964374517).margin(1e-9));
  CHECK(corpus_bleu(first(kHypotheses, 2), first(kReferences, 2)).bleu == Approx(40.6684412244).margin(1e-9));
  CHECK(corpus_bleu(kHypotheses, kReferences).describe() ==
        "BLEU = 50.71 74.6/60.0/45.3/32.6 (BP = 1.000 ratio = 1.031 hyp_len = 67 ref_len = 65)");
}

TEST_CASE("orders without a match are smoothed, orders without n-grams give 0, as in sacreBLEU") {
  CHECK(corpus_bleu({"a b x c d", "e f"}, {"a b y c d", "e f"}).describe() ==
        "BLEU = 32.17 85.7/60.0/16.7/12.5 (BP = 1.000 ratio = 1.000 hyp_len = 7 ref_len = 7)");
  CHECK(corpus_bleu({"a b", "c", ""}, {"a b", "d", ""}).describe() ==
        "BLEU = 0.00 66.7/100.0/0.0/0.0 (BP = 1.000 ratio = 1.000 hyp_len = 3 ref_len = 3)");
  CHECK(corpus_bleu({"a b c d e"}, {"x y z"}).bleu == 0);
}

TEST_CASE("empty hypotheses, references and files have a BLEU of 0") {
  CHECK(corpus_bleu({"", ""}, {"a b", "c"}).describe() ==
        "BLEU = 0.00 0.0/0.0/0.0/0.0 (BP = 0.000 ratio = 0.000 hyp_len = 0 ref_len = 3)");
  CHECK(corpus_bleu({"a b c d e"}, {""}).bleu == 0);
  CHECK(corpus_bleu({}, {}).bleu == 0);
}

TEST_CASE("BLEU refuses unequal counts") {
  CHECK_THROWS_AS(corpus_bleu({"a"}, {"a", "b"}), Error);
}

TEST_CASE("corpus BLEU equals sacreBLEU's on real text", "[.][data]") {
  struct Golden {
    const char* file;
    double cased, lowercase;
  };
  const Golden golden = GENERATE(Golden{"multi30k/test_2016_flickr.de", 50.5103852430, 54.1413994032},
                                 Golden{"multi30k/test_2016_flickr.fr", 52.6359657321, 53.2206907307},
                                 Golden{"tatoeba_cmn_eng/test.zh", 90.3882588559, 90.3882588559},
                                 Golden{"debian_descriptions_en_de/test.de", 53.0861429930, 56.3151763032});
  const Lines references = read_data(golden.file), hypotheses = degraded(references);
  INFO(golden.file);
  REQUIRE(references.size() > 700);
  CHECK(corpus_bleu(hypotheses, references).bleu == Approx(golden.cased).margin(1e-9));
  CHECK(corpus_bleu(hypotheses, references, true).bleu == Approx(golden.lowercase).margin(1e-9));
}
