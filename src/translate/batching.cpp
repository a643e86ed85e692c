// See batching.hpp.
#include "translate/batching.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "search/length_limit.hpp"

namespace gloss {
namespace {

size_t length(const Job* job) {
  return std::max(job->input.source.ids.size(), job->input.target.ids.size());
}

}  // namespace

size_t held_by_search(const DecodeSetup& setup, const PreparedLine& line) {
  const TranslateOptions& options = setup.options;
  const size_t source = line.source.ids.size();
  const auto vocabulary = static_cast<size_t>(setup.target->size());
  const size_t encoded = setup.memory.source_piece * source;
  if (setup.form != TargetForm::none) {
    const size_t target = line.target.ids.size();
    const size_t kept = setup.attention ? source * target : 0;
    return encoded + vocabulary + setup.memory.of_given(source, target) + kept;
  }
  const SearchInput input{line.source.ids, line.prefix, line.line};
  const auto target = static_cast<size_t>(length_limit(options, input));
  const size_t kept = setup.attention || options.coverage_penalty > 0 ? source * target : 0;
  const size_t row = vocabulary + setup.memory.of_row(source, target);
  if (!options.sampling) return encoded + static_cast<size_t>(options.beam_size) * (row + kept);
  const auto samples = static_cast<size_t>(options.sample_count);
  return encoded + std::min(samples * row, std::max(row, kNumbersAtOnce)) + samples * kept;
}

std::vector<JobBatch> make_batches(std::vector<Job*> jobs, const BatchLimits& limits) {
  std::ranges::stable_sort(jobs, std::ranges::greater(), length);
  std::vector<JobBatch> batches;
  size_t widest = 0;  // what a line of the last batch holds, padded to the others
  for (Job* job : jobs) {
    job->held = limits.held ? limits.held(*job) : 0;
    const size_t wider = std::max(widest, job->held);
    const bool fits = !batches.empty() && batches.back().size() < limits.sentences &&
                      wider * (batches.back().size() + 1) <= limits.most_held &&
                      length(batches.back().front()) * (batches.back().size() + 1) <= limits.padded_pieces;
    if (!fits) batches.emplace_back();
    widest = fits ? wider : job->held;
    batches.back().push_back(job);
  }
  return batches;
}

size_t held_by_batch(const JobBatch& batch) {
  return batch.size() * std::ranges::max(batch, {}, &Job::held)->held;
}

}  // namespace gloss
