// Segmentations that are drawn: the text stays, their shares are the ones the unigram model gives.
#include "text/subword_sampling.hpp"

#include <cmath>
#include <cstring>
#include <map>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "text/support.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

/// A field of a protocol buffer, with its length before it.
std::string message(int number, const std::string& bytes) {
  return std::string{static_cast<char>(number << 3 | 2), static_cast<char>(bytes.size())} + bytes;
}

std::string piece(const std::string& text, float score, int kind) {
  std::string bytes(sizeof score, '\0');
  std::memcpy(bytes.data(), &score, sizeof score);  // little-endian, as the machines that gloss runs on
  return message(1, message(1, text) + char{2 << 3 | 5} + bytes + char{3 << 3} + static_cast<char>(kind));
}

/// a, b, ab and so on with known probabilities; "[x]" is user-defined.
Vocabulary tiny_vocabulary() {
  constexpr int kNormal = 1, kUnknown = 2, kControl = 3, kUserDefined = 4;
  std::string model = piece("<unk>", 0, kUnknown) + piece("<s>", 0, kControl) + piece("</s>", 0, kControl);
  for (const auto& [text, p] : std::map<std::string, double>{{"a", 0.3}, {"ab", 0.2}, {"b", 0.4}, {"\u2581", 0.1}}) {
    model += piece(text, static_cast<float>(std::log(p)), kNormal);
  }
  model += piece("[x]", 0, kUserDefined);
  return Vocabulary::from_bytes(model, "tiny");
}

std::string text_of(const Vocabulary& vocabulary, const std::vector<int>& ids) {
  std::string text;
  for (const int id : ids) text += vocabulary.piece(id);
  return text;
}

}  // namespace

TEST_CASE("segmentations come with the shares of the unigram model to the power of alpha", "[subword]") {
  const Vocabulary vocabulary = tiny_vocabulary();
  const std::vector<int> ids = vocabulary.encode_ids("abab");
  for (const double alpha : {1.0, 0.3}) {
    CAPTURE(alpha);
    const SubwordSampler sampler(vocabulary, alpha);
    SplitMix64 random(5);
    std::map<size_t, int> splits;  // how many of the two "ab" were split
    constexpr int kDraws = 20'000;
    for (int i = 0; i < kDraws; ++i) {
      const std::vector<int> drawn = sampler.draw(ids, random);
      REQUIRE(text_of(vocabulary, drawn) == text_of(vocabulary, ids));
      ++splits[drawn.size() - 4];  // the blank's piece, one or two pieces per "ab", </s>
    }
    const double split = std::pow(0.3 * 0.4, alpha), whole = std::pow(0.2, alpha), p = split / (split + whole);
    const std::vector<double> expected = {(1 - p) * (1 - p), 2 * p * (1 - p), p * p};
    for (size_t n = 0; n < 3; ++n) CHECK(splits[n] / double{kDraws} == Approx(expected[n]).margin(0.018));  // 5 sigma
  }
}

TEST_CASE("marks, unknown and user-defined pieces stay where they are", "[subword]") {
  const Vocabulary vocabulary = tiny_vocabulary();
  const std::vector<int> ids = vocabulary.encode_ids("ab[x]\u00e9ab");
  const auto marks = [&](const std::vector<int>& all) {
    std::vector<int> kept;
    std::ranges::copy_if(all, std::back_inserter(kept), [](int id) { return id <= 2 || id == 7; });
    return kept;
  };
  REQUIRE(marks(ids) == std::vector<int>{7, 0, 2});
  SplitMix64 random(1);
  const SubwordSampler sampler(vocabulary, 0.1);
  for (int i = 0; i < 50; ++i) {
    const std::vector<int> drawn = sampler.draw(ids, random);
    CHECK(marks(drawn) == marks(ids));
    CHECK(text_of(vocabulary, drawn) == text_of(vocabulary, ids));
  }
  CHECK(sampler.draw(std::vector<int>{}, random).empty());
  CHECK(sampler.draw(std::vector<int>{2}, random) == std::vector<int>{2});
}

TEST_CASE("of a trained vocabulary many segmentations are drawn, the best one most often with a large alpha",
          "[subword]") {
  const Vocabulary& vocabulary = small_vocabulary();
  const std::vector<int> ids = vocabulary.encode_ids(made_up_sentences(1).front());
  const auto different = [&](double alpha) {
    const SubwordSampler sampler(vocabulary, alpha);
    SplitMix64 random(3);
    int count = 0;
    for (int i = 0; i < 100; ++i) {
      const std::vector<int> drawn = sampler.draw(ids, random);
      REQUIRE(text_of(vocabulary, drawn) == text_of(vocabulary, ids));
      count += drawn != ids ? 1 : 0;
    }
    return count;
  };
  CHECK(different(0.2) > 80);
  CHECK(different(10) < 20);
}

TEST_CASE("a vocabulary without probabilities is refused", "[subword]") {
  const VocabularySpec spec{.size = 60, .type = "bpe"};
  const Vocabulary vocabulary = Vocabulary::from_bytes(train_vocabulary(made_up_sentences(300), spec), "bpe");
  CHECK_THROWS_WITH(SubwordSampler(vocabulary, 0.5), contains_text("of type unigram"));
}
