// Over-long sources: where they are cut, what is reported, how often it is said.
#include <string>
#include <vector>

#include "catch.hpp"
#include "text/lines.hpp"
#include "translate/cut.hpp"
#include "translate/fixture.hpp"
#include "translate/prepare.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

size_t piece_count(const std::string& text) {
  return test_vocabulary()->encode_ids(text).size() - 1;
}

Encoded cut(const std::string& text, size_t max_pieces) {
  const Vocabulary& vocabulary = *test_vocabulary();
  return cut_to(vocabulary, vocabulary.encode(text), max_pieces);
}

void check_consistent(const Encoded& encoded, size_t max_pieces) {
  CHECK(encoded.ids.size() == encoded.segmented.pieces.size());
  CHECK(encoded.ids.size() <= max_pieces + 1);
  CHECK(encoded.ids.size() >= 2);
  CHECK(encoded.ids.back() == test_vocabulary()->eos_id());
  for (const Piece& piece : encoded.segmented.pieces) CHECK(piece.end <= encoded.segmented.text.size());
}

}  // namespace

TEST_CASE("A source that fits is left alone", "[translate]") {
  const std::string text = "the cat sat on a mat ";
  CHECK(cut(text, piece_count(text)).segmented.text == text);
}

TEST_CASE("A long source is cut to the most whole words that fit", "[translate]") {
  const std::vector<std::string> words = {"small", "birds", "ran", "over", "green", "hill"};
  std::vector<std::string> beginnings;
  for (const std::string& word : words) {
    beginnings.push_back(beginnings.empty() ? word : beginnings.back() + "  " + word);
  }
  const std::string& whole = beginnings.back();
  for (size_t limit = piece_count(words[0]); limit < piece_count(whole); ++limit) {
    std::string expected;
    for (const std::string& beginning : beginnings) {
      if (piece_count(beginning) <= limit) expected = beginning;
    }
    INFO("limit " << limit);
    const Encoded result = cut(whole, limit);
    CHECK(result.segmented.text == expected);
    check_consistent(result, limit);
  }
}

TEST_CASE("A first word that is too long alone is cut inside", "[translate]") {
  std::string word;
  for (int i = 0; i < 30; ++i) word += "thnoa";
  const std::string text = " " + word + " the cat";
  const Encoded result = cut(text, 8);
  check_consistent(result, 8);
  REQUIRE(result.segmented.text.size() < word.size());
  CHECK(text.starts_with(result.segmented.text));
  CHECK(result.segmented.text.size() >= 8);  // as much of the word as fits, not less
}

TEST_CASE("A cut never falls inside a character", "[translate]") {
  std::string text;
  for (int i = 0; i < 50; ++i) text += i % 2 == 0 ? "\xE4\xB8\xAD" : "a";
  for (size_t limit = 1; limit < 12; ++limit) {
    const Encoded result = cut(text, limit);
    check_consistent(result, limit);
    const std::string rest = text.substr(result.segmented.text.size());
    CHECK((rest.empty() || (static_cast<unsigned char>(rest[0]) & 0xC0) != 0x80));
  }
}

TEST_CASE("One character that normalizes to many pieces is not cut to nothing", "[translate]") {
  const std::string text = "\xEF\xB7\xBA cat";  // U+FDFA becomes 18 characters
  check_consistent(cut(text, 1), 1);
  check_consistent(cut(text, 2), 2);
}

TEST_CASE("A beginning is cut to what the whole line is cut to", "[translate]") {
  const Vocabulary& vocabulary = *test_vocabulary();
  std::string words, no_blanks, gaps;
  for (int i = 0; i < 3000; ++i) {
    words += test_words()[static_cast<size_t>(i * 7 + i / 5) % test_words().size()] + " ";
    no_blanks += test_words()[static_cast<size_t>(i * 11 + i / 3) % test_words().size()];
    gaps += words.substr(words.size() - 4) + std::string(static_cast<size_t>(i % 50), ' ');
  }
  const std::string nothing(20000, ' '), zero_width = [] {
    std::string text;
    for (int i = 0; i < 5000; ++i) text += "\u200B";
    return text;
  }();
  for (const std::string& text : {words, no_blanks, gaps, nothing + words, zero_width + words, nothing, zero_width}) {
    for (const size_t limit : {size_t{1}, size_t{40}, size_t{512}, size_t{100000}}) {
      const Encoded whole = cut_to(vocabulary, vocabulary.encode(text), limit);
      const Encoded beginning = cut_to(vocabulary, encode_beginning(vocabulary, text, limit), limit);
      CHECK(beginning.ids == whole.ids);
      if (whole.ids.size() > 1) CHECK(beginning.segmented.text == whole.segmented.text);
    }
  }
}

TEST_CASE("Of a line of megabytes little is segmented", "[translate]") {
  std::string text;
  while (text.size() < kMaxLineBytes) text += "small birds ran ";
  CHECK(encode_beginning(*test_vocabulary(), text, 512).segmented.text.size() < 20000);
  const auto shorter = [&](size_t bytes, bool is_cut) {
    const InputLine part{1, text.substr(0, bytes), {}, {}, is_cut};
    return Preparer(test_parts(), 512, TargetForm::none).prepare(part);
  };
  CHECK(shorter(kMaxLineBytes, false).cut);
  CHECK(shorter(100, true).cut);  // its reader has left something out
  CHECK_FALSE(shorter(100, false).cut);
}

TEST_CASE("A cut line translates as its beginning alone does", "[translate]") {
  TranslateOptions options = test_options();
  options.max_source_length = 12;
  const std::string text = "the cat sat on the mat and small birds ran over the green hill with a hat";
  const auto results = Translator(test_parts(), options).translate({text}, true);
  CHECK(results.front().cut);
  REQUIRE(results.front().source.size() < text.size());
  const auto alone = Translator(test_parts(), options).translate({results.front().source}, true);
  CHECK_FALSE(alone.front().cut);
  CHECK(same(results.front(), alone.front()));
}

TEST_CASE("Cut lines are counted; the first ten are named, the rest are summed up", "[translate]") {
  TranslateOptions options = test_options();
  options.max_source_length = 4;
  std::vector<std::string> texts(30, "the");
  for (size_t i = 0; i < 24; ++i) texts[i] = "green hill small birds with hat";
  std::vector<std::string> warnings;
  PipelineObserver observer;
  observer.warning = [&](const std::string& text) { warnings.push_back(text); };
  const auto counts = Translator(test_parts(), options)
                          .run(
                              list_source(numbered(texts)), [](TranslatedLine&&) {}, false, observer);
  CHECK(counts.cut == 24);
  REQUIRE(warnings.size() == 11);
  CHECK(warnings[0].find("line 1:") == 0);
  CHECK(warnings[9].find("line 10:") == 0);
  CHECK(warnings[10].find("24 lines") == 0);
}

TEST_CASE("Invalid bytes in a line are replaced, counted and warned of once", "[translate]") {
  std::vector<std::string> warnings;
  PipelineObserver observer;
  observer.warning = [&](const std::string& text) { warnings.push_back(text); };
  std::vector<std::string> sources;
  const auto counts = Translator(test_parts(), test_options())
                          .run(
                              list_source(numbered({"the cat",
                                                    "a \xFF"
                                                    "dog",
                                                    "\xC3"})),
                              [&](TranslatedLine&& line) { sources.push_back(line.source); }, false, observer);
  CHECK(counts.replaced == 2);
  CHECK(sources == std::vector<std::string>{"the cat",
                                            "a \xEF\xBF\xBD"
                                            "dog",
                                            "\xEF\xBF\xBD"});
  REQUIRE(warnings.size() == 1);
  CHECK(warnings.front().find("line 2:") == 0);
}
