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
  const bool given = setup.form != TargetForm::none;
  const size_t rows = given ? 1 : static_cast<size_t>(options.sampling ? options.sample_count : options.beam_size);
  const SearchInput input{line.source.ids, line.prefix, line.line};
  const size_t target = given ? line.target.ids.size() : static_cast<size_t>(length_limit(options, input));
  const bool kept = setup.attention || options.coverage_penalty > 0;
  return rows * (static_cast<size_t>(setup.target->size()) + (kept ? source * target : 0));
}

std::vector<JobBatch> make_batches(std::vector<Job*> jobs, const BatchLimits& limits) {
  std::ranges::stable_sort(jobs, std::ranges::greater(), length);
  std::vector<JobBatch> batches;
  size_t held = 0;  // by the last batch
  for (Job* job : jobs) {
    const size_t more = limits.held ? limits.held(*job) : 0;
    const bool fits = !batches.empty() && batches.back().size() < limits.sentences && held + more <= limits.most_held &&
                      length(batches.back().front()) * (batches.back().size() + 1) <= limits.padded_pieces;
    if (!fits) {
      batches.emplace_back();
      held = 0;
    }
    held += more;
    batches.back().push_back(job);
  }
  return batches;
}

}  // namespace gloss
