// Text that is not UTF-8: UTF-16 with a byte order mark is read, the rest is guessed at.
#include "catch.hpp"
#include "gloss/error.hpp"
#include "text/encoding_guess.hpp"
#include "text/line_inputs.hpp"
#include "text/utf8.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

enum class Order { kLittle, kBig };

std::string bytes_of(const std::u16string& units, Order order) {
  std::string bytes;
  for (const char16_t unit : units) {
    const char low = static_cast<char>(unit & 0xFF), high = static_cast<char>(unit >> 8);
    bytes += order == Order::kLittle ? std::string{low, high} : std::string{high, low};
  }
  return bytes;
}

std::optional<std::string> hint_of(const std::string& path) {
  LineReader reader(path);
  read_all(reader);
  return reader.encoding_hint();
}

}  // namespace

TEST_CASE("UTF-16 with a byte order mark is read in both byte orders", "[lines]") {
  const TemporaryFolder folder;
  const std::u16string text =
      std::u16string(u"\uFEFFa é\r\n\nU+0A0A is \u0A0A, not two\n\U0001D11E") + u'\0' + u"\uFEFF";
  const Lines expected{"a é", "", "U+0A0A is \u0A0A, not two", std::string("\U0001D11E\0\uFEFF", 8)};
  for (const Order order : {Order::kLittle, Order::kBig}) {
    const std::string bytes = bytes_of(text, order);
    LineReader reader(folder.file("utf16", bytes));
    CHECK(read_all(reader) == expected);
    CHECK(reader.replaced_lines() == 0);
    CHECK_FALSE(reader.encoding_hint());
    for (const auto& packed : {gzip(bytes), zstd(bytes), xz(bytes)}) {
      CHECK(read_all(folder.file("packed", packed)) == expected);
    }
    CHECK(read_all(folder.file("only-mark", bytes_of(u"\uFEFF", order))) == Lines{""});
    CHECK(read_all(folder.file("empty-line", bytes_of(u"\uFEFF\n", order))) == Lines{""});
  }
}

TEST_CASE("long UTF-16 is whole across the buffer's ends", "[lines]") {
  const TemporaryFolder folder;
  std::u16string text = u"\uFEFFx";
  std::string expected = "x";
  for (int i = 0; i < 300'000; ++i) {
    text += u"\U0001D11Eé";
    expected += "\U0001D11Eé";
  }
  CHECK(read_all(folder.file("long", bytes_of(text, Order::kLittle))) == Lines{expected});
}

TEST_CASE("what is not UTF-16 in it is replaced and counted", "[lines]") {
  const TemporaryFolder folder;
  const std::u16string bad = {u'\uFEFF', u'a',   0xD834, u'\n',  0xDD1E, u'b',
                              u'\n',     0xD834, 0xD834, 0xDD1E, u'\n',  0xD834};
  LineReader reader(folder.file("lone", bytes_of(bad, Order::kBig)));
  CHECK(read_all(reader) == Lines{"a\uFFFD", "\uFFFDb", "\uFFFD\U0001D11E", "\uFFFD"});
  CHECK(reader.replaced_lines() == 4);
  LineReader odd(folder.file("odd", bytes_of(u"\uFEFFa\nb", Order::kLittle) + "c"));
  CHECK(read_all(odd) == Lines{"a", "b\uFFFD"});
  CHECK(odd.first_replaced_line() == 2);
}

TEST_CASE("UTF-32 is refused with the command that converts it", "[lines]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("utf32", std::string("\xFF\xFE\0\0a\0\0\0\n\0\0\0", 12));
  CHECK(reading_error(path) ==
        path + " is UTF-32, which gloss does not read: convert it with iconv -f UTF-32 -t UTF-8");
}

TEST_CASE("a pipe in UTF-16 is answered line by line", "[lines]") {
  PipeAsStdin in;
  LineReader reader("-");
  for (const char byte : bytes_of(u"\uFEFFone", Order::kLittle)) {
    in.send({&byte, 1});
    CHECK_FALSE(reader.ready());
  }
  in.send({"\n", 1});
  CHECK_FALSE(reader.ready());
  in.send({"\0", 1});
  CHECK(reader.ready());
  CHECK(reader.next() == "one");
  CHECK_FALSE(reader.ready());
  in.send("x");
  in.hang_up();
  CHECK(reader.ready());
  CHECK(reader.next() == "\uFFFD");
  CHECK(reader.next() == std::nullopt);
}

TEST_CASE("UTF-16 without a mark is told, from the first line on", "[lines]") {
  const TemporaryFolder folder;
  const std::string little = folder.file("le", bytes_of(u"Good day.\r\nYes, é.\n", Order::kLittle));
  LineReader reader(little);
  CHECK_FALSE(reader.encoding_hint());
  CHECK(reader.next() == std::string("G\0o\0o\0d\0 \0d\0a\0y\0.\0\r\0", 20));
  CHECK(reader.encoding_hint() == little +
                                      " looks like UTF-16LE, but text is read as UTF-8. To convert it: iconv -f "
                                      "UTF-16LE -t UTF-8 " +
                                      little + " > NEW");
  const std::string big = folder.file("be.xz", xz(bytes_of(u"Hi\n", Order::kBig)));
  CHECK_THAT(hint_of(big).value_or(""),
             Catch::Matchers::EndsWith("xzcat " + big + " | iconv -f UTF-16BE -t UTF-8 > NEW"));
  CHECK_FALSE(hint_of(folder.file("nul", std::string("find\0lists\0names\0\n", 18))));
  CHECK_FALSE(hint_of(folder.file("zeros", std::string(100, '\0'))));
  CHECK_FALSE(hint_of(folder.file("records", std::string("a\0b\0\0c\n", 7))));
}

TEST_CASE("one byte a character is told, damaged UTF-8 is not mistaken for it", "[lines]") {
  const TemporaryFolder folder;
  const std::string latin = folder.file("it's latin",
                                        "Yes.\nUn caf\xE9 \xE0 Orl\xE9"
                                        "ans\n");
  CHECK(hint_of(latin) == latin +
                              " looks like ISO-8859-1, but text is read as UTF-8. To convert it: iconv -f "
                              "ISO-8859-1 -t UTF-8 '" +
                              (folder / "it'\\''s latin") + "' > NEW");
  CHECK_THAT(hint_of(folder.file("quotes", "\x93Yes\x94, she said\n")).value_or(""),
             contains_text(" looks like WINDOWS-1252,"));
  CHECK_FALSE(hint_of(folder.file("utf8", "Un café, deux cafés\n")));
  CHECK_FALSE(hint_of(folder.file("damaged", "Un café\nd\xE9truit\n")));
  CHECK_FALSE(hint_of(folder.file("damaged line", "Un café d\xE9truit\n")));
  CHECK_FALSE(hint_of(folder.file("koi8", "\xEB\xCF\xDB\xCB\xC1\n")));
  CHECK_FALSE(hint_of(folder.file("binary",
                                  "ab\x01\xE9"
                                  "cd\n")));
}

TEST_CASE("of a stream the hint is a filter", "[lines]") {
  CHECK(conversion_hint("ISO-8859-1", "stdin", "") ==
        "stdin looks like ISO-8859-1, but text is read as UTF-8. To convert it: iconv -f ISO-8859-1 -t UTF-8 | gloss "
        "...");
}
