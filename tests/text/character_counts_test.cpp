#include "text/character_counts.hpp"

#include "catch.hpp"

using namespace gloss;

TEST_CASE("characters are counted by code point") {
  const CharacterCounts counts = count_characters({"ab\xC3\xA9", "\xC3\xA9 b"});
  CHECK(counts.at(U'a') == 1);
  CHECK(counts.at(U'b') == 2);
  CHECK(counts.at(0xE9) == 2);
  CHECK(counts.at(U' ') == 1);
  CHECK(counts.size() == 4);
}

TEST_CASE("of many lines an even choice is counted") {
  std::vector<std::string> lines(120'000, "a");
  for (size_t i = 0; i < lines.size(); i += 3) lines[i] = "b";
  const CharacterCounts counts = count_characters(lines);
  int64_t all = 0;
  for (const auto& [_, count] : counts) all += count;
  CHECK(all == 40'000);
}

TEST_CASE("rare characters are not among the frequent ones") {
  CHECK(frequent_characters({}) == 0);
  CHECK(frequent_characters({{U'a', 1}}) == 1);
  CHECK(frequent_characters({{U'a', 6'000}, {U'b', 3'996}, {U'c', 3}, {U'd', 1}}) == 2);
  CHECK(frequent_characters({{U'a', 6'000}, {U'b', 3'990}, {U'c', 6}, {U'd', 4}}) == 3);
}

TEST_CASE("characters beyond ASCII are told from a limit on") {
  const std::vector<std::string_view> texts = {"abc \xC3\xA9", "\xC3\xA9\xC3\xA8 d", "\xE4\xB8\xAD"};
  CHECK(has_more_characters(texts, 2));
  CHECK_FALSE(has_more_characters(texts, 3));
  CHECK_FALSE(has_more_characters({}, 0));
}
