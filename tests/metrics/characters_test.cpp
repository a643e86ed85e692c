// Python's white space and lower case; the expected values are what Python 3.11 (Unicode 14) gives.
#include "metrics/characters.hpp"

#include "catch.hpp"

using namespace gloss;

TEST_CASE("python_lower maps every script that has capitals") {
  CHECK(python_lower("AZ az 19 ÄÖÜ Ø × ÿ") == "az az 19 äöü ø × ÿ");
  CHECK(python_lower("Ā Ĳ Ÿ Ž Ɓ Ǆ ǅ Ǳ Ș Ⱥ") == "ā ĳ ÿ ž ɓ ǆ ǆ ǳ ș ⱥ");
  CHECK(python_lower("ΑΩ Ά Ώ Ἀ ᾼ Ω") == "αω ά ώ ἀ ᾳ ω");
  CHECK(python_lower("АЯ Ё Ѐ Ҁ Ӏ Ԯ Ա Ⴀ Ა Ꭰ") == "ая ё ѐ ҁ ӏ ԯ ա ⴀ ა ꭰ");
  CHECK(python_lower("Ạ ẞ Å Ⅻ Ⓐ Ａ 𐐀 漢字 ß") == "ạ ß å ⅻ ⓐ ａ 𐐨 漢字 ß");
}

TEST_CASE("python_lower knows the dotted I and the final sigma") {
  CHECK(python_lower("İstanbul") == "i\u0307stanbul");
  CHECK(python_lower("ΟΔΟΣ ΣΟΦΙΑΣ.") == "οδος σοφιας.");
  CHECK(python_lower("Σ ΑΣ'Α ΑΣ' ΑΣ1") == "σ ασ'α ας' ας1");
}

TEST_CASE("white space is Python's") {
  std::u32string spaces;
  for (char32_t code = 1; code < 0x3100; ++code) {
    if (is_python_space(code)) spaces += code;
  }
  CHECK(spaces ==
        U"\x09\x0A\x0B\x0C\x0D\x1C\x1D\x1E\x1F \x85\xA0\x1680\x2000\x2001\x2002\x2003\x2004\x2005\x2006\x2007"
        U"\x2008\x2009\x200A\x2028\x2029\x202F\x205F\x3000");
  CHECK(split_python_space(" a\u3000b\u00a0 c\u200bd\t") == std::vector<std::string>{"a", "b", "c\u200bd"});
  CHECK(split_python_space(" \t").empty());
  CHECK(trim_right_python_space(" a b\u2028 \r\n") == " a b");
  CHECK(trim_right_python_space("\u3000").empty());
}
