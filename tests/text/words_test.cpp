// Words and the pieces that make them.
#include "text/words.hpp"

#include "catch.hpp"

using namespace gloss;

namespace {

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  for (const WordSpan word : split_words(text)) words.emplace_back(text.substr(word.begin, word.end - word.begin));
  return words;
}

}  // namespace

TEST_CASE("words are runs between blanks and tabs, and nothing else parts them", "[words]") {
  using Words = std::vector<std::string>;
  CHECK(words_of("").empty());
  CHECK(words_of(" \t ").empty());
  CHECK(words_of("one") == Words{"one"});
  CHECK(words_of("  l'homme.\tdit  oui ") == Words{"l'homme.", "dit", "oui"});
  // No-break space, ideographic space, U+2028, U+0085 and carriage return are ordinary characters.
  const std::string joined = "a\u00A0b\u3000c\u2028d\u0085e\rf";
  CHECK(words_of(joined) == Words{joined});
}

TEST_CASE("a piece belongs to the word it starts in, a blank one to the next", "[words]") {
  //                         0123456789
  const std::string text = "ab  cd e ";
  const std::vector<Piece> pieces{{"\u2581", 0, 0}, {"\u2581a", 0, 1}, {"b", 1, 2},      {"\u2581", 2, 4},
                                  {"c", 4, 5},      {"d", 5, 6},       {"<0xE2>", 5, 5}, {"\u2581e", 6, 8},
                                  {"\u2581", 8, 9}, {"</s>", 9, 9}};
  CHECK(word_of_piece({text, pieces}, split_words(text)) == std::vector<int>{0, 0, 0, 1, 1, 1, 1, 2, 2});
}

TEST_CASE("a piece over several words belongs to the first", "[words]") {
  const std::string text = "ab cd ef";
  const std::vector<Piece> pieces{{"\u2581ab\u2581cd", 0, 5}, {"\u2581ef", 5, 8}, {"</s>", 8, 8}};
  CHECK(word_of_piece({text, pieces}, split_words(text)) == std::vector<int>{0, 2});
}

TEST_CASE("without a word every piece has none; without an end mark every piece counts", "[words]") {
  CHECK(word_of_piece({"  ", {{"\u2581", 0, 2}, {"</s>", 2, 2}}}, {}) == std::vector<int>{-1});
  CHECK(word_of_piece({"", {{"</s>", 0, 0}}}, {}).empty());
  CHECK(word_of_piece({"a b", {{"\u2581a", 0, 1}, {"\u2581b", 1, 3}}, false}, split_words("a b")) ==
        std::vector<int>{0, 1});
}
