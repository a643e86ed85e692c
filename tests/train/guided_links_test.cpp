// Word links on their way from a file to the pieces of the pairs that are trained on, and what is refused.
#include "train/guided_links.hpp"

#include <memory>
#include <set>

#include "catch.hpp"
#include "tiny_run.hpp"
#include "train/training_data.hpp"

namespace gloss {

using namespace test;

namespace {

using Pieces = std::vector<std::pair<int, int>>;  // source, target

Pieces linked(const Links& words, const Segmented& source, const Segmented& target) {
  Pieces pairs;
  for (const PieceLink& link : piece_links(words, source, target)) pairs.emplace_back(link.source, link.target);
  return pairs;
}

/// A corpus in memory, its vocabulary and a link file in a folder.
struct Linked {
  explicit Linked(ParallelLines parallel, int max_length = 100) : lines(std::move(parallel)) {
    std::vector<std::string> both = lines.source;
    both.insert(both.end(), lines.target.begin(), lines.target.end());
    VocabularySpec spec;
    spec.type = "char";
    spec.size = 60;
    const auto vocabulary =
        std::make_shared<const Vocabulary>(Vocabulary::from_bytes(train_vocabulary(both, spec), "char"));
    vocabularies = {vocabulary, vocabulary};
    corpus = make_corpus(lines, *vocabulary, *vocabulary, {max_length, 0});
  }

  GuidedCounts add(const std::string& links) {
    write_file_atomically(folder / "links.talp", links);
    return add_guided_links(read_guided_links(folder / "links.talp", lines), lines, vocabularies, corpus);
  }
  std::string refusal(const std::string& links) {
    return error_of([&] { add(links); });
  }
  /// The bytes of the pieces that a pair's links join: "ab>cd " for each of them.
  std::string joined(size_t pair, size_t line) const {
    const Segmented source = vocabularies.source->encode(lines.source[line]).segmented;
    const Segmented target = vocabularies.target->encode(lines.target[line]).segmented;
    std::string text;
    for (const PieceLink& link : corpus.pairs[pair].links) {
      text += bytes_of(source, link.source) + ">" + bytes_of(target, link.target) + " ";
    }
    return text;
  }
  static std::string bytes_of(const Segmented& sentence, int32_t index) {
    const Piece& piece = sentence.pieces[static_cast<size_t>(index)];
    return sentence.text.substr(piece.begin, piece.end - piece.begin);
  }

  TemporaryFolder folder;
  ParallelLines lines;
  Vocabularies vocabularies;
  Corpus corpus;
};

}  // namespace

TEST_CASE("every piece of a word is linked with every piece of the other") {
  // "l'eau." is one word of three pieces; a lone U+2581 belongs to the word behind it; "\u00E9t\u00E9" has five bytes.
  const Segmented source{
      "l'eau. \u00E9t\u00E9",
      {{"\u2581l'", 0, 2}, {"eau", 2, 5}, {".", 5, 6}, {"\u2581", 6, 7}, {"\u00E9t\u00E9", 7, 12}, {"</s>", 12, 12}}};
  const Segmented target{"the water", {{"\u2581the", 0, 3}, {"\u2581wat", 3, 7}, {"er", 7, 9}, {"</s>", 9, 9}}};
  CHECK(linked({{0, 1}}, source, target) == Pieces{{0, 1}, {1, 1}, {2, 1}, {0, 2}, {1, 2}, {2, 2}});
  CHECK(linked({{1, 0}}, source, target) == Pieces{{3, 0}, {4, 0}});
  CHECK(linked({{1, 1}, {0, 0}}, source, target) == Pieces{{0, 0}, {1, 0}, {2, 0}, {3, 1}, {4, 1}, {3, 2}, {4, 2}});
  // Possible ones count, and a link given twice counts once.
  CHECK(linked({{1, 0, true}, {1, 0}}, source, target) == Pieces{{3, 0}, {4, 0}});
  CHECK(linked({}, source, target).empty());
}

TEST_CASE("a piece over two words carries the links of the first") {
  const Segmented source{"a b c", {{"\u2581a\u2581b", 0, 3}, {"\u2581c", 3, 5}, {"</s>", 5, 5}}};
  const Segmented target{"x", {{"\u2581x", 0, 1}, {"</s>", 1, 1}}};
  CHECK(linked({{0, 0}}, source, target) == Pieces{{0, 0}});
  CHECK(linked({{1, 0}}, source, target).empty());
  CHECK(linked({{2, 0}}, source, target) == Pieces{{1, 0}});
}

TEST_CASE("the links of a file join the bytes of their words, whatever the script and the blanks") {
  Linked data({{"l'\u00E9t\u00E9, oui", " \u6C34  b"}, {"\u043B\u0435\u0442\u043E da", "c\td "}});
  const GuidedCounts counts = data.add("0-0 1-1\n1-1 0p0\n");
  CHECK(counts.links == 4);
  CHECK(counts.linked_pairs == 2);
  CHECK(counts.unlinked_pairs == 0);
  const std::string first = data.joined(0, 0);
  CHECK(contains(first, ",>\u043B "));
  CHECK(contains(first, "\u00E9>\u043E "));
  CHECK(contains(first, "i>a "));
  CHECK_FALSE(contains(first, "o>\u043B "));
  CHECK_FALSE(contains(first, ",>d "));
  const std::string second = data.joined(1, 1);
  CHECK(contains(second, "\u6C34>c "));
  CHECK(contains(second, "b>d "));
  CHECK_FALSE(contains(second, "b>c"));
  CHECK_FALSE(contains(second, "\u6C34>d"));
}

TEST_CASE("pairs that are dropped take their links with them") {
  Linked data({{"a b", "", "c d", "eeeeeeeeeeeeeee f", "g h"}, {"A B", "X", "C D", "E F", "G H"}}, 8);
  REQUIRE(data.corpus.lines == std::vector<int64_t>{0, 2, 4});
  const GuidedCounts counts = data.add("0-1 0p1 0-1\n\n\n0-0 1-1\n1-0\n");
  CHECK(counts.summary() == "2 links on 2 pairs, 1 pair without links");
  CHECK(contains(data.joined(0, 0), "a>B "));
  CHECK_FALSE(contains(data.joined(0, 0), ">A"));
  CHECK(data.corpus.pairs[1].links.empty());
  CHECK(contains(data.joined(2, 4), "h>G"));
  CHECK_FALSE(contains(data.joined(2, 4), "g>"));
}

TEST_CASE("what a link file gets wrong is refused with its place and the remedy") {
  Linked data({{"a b", "c d e", "f"}, {"A B C", "D", "F"}});
  const std::string file = (data.folder / "links.talp").string();
  CHECK(data.refusal("0-0\n0~0\n\n") ==
        file + ":2: '0~0' is not a word link; write i-j for a sure and ipj for a possible one, indices from 0");
  for (const char* link : {"2-0", "0-3", "7-9", "99999-0"}) {
    const std::string error = data.refusal(std::string("0-0 ") + link + "\n\n\n");
    CHECK(contains(error, file + ":1: the link " + link +
                              " goes beyond the pair, whose source has 2 words and whose "
                              "target has 3 words"));
    CHECK(contains(error, "source-target, indices from 0"));
  }
  CHECK(contains(data.refusal("\n\n0-0 1-0\n"), file + ":3: the link 1-0"));
  CHECK(contains(data.refusal("99999999999-0\n\n\n"), file + ":1: '99999999999-0' is not a word link"));
  CHECK(contains(data.refusal("0-0\n0-0\n"), file + " has 2 lines of links, but the training corpus has 3 pairs"));
  CHECK(
      contains(data.refusal("0-0\n0-0\n0-0\n0-0\n\n"), file + " has 5 lines of links, but the training corpus has 3"));
  CHECK(contains(data.refusal("\n\n\n"), "links nothing in any of the 3 pairs"));
  CHECK_THROWS_AS(read_guided_links(data.folder / "nowhere", data.lines), FileError);
  CHECK(data.refusal("0-0\r\n0-0\n0-0") == "");
}

TEST_CASE("a corpus with other links has another fingerprint; one without has that of its ids") {
  Linked data({{"a b", "c d"}, {"A B", "C D"}});
  const std::string plain = corpus_fingerprint(data.corpus);
  data.add("0-0\n1-1\n");
  const std::string one = corpus_fingerprint(data.corpus);
  data.add("0-0\n1-0\n");
  const std::string other = corpus_fingerprint(data.corpus);
  data.add("0-0\n\n");
  const std::string fewer = corpus_fingerprint(data.corpus);
  CHECK(std::set<std::string>{plain, one, other, fewer}.size() == 4);
  for (Pair& pair : data.corpus.pairs) pair.links.clear();
  CHECK(corpus_fingerprint(data.corpus) == plain);
}

}  // namespace gloss
