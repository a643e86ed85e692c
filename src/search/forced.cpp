// Forced decoding: what the model gives for targets that are given. By default one step() a piece; rows whose target is
// at its end leave the batch. A model with a pass over the whole target overrides StepModel::force.
#include <string>
#include <utility>

#include "gloss/error.hpp"
#include "search/task.hpp"

namespace gloss {
namespace {

/// Leaves those of `open` (target numbers, in the order of the state's rows) that have more than `length` pieces.
void drop_ended(const StepModel& model, StepState& state, std::span<const std::vector<int>> targets, size_t length,
                std::vector<size_t>& open) {
  std::vector<int> stay;
  std::vector<size_t> still_open;
  for (size_t row = 0; row < open.size(); ++row) {
    if (targets[open[row]].size() <= length) continue;
    stay.push_back(static_cast<int>(row));
    still_open.push_back(open[row]);
  }
  if (!stay.empty() && stay.size() < open.size()) model.select(state, stay);
  open = std::move(still_open);
}

}  // namespace

std::vector<ForcedResult> StepModel::force(StepState& state, std::span<const std::vector<int>> targets,
                                           bool attention) const {
  std::vector<ForcedResult> forced(targets.size());
  std::vector<size_t> open(targets.size());
  for (size_t i = 0; i < open.size(); ++i) open[i] = i;
  std::vector<int> last;
  std::vector<StepRequest> requests;
  drop_ended(*this, state, targets, 0, open);
  for (size_t position = 0; !open.empty(); ++position) {
    last.clear();
    requests.clear();
    for (const size_t target : open) {
      last.push_back(position == 0 ? end_id() : targets[target][position - 1]);
      StepRequest& request = requests.emplace_back();
      request.k = 0;
      request.forced = targets[target][position];
      request.attention = attention;
    }
    const auto results = step(state, last, requests);
    check_row_count(results.size(), open.size());
    for (size_t row = 0; row < open.size(); ++row) {
      ForcedResult& result = forced[open[row]];
      result.log_probs.push_back(results[row].forced_log_prob);
      result.attention.insert(result.attention.end(), results[row].attention.begin(), results[row].attention.end());
    }
    drop_ended(*this, state, targets, position + 1, open);
  }
  return forced;
}

std::vector<Hypothesis> force(const StepModel& model, std::span<const SearchInput> inputs,
                              std::span<const std::vector<int>> targets, bool attention) {
  if (inputs.size() != targets.size()) {
    throw Error("forced decoding: " + std::to_string(inputs.size()) + " sources but " + std::to_string(targets.size()) +
                " targets; give one target per source");
  }
  std::vector<Hypothesis> result(inputs.size());
  if (inputs.empty()) return result;
  const auto state = encode_inputs(model, inputs);
  std::vector<ForcedResult> forced = model.force(*state, targets, attention && model.has_attention());
  check_row_count(forced.size(), inputs.size());
  for (size_t i = 0; i < inputs.size(); ++i) {
    Hypothesis& hypothesis = result[i];
    hypothesis.ids = targets[i];
    hypothesis.log_probs = std::move(forced[i].log_probs);
    hypothesis.attention = std::move(forced[i].attention);
    for (const float log_prob : hypothesis.log_probs) {
      check_log_prob(log_prob, inputs[i]);
      hypothesis.log_prob += log_prob;
    }
    hypothesis.score = hypothesis.log_prob;
    hypothesis.finished = !targets[i].empty() && targets[i].back() == model.end_id();
  }
  return result;
}

}  // namespace gloss
