#include "search/beam_line.hpp"

#include <algorithm>
#include <functional>
#include <limits>
#include <tuple>
#include <utility>

#include "search/length_limit.hpp"

namespace gloss {

BeamRules::BeamRules(const SearchTask& search_task)
    : task(search_task),
      bans(search_task),
      penalty(search_task.options.length_penalty, search_task.options.length_alpha),
      coverage(search_task.options.coverage_penalty),
      ask_attention(search_task.attention || coverage.on()),
      beam(static_cast<size_t>(std::max(search_task.options.beam_size, 1))),
      n_best(static_cast<size_t>(std::max(search_task.options.n_best, 1))),
      candidates(static_cast<int>(std::min(2 * beam, static_cast<size_t>(search_task.model.vocabulary_size())))) {}

BeamLine::BeamLine(const BeamRules& rules, const SearchInput& input)
    : rules_(&rules), input_(&input), limit_(length_limit(rules.task.options, input)) {
  SourceRead nothing = rules.coverage.none_of(input.source.size());
  const double penalty = rules.coverage.at(nothing);
  coverage_.push_back({std::move(nothing), penalty});
}

void BeamLine::ask(std::vector<int>& last, std::vector<StepRequest>& requests) {
  if (rules_->bans.need_ids()) banned_.resize(std::max(banned_.size(), live_.size()));
  for (size_t row = 0; row < live_.size(); ++row) {
    const int node = live_[row];
    last.push_back(node == HypothesisTree::kRoot ? rules_->task.model.end_id() : tree_.id(node));
    StepRequest& request = requests.emplace_back();
    request.attention = rules_->ask_attention;
    if (in_prefix()) {
      request.k = 0;
      request.forced = input_->prefix[length_];
      continue;
    }
    request.k = rules_->candidates;
    if (rules_->bans.need_ids()) {
      tree_.ids(node, ids_);
      request.banned = rules_->bans.after(ids_, banned_[row]);
    } else {
      request.banned = rules_->bans.after(static_cast<int>(length_));
    }
  }
}

void BeamLine::advance(std::span<StepResult> results, size_t first_row, std::vector<int>& parents) {
  rank(results);
  read(results);
  next_.clear();
  next_rows_.clear();
  attention_of_row_.assign(live_.size(), -1);
  for (size_t rank = 0; rank < ranked_.size(); ++rank) keep(ranked_[rank], rank < rules_->beam, results);
  live_.swap(next_);
  hand_down_coverage();
  ++length_;
  if (decided()) {
    live_.clear();
  } else if (length_ >= static_cast<size_t>(limit_)) {
    stop_unfinished();
  }
  for (size_t row = 0; row < live_.size(); ++row) parents.push_back(static_cast<int>(first_row + next_rows_[row]));
}

BeamLine::Ended BeamLine::ended(int node, double coverage) const {
  return {node, rules_->penalty.score(tree_.log_prob(node), tree_.length(node)) + coverage, coverage};
}

void BeamLine::rank(std::span<const StepResult> results) {
  ranked_.clear();
  for (size_t row = 0; row < live_.size(); ++row) {
    const double before = tree_.log_prob(live_[row]);
    const auto add = [&](Candidate piece) {
      check_log_prob(piece.log_prob, *input_);
      ranked_.push_back({before + piece.log_prob, row, piece});
    };
    if (in_prefix()) {
      add({input_->prefix[length_], results[row].forced_log_prob});
      continue;
    }
    for (const Candidate& piece : results[row].best) add(piece);
    if (results[row].best.empty()) unfinished_.push_back(ended(live_[row], coverage_[row].penalty));
  }
  const auto better = [](const Extension& a, const Extension& b) {
    return std::tie(b.total, a.row, a.piece.id) < std::tie(a.total, b.row, b.piece.id);
  };
  const size_t wanted = std::min(ranked_.size(), 2 * rules_->beam);
  std::partial_sort(ranked_.begin(), ranked_.begin() + static_cast<std::ptrdiff_t>(wanted), ranked_.end(), better);
  ranked_.resize(wanted);
}

/// Adds what each row reads in this step: its extensions all share it.
void BeamLine::read(std::span<const StepResult> results) {
  if (!rules_->coverage.on()) return;
  for (size_t row = 0; row < live_.size(); ++row) {
    CoveragePenalty::add(results[row].attention, coverage_[row].read);
    coverage_[row].penalty = rules_->coverage.at(coverage_[row].read);
  }
}

/// From the rows of this step to the hypotheses that live on.
void BeamLine::hand_down_coverage() {
  std::vector<Coverage> next;
  next.reserve(live_.size());
  for (const size_t row : next_rows_) next.push_back(coverage_[row]);
  coverage_ = std::move(next);
}

void BeamLine::keep(const Extension& extension, bool may_finish, std::span<StepResult> results) {
  const bool ends = extension.piece.id == rules_->task.model.end_id();
  if (ends ? !may_finish : next_.size() >= rules_->beam) return;
  int& attention = attention_of_row_[extension.row];
  if (attention < 0 && rules_->task.attention) {
    attention = tree_.add_attention(std::move(results[extension.row].attention));
  }
  const int node = tree_.add(live_[extension.row], extension.piece, attention);
  if (ends) {
    finish(ended(node, coverage_[extension.row].penalty));
  } else {
    next_.push_back(node);
    next_rows_.push_back(extension.row);
  }
}

void BeamLine::finish(const Ended& hypothesis) {
  // After those of an equal score: what finished first stays ahead.
  const auto place = std::upper_bound(finished_.begin(), finished_.end(), hypothesis,
                                      [](const Ended& a, const Ended& b) { return a.score > b.score; });
  finished_.insert(place, hypothesis);
  if (finished_.size() > rules_->beam) finished_.pop_back();
}

/// The best score of a live one at its present length, as far as `rival`'s coverage does not make the difference.
double BeamLine::best_now(const Ended& rival) const {
  double best = -std::numeric_limits<double>::infinity();
  for (size_t row = 0; row < live_.size(); ++row) {
    best = std::max(best, ended(live_[row], std::max(coverage_[row].penalty, rival.coverage)).score);
  }
  return best;
}

bool BeamLine::decided() const {
  if (live_.empty()) return true;
  if (finished_.size() == rules_->beam && best_now(finished_.back()) <= finished_.back().score) return true;
  if (finished_.size() < rules_->n_best) return false;
  const double best_to_come =
      rules_->penalty.bound(tree_.log_prob(live_.front()), static_cast<int>(length_) + 1, limit_);
  return best_to_come <= finished_[rules_->n_best - 1].score;
}

void BeamLine::stop_unfinished() {
  for (size_t row = 0; row < live_.size(); ++row) unfinished_.push_back(ended(live_[row], coverage_[row].penalty));
  live_.clear();
}

std::vector<Hypothesis> BeamLine::hypotheses() const {
  std::vector<Hypothesis> result;
  const auto report = [&](const std::vector<Ended>& list, bool finished) {
    for (const Ended& each : list) {
      if (result.size() >= rules_->n_best) return;
      result.push_back(tree_.build(each.node, finished, each.score));
      if (rules_->coverage.on()) result.back().coverage = each.coverage;
    }
  };
  report(finished_, true);
  std::vector<Ended> fill = unfinished_;
  std::ranges::stable_sort(fill, std::ranges::greater(), &Ended::score);
  report(fill, false);
  return result;
}

}  // namespace gloss
