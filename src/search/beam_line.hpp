// The beam of one line: its live hypotheses, those that are finished, and the rule by which it stops.
//
// A step ranks the 2 x beam best extensions of all live hypotheses by their summed log-probability (ties: the better
// parent, then the lower id) and walks through them in that order:
//   - one that ends in `</s>` is finished if it is among the best `beam`, else it is dropped;
//   - any other becomes live, until `beam` live ones are kept.
// The `beam` best finished ones are kept. A line stops as soon as one of these holds:
//   - `beam` are kept and no live one, scored at its present length, beats the worst of them. Its coverage penalty
//     counts for no more than the worst one's: what it has not read yet it may still read. For beam 1 this is greedy
//     search, coverage penalty or not: what lives on after the first finished one has read the same. That `beam` are
//     finished is not enough: a sure model ends poor hypotheses in its first steps, while the good one is still being
//     written. The best score a live one might still get at the limit would be too much: under `average` it keeps
//     lines going far past their end, until one that repeats itself wins;
//   - n_best are finished and no live one can still beat the worst of the n_best best, under the best penalty it can
//     get, length and coverage: going on would not change what is reported;
//   - the length limit is reached, or nothing is left to extend.
// The coverage penalty is part of the score and so of what is kept and reported, not of the ranking of extensions: a
// hypothesis cannot have read everything before it is written.
// Live hypotheses at the limit, and those all of whose continuations are banned, are unfinished. They are reported only
// to fill up where fewer than n_best are finished, after the finished ones whatever their scores.
#pragma once

#include <span>
#include <vector>

#include "search/bans.hpp"
#include "search/coverage_penalty.hpp"
#include "search/hypothesis_tree.hpp"
#include "search/length_penalty.hpp"

namespace gloss {

/// What the beams of all lines share.
struct BeamRules {
  explicit BeamRules(const SearchTask& search_task);

  SearchTask task;
  Bans bans;
  LengthPenalty penalty;
  CoveragePenalty coverage;
  bool ask_attention;  ///< because the caller wants it or the coverage penalty needs it
  size_t beam;
  size_t n_best;
  int candidates;  ///< asked of the model per row: 2 x beam, at most the vocabulary
};

class BeamLine {
 public:
  BeamLine(const BeamRules& rules, const SearchInput& input);

  bool open() const { return !live_.empty(); }
  size_t rows() const { return live_.size(); }

  /// Adds what its rows are fed and what is wanted of them.
  void ask(std::vector<int>& last, std::vector<StepRequest>& requests);
  /// Takes the answers, the first of which is row `first_row` of the model's state. Adds the parent of each row that
  /// lives on; none when the line stops.
  void advance(std::span<StepResult> results, size_t first_row, std::vector<int>& parents);
  /// n_best hypotheses at most, best first. Call when not open().
  std::vector<Hypothesis> hypotheses() const;

 private:
  struct Extension {
    double total;
    size_t row;
    Candidate piece;
  };
  struct Ended {
    int node;
    double score;
    double coverage;  // the part of the score that is coverage penalty
  };
  /// What a live hypothesis has read, and the penalty for what it has not.
  struct Coverage {
    SourceRead read;
    double penalty = 0;
  };

  bool in_prefix() const { return length_ < input_->prefix.size(); }
  Ended ended(int node, double coverage) const;
  void rank(std::span<const StepResult> results);
  void read(std::span<const StepResult> results);
  void keep(const Extension& extension, bool may_finish, std::span<StepResult> results);
  void finish(const Ended& hypothesis);
  void hand_down_coverage();
  double best_now(const Ended& rival) const;
  bool decided() const;
  void stop_unfinished();

  const BeamRules* rules_;
  const SearchInput* input_;
  int limit_;
  size_t length_ = 0;  // of every live hypothesis
  HypothesisTree tree_;
  std::vector<int> live_ = {HypothesisTree::kRoot};  // nodes, best first
  std::vector<Coverage> coverage_;                   // of the live ones
  std::vector<Ended> finished_;                      // best first, at most `beam`
  std::vector<Ended> unfinished_;
  // Of the current step:
  std::vector<std::vector<int>> banned_;  // per row, where n-grams are blocked
  std::vector<Extension> ranked_;         // best first
  std::vector<int> next_;                 // nodes that will be live
  std::vector<size_t> next_rows_;         // the rows they extend
  std::vector<int> attention_of_row_;     // in tree_, -1 until a child is kept
  std::vector<int> ids_;
};

}  // namespace gloss
