#include "model/options_text.hpp"

#include "catch.hpp"
#include "gloss/error.hpp"
#include "temporary_folder.hpp"

using namespace gloss;
using namespace gloss::test;

TEST_CASE("nearest_name finds the name with the fewest slips") {
  const std::vector<std::string> names = {"learning-rate", "label-smoothing", "warmup", "seed"};
  CHECK(nearest_name("lerning-rate", names) == "learning-rate");
  CHECK(nearest_name("laerning-rate", names) == "learning-rate");  // a swap is one slip
  CHECK(nearest_name("sede", names) == "seed");
  CHECK(nearest_name("warmup", names) == "warmup");
  CHECK(nearest_name("learning_rate", names) == "learning-rate");
}

TEST_CASE("nearest_name knows a name by one of its words") {
  const std::vector<std::string> names = {"--threads", "--transformer-heads", "--attention-heads", "--beam-size"};
  CHECK(nearest_name("--heads", names) == "--attention-heads");
  CHECK(nearest_name("--beam", names) == "--beam-size");
  CHECK(nearest_name("--ads", names).empty());  // part of a word
}

TEST_CASE("nearest_name is silent when nothing is near") {
  CHECK(nearest_name("optimizer", {"seed", "warmup"}).empty());
  CHECK(nearest_name("xy", {"ab"}).empty());
  CHECK(nearest_name("", {"ab"}).empty());
  CHECK(nearest_name("seed", {}).empty());
}

TEST_CASE("nearest_name allows two slips in a short word and a third of a long one") {
  CHECK(nearest_name("abcdef", {"abcdxy"}) == "abcdxy");
  CHECK(nearest_name("abcdef", {"abcxyz"}).empty());
  CHECK(nearest_name("abcdefghi", {"abcdefxyz"}) == "abcdefxyz");
  CHECK(nearest_name("abcdefghi", {"abcdewxyz"}).empty());
}

TEST_CASE("require_choice names the value, the nearest choice and all of them") {
  const std::vector<std::string> choices = {"none", "additive", "dot"};
  CHECK_NOTHROW(require_choice("attention-score", "dot", choices));
  CHECK(message_of<UsageError>([&] { require_choice("attention-score", "additve", choices); }) ==
        "'additve' is not a valid attention-score; did you mean 'additive'? Valid: none, additive, dot");
  CHECK(message_of<UsageError>([&] { require_choice("attention-score", "monotonic", choices); }) ==
        "'monotonic' is not a valid attention-score; valid: none, additive, dot");
}
