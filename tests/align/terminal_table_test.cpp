// The attention table of a terminal. Widths: EastAsianWidth.txt of Unicode 14, where terminals agree.
#include "align/terminal_table.hpp"

#include <algorithm>
#include <sstream>

#include "align/display_width.hpp"
#include "align/example.hpp"
#include "catch.hpp"

using namespace gloss;

namespace {

int widest_line(const std::string& table) {
  std::istringstream lines(table);
  int widest = 0;
  for (std::string line; std::getline(lines, line);) widest = std::max(widest, display_width(line));
  return widest;
}

LabelledMatrix diagonal(std::vector<std::string> source, std::vector<std::string> target) {
  LabelledMatrix matrix{std::move(source), std::move(target), {}};
  matrix.weights.assign(matrix.source.size() * matrix.target.size(), 0);
  for (size_t t = 0; t < matrix.target.size(); ++t) {
    matrix.weights[t * matrix.source.size() + t * matrix.source.size() / matrix.target.size()] = 1;
  }
  return matrix;
}

}  // namespace

TEST_CASE("columns that a text takes in a terminal") {
  CHECK(display_width("abc é") == 5);
  CHECK(display_width("e\u0301\u200d") == 1);
  CHECK(display_width("漢字かな한글Ａ。") == 16);
  CHECK(display_width("ﾊﾝ▁░█…") == 6);
  CHECK(display_width("😀") == 2);
  CHECK(display_width("กำ") == 2);
}

TEST_CASE("a short sentence has its labels across") {
  CHECK(terminal_table(labelled(example_matrix(), AttentionUnit::kWord), 80) ==
        "      the house, </s>\n"
        "  das ██    ░░    ░░\n"
        "Haus, ░░    ██    ░░\n"
        " </s>       ▒▒    ██\n"
        "from  ░ 5%  ▒ 25%  ▓ 50%  █ 75%\n");
}

TEST_CASE("labels are written downwards only when the table would be too wide") {
  const auto across = diagonal({"fourteen-chars", "fourteen-chars"}, {"a", "b"});  // 1 + 2 * (1 + 14) columns
  CHECK(terminal_table(across, 32).starts_with("  fourteen-chars fourteen-chars\n"));
  const auto downwards = diagonal({"fifteen-letters", "fifteen-letters"}, {"a", "b"});
  CHECK(terminal_table(downwards, 32).starts_with("  f  f\n  i  i\n"));
}

TEST_CASE("labels downwards stand on the table, each character with its marks") {
  CHECK(terminal_table(diagonal({"abcdefghijklmn", "我们", "e\u0301lmnopqrstuvw"}, {"x", "y"}), 32) ==
        "  a\n"
        "  b     e\u0301\n"
        "  c     l\n"
        "  d     m\n"
        "  e     n\n"
        "  f     o\n"
        "  g     p\n"
        "  h     q\n"
        "  i     r\n"
        "  j     s\n"
        "  k     t\n"
        "  l     u\n"
        "  m  我 v\n"
        "  n  们 w\n"
        "x ██\n"
        "y    ██\n"
        "from  ░ 5%  ▒ 25%  ▓ 50%  █ 75%\n");
}

TEST_CASE("no line is wider than asked for, whatever the labels") {
  std::vector<std::string> source(40, "Donaudampfschifffahrtsgesellschaft"), target(12, "Wörter漢字");
  target[3] = std::string(200, 'w');
  const int width = GENERATE(32, 40, 80);
  const std::string table = terminal_table(diagonal(source, target), width);
  CHECK(widest_line(table) <= width);
  CHECK(widest_line(table) > width - 4);
  // Every target word has its weight, in whichever block of columns.
  size_t blocks = 0;
  for (size_t at = 0; (at = table.find("██", at)) != std::string::npos; ++at) ++blocks;
  CHECK(blocks == target.size());
}

TEST_CASE("labels can not steer the terminal") {
  const std::string table = terminal_table(diagonal({"a\x1b[2J", "b\u202e"}, {"c\x07", "d\u0085"}), 80);
  for (const char* control : {"\x1b", "\x07", "\u202e", "\u0085"}) CHECK(table.find(control) == std::string::npos);
  CHECK(table.find("a\ufffd[2J") != std::string::npos);
}

TEST_CASE("a model without attention has no table") {
  CHECK(terminal_table({{"a"}, {"b"}, {}}, 80) == "(no attention to show)\n");
}
