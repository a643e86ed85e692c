#include "search/greedy.hpp"

#include "search/bans.hpp"
#include "search/coverage_penalty.hpp"
#include "search/growing_rows.hpp"

namespace gloss {
namespace {

/// One hypothesis a line has no rival: the penalty changes its score alone, so it is added at the end.
void add_coverage_penalty(const SearchTask& task, const CoveragePenalty& penalty, Hypotheses& found) {
  for (size_t input = 0; input < found.size(); ++input) {
    Hypothesis& hypothesis = found[input].front();
    SourceRead read = penalty.none_of(task.inputs[input].source.size());
    for (size_t row = 0; row < hypothesis.ids.size(); ++row) {
      CoveragePenalty::add(std::span(hypothesis.attention).subspan(row * read.size(), read.size()), read);
    }
    hypothesis.coverage = penalty.at(read);
    hypothesis.score += *hypothesis.coverage;
    if (!task.attention) hypothesis.attention.clear();
  }
}

}  // namespace

Hypotheses greedy_search(const SearchTask& task) {
  const LengthPenalty penalty(task.options.length_penalty, task.options.length_alpha);
  const CoveragePenalty coverage(task.options.coverage_penalty);
  const Bans bans(task);
  const auto state = encode_inputs(task.model, task.inputs);
  GrowingRows rows(task, 1);
  std::vector<std::vector<int>> banned(rows.size());
  std::vector<StepRequest> requests;
  while (!rows.empty()) {
    requests.resize(rows.size());
    for (size_t row = 0; row < rows.size(); ++row) {
      const auto forced = rows.forced(row);
      requests[row].attention = task.attention || coverage.on();
      requests[row].forced = forced;
      requests[row].k = forced ? 0 : 1;
      requests[row].banned = forced ? std::span<const int>() : bans.after(rows.ids(row), banned[row]);
    }
    const auto results = task.model.step(*state, rows.last(), requests);
    check_row_count(results.size(), rows.size());
    for (size_t row = 0; row < rows.size(); ++row) {
      const StepResult& result = results[row];
      if (requests[row].forced) {
        rows.append(row, {*requests[row].forced, result.forced_log_prob}, result.attention);
      } else if (result.best.empty()) {
        rows.give_up(row);
      } else {
        rows.append(row, result.best.front(), result.attention);
      }
    }
    rows.drop_complete(*state);
  }
  Hypotheses found = rows.take(penalty);
  if (coverage.on()) add_coverage_penalty(task, coverage, found);
  return found;
}

}  // namespace gloss
