// What the workers hold at once, counted: the rows that a model is asked for, and the batches that are decoded
// together.
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <vector>

#include "catch.hpp"
#include "gloss/translator.hpp"
#include "translate/batching.hpp"
#include "translate/fixture.hpp"
#include "translate/workers.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

/// What all models of a translator were asked for.
struct Asked {
  std::mutex mutex;
  size_t most_rows = 0;  // in one step
  void add(size_t rows) {
    const std::lock_guard lock(mutex);
    most_rows = std::max(most_rows, rows);
  }
};

class CountedModel : public FakeModel {
 public:
  CountedModel(const Vocabulary& vocabulary, const DecodingMemory& memory, Asked& asked)
      : FakeModel(vocabulary.size(), vocabulary.eos_id()), memory_(memory), asked_(asked) {}

  DecodingMemory memory() const override { return memory_; }
  StepScores scores(StepState& state, std::span<const int> last, bool attention) const override {
    asked_.add(last.size());
    return FakeModel::scores(state, last, attention);
  }

 private:
  DecodingMemory memory_;
  Asked& asked_;
};

struct Outcome {
  std::vector<std::vector<std::string>> texts;  // [line][translation]
  size_t most_rows = 0;
};

Outcome translated(const TranslateOptions& options, const DecodingMemory& memory) {
  Asked asked;
  TranslatorParts parts = test_parts();
  const auto vocabulary = parts.target_vocabulary;
  parts.make_model = [&] { return std::make_unique<CountedModel>(*vocabulary, memory, asked); };
  parts.memory = memory;
  Outcome outcome;
  for (const TranslatedLine& line : Translator(parts, options).translate(test_sentences(64), true)) {
    std::vector<std::string>& texts = outcome.texts.emplace_back();
    for (const Translation& translation : line.translations) texts.push_back(translation.text);
  }
  outcome.most_rows = asked.most_rows;
  return outcome;
}

}  // namespace

TEST_CASE("Samples and beams are split to what may be held, and come out the same", "[translate]") {
  TranslateOptions options = test_options(3, 32);
  options.max_length = 6;
  SECTION("samples") {
    options.sampling = true;
    options.sample_count = 100;
  }
  SECTION("a beam") {
    options.beam_size = options.n_best = 12;
  }
  const Outcome free = translated(options, {});
  const DecodingMemory large{.row = kNumbersAtOnce / 40};
  const Outcome split = translated(options, large);
  CHECK(free.most_rows > 300);
  CHECK(split.most_rows < 40);
  CHECK(split.most_rows >= 24);
  CHECK(split.texts == free.texts);
}

TEST_CASE("States that grow with source and target bound the rows of a step", "[translate]") {
  TranslateOptions options = test_options(2, 32, 4);
  options.max_length = 10;
  // Of a source of 13 pieces a row holds a 32nd of what may be held.
  const Outcome split = translated(options, {.row_source_piece = kNumbersAtOnce / 32 / 26,  //
                                             .row_target_piece = kNumbersAtOnce / 32 / 20});
  CHECK(split.most_rows <= 32 * 2);  // short sources hold less
  CHECK(split.texts == translated(options, {}).texts);
}

TEST_CASE("Batches that are too much together wait for each other", "[translate]") {
  std::mutex mutex;
  std::condition_variable changed;
  size_t at_work = 0, most_at_work = 0;
  std::chrono::milliseconds patience{};
  // A batch stays at work until another one joins it; where none may, for a moment.
  const BatchWork work = [&](const StepModel&, std::span<Job* const>) {
    std::unique_lock lock(mutex);
    most_at_work = std::max(most_at_work, ++at_work);
    changed.notify_all();
    changed.wait_for(lock, patience, [&] { return most_at_work > 1; });
    --at_work;
  };
  const auto most_together = [&](size_t held, std::chrono::milliseconds wait_for_others) {
    most_at_work = 0;
    patience = wait_for_others;
    std::vector<Job> jobs(3);
    std::vector<JobBatch> batches;
    for (Job& job : jobs) {
      job.held = held;
      batches.push_back({&job});
    }
    WorkerPool workers(3, test_parts().make_model, work, 15);
    workers.start(batches);
    workers.wait([](const DecodedWork&) {});
    for (const Job& job : jobs) CHECK_FALSE(job.error);
    return most_at_work;
  };
  constexpr std::chrono::milliseconds kMoment{50}, kAsLongAsItTakes{30'000};
  CHECK(most_together(8, kMoment) == 1);
  CHECK(most_together(100, kMoment) == 1);  // too much even alone: one after the other
  CHECK(most_together(7, kAsLongAsItTakes) == 2);
}
