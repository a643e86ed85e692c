// Training a vocabulary.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <regex>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "text/child_process.hpp"
#include "text/support.hpp"
#include "text/vocabulary.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

std::string message_of(const std::vector<std::string>& sentences, const VocabularySpec& spec) {
  try {
    train_vocabulary(sentences, spec);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

/// What a call writes to stdout and stderr.
template <class Call>
std::string noise_of(const std::string& path, Call&& call) {
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC, 0600);
  const int out = dup(STDOUT_FILENO), err = dup(STDERR_FILENO);
  dup2(file, STDOUT_FILENO);
  dup2(file, STDERR_FILENO);
  call();
  dup2(out, STDOUT_FILENO);
  dup2(err, STDERR_FILENO);
  close(file);
  close(out);
  close(err);
  return slurp(path);
}

}  // namespace

TEST_CASE("training twice gives the same bytes, for every type", "[vocabulary-training]") {
  const auto sentences = made_up_sentences(400);
  for (const std::string type : {"unigram", "bpe", "char", "word"}) {
    CAPTURE(type);
    const VocabularySpec spec{.size = 100, .type = type};
    const std::string first = train_vocabulary(sentences, spec);
    CHECK(first == train_vocabulary(sentences, spec));
    const auto v = Vocabulary::from_bytes(first, type);
    CHECK(v.size() <= 100);
    CHECK(v.encode_ids(sentences[0]).size() > 1);
  }
}

TEST_CASE("normalization is the one that was asked for", "[vocabulary-training]") {
  const auto sentences = made_up_sentences(400);
  const auto text_after = [&](const std::string& normalization) {
    const auto v = Vocabulary::from_bytes(train_vocabulary(sentences, {.size = 100, .normalization = normalization}),
                                          normalization);
    return v.decode(v.encode_ids("bａ DO")).text;
  };
  CHECK(text_after("nmt_nfkc_cf") == "ba do");
  CHECK(text_after("nfkc") == "ba  \u2047 ");
  CHECK(text_after("identity") == "b \u2047   \u2047 ");
}

TEST_CASE("a size too large names the largest that works", "[vocabulary-training]") {
  const auto sentences = made_up_sentences(40);
  for (const std::string type : {"unigram", "bpe", "word"}) {
    CAPTURE(type);
    const std::string message = message_of(sentences, {.size = 20000, .type = type});
    std::smatch match;
    REQUIRE(std::regex_search(message, match, std::regex("the largest that works is ([0-9]+)$")));
    const int largest = std::stoi(match[1]);
    CHECK_NOTHROW(train_vocabulary(sentences, {.size = largest, .type = type}));
    CHECK_THROWS_AS(train_vocabulary(sentences, {.size = largest + 1, .type = type}), Error);
    CHECK(Vocabulary::from_bytes(train_vocabulary(sentences, {.size = largest, .type = type}), type).size() == largest);
  }
}

TEST_CASE("a size too small names what is needed", "[vocabulary-training]") {
  const auto sentences = made_up_sentences(40);
  const std::string message = message_of(sentences, {.size = 10});
  std::smatch match;
  REQUIRE(std::regex_search(message, match, std::regex("alone are ([0-9]+)")));
  CHECK_NOTHROW(train_vocabulary(sentences, {.size = std::stoi(match[1])}));
}

TEST_CASE("texts that are hardly there are an error, not an end", "[vocabulary-training]") {
  for (const std::vector<std::string>& sentences : {std::vector<std::string>{},
                                                    {""},
                                                    {"  ", "\t"},
                                                    {std::string(3, '\0')},
                                                    {"a"},
                                                    {"a b"},
                                                    {"\u2585"},
                                                    {"\u2581"},
                                                    {"\u00A0\u200B"},
                                                    {"☃"}}) {
    for (const std::string type : {"unigram", "bpe", "word", "char"}) {
      CAPTURE(sentences.size(), type);
      try {
        Vocabulary::from_bytes(train_vocabulary(sentences, {.size = 8000, .type = type}), "tiny");
      } catch (const Error& error) {
        CHECK(std::string(error.what()).size() > 20);
      }
    }
  }
  CHECK_THROWS_AS(train_vocabulary({}, {}), Error);
}

TEST_CASE("no sentence is left out", "[vocabulary-training]") {
  // SentencePiece would skip sentences of more than 4,192 bytes, with NUL, or with its own U+2585.
  std::string long_sentence;
  for (int i = 0; i < 1000; ++i) long_sentence += "żółw ";
  const std::vector<std::string> sentences{"ba do ri la", long_sentence, std::string("q\0 ba", 5), "x\u2585 do"};
  const auto v = Vocabulary::from_bytes(train_vocabulary(sentences, {.size = 400, .type = "char"}), "all");
  for (const std::string text : {"żółw", "q", "x"}) {
    CAPTURE(text);
    const auto ids = v.encode_ids(text);
    CHECK(std::find(ids.begin(), ids.end(), v.unk_id()) == ids.end());
  }
}

TEST_CASE("rich scripts may leave the rarest characters out, alphabets never", "[vocabulary-training]") {
  // Latin words, every Chinese character ten times, but U+9F98 once: less than 0.05 % of the text.
  const auto knows_the_rare_one = [](int characters, const VocabularySpec& spec) {
    std::string line;
    for (int c = 0x4E00; c < 0x4E00 + characters; ++c) {
      line += {static_cast<char>(0xE0 | (c >> 12)), static_cast<char>(0x80 | ((c >> 6) & 63)),
               static_cast<char>(0x80 | (c & 63))};
    }
    std::vector<std::string> sentences = made_up_sentences(400);
    sentences.insert(sentences.end(), 10, line);
    sentences.emplace_back("\u9F98");
    const auto v = Vocabulary::from_bytes(train_vocabulary(sentences, spec), "characters");
    const auto ids = v.encode_ids("\u9F98");
    return std::find(ids.begin(), ids.end(), v.unk_id()) == ids.end();
  };
  CHECK_FALSE(knows_the_rare_one(1100, {.size = 1180}));
  CHECK(knows_the_rare_one(1100, {.size = 1180, .type = "char"}));
  CHECK(knows_the_rare_one(100, {.size = 300}));
}

TEST_CASE("SentencePiece is quiet", "[vocabulary-training]") {
  const TemporaryFolder folder;
  CHECK(noise_of(folder / "noise", [] {
          const auto sentences = made_up_sentences(100);
          const auto v = Vocabulary::from_bytes(train_vocabulary(sentences, {.size = 90}), "quiet");
          v.decode(v.encode_ids("☃ \xFF ba"));
          CHECK_THROWS(train_vocabulary(sentences, {.size = 90000}));
          CHECK_THROWS(train_vocabulary({}, {.size = 90}));
          CHECK_THROWS(Vocabulary::from_bytes("not a model", "bad"));
        }) == "");
}

TEST_CASE("text that is no language is left out, not an end of the program", "[vocabulary-training]") {
  // Words of 32,770 and of 70,000 characters crash SentencePiece's bpe trainer; one line of 100 kB and more of two
  // words keeps its unigram trainer busy for minutes.
  std::string repetitive;
  while (repetitive.size() < 100'000) repetitive += "his knife ";
  std::vector<std::string> sentences = made_up_sentences(200);
  for (const size_t length : {32'770, 70'000}) sentences.push_back("ba " + std::string(length, 'Q') + " do");
  sentences.push_back(repetitive);
  for (const std::string type : {"bpe", "unigram"}) {
    CAPTURE(type);
    std::vector<std::string> warnings;
    const VocabularyObserver observer{.warning = [&](const std::string& text) { warnings.push_back(text); }};
    const auto v = Vocabulary::from_bytes(train_vocabulary(sentences, {.size = 90, .type = type}, observer), type);
    CHECK(v.size() == 90);
    REQUIRE(warnings.size() == 1);
    CHECK_THAT(warnings[0], contains_text("2 words of more than 1000 characters"));
  }
}

TEST_CASE("who trains a vocabulary can stop it", "[vocabulary-training]") {
  const VocabularyObserver observer{.stop_requested = [] { return true; }};
  CHECK_THROWS_AS(train_vocabulary(made_up_sentences(200), {.size = 90}, observer), Stopped);
}

TEST_CASE("symbols and sizes that cannot be are refused in plain words", "[vocabulary-training]") {
  const auto sentences = made_up_sentences(200);
  const auto refused = [&](const VocabularySpec& spec) {
    const std::string message = message_of(sentences, spec);
    CHECK(message.find("trainer_interface") == std::string::npos);
    CHECK(message.find("SentencePiece says") == std::string::npos);
    return message;
  };
  for (const std::string symbol : {"</s>", "<s>", "<unk>"}) {
    CHECK_THAT(refused({.size = 90, .user_symbols = {symbol}}),
               contains_text("'" + symbol + "' is a piece of every vocabulary already"));
  }
  CHECK_THAT(refused({.size = 90, .user_symbols = {"<x>", "<x>"}}), contains_text("'<x>' is named twice"));
  CHECK_THAT(refused({.size = 90, .user_symbols = {"a\x01"}}), contains_text("control character"));
  CHECK_THAT(refused({.size = 90, .user_symbols = {"\u2581"}}), contains_text("mark of a word's beginning"));
  CHECK_THAT(refused({.size = 400, .user_symbols = {"<0x41>"}, .byte_fallback = true}),
             contains_text("pieces of byte-fallback already"));
  CHECK_THAT(refused({.size = 400, .user_symbols = {"<pad>"}}), contains_text("the name of padding"));
  CHECK_THAT(refused({.size = 400, .user_symbols = {"a\xFF"}}), contains_text("'a\uFFFD' is not UTF-8"));
  CHECK_THAT(refused({.size = 400, .user_symbols = {std::string(1001, 'x')}}), contains_text("longer than 1000 bytes"));
  CHECK_NOTHROW(train_vocabulary(sentences, {.size = 90, .user_symbols = {std::string(1000, 'x'), "<0x41>"}}));
  for (const int size : {-1, 0, 1, 2, 3}) CHECK_THAT(refused({.size = size}), contains_text("alone are 3"));
  CHECK_THAT(refused({.size = 259, .byte_fallback = true}), contains_text("alone are 259"));
  CHECK_THAT(refused({.size = 5, .user_symbols = {"<x>", "<y>"}}), contains_text("alone are 5"));
  CHECK_THAT(refused({.size = 4}), contains_text("too small"));
}

TEST_CASE("a size that is only a wish gives the nearest that works", "[vocabulary-training]") {
  const auto sentences = made_up_sentences(40);
  for (const std::string type : {"unigram", "bpe", "word"}) {
    CAPTURE(type);
    const auto large =
        Vocabulary::from_bytes(train_vocabulary(sentences, {.size = 20000, .type = type, .nearest_size = true}), type);
    CHECK(message_of(sentences, {.size = large.size() + 1, .type = type}).find("is too large") != std::string::npos);
  }
  const auto small = Vocabulary::from_bytes(train_vocabulary(sentences, {.size = 10, .nearest_size = true}), "small");
  CHECK_NOTHROW(train_vocabulary(sentences, {.size = 0, .nearest_size = true}));
  CHECK_THAT(message_of(sentences, {.size = small.size() - 1}), contains_text("is too small"));
}
