// Streams: answers as soon as nothing more is ready, never far ahead of what was handed out.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "catch.hpp"
#include "text/lines.hpp"
#include "translate/fixture.hpp"
#include "translate/window.hpp"

using namespace gloss;
using namespace gloss::testing;

TEST_CASE("A co-process gets its answer before it writes the next line", "[translate]") {
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  std::mutex mutex;
  std::condition_variable answered;
  int flushed = 0, received = 0;
  int in_time = 0;
  constexpr int kLines = 6;

  std::jthread client([&] {
    for (int i = 0; i < kLines; ++i) {
      const std::string line = test_sentence(i) + "\n";
      if (::write(ends[1], line.data(), line.size()) < 0) break;
      std::unique_lock lock(mutex);
      if (!answered.wait_for(lock, std::chrono::seconds(20), [&] { return flushed == i + 1; })) break;
      ++in_time;
    }
    ::close(ends[1]);
  });

  {
    LineReader reader("/dev/fd/" + std::to_string(ends[0]));
    const LineSource source{[&]() -> std::optional<InputLine> {
                              auto text = reader.next();
                              if (!text) return std::nullopt;
                              return InputLine{reader.line(), *text, {}, {}};
                            },
                            [&] { return reader.ready(); }};
    PipelineObserver observer;
    observer.flush = [&] {
      const std::lock_guard lock(mutex);
      flushed = received;
      answered.notify_all();
    };
    Translator(test_parts(), test_options(2, 64))
        .run(
            source, [&](TranslatedLine&&) { ++received; }, false, observer);
  }
  client.join();
  ::close(ends[0]);
  CHECK(in_time == kLines);
  CHECK(received == kLines);
}

TEST_CASE("Lines that are ready together are decoded together", "[translate]") {
  // Three lines, a pause, two lines: the model sees a batch of three, then one of two.
  int given = 0;
  const LineSource source{[&]() -> std::optional<InputLine> {
                            if (given == 5) return std::nullopt;
                            ++given;
                            return InputLine{given, "cat", {}, {}};
                          },
                          [&] { return given != 3; }};
  std::vector<size_t> batches;
  const FakeModel::Hook note = [&](auto sources) { batches.push_back(sources.size()); };
  int received = 0;
  Translator(test_parts(note), test_options(1, 64))
      .run(
          source, [&](TranslatedLine&&) { ++received; }, false);
  CHECK(batches == std::vector<size_t>{3, 2});
  CHECK(received == 5);
}

TEST_CASE("An endless source is read at most two windows ahead", "[translate]") {
  constexpr int kLines = 4000;
  for (const int threads : {1, 2}) {
    int64_t given = 0, received = 0, ahead = 0;
    const LineSource source{[&]() -> std::optional<InputLine> {
                              if (given == kLines) return std::nullopt;
                              ++given;
                              ahead = std::max(ahead, given - received);
                              return InputLine{given, test_sentence(static_cast<int>(given)), {}, {}};
                            },
                            [] { return true; }};
    const FakeModel::Hook slow_line = [&](auto sources) {
      if (sources.front().size() > 15) std::this_thread::sleep_for(std::chrono::milliseconds(2));
    };
    Translator(test_parts(slow_line), test_options(threads, 4))
        .run(
            source, [&](TranslatedLine&&) { ++received; }, false);
    CHECK(received == kLines);
    CHECK(ahead <= 2 * 20 * 4 * threads);
    CHECK(ahead >= 20 * 4 * threads);
  }
}

TEST_CASE("A window is bounded by what its lines will hold, too", "[translate]") {
  WindowLimits limits;
  limits.lines = 1000;
  limits.bytes = 100000;
  const std::vector<std::string> texts(1000, test_sentence(11));
  const LineSource source = list_source(numbered(texts));
  const auto lines_in_window = [&](bool attention, size_t hypotheses) {
    limits.attention = attention;
    limits.hypotheses = hypotheses;
    const PipelineObserver observer;
    WindowReader reader(source, Preparer(test_parts(), 512, TargetForm::none), limits, observer);
    LineWindow window;
    reader.fill(window, true);
    return window.jobs.size();
  };
  const size_t plain = lines_in_window(false, 1);
  const size_t with_attention = lines_in_window(true, 1);
  const size_t five_best = lines_in_window(true, 5);
  CHECK(plain < 100);
  CHECK(with_attention < plain);
  CHECK(five_best < with_attention);
  CHECK(five_best >= 1);
}

TEST_CASE("Each worker makes one model, on its own thread", "[translate]") {
  std::mutex mutex;
  std::condition_variable made;
  std::vector<std::thread::id> makers;
  // No batch is decoded before every worker has one.
  TranslatorParts parts = test_parts([&](auto) {
    std::unique_lock lock(mutex);
    made.wait_for(lock, std::chrono::seconds(20), [&] { return makers.size() >= 3; });
  });
  const auto make = parts.make_model;
  parts.make_model = [&, make] {
    const std::lock_guard lock(mutex);
    makers.push_back(std::this_thread::get_id());
    made.notify_all();
    return make();
  };
  Translator(parts, test_options(3, 2)).translate(test_sentences(100));
  CHECK(makers.size() == 3);
  CHECK(std::ranges::find(makers, std::this_thread::get_id()) == makers.end());
  std::ranges::sort(makers);
  CHECK(std::ranges::adjacent_find(makers) == makers.end());
}

TEST_CASE("Progress is told while a window is decoded", "[translate]") {
  std::mutex mutex;
  std::condition_variable told;
  std::vector<int64_t> lines;
  bool in_time = true;
  int batches = 0;
  // The second batch is not begun before the first was told as done.
  const FakeModel::Hook wait = [&](auto) {
    std::unique_lock lock(mutex);
    if (++batches != 2) return;
    in_time = told.wait_for(lock, std::chrono::seconds(20), [&] { return !lines.empty() && lines.back() == 1; });
  };
  int64_t pieces = 0;
  PipelineObserver observer;
  observer.progress = [&](const TranslateProgress& done) {
    const std::lock_guard lock(mutex);
    lines.push_back(done.lines);
    pieces = done.target_pieces;
    told.notify_all();
  };
  const TranslateCounts counts =
      Translator(test_parts(wait), test_options(1, 1))
          .run(
              list_source(numbered(test_sentences(3))), [](TranslatedLine&&) {}, false, observer);
  CHECK(in_time);
  CHECK(std::ranges::is_sorted(lines));
  CHECK(lines.back() == 3);
  CHECK(pieces == counts.target_pieces);
}
