// Lines in, whatever they hold.
#include "text/lines.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <thread>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "text/line_inputs.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

long most_kilobytes_held() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

std::string repaired(std::string text) {
  repair_utf8(text);
  return text;
}

}  // namespace

TEST_CASE("lines are split at line feeds only", "[lines]") {
  const TemporaryFolder folder;
  CHECK(read_all(folder.file("empty", "")).empty());
  CHECK(read_all(folder.file("one-empty", "\n")) == Lines{""});
  CHECK(read_all(folder.file("plain", "a\n\nb\n")) == Lines{"a", "", "b"});
  CHECK(read_all(folder.file("open-end", "a\nb")) == Lines{"a", "b"});
  CHECK(read_all(folder.file("crlf", "a\r\n\r\nb\r\r\nc\rd\n")) == Lines{"a", "", "b\r", "c\rd"});
  CHECK(read_all(folder.file("marks", "a\u2028b\u0085c\u000Bd\n")) == Lines{"a\u2028b\u0085c\u000Bd"});
  CHECK(read_all(folder.file("nul", std::string("a\0b\n\0\n", 6))) ==
        Lines{std::string("a\0b", 3), std::string(1, '\0')});
}

TEST_CASE("a byte order mark goes at the start of the file only", "[lines]") {
  const TemporaryFolder folder;
  CHECK(read_all(folder.file("bom", "\uFEFFa\n\uFEFFb\n")) == Lines{"a", "\uFEFFb"});
  CHECK(read_all(folder.file("only", "\uFEFF")) == Lines{""});
}

TEST_CASE("long lines and lines across the buffer's end are whole", "[lines]") {
  const TemporaryFolder folder;
  std::string long_line;
  for (int i = 0; i < 5000; ++i) long_line += "word" + std::to_string(i) + " ";
  Lines expected;
  std::string text;
  for (size_t i = 0; i < 60; ++i) {
    expected.push_back(i % 5 == 0 ? long_line : std::string(i * 997 % 5000, 'x'));
    expected.back() += std::to_string(i);
    text.append(expected.back()).append(i % 2 == 0 ? "\n" : "\r\n");
  }
  expected.push_back(std::string(3'000'000, 'y'));
  text += expected.back();
  CHECK(read_all(folder.file("long", text)) == expected);
  CHECK(read_all(folder.file("long.gz", gzip(text))) == expected);
}

TEST_CASE("invalid bytes become U+FFFD by maximal subparts", "[lines]") {
  // The examples of the Unicode Standard 15.0, section 3.9, tables 3-8 to 3-11.
  CHECK(repaired("\xC0\xAF\xE0\x80\xBF\xF0\x81\x82\x41") == "\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDA");
  CHECK(repaired("\xED\xA0\x80\xED\xBF\xBF\xED\xAF\x41") == "\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDA");
  CHECK(repaired("\xF4\x91\x92\x93\xFF\x41\x80\xBF\x42") == "\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDA\uFFFD\uFFFDB");
  CHECK(repaired("\xE1\x80\xE2\xF0\x91\x92\xF1\xBF\x41") == "\uFFFD\uFFFD\uFFFD\uFFFDA");
  CHECK(repaired("\xE2\x82") == "\uFFFD");
  const std::string valid = "aä€𝄞 \u0000 U+10FFFF \U0010FFFF and \uD7FF\uE000";
  std::string text = valid;
  CHECK(repair_utf8(text) == 0);
  CHECK(text == valid);
  text = "12345678\xFF";
  CHECK(repair_utf8(text) == 1);
  CHECK(text == "12345678\uFFFD");
}

TEST_CASE("replaced lines are counted and the first is known", "[lines]") {
  const TemporaryFolder folder;
  LineReader reader(folder.file("bad", "ok\nb\xFFl\nok\n\xFE\xFE\n"));
  CHECK(read_all(reader) == Lines{"ok", "b\uFFFDl", "ok", "\uFFFD\uFFFD"});
  CHECK(reader.line() == 4);
  CHECK(reader.replaced_lines() == 2);
  CHECK(reader.first_replaced_line() == 2);
  CHECK(reader.name() == folder / "bad");
}

TEST_CASE("a line has a bound, and what follows it is read as ever", "[lines]") {
  const TemporaryFolder folder;
  const std::string most(kMaxLineBytes, 'x');
  const std::string odd = most.substr(1) + "\u20AC";  // whose last character would end beyond the bound
  const std::string path =
      folder.file("long", "a\n" + most + "\r\nb\n" + most + "y\nc\n" + odd + "\n" + most + most + most);
  LineReader reader(path, LongLines::kCut);
  Lines lines;
  std::vector<bool> cut;
  while (auto line = reader.next()) {
    lines.push_back(std::move(*line));
    cut.push_back(reader.was_cut());
  }
  CHECK((lines == Lines{"a", most, "b", most, "c", most.substr(1), most}));
  CHECK(cut == std::vector<bool>{false, false, false, true, false, true, true});
  CHECK(reader.replaced_lines() == 0);

  LineReader strict(path);
  for (int i = 0; i < 3; ++i) strict.next();
  CHECK_THROWS_WITH(strict.next(), path + ":4: the line is longer than 4 MiB; is this text, one sentence a line?");
}

TEST_CASE("a stream without line ends is not kept in memory", "[lines]") {
  PipeAsStdin in;
  LineReader reader("-", LongLines::kCut);
  const std::string piece(50'000, 'x');  // fits in a pipe
  const long held_before = most_kilobytes_held();
  for (int i = 0; i < 4000; ++i) {
    in.send(piece);
    REQUIRE_FALSE(reader.ready());
  }
  in.send("y\nz\n");
  CHECK(reader.next() == std::string(kMaxLineBytes, 'x'));
  CHECK(reader.was_cut());
  CHECK(reader.next() == "z");
  CHECK_FALSE(reader.was_cut());
  CHECK(most_kilobytes_held() - held_before < 100'000);  // of the 200 MB sent
}

TEST_CASE("a file that is not there, or a folder, is an error that names it", "[lines]") {
  const TemporaryFolder folder;
  CHECK_THROWS_AS(LineReader(folder / "missing"), FileError);
  const std::string missing = folder / "missing";
  CHECK_THROWS_WITH(LineReader(missing), missing + ": cannot be opened: No such file or directory");
  CHECK_THROWS_AS(LineReader(folder / "."), FileError);
}

TEST_CASE("a pipe is ready when a whole line or the end is there", "[lines]") {
  PipeAsStdin in;
  LineReader reader("-");
  CHECK(reader.name() == "stdin");
  CHECK_FALSE(reader.ready());
  in.send("one");
  CHECK_FALSE(reader.ready());
  in.send("\ntwo\nthr");
  CHECK(reader.ready());
  CHECK(reader.next() == "one");
  CHECK(reader.ready());
  CHECK(reader.next() == "two");
  CHECK_FALSE(reader.ready());
  in.hang_up();
  CHECK(reader.ready());
  CHECK(reader.next() == "thr");
  CHECK(reader.ready());
  CHECK(reader.next() == std::nullopt);
  CHECK(reader.next() == std::nullopt);
}

TEST_CASE("a non-blocking stdin is waited for", "[lines]") {
  PipeAsStdin in;
  fcntl(STDIN_FILENO, F_SETFL, fcntl(STDIN_FILENO, F_GETFL) | O_NONBLOCK);
  std::thread sender([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    in.send("late\n");
    in.hang_up();
  });
  LineReader reader("-");
  CHECK(read_all(reader) == Lines{"late"});
  sender.join();
}
