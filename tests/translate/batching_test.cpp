// Lines into batches, and the line that a run ends with.
#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "gloss/translator.hpp"
#include "translate/batching.hpp"
#include "translate/fixture.hpp"

using namespace gloss;

namespace {

std::vector<Job> jobs_of(const std::vector<size_t>& lengths) {
  std::vector<Job> jobs;
  for (const size_t length : lengths) {
    Job job;
    job.input.source.ids.resize(length);
    jobs.push_back(std::move(job));
  }
  return jobs;
}

std::vector<std::vector<size_t>> batched_lengths(std::vector<Job>& jobs, const BatchLimits& limits) {
  std::vector<Job*> pointers;
  for (Job& job : jobs) pointers.push_back(&job);
  std::vector<std::vector<size_t>> result;
  for (const JobBatch& batch : make_batches(pointers, limits)) {
    result.emplace_back();
    for (const Job* job : batch) {
      result.back().push_back(std::max(job->input.source.ids.size(), job->input.target.ids.size()));
    }
  }
  return result;
}

}  // namespace

TEST_CASE("Batches hold lines of similar length, longest first", "[translate]") {
  auto jobs = jobs_of({3, 9, 1, 7, 8});
  CHECK(batched_lengths(jobs, {2, 1000}) == std::vector<std::vector<size_t>>{{9, 8}, {7, 3}, {1}});
  CHECK(batched_lengths(jobs, {10, 1000}) == std::vector<std::vector<size_t>>{{9, 8, 7, 3, 1}});
}

TEST_CASE("Very long lines make smaller batches, padding counted", "[translate]") {
  auto jobs = jobs_of({50, 10, 10, 9, 4});
  CHECK(batched_lengths(jobs, {10, 30}) == std::vector<std::vector<size_t>>{{50}, {10, 10, 9}, {4}});
  jobs[4].input.target.ids.resize(28);
  CHECK(batched_lengths(jobs, {10, 30}) == std::vector<std::vector<size_t>>{{50}, {28}, {10, 10, 9}});
}

TEST_CASE("What decoding a line holds bounds a batch", "[translate]") {
  auto jobs = jobs_of({5, 4, 4, 3, 2, 9});
  BatchLimits limits{10, 1000};
  limits.held = [](const Job& job) { return job.input.source.ids.size(); };
  limits.most_held = 8;
  CHECK(batched_lengths(jobs, limits) == std::vector<std::vector<size_t>>{{9}, {5}, {4, 4}, {3, 2}});
}

TEST_CASE("What search holds grows with rows, vocabulary and the attention that is kept", "[translate]") {
  DecodeSetup setup{testing::test_vocabulary(), {}, TargetForm::none, false};
  const auto vocabulary = static_cast<size_t>(setup.target->size());
  PreparedLine line;
  line.source.ids.resize(100);
  setup.options.beam_size = 7;
  CHECK(held_by_search(setup, line) == 7 * vocabulary);
  setup.attention = true;
  CHECK(held_by_search(setup, line) == 7 * (vocabulary + 100 * 310));
  setup.attention = false;
  setup.options.coverage_penalty = 0.1;
  setup.options.max_length = 20;
  CHECK(held_by_search(setup, line) == 7 * (vocabulary + 100 * 20));
  setup.options = {};
  setup.options.sampling = true;
  setup.options.sample_count = 50;
  CHECK(held_by_search(setup, line) == 50 * vocabulary);
  setup.form = TargetForm::text;
  setup.attention = true;
  line.target.ids.resize(30);
  CHECK(held_by_search(setup, line) == vocabulary + 100 * 30);
}

TEST_CASE("What search holds grows with what the model holds", "[translate]") {
  DecodeSetup setup{testing::test_vocabulary(), {}, TargetForm::none, false};
  setup.memory = {.source_piece = 3,
                  .row = 1000,
                  .row_source_piece = 50,
                  .row_target_piece = 20,
                  .given_piece = 7,
                  .given_cell = 2};
  const auto vocabulary = static_cast<size_t>(setup.target->size());
  PreparedLine line;
  line.source.ids.resize(100);
  setup.options.beam_size = 4;
  CHECK(held_by_search(setup, line) == 3 * 100 + 4 * (vocabulary + 1000 + 50 * 100 + 20 * 310));
  setup.options.sampling = true;
  setup.options.sample_count = 100000;  // they are drawn in parts
  CHECK(held_by_search(setup, line) == 3 * 100 + kNumbersAtOnce);
  setup.options.max_length = 10;
  setup.attention = true;  // but the weights of all are kept
  CHECK(held_by_search(setup, line) == 3 * 100 + kNumbersAtOnce + size_t{100000} * 100 * 10);
  setup.form = TargetForm::text;
  line.target.ids.resize(30);
  CHECK(held_by_search(setup, line) == 3 * 100 + vocabulary + 7 * 30 + 2 * 100 * 30 + 100 * 30);
}

TEST_CASE("A line that holds more than the others of its batch counts for all of them", "[translate]") {
  auto jobs = jobs_of({5, 4, 3});
  BatchLimits limits{10, 1000};
  limits.held = [](const Job& job) -> size_t { return job.input.source.ids.size() == 4 ? 10 : 1; };
  limits.most_held = 20;
  CHECK(batched_lengths(jobs, limits) == std::vector<std::vector<size_t>>{{5, 4}, {3}});
  JobBatch batch{&jobs[0], &jobs[1]};
  CHECK(held_by_batch(batch) == 20);
}

TEST_CASE("No lines make no batches", "[translate]") {
  CHECK(make_batches({}, {}).empty());
}

TEST_CASE("The summary names every count", "[translate]") {
  TranslateCounts counts;
  counts.lines = 1000;
  counts.blank = 3;
  counts.cut = 4;
  counts.replaced = 5;
  counts.unfinished = 6;
  counts.source_pieces = 9999;
  counts.target_pieces = 3000;
  counts.seconds = 2;
  CHECK(counts.summary() == "1000 lines, 2.0 s, 1500 tokens/s; blank 3, cut 4, replaced 5, unfinished 6");
  CHECK(TranslateCounts().summary() == "0 lines, 0.0 s, 0 tokens/s; blank 0, cut 0, replaced 0, unfinished 0");
}
