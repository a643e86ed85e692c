#include "text/printable.hpp"

#include "catch.hpp"

using gloss::printable;
using namespace std::string_view_literals;

TEST_CASE("control bytes are shown, the rest is left alone") {
  CHECK(printable("Größe 東") == "Größe 東");
  CHECK(printable("a\0b\n\x1b[2J\x7f"sv) == "a\\x00b\\x0A\\x1B[2J\\x7F");
  CHECK(printable("").empty());
}

TEST_CASE("long text is cut between characters") {
  CHECK(printable("0123456789", 10) == "0123456789");
  CHECK(printable("0123456789", 4) == "0123...");
  CHECK(printable("aü", 2) == "a...");
  CHECK(printable("東東", 4) == "東...");
}
