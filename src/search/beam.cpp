#include "search/beam.hpp"

#include <span>

#include "search/beam_line.hpp"

namespace gloss {
namespace {

/// Whether every row stays where it is, so that the model need not move anything.
bool unchanged(std::span<const int> parents, size_t rows) {
  if (parents.size() != rows) return false;
  for (size_t row = 0; row < rows; ++row) {
    if (parents[row] != static_cast<int>(row)) return false;
  }
  return true;
}

}  // namespace

Hypotheses beam_search(const SearchTask& task) {
  const BeamRules rules(task);
  const auto state = encode_inputs(task.model, task.inputs);
  std::vector<BeamLine> lines;
  lines.reserve(task.inputs.size());
  for (const SearchInput& input : task.inputs) lines.emplace_back(rules, input);
  std::vector<BeamLine*> open;  // in the order of their rows
  open.reserve(lines.size());
  for (BeamLine& line : lines) open.push_back(&line);

  std::vector<int> last;
  std::vector<int> parents;
  std::vector<StepRequest> requests;
  while (!open.empty()) {
    last.clear();
    requests.clear();
    for (BeamLine* line : open) line->ask(last, requests);
    std::vector<StepResult> results = task.model.step(*state, last, requests);
    check_row_count(results.size(), requests.size());
    parents.clear();
    size_t first_row = 0;
    for (BeamLine* line : open) {
      const size_t rows = line->rows();
      line->advance(std::span(results).subspan(first_row, rows), first_row, parents);
      first_row += rows;
    }
    std::erase_if(open, [](const BeamLine* line) { return !line->open(); });
    if (!open.empty() && !unchanged(parents, results.size())) task.model.select(*state, parents);
  }

  Hypotheses result;
  result.reserve(lines.size());
  for (const BeamLine& line : lines) result.push_back(line.hypotheses());
  return result;
}

}  // namespace gloss
