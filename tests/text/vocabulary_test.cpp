// Text to pieces and back, with byte ranges.
#include "text/vocabulary.hpp"

#include <algorithm>
#include <thread>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "text/lines.hpp"
#include "text/support.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

std::string bytes_of(const Segmented& s, size_t i) {
  return s.text.substr(s.pieces[i].begin, s.pieces[i].end - s.pieces[i].begin);
}

/// Ranges lie in the text, in order, one behind the other; the end mark is an empty one at the end.
void check_ranges(const Segmented& s) {
  uint32_t position = s.pieces.empty() ? 0 : s.pieces[0].begin;
  const size_t count = s.pieces.size() - (s.has_end_mark ? 1 : 0);
  for (size_t i = 0; i < count; ++i) {
    REQUIRE(s.pieces[i].begin == position);
    REQUIRE(s.pieces[i].end >= s.pieces[i].begin);
    position = s.pieces[i].end;
  }
  REQUIRE(position <= s.text.size());
  if (s.has_end_mark) {
    REQUIRE(s.pieces.back().begin == s.text.size());
    REQUIRE(s.pieces.back().end == s.text.size());
  }
}

/// The range of the first piece of this text.
std::string bytes_of(const Segmented& s, const std::string& piece) {
  for (size_t i = 0; i < s.pieces.size(); ++i) {
    if (s.pieces[i].text == piece) return bytes_of(s, i);
  }
  return "no piece " + piece;
}

const Vocabulary& character_vocabulary() {
  static const Vocabulary vocabulary = Vocabulary::from_bytes(
      train_vocabulary({"abcdefghijklmnopqrstuvwxyz é fi", "ABC ."}, {.size = 500, .type = "char"}), "characters");
  return vocabulary;
}

}  // namespace

TEST_CASE("text becomes ids with the end mark and back", "[vocabulary]") {
  const Vocabulary& v = small_vocabulary();
  CHECK(v.size() == 120);
  for (const std::string& sentence : made_up_sentences(200)) {
    const Encoded encoded = v.encode(sentence);
    REQUIRE(encoded.ids.back() == v.eos_id());
    REQUIRE(encoded.ids == v.encode_ids(sentence));
    REQUIRE(encoded.ids.size() == encoded.segmented.pieces.size());
    REQUIRE(encoded.segmented.text == sentence);
    check_ranges(encoded.segmented);
    const Segmented decoded = v.decode(encoded.ids);
    REQUIRE(decoded.text == sentence);
    REQUIRE(decoded.has_end_mark);
    check_ranges(decoded);
    for (size_t i = 0; i < decoded.pieces.size(); ++i) {
      REQUIRE(decoded.pieces[i].text == encoded.segmented.pieces[i].text);
      REQUIRE(decoded.pieces[i].text == v.piece(encoded.ids[i]));
      REQUIRE(bytes_of(decoded, i) == bytes_of(encoded.segmented, i));
    }
  }
}

TEST_CASE("what normalizes to nothing is the end mark alone", "[vocabulary]") {
  const Vocabulary& v = small_vocabulary();
  for (const std::string text : {"", " ", "   ", "\t", "\u00A0", "\u3000 \u200B"}) {
    CAPTURE(text);
    CHECK(v.encode_ids(text) == std::vector<int>{v.eos_id()});
    const Encoded encoded = v.encode(text);
    CHECK(encoded.segmented.pieces.size() == 1);
    check_ranges(encoded.segmented);
  }
  CHECK(v.decode({}).text.empty());
  CHECK_FALSE(v.decode({}).has_end_mark);
  CHECK(v.decode(std::vector<int>{v.eos_id()}).pieces.size() == 1);
}

TEST_CASE("ranges are bytes of the original, through normalization", "[vocabulary]") {
  const Vocabulary& v = character_vocabulary();
  SECTION("double blanks, leading and trailing ones") {
    const Segmented s = v.encode("  ab  c ").segmented;
    check_ranges(s);
    REQUIRE(s.pieces.size() == 6);
    CHECK(s.pieces[1].begin == 2);
    CHECK(bytes_of(s, 3) == "  ");
    CHECK(bytes_of(s, "c") == "c");
  }
  SECTION("full-width letters are three bytes each") {
    const Segmented s = v.encode("x ＡＢc").segmented;
    check_ranges(s);
    CHECK(bytes_of(s, "A") == "Ａ");
    CHECK(bytes_of(s, "B") == "Ｂ");
    CHECK(bytes_of(s, "c") == "c");
  }
  SECTION("a ligature becomes two pieces, of which one has its bytes") {
    const Segmented s = v.encode("x ﬁn").segmented;
    check_ranges(s);
    CHECK(bytes_of(s, "f").empty());
    CHECK(bytes_of(s, "i") == "ﬁ");
    CHECK(bytes_of(s, "n") == "n");
  }
  SECTION("a combining mark joins its letter") {
    const Segmented s = v.encode("ae\u0301b").segmented;
    check_ranges(s);
    CHECK(bytes_of(s, "é") == "e\u0301");
    CHECK(bytes_of(s, "b") == "b");
  }
  SECTION("unknown characters are one piece with their own text") {
    const Encoded encoded = v.encode("a☃☃ b");
    check_ranges(encoded.segmented);
    CHECK(bytes_of(encoded.segmented, "☃☃") == "☃☃");
    CHECK(std::ranges::count(encoded.ids, v.unk_id()) == 1);
    CHECK(encoded.ids == v.encode_ids("a☃☃ b"));
  }
}

TEST_CASE("odd text breaks nothing", "[vocabulary]") {
  SplitMix64 random(5);
  const std::vector<std::string> parts{"a",       " ",      "\u2581", "\u2585", "\t",  std::string(1, '\0'),
                                       "\u2028",  "\u0085", "\uFEFF", "ﬁ",      "𝄞",   "é",
                                       "e\u0301", "\xFF",   "<unk>",  "</s>",   "<s>", "<sep>",
                                       "⁇",       "\r",     "½"};
  for (const Vocabulary* v : {&small_vocabulary(), &character_vocabulary()}) {
    for (int i = 0; i < 500; ++i) {
      std::string text;
      for (uint64_t n = random.below(12); n > 0; --n) text += parts[random.below(parts.size())];
      CAPTURE(text);
      const Encoded encoded = v->encode(text);
      REQUIRE(encoded.ids == v->encode_ids(text));
      REQUIRE(encoded.ids.size() == encoded.segmented.pieces.size());
      // Marks written out in the text are text.
      REQUIRE(std::ranges::count(encoded.ids, v->eos_id()) == 1);
      REQUIRE(std::ranges::count(encoded.ids, v->bos_id()) == 0);
      check_ranges(encoded.segmented);
      const Segmented decoded = v->decode(encoded.ids);
      REQUIRE(decoded.text.find('\n') == std::string::npos);
      check_ranges(decoded);
    }
  }
}

TEST_CASE("raw U+2581 reads as a blank", "[vocabulary]") {
  const Vocabulary& v = small_vocabulary();
  CHECK(v.decode(v.encode_ids("ba\u2581do")).text == "ba do");
  check_ranges(v.encode("\u2581ba \u2581 do\u2581").segmented);
}

TEST_CASE("an unknown piece decodes to U+2047 between blanks, with its range", "[vocabulary]") {
  const Vocabulary& v = small_vocabulary();
  std::vector<int> ids = v.encode_ids("ba do");
  ids.insert(ids.end() - 1, v.unk_id());
  const Segmented s = v.decode(ids);
  check_ranges(s);
  CHECK(s.text == "ba do \u2047 ");
  CHECK(bytes_of(s, "<unk>") == " \u2047 ");
}

TEST_CASE("pieces are read back as they are written", "[vocabulary]") {
  const Vocabulary& v = small_vocabulary();
  const Encoded encoded = v.encode("ba do ri né.");
  std::string written;
  for (const Piece& piece : encoded.segmented.pieces) {
    if (piece.text != "</s>") written += (written.empty() ? "" : " ") + piece.text;
  }
  const Encoded read = v.encode_pieces(written);
  CHECK(read.ids == encoded.ids);
  CHECK(read.segmented.text == "ba do ri né.");
  check_ranges(read.segmented);
  CHECK(v.encode_pieces(written + " </s>").ids == encoded.ids);
  CHECK(v.encode_pieces("").ids == std::vector<int>{v.eos_id()});
  CHECK(v.encode_pieces("  never-seen ").ids == std::vector<int>{v.unk_id(), v.eos_id()});
}

TEST_CASE("user symbols are never split", "[vocabulary]") {
  const Vocabulary& v = small_vocabulary();
  CHECK(bytes_of(v.encode("ba<sep>do").segmented, "<sep>") == "<sep>");
  CHECK(bytes_of(v.encode("baa,bdo").segmented, "a,b") == "a,b");
  CHECK_THROWS_AS(train_vocabulary(made_up_sentences(50), {.size = 60, .user_symbols = {"a b"}}), UsageError);
  const auto quoted = Vocabulary::from_bytes(
      train_vocabulary(made_up_sentences(200), {.size = 80, .user_symbols = {"\"", "a\"\"b\","}}), "quoted");
  CHECK(bytes_of(quoted.encode("x a\"\"b\",").segmented, "a\"\"b\",") == "a\"\"b\",");
}

TEST_CASE("byte fallback spells unknown characters", "[vocabulary]") {
  const auto v =
      Vocabulary::from_bytes(train_vocabulary(made_up_sentences(300), {.size = 340, .byte_fallback = true}), "bytes");
  const Encoded encoded = v.encode("ba ☃ 😀do");
  CHECK(std::ranges::count(encoded.ids, v.unk_id()) == 0);
  check_ranges(encoded.segmented);
  CHECK(bytes_of(encoded.segmented, "<0x83>") == "☃");
  const Segmented decoded = v.decode(encoded.ids);
  CHECK(decoded.text == "ba ☃ 😀do");
  check_ranges(decoded);
  // A line end can be spelled, but does not come out.
  CHECK(v.decode(v.encode_pieces("▁ba <0x0A> ▁do").ids).text == "ba  do");
}

TEST_CASE("marks and unknown are never produced", "[vocabulary]") {
  const Vocabulary& v = small_vocabulary();
  CHECK(v.never_produced(false) == std::vector<int>{v.unk_id(), v.bos_id()});
  CHECK(v.never_produced(true) == std::vector<int>{v.bos_id()});
  CHECK(v.pad_id() == -1);
  CHECK_THROWS_AS(v.piece(v.size()), Error);
  CHECK_THROWS_AS(v.piece(-1), Error);
  CHECK_THROWS_AS(v.decode(std::vector<int>{v.size()}), Error);
}

TEST_CASE("what is not a model is an error that names the file", "[vocabulary]") {
  const TemporaryFolder folder;
  for (const std::string content : {"", "some text\nthat is no model\n", "\x0a\x05"}) {
    const std::string path = folder.file("bad.spm", content);
    CHECK_THROWS_WITH(Vocabulary::load(path), Catch::Matchers::StartsWith(path + ": is not a SentencePiece model"));
  }
  CHECK_THROWS_AS(Vocabulary::load(folder / "missing.spm"), FileError);
  const std::string whole = small_vocabulary().bytes();
  CHECK_THROWS_AS(Vocabulary::from_bytes(whole.substr(0, whole.size() / 2), "cut"), Error);
  const std::string path = folder.file("good.spm", whole);
  CHECK(Vocabulary::load(path).encode_ids("ba do") == small_vocabulary().encode_ids("ba do"));
}

TEST_CASE("several threads encode at once", "[vocabulary]") {
  const Vocabulary& v = small_vocabulary();
  const auto sentences = made_up_sentences(2000);
  std::vector<std::vector<std::vector<int>>> results(3);
  std::vector<std::thread> threads;
  for (auto& result : results) {
    threads.emplace_back([&] {
      for (const auto& sentence : sentences) result.push_back(v.encode_ids(sentence));
    });
  }
  for (auto& thread : threads) thread.join();
  CHECK(results[0] == results[1]);
  CHECK(results[0] == results[2]);
}

TEST_CASE("Multi30k validation lines come back from their pieces, in bytes", "[vocabulary][data]") {
  const std::string folder = data_folder() + "/multi30k/";
  for (const std::string name : {"val.de", "val.en", "val.fr"}) {
    LineReader reader(folder + name);
    std::vector<std::string> lines;
    while (auto line = reader.next()) lines.push_back(*line);
    REQUIRE(lines.size() == 1014);
    const auto v = Vocabulary::from_bytes(train_vocabulary(lines, {.size = 1500, .normalization = "identity"}), name);
    for (const std::string& line : lines) {
      const Encoded encoded = v.encode(line);
      check_ranges(encoded.segmented);
      // SentencePiece takes blanks off the ends and runs of them together, whatever the normalization.
      std::string plain;
      for (const char c : line) {
        if (c != ' ' || (!plain.empty() && plain.back() != ' ')) plain += c;
      }
      if (plain.ends_with(' ')) plain.pop_back();
      REQUIRE(v.decode(encoded.ids).text == plain);
    }
  }
}
