// SentencePiece files that are strange, damaged, or something else: each is refused in plain words or loads.
#include "text/spm_check.hpp"

#include "catch.hpp"
#include "gloss/error.hpp"
#include "text/support.hpp"
#include "text/vocabulary.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

// A writer of protocol buffers, as small as these tests need it.
std::string varint(uint64_t value) {
  std::string bytes;
  for (; value >= 0x80; value >>= 7) bytes += static_cast<char>(value | 0x80);
  return bytes + static_cast<char>(value);
}
std::string number(int field, uint64_t value) {
  return varint(static_cast<uint64_t>(field) << 3) + varint(value);
}
std::string text(int field, const std::string& bytes) {
  return varint(static_cast<uint64_t>(field) << 3 | 2) + varint(bytes.size()) + bytes;
}

constexpr int kNormal = 1, kUnknown = 2, kControl = 3, kUserDefined = 4, kByte = 6;

std::string piece(const std::string& name, int kind = kNormal) {
  return text(1, text(1, name) + number(3, static_cast<uint64_t>(kind)));
}
const std::string kMarks = piece("<unk>", kUnknown) + piece("<s>", kControl) + piece("</s>", kControl);
const std::string kLetters = piece("\u2581") + piece("a") + piece("b");

/// A bpe model of these pieces.
std::string model(const std::string& pieces, const std::string& rules = "") {
  return pieces + text(2, number(3, 2)) + text(3, text(1, "own") + (rules.empty() ? "" : text(2, rules)));
}

std::string refusal(const std::string& bytes) {
  try {
    Vocabulary::from_bytes(bytes, "x.spm");
  } catch (const Error& error) {
    return error.what();
  }
  return "none";
}

void check_refused(const std::string& bytes, const std::string& words) {
  const std::string message = refusal(bytes);
  CHECK_THAT(message, Catch::Matchers::StartsWith("x.spm: ") && contains_text(words));
  CHECK(message.find(".cc") == std::string::npos);
}

std::string little_endian(uint32_t value) {
  std::string bytes;
  for (int i = 0; i < 4; ++i, value >>= 8) bytes += static_cast<char>(value);
  return bytes;
}

/// Rules of normalization: the size of the array, its units, and a text.
std::string rules(const std::vector<uint32_t>& units) {
  std::string bytes = little_endian(static_cast<uint32_t>(4 * units.size()));
  for (const uint32_t unit : units) bytes += little_endian(unit);
  return bytes + std::string("xyz\0", 4);
}

}  // namespace

TEST_CASE("a model of a few pieces loads", "[vocabulary]") {
  const auto v = Vocabulary::from_bytes(model(kMarks + kLetters), "few");
  CHECK(v.size() == 6);
  CHECK(v.decode(v.encode_ids("ab ba")).text == "ab ba");
  CHECK(Vocabulary::from_bytes(model(kMarks + piece("a")), "one").size() == 4);
}

TEST_CASE("pieces that cannot be are told", "[vocabulary]") {
  check_refused(model(kMarks + kLetters + piece("a")), "the piece 'a' twice (numbers 4 and 6)");
  check_refused(model(kMarks + kLetters + piece("<s>", kControl)), "the piece '<s>' twice");
  check_refused(model(kMarks + kLetters + piece("")), "a piece without text (number 6)");
  check_refused(model(kMarks + kLetters + piece(std::string("a\0", 2), kUserDefined)), "a piece with a NUL");
  check_refused(model(kMarks + kLetters + piece(std::string(1'000'000, 'x'))), "a piece of 1000000 bytes");
  check_refused(model(kLetters), "no <unk> piece");
  check_refused(model(kMarks + kLetters + piece("<other>", kUnknown)), "2 pieces for <unk>");
  check_refused(model(kMarks + kLetters + piece("<0x41>", kByte)), "1 of the 256 pieces for bytes");
  check_refused(model(piece("<unk>", kUnknown)), "no piece but marks");
  check_refused(model(kMarks), "no piece but marks");
}

TEST_CASE("a model without an end mark says so", "[vocabulary]") {
  const std::string unknown = piece("<unk>", kUnknown);
  check_refused(model(unknown + kLetters), "no </s> mark");
  check_refused(model(unknown + piece("</s>", kUserDefined) + kLetters), "no </s> mark");
}

TEST_CASE("what is no model is told from a damaged one", "[vocabulary]") {
  const std::string whole = model(kMarks + kLetters);
  for (const std::string& other : {std::string("some text\n"), number(1, 5) + text(2, "hello") + text(7, "world"),
                                   text(2, number(3, 1)), std::string(100, '\0'), whole.substr(0, whole.size() - 3)}) {
    check_refused(other, "is not a SentencePiece model");
  }
}

TEST_CASE("damaged rules of normalization are refused: the library would read outside of them", "[vocabulary]") {
  constexpr uint32_t kLeaf = 1U << 31, kHasLeaf = 1U << 8;
  // No byte leads from the root to a unit, for none has the byte's label.
  const std::vector<uint32_t> empty(256, kLeaf);
  std::vector<uint32_t> units = empty;
  units[0] = 0;
  CHECK(Vocabulary::from_bytes(model(kMarks + kLetters, rules(units)), "rules").size() == 6);
  // 'a' becomes "yz": its unit leads to the one of its value, which is 1.
  units['a'] = 'a' | kHasLeaf | ('a' ^ 200) << 10;
  units[200] = kLeaf | 1;
  const auto v = Vocabulary::from_bytes(model(kMarks + kLetters + piece("y") + piece("z"), rules(units)), "rules");
  CHECK(v.decode(v.encode_ids("a")).text == "yz");

  const auto check_damaged = [](const std::string& bytes) {
    check_refused(model(kMarks + kLetters, bytes), "rules of normalization");
  };
  std::vector<uint32_t> bad = units;
  bad[200] = kLeaf | 4;  // outside of the texts
  check_damaged(rules(bad));
  bad = units;
  bad['a'] = 'a' | 256U << 10;  // outside of the array
  check_damaged(rules(bad));
  check_damaged(rules(empty));                     // no root
  check_damaged(rules({0}));                       // a byte leads outside
  check_damaged("abc");                            // no size
  check_damaged(little_endian(1U << 30) + "xyz");  // no array
  const std::string good = rules(units);
  check_damaged(good.substr(0, good.size() - 1));  // a text without an end
}

TEST_CASE("sentences that test the library are left out", "[vocabulary]") {
  const std::string tests = text(4, text(1, text(1, "ab") + text(2, "fails")));
  const std::string whole = model(kMarks + kLetters);
  CHECK(check_spm(whole + tests, "x.spm") == whole);
  CHECK(check_spm(tests + whole, "x.spm") == whole);
  CHECK(Vocabulary::from_bytes(whole + tests, "x.spm").bytes() == whole + tests);
}
