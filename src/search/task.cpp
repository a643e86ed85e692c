#include "search/task.hpp"

#include <cmath>
#include <string>

#include "gloss/error.hpp"

namespace gloss {

std::unique_ptr<StepState> encode_inputs(const StepModel& model, std::span<const SearchInput> inputs) {
  std::vector<std::vector<int>> sources;
  sources.reserve(inputs.size());
  for (const SearchInput& input : inputs) {
    if (input.source.empty()) {
      throw Error("line " + std::to_string(input.line) +
                  ": nothing to decode: a source holds at least </s>; leave empty lines out of the batch");
    }
    sources.push_back(input.source);
  }
  return model.encode(sources);
}

void check_log_prob(float log_prob, const SearchInput& input) {
  if (std::isnan(log_prob)) {
    throw Error("line " + std::to_string(input.line) +
                ": the model gave a log-probability that is not a number; its weights are damaged or its training "
                "diverged: use an earlier checkpoint");
  }
}

void check_row_count(size_t answered, size_t asked) {
  if (answered != asked) {
    throw Error("the model answered for " + std::to_string(answered) + " rows, asked for " + std::to_string(asked));
  }
}

}  // namespace gloss
