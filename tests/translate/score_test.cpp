// Given outputs: target prefixes, and scores of targets given as text or as pieces.
#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "translate/fixture.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

std::vector<TranslatedLine> score(const std::vector<InputLine>& lines, bool pieces,
                                  const TranslateOptions& options = test_options()) {
  std::vector<TranslatedLine> results;
  Translator(test_parts(), options)
      .score(
          list_source(lines), pieces, [&](TranslatedLine&& line) { results.push_back(std::move(line)); }, true);
  return results;
}

TranslatedLine score_one(const std::string& source, const std::string& target, bool pieces) {
  return score({{1, source, {}, target}}, pieces).front();
}

std::string pieces_of(const Translation& translation) {
  std::string text;
  for (const Piece& piece : translation.attention.target.pieces) text += (text.empty() ? "" : " ") + piece.text;
  return text;
}

void check_same_scores(const Translation& scored, const Translation& written) {
  CHECK(scored.ids == written.ids);
  CHECK(scored.piece_log_probs == written.piece_log_probs);
  CHECK(scored.log_prob == Approx(written.log_prob).epsilon(1e-12));
  CHECK(scored.score == Approx(written.score).epsilon(1e-12));
  CHECK(scored.attention.weights == written.attention.weights);
  CHECK(scored.attention.rows() == written.attention.rows());
  CHECK(scored.finished == written.finished);
  CHECK(scored.text == written.text);
}

}  // namespace

TEST_CASE("Scoring the written pieces gives the attention and the scores of every decoding mode", "[translate]") {
  const auto sentences = test_sentences(40);
  TranslateOptions options = test_options(2, 7, 5);
  options.n_best = 3;
  SECTION("greedy") {
    options = test_options(2, 7, 1);
  }
  SECTION("n-best") {
    options.n_best = 3;
  }
  SECTION("cut off at the length limit") {
    options.max_length = 4;
  }
  SECTION("sampled") {
    options.n_best = 1;
    options.length_penalty = "none";  // what samples are scored by
    options.sampling = true;
    options.sample_count = 3;
  }
  const auto written = Translator(test_parts(), options).translate(sentences, true);
  std::vector<InputLine> lines;
  std::vector<const Translation*> expected;
  for (const TranslatedLine& line : written) {
    for (const Translation& translation : line.translations) {
      lines.push_back({static_cast<int64_t>(lines.size()) + 1, line.source, {}, pieces_of(translation)});
      expected.push_back(&translation);
    }
  }
  const auto scored = score(lines, true, options);
  REQUIRE(scored.size() == expected.size());
  for (size_t i = 0; i < scored.size(); ++i) {
    INFO(i << ": " << *lines[i].target);
    check_same_scores(scored[i].translations.front(), *expected[i]);
  }
}

TEST_CASE("Scoring a copied text gives the scores of the translation", "[translate]") {
  const auto sentences = test_sentences(30);
  const auto written = Translator(test_parts({}, 30), test_options()).translate(sentences, true);
  std::vector<InputLine> lines;
  for (const TranslatedLine& line : written) {
    lines.push_back({line.line, line.source, {}, line.translations.front().text});
  }
  std::vector<TranslatedLine> scored;
  Translator(test_parts({}, 30), test_options(2, 4))
      .score(
          list_source(lines), false, [&](TranslatedLine&& line) { scored.push_back(std::move(line)); }, true);
  REQUIRE(scored.size() == written.size());
  for (size_t i = 0; i < scored.size(); ++i) {
    check_same_scores(scored[i].translations.front(), written[i].translations.front());
  }
}

TEST_CASE("A target given as text keeps its own bytes and always ends", "[translate]") {
  const Translation scored = score_one("the cat", "a   dog ran", false).translations.front();
  CHECK(scored.text == "a   dog ran");
  CHECK(scored.attention.target.text == scored.text);
  CHECK(scored.finished);
  CHECK(scored.ids == test_vocabulary()->encode_ids("a dog ran"));
  CHECK(scored.piece_log_probs.size() == scored.ids.size());
}

TEST_CASE("Pieces without `</s>` are an unfinished output", "[translate]") {
  const std::string pieces =
      "\xE2\x96\x81the \xE2\x96\x81"
      "cat";
  const Translation open = score_one("the cat", pieces, true).translations.front();
  const Translation closed = score_one("the cat", pieces + " </s>", true).translations.front();
  CHECK_FALSE(open.finished);
  CHECK_FALSE(open.attention.target.has_end_mark);
  CHECK(closed.finished);
  CHECK(closed.attention.target.has_end_mark);
  REQUIRE(closed.ids.size() == open.ids.size() + 1);
  CHECK(closed.attention.rows() == open.attention.rows() + 1);
  CHECK(closed.log_prob == Approx(open.log_prob + closed.piece_log_probs.back()));
}

TEST_CASE("Control pieces in a target given as pieces are refused, each by its line and name", "[translate]") {
  const auto error_of = [](const std::string& target) -> std::string {
    try {
      score({{1, "the cat", {}, "a"}, {2, "the cat", {}, target}}, true);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  CHECK(error_of("a </s> a </s>") ==
        "line 2: the target holds the piece </s> before its end; it ends a target and stands nowhere else");
  CHECK(error_of("</s> </s>") != "");
  CHECK(error_of("<s> a </s>") == "line 2: the target holds the piece <s>, which no translation contains; take it out");
  CHECK(error_of("a <unk> </s>") == "");
  CHECK(error_of(" a </s> ") == "");
}

TEST_CASE("What the vocabulary lacks in a target or a prefix is warned of and counted", "[translate]") {
  std::vector<std::string> warnings;
  PipelineObserver observer;
  observer.warning = [&](const std::string& text) { warnings.push_back(text); };
  const auto nothing = [](TranslatedLine&&) {};
  const std::string unknown =
      " is not in the vocabulary: the model is given <unk> for it, which the output shows as \u2047";
  const std::vector<InputLine> pieces = {
      {1, "the", {}, "a <unk> </s>"}, {2, "the", {}, "a qqqq a"}, {3, "the", {}, "xyzxyz"}};
  Translator(test_parts(), test_options()).score(list_source(pieces), true, nothing, false, observer);
  REQUIRE(warnings.size() == 2);
  CHECK(warnings[0] == "line 2: 'qqqq' in the target" + unknown);
  CHECK(warnings[1].starts_with("2 lines were given pieces"));
  warnings.clear();
  const std::vector<InputLine> texts = {{1, "the", {}, "a cat"}, {2, "the", {}, "a \u2603"}};
  Translator(test_parts(), test_options()).score(list_source(texts), false, nothing, false, observer);
  CHECK(warnings == std::vector<std::string>{"line 2: '\u2603' in the target" + unknown});
  warnings.clear();
  Translator(test_parts(), test_options())
      .run(list_source({{1, "the", "a cat", {}}, {2, "the", "\u2603 a", {}}}), nothing, false, observer);
  CHECK(warnings == std::vector<std::string>{"line 2: '\u2603' in the prefix" + unknown});
}

TEST_CASE("Scoring with an empty side", "[translate]") {
  const auto results = score({{1, "", {}, ""}, {2, "", {}, "a dog"}, {3, "the cat", {}, ""}}, false);
  REQUIRE(results.size() == 3);
  CHECK(results[0].blank);
  CHECK(results[0].translations.front().log_prob == 0);

  CHECK_FALSE(results[1].blank);
  const Translation& from_nothing = results[1].translations.front();
  CHECK(from_nothing.log_prob < 0);
  CHECK(from_nothing.attention.columns() == 1);
  CHECK(from_nothing.attention.rows() == from_nothing.ids.size());

  CHECK_FALSE(results[2].blank);
  CHECK(results[2].translations.front().ids.size() == 1);
  CHECK(results[2].translations.front().log_prob < 0);

  const TranslatedLine no_pieces = score_one("the cat", "", true);
  CHECK_FALSE(no_pieces.blank);
  CHECK_FALSE(no_pieces.translations.front().finished);
  CHECK(no_pieces.translations.front().ids.empty());
  CHECK(no_pieces.translations.front().log_prob == 0);
}

TEST_CASE("An output starts with its prefix", "[translate]") {
  auto prefix = test_vocabulary()->encode_ids("birds with");
  prefix.pop_back();
  auto lines = numbered({"the cat sat on the mat", "", "a dog ran"});
  lines[0].prefix = "birds with";
  lines[1].prefix = "birds with";
  for (const int beam_size : {1, 4}) {
    std::vector<TranslatedLine> results;
    Translator(test_parts(), test_options(1, 7, beam_size))
        .run(
            list_source(lines), [&](TranslatedLine&& line) { results.push_back(std::move(line)); }, true);
    const Translation& best = results[0].translations.front();
    REQUIRE(best.ids.size() > prefix.size());
    CHECK(std::equal(prefix.begin(), prefix.end(), best.ids.begin()));
    CHECK(best.text.starts_with("birds with"));
    CHECK(best.attention.weights.size() == best.attention.rows() * best.attention.columns());
    CHECK(results[1].translations.front().text.empty());
    CHECK_FALSE(results[2].translations.front().text.starts_with("birds with"));
  }
}
