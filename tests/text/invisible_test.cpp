// Text of which nothing can be seen, and a vocabulary that makes nothing of it.
#include "text/invisible.hpp"

#include "catch.hpp"
#include "text/vocabulary.hpp"

using namespace gloss;
using namespace std::string_literals;

namespace {

const std::vector<std::string> kNothing = {
    "",       " \t",    "\0"s,          "\0\0\0"s,      " \0 "s,        "\x01\x1f\x7f", "\u0085\u00a0", "\u00ad",
    "\u2028", "\r\f\v", "\u200b\u200d", "\u2060\ufeff", "\u3000\u3164", "\ufe0f",       "\U000e0001"};

}  // namespace

TEST_CASE("blanks, controls and marks without a shape cannot be seen", "[text]") {
  for (const std::string& text : kNothing) {
    CAPTURE(text);
    CHECK(is_invisible(text));
    CHECK_FALSE(is_invisible(text + "a"));
  }
  for (const char* text : {"a", ".", "\u00a1", "\u0301", "\u2010", "\u3001", "\ufffd", "\xff", "\U0001f600"}) {
    CAPTURE(text);
    CHECK_FALSE(is_invisible(text));
  }
}

TEST_CASE("a line of which nothing can be seen has no pieces under any normalization", "[text]") {
  for (const char* normalization : {"nmt_nfkc", "identity"}) {
    VocabularySpec spec;
    spec.size = 16;
    spec.type = "char";
    spec.normalization = normalization;
    const Vocabulary vocabulary = Vocabulary::from_bytes(train_vocabulary({"a b c", "c b a"}, spec), "test vocabulary");
    for (const std::string& text : kNothing) {
      CAPTURE(text, normalization);
      CHECK(vocabulary.encode_ids(text) == std::vector<int>{vocabulary.eos_id()});
      const Encoded encoded = vocabulary.encode(text);
      CHECK(encoded.ids == std::vector<int>{vocabulary.eos_id()});
      CHECK(encoded.segmented.text == text);
    }
    CHECK(vocabulary.encode_ids("a\0b"s).size() > 3);  // beside others it is a character like any
  }
}
