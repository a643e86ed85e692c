// An error at line k: the lines before it are handed out, then the error itself arrives at the caller.
#include <atomic>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "text/stopped.hpp"
#include "translate/fixture.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

struct Outcome {
  std::vector<int64_t> lines;
  std::string error;
};

template <class Run>
Outcome outcome(Run&& run) {
  Outcome result;
  try {
    run([&](TranslatedLine&& line) { result.lines.push_back(line.line); });
  } catch (const std::exception& error) {
    result.error = error.what();
  }
  return result;
}

std::vector<int64_t> first_lines(int64_t count) {
  std::vector<int64_t> lines;
  for (int64_t line = 1; line <= count; ++line) lines.push_back(line);
  return lines;
}

std::vector<InputLine> lines_with(const std::string& text, size_t line) {
  auto sentences = test_sentences(100);
  sentences[line - 1] = text;
  return numbered(sentences);
}

}  // namespace

TEST_CASE("A model that throws at line k", "[translate]") {
  const std::string bad = "birds hat birds hat";
  const auto bad_ids = test_vocabulary()->encode_ids(bad);
  const FakeModel::Hook hook = [&](auto sources) {
    for (const auto& source : sources) {
      if (source == bad_ids) throw std::runtime_error("line refused");
    }
  };
  for (const int threads : {1, 2, 3}) {
    for (const int batch_size : {1, 7, 64}) {
      for (const size_t line : {1, 50, 100}) {
        INFO("threads " << threads << ", batch " << batch_size << ", line " << line);
        const Outcome result = outcome([&](auto output) {
          Translator(test_parts(hook), test_options(threads, batch_size))
              .run(list_source(lines_with(bad, line)), output, false);
        });
        CHECK(result.error == "line refused");
        CHECK(result.lines == first_lines(static_cast<int64_t>(line) - 1));
      }
    }
  }
}

TEST_CASE("A batch that fails as a whole passes line by line", "[translate]") {
  const FakeModel::Hook hook = [](auto sources) {
    if (sources.size() > 1) throw std::bad_alloc();
  };
  const auto results = Translator(test_parts(hook), test_options(2, 7)).translate(test_sentences(30));
  const auto expected = Translator(test_parts(), test_options(1, 1)).translate(test_sentences(30));
  REQUIRE(results.size() == 30);
  for (size_t i = 0; i < 30; ++i) CHECK(same(results[i], expected[i]));
}

TEST_CASE("A run that was asked to end tries no line again", "[translate]") {
  for (const int threads : {1, 2}) {
    std::atomic<size_t> tries = 0;
    const FakeModel::Hook hook = [&](auto) {
      ++tries;
      throw Stopped();
    };
    Translator translator(test_parts(hook), test_options(threads, 30));
    CHECK_THROWS_AS(translator.translate(test_sentences(30)), Stopped);
    CHECK(tries == 1);
  }
}

TEST_CASE("A source that throws at line k", "[translate]") {
  for (const int threads : {1, 2}) {
    for (const int64_t line : {1, 2, 50}) {
      int64_t given = 0;
      const LineSource source{[&]() -> std::optional<InputLine> {
                                if (++given == line) throw FileError("the disk went away");
                                return InputLine{given, test_sentence(static_cast<int>(given)), {}, {}};
                              },
                              [] { return true; }};
      const Outcome result =
          outcome([&](auto output) { Translator(test_parts(), test_options(threads, 1)).run(source, output, false); });
      CHECK(result.error == "the disk went away");
      CHECK(result.lines == first_lines(line - 1));
    }
  }
}

TEST_CASE("An output that throws ends the run, whatever it throws", "[translate]") {
  struct Closed {};
  int received = 0;
  const auto output = [&](TranslatedLine&&) {
    if (++received == 10) throw Closed();
  };
  CHECK_THROWS_AS(
      Translator(test_parts(), test_options(3, 2)).run(list_source(numbered(test_sentences(100))), output, false),
      Closed);
  CHECK(received == 10);
}

TEST_CASE("A factory that throws", "[translate]") {
  TranslatorParts parts = test_parts();
  parts.make_model = []() -> std::unique_ptr<StepModel> { throw Error("no weights"); };
  const Outcome result = outcome([&](auto output) {
    Translator(parts, test_options(2, 4)).run(list_source(numbered({"", "the cat", "", "a dog"})), output, false);
  });
  CHECK(result.error == "no weights");
  CHECK(result.lines == first_lines(1));
}

TEST_CASE("Scoring a line that has no target says which", "[translate]") {
  auto lines = numbered({"the cat", "a dog"});
  lines[0].target = "the cat";
  const Outcome result = outcome(
      [&](auto output) { Translator(test_parts(), test_options()).score(list_source(lines), false, output, false); });
  CHECK(result.error.find("line 2") != std::string::npos);
  CHECK(result.lines == first_lines(1));
}

TEST_CASE("Options that do not hold are refused", "[translate]") {
  TranslateOptions options = test_options();
  options.n_best = 5;
  options.beam_size = 2;
  CHECK_THROWS_AS(Translator(test_parts(), options), UsageError);
}
