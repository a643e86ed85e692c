#include "search/growing_rows.hpp"

#include <utility>

#include "search/length_limit.hpp"

namespace gloss {

GrowingRows::GrowingRows(const SearchTask& task, int copies, int first_copy)
    : task_(task), first_copy_(first_copy), done_(task.inputs.size()) {
  rows_.reserve(task.inputs.size() * static_cast<size_t>(copies));
  for (size_t input = 0; input < task.inputs.size(); ++input) {
    done_[input].resize(static_cast<size_t>(copies));
    for (int copy = 0; copy < copies; ++copy) {
      Row row;
      row.input = input;
      row.copy = copy;
      row.limit = length_limit(task.options, task.inputs[input]);
      row.hypothesis.finished = false;
      rows_.push_back(std::move(row));
    }
  }
  last_.assign(rows_.size(), task.model.end_id());
}

std::optional<int> GrowingRows::forced(size_t row) const {
  const std::vector<int>& prefix = input(row).prefix;
  const size_t length = rows_[row].hypothesis.ids.size();
  if (length >= prefix.size()) return std::nullopt;
  return prefix[length];
}

void GrowingRows::append(size_t row, Candidate piece, std::span<const float> attention) {
  check_log_prob(piece.log_prob, input(row));
  Row& grown = rows_[row];
  Hypothesis& hypothesis = grown.hypothesis;
  hypothesis.ids.push_back(piece.id);
  hypothesis.log_probs.push_back(piece.log_prob);
  hypothesis.log_prob += piece.log_prob;
  hypothesis.attention.insert(hypothesis.attention.end(), attention.begin(), attention.end());
  hypothesis.finished = piece.id == task_.model.end_id();
  grown.complete = hypothesis.finished || static_cast<int>(hypothesis.ids.size()) >= grown.limit;
}

void GrowingRows::drop_complete(StepState& state) {
  std::vector<int> stay;
  stay.reserve(rows_.size());
  for (size_t row = 0; row < rows_.size(); ++row) {
    Row& current = rows_[row];
    if (current.complete) {
      done_[current.input][static_cast<size_t>(current.copy)] = std::move(current.hypothesis);
      continue;
    }
    if (stay.size() != row) rows_[stay.size()] = std::move(current);
    stay.push_back(static_cast<int>(row));
  }
  const bool left = stay.size() != rows_.size();
  rows_.resize(stay.size());
  if (left && !stay.empty()) task_.model.select(state, stay);
  last_.clear();
  for (const Row& row : rows_) last_.push_back(row.hypothesis.ids.back());
}

Hypotheses GrowingRows::take(const LengthPenalty& penalty) {
  for (std::vector<Hypothesis>& of_input : done_) {
    for (Hypothesis& hypothesis : of_input) {
      hypothesis.score = penalty.score(hypothesis.log_prob, static_cast<int>(hypothesis.ids.size()));
    }
  }
  return std::move(done_);
}

}  // namespace gloss
