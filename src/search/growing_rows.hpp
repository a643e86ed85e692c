// Rows that each grow one hypothesis and never branch: what greedy search and sampling share. A row that is complete
// leaves the batch at once.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "search/length_penalty.hpp"
#include "search/task.hpp"

namespace gloss {

class GrowingRows {
 public:
  /// `copies` rows per input, those of one input side by side, numbered from `first_copy`.
  GrowingRows(const SearchTask& task, int copies, int first_copy = 0);

  bool empty() const { return rows_.empty(); }
  size_t size() const { return rows_.size(); }
  std::span<const int> last() const { return last_; }  ///< what each row is fed next

  const SearchInput& input(size_t row) const { return task_.inputs[rows_[row].input]; }
  int copy(size_t row) const { return first_copy_ + rows_[row].copy; }
  std::span<const int> ids(size_t row) const { return rows_[row].hypothesis.ids; }
  /// The id the input's prefix demands next, if any.
  std::optional<int> forced(size_t row) const;

  /// Adds a piece, with its attention row where one was asked for.
  void append(size_t row, Candidate piece, std::span<const float> attention);
  /// Nothing may follow (all candidates are banned): the hypothesis ends here, unfinished.
  void give_up(size_t row) { rows_[row].complete = true; }
  /// Takes complete rows out of the batch and out of the model's state.
  void drop_complete(StepState& state);

  /// All hypotheses, scored by length alone, in the order of inputs and copies. Call when empty().
  Hypotheses take(const LengthPenalty& penalty);

 private:
  struct Row {
    size_t input = 0;
    int copy = 0;
    int limit = 0;
    bool complete = false;
    Hypothesis hypothesis;
  };

  SearchTask task_;
  int first_copy_;
  std::vector<Row> rows_;
  std::vector<int> last_;
  Hypotheses done_;  // [input][copy]
};

}  // namespace gloss
