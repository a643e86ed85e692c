// What a person at a terminal sees: progress that leaves nothing behind, results that it does not touch, a word where
// the keyboard is waited for.
#include "app/terminal.hpp"
#include "app/tiny_model.hpp"
#include "catch.hpp"

using namespace gloss::test;

namespace {

/// Two windows of lines with --batch-size=1: between them the status line is drawn on every machine.
const Words kTwoWindows = {"--batch-size=1", "--threads=1"};

int opened(const fs::path& path, int flags) {
  return open(path.c_str(), flags | O_CLOEXEC, 0600);
}

Words plus(Words words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

/// translate with stderr, and stdout where `both`, on a terminal; all that it wrote there.
std::string on_terminal(const Words& arguments, const std::string& input, bool both) {
  Terminal terminal;
  const int in = opened(spill("terminal.src", input), O_RDONLY);
  const int out = opened(scratch() / "terminal.out", O_WRONLY | O_CREAT | O_TRUNC);
  Program program(arguments, in, both ? terminal.descriptor() : out, terminal.descriptor());
  terminal.leave();
  for (const int file : {in, out}) close(file);
  std::string text = terminal.read_all();
  CHECK(program.wait() == 0);
  return text;
}

}  // namespace

TEST_CASE("on a terminal translate shows how far it is, and takes that away at its end") {
  const std::string file = spill("progress.src", joined(sentences().source)).string();
  for (const Words& input : {Words{}, Words{"-"}, Words{file}}) {
    const std::string text =
        on_terminal(with_model("translate", plus(kTwoWindows, input)), joined(sentences().source), false);
    CAPTURE(text);
    CHECK(contains(text, "\r\033[K[==========="));
    CHECK(contains(text, " left  20 of 36 lines  "));
    CHECK(contains(text, " tokens/s\r\033[K"));
    const Words shown = screen(text);
    REQUIRE(shown.size() == 2);
    CHECK(shown[0].starts_with("gloss: 36 lines, "));
    CHECK(shown[1].empty());
    CHECK(slurp(scratch() / "terminal.out") == joined(sentences().target));
  }
  const std::string target = spill("progress.trg", joined(sentences().target)).string();
  const std::string scored = on_terminal(with_model("score", plus(kTwoWindows, {file, target})), "", false);
  CHECK(contains(scored, " left  20 of 36 lines  "));
}

TEST_CASE("progress and results share a terminal without touching each other") {
  const std::string text = on_terminal(with_model("translate", kTwoWindows), joined(sentences().source), true);
  CHECK(contains(text, "20 of 36 lines"));
  Words expected = sentences().target, shown = screen(text);
  REQUIRE(shown.size() == expected.size() + 2);
  CHECK(shown[expected.size()].starts_with("gloss: 36 lines, "));
  shown.resize(expected.size());
  CHECK(shown == expected);
}

TEST_CASE("lines of a pipe are counted without a total, and a signal takes the count away") {
  Terminal terminal;
  int in[2];
  REQUIRE(pipe2(in, O_CLOEXEC) == 0);
  const int out = opened("/dev/null", O_WRONLY);
  Program program(with_model("translate", {}), in[0], out, terminal.descriptor());
  terminal.leave();
  for (const int file : {in[0], out}) close(file);
  const std::string lines = "the red cat sleeps\nthe old dog sings\n";
  REQUIRE(write(in[1], lines.data(), lines.size()) == static_cast<ssize_t>(lines.size()));
  CHECK(contains(terminal.read_until("2 lines  "), "\r\033[K2 lines  "));
  terminal.read_until("2 lines  ");
  program.send(SIGINT);
  CHECK(screen(terminal.read_all()) == Words{""});
  CHECK(program.wait() == 130);
  close(in[1]);
}

TEST_CASE("where lines are typed in, that is said, and no status line stands where the keys go") {
  Terminal terminal;
  const int out = opened(scratch() / "typed.out", O_WRONLY | O_CREAT | O_TRUNC);
  Program program(with_model("translate", {}), terminal.descriptor(), out, terminal.descriptor());
  terminal.leave();
  close(out);
  terminal.read_until("gloss: reading sentences from the keyboard; end with Ctrl-D\r\n");
  terminal.type("the red cat sleeps\n");
  terminal.type("\x04");
  const std::string text = terminal.read_all();
  CHECK(program.wait() == 0);
  CHECK(slurp(scratch() / "typed.out") == "li kata ruda dorma\n");
  CHECK_FALSE(contains(text, "\033[K"));
  CHECK(contains(text, "gloss: 1 line, "));
}

TEST_CASE("--quiet leaves warnings alone") {
  const std::string input = joined(sentences().source) + "\xff\n";
  const std::string text = on_terminal(with_model("translate", plus(kTwoWindows, {"--quiet"})), input, false);
  CHECK(text == "gloss: warning: stdin:37: invalid UTF-8 was replaced by U+FFFD (further lines are counted only)\r\n");
}

TEST_CASE("a terminal that cannot erase a line gets none to be erased") {
  Terminal terminal;
  setenv("TERM", "dumb", 1);
  const int in = opened(spill("dumb.src", joined(sentences().source)), O_RDONLY), out = opened("/dev/null", O_WRONLY);
  Program program(with_model("translate", kTwoWindows), in, out, terminal.descriptor());
  terminal.leave();
  for (const int file : {in, out}) close(file);
  const Words lines = screen(terminal.read_all());
  CHECK(program.wait() == 0);
  CHECK(lines.size() == 2);
  CHECK(lines[0].starts_with("gloss: 36 lines, "));
}
