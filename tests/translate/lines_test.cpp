// N lines in, N lines out, in order and the same whatever the batches and threads.
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "catch.hpp"
#include "text/lines.hpp"
#include "translate/fixture.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

std::string long_line() {
  std::string text;
  for (int i = 0; i < 5000; ++i) text += "cat ";
  return text;
}

// A line and whether there is something to translate in it.
struct UglyLine {
  std::string bytes;
  bool blank = false;
};

std::vector<UglyLine> ugly_lines() {
  using namespace std::string_literals;
  return {{"\xEF\xBB\xBFthe cat", false},  // a BOM starts the file
          {"", true},                      // empty
          {"   \t ", true},                // blank
          {"cat\0dog"s, false},            // NUL
          {long_line(), false},            // 5,000 words
          {"the\xE2\x80\xA8mat", false},   // U+2028 is no line end
          {"the \xFF\xC3( cat", false},    // invalid UTF-8
          {"a dog\r", false},              // CRLF
          {"\r", true},                    // CRLF, empty
          {"\xE2\x80\x8B", true},          // U+200B normalizes to nothing
          {"the\xC2\x85"
           "hat",
           false},                              // U+0085 is no line end
          {"small birds without end", false}};  // no final newline
}

struct TemporaryFile {
  std::filesystem::path path;
  explicit TemporaryFile(const std::string& content) {
    path = std::filesystem::temp_directory_path() / ("gloss_lines_" + std::to_string(::getpid()));
    std::ofstream(path, std::ios::binary) << content;
  }
  ~TemporaryFile() { std::filesystem::remove(path); }
};

LineSource file_source(LineReader& reader) {
  return {[&reader]() -> std::optional<InputLine> {
            auto text = reader.next();
            if (!text) return std::nullopt;
            return InputLine{reader.line(), *text, {}, {}};
          },
          [&reader] { return reader.ready(); }};
}

}  // namespace

TEST_CASE("An ugly file gives one result per line, blank ones empty", "[translate]") {
  std::string content;
  for (const UglyLine& line : ugly_lines()) content += (content.empty() ? "" : "\n") + line.bytes;
  const TemporaryFile file(content);
  for (const int threads : {1, 2}) {
    LineReader reader(file.path.string());
    std::vector<TranslatedLine> results;
    std::vector<std::string> warnings;
    PipelineObserver observer;
    observer.warning = [&](const std::string& text) { warnings.push_back(text); };
    const TranslateCounts counts =
        Translator(test_parts(), test_options(threads, 3))
            .run(
                file_source(reader), [&](TranslatedLine&& line) { results.push_back(std::move(line)); }, true,
                observer);
    const auto lines = ugly_lines();
    REQUIRE(results.size() == lines.size());
    for (size_t i = 0; i < lines.size(); ++i) {
      INFO("line " << i + 1);
      const TranslatedLine& result = results[i];
      CHECK(result.line == static_cast<int64_t>(i) + 1);
      CHECK(result.blank == lines[i].blank);
      REQUIRE(result.translations.size() == 1);
      const Translation& best = result.translations.front();
      CHECK(best.text.empty() == lines[i].blank);
      CHECK(best.text.find('\n') == std::string::npos);
      CHECK(best.attention.source.text == result.source);
      CHECK(best.attention.has_weights() == !lines[i].blank);
    }
    CHECK(counts.lines == 12);
    CHECK(counts.blank == 4);
    CHECK(counts.cut == 1);
    REQUIRE(warnings.size() == 1);
    CHECK(warnings.front().find("line 5:") == 0);
  }
}

TEST_CASE("A blank line never reaches the model and has `</s>` alone", "[translate]") {
  const FakeModel::Hook refuse = [](auto) { throw std::logic_error("the model was called"); };
  const auto results = Translator(test_parts(refuse), test_options()).translate({"", " ", "\xE2\x80\x8B"}, true);
  REQUIRE(results.size() == 3);
  for (const TranslatedLine& line : results) {
    REQUIRE(line.translations.size() == 1);
    const Translation& only = line.translations.front();
    CHECK(line.blank);
    CHECK(only.text.empty());
    CHECK(only.finished);
    CHECK(only.ids == std::vector<int>{test_vocabulary()->eos_id()});
    CHECK(only.piece_log_probs.size() == 1);
    CHECK(only.attention.target.pieces.size() == 1);
    CHECK_FALSE(only.attention.has_weights());
  }
}

TEST_CASE("Batch size and threads change nothing", "[translate]") {
  auto sentences = test_sentences(150);
  for (size_t i = 0; i < sentences.size(); i += 11) sentences[i] = i % 2 == 0 ? "" : "hill";
  const auto check = [&](TranslateOptions options) {
    std::vector<TranslatedLine> reference;
    for (const int threads : {1, 2, 3}) {
      for (const int batch_size : {1, 7, 64}) {
        options.threads = threads;
        options.batch_size = batch_size;
        auto results = Translator(test_parts(), options).translate(sentences, true);
        REQUIRE(results.size() == sentences.size());
        if (reference.empty()) reference = results;
        for (size_t i = 0; i < results.size(); ++i) {
          INFO("threads " << threads << ", batch " << batch_size << ", line " << i + 1);
          REQUIRE(same(results[i], reference[i]));
        }
      }
    }
    // Outputs differ from line to line, so that a mixed-up order would be seen.
    CHECK_FALSE(reference[1].translations.front().text == reference[2].translations.front().text);
  };
  SECTION("greedy") {
    check(test_options(1, 1, 1));
  }
  SECTION("beam, n-best") {
    TranslateOptions options = test_options(1, 1, 4);
    options.n_best = 3;
    check(options);
  }
  SECTION("sampling") {
    TranslateOptions options = test_options();
    options.sampling = true;
    options.sample_count = 2;
    check(options);
  }
}

TEST_CASE("The fake model copies, so text and pieces come back", "[translate]") {
  const auto results = Translator(test_parts({}, 30), test_options(2, 7, 4)).translate(test_sentences(40), true);
  for (int i = 0; i < 40; ++i) {
    const Translation& best = results[static_cast<size_t>(i)].translations.front();
    CHECK(best.text == test_sentence(i));
    CHECK(best.finished);
    CHECK(best.ids == test_vocabulary()->encode_ids(test_sentence(i)));
    CHECK(best.attention.target.text == best.text);
    CHECK(best.attention.target.has_end_mark);
    CHECK(best.attention.rows() == best.ids.size());
    CHECK(best.attention.columns() == best.ids.size());
    CHECK(best.attention.target.pieces.back().text == "</s>");
  }
}

TEST_CASE("Without attention there are pieces and no weights", "[translate]") {
  const auto results = Translator(test_parts(), test_options()).translate({"the cat"}, false);
  const AttentionMatrix& matrix = results.front().translations.front().attention;
  CHECK_FALSE(matrix.has_weights());
  CHECK(matrix.rows() == results.front().translations.front().ids.size());
  CHECK(matrix.columns() == test_vocabulary()->encode_ids("the cat").size());
}

TEST_CASE("An output that reaches the limit is unfinished, has no end row, and is counted", "[translate]") {
  TranslateOptions options = test_options();
  options.max_length = 3;
  std::vector<TranslatedLine> results;
  const auto counts = Translator(test_parts({}, 30), options)
                          .run(
                              list_source(numbered({"the cat sat on the mat", "", "over"})),
                              [&](TranslatedLine&& line) { results.push_back(std::move(line)); }, true);
  const Translation& cut_short = results.front().translations.front();
  CHECK_FALSE(cut_short.finished);
  CHECK(cut_short.ids.size() == 3);
  CHECK_FALSE(cut_short.attention.target.has_end_mark);
  CHECK(cut_short.attention.rows() == 3);
  CHECK(cut_short.attention.target.pieces.back().text != "</s>");
  CHECK(counts.unfinished == 1);
}

TEST_CASE("A line feed spelled by byte pieces does not break the line", "[translate]") {
  VocabularySpec spec;
  spec.size = 292;
  spec.byte_fallback = true;
  spec.normalization = "identity";
  const auto vocabulary = make_vocabulary(spec);
  const TranslatorParts parts{
      [&] { return std::make_unique<FakeModel>(vocabulary->size(), vocabulary->eos_id(), FakeModel::Hook(), 30.0); },
      vocabulary, vocabulary};
  const auto results = Translator(parts, test_options()).translate({"cat\ndog"});
  CHECK(results.front().translations.front().text == "cat dog");
}
