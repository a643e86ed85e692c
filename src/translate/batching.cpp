// See batching.hpp.
#include "translate/batching.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace gloss {
namespace {

size_t length(const Job* job) {
  return std::max(job->input.source.ids.size(), job->input.target.ids.size());
}

}  // namespace

std::vector<JobBatch> make_batches(std::vector<Job*> jobs, const BatchLimits& limits) {
  std::ranges::stable_sort(jobs, std::ranges::greater(), length);
  std::vector<JobBatch> batches;
  for (Job* job : jobs) {
    const bool fits = !batches.empty() && batches.back().size() < limits.sentences &&
                      length(batches.back().front()) * (batches.back().size() + 1) <= limits.padded_pieces;
    if (!fits) batches.emplace_back();
    batches.back().push_back(job);
  }
  return batches;
}

}  // namespace gloss
