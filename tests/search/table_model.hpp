// A StepModel without a network: log-probabilities are a function of (source, prefix), and so is the attention, whose
// numbers tell every (source, prefix) apart. It counts the rows of each step and refuses to be misused.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stdexcept>
#include <vector>

#include "search/search.hpp"

namespace gloss::test {

using Ids = std::vector<int>;
constexpr int kEnd = 0;  ///< `</s>` of every table model

class TableModel : public StepModel {
 public:
  /// Unnormalized log-probabilities of all ids after `prefix`.
  using Logits = std::function<std::vector<double>(const Ids& source, const Ids& prefix)>;

  TableModel(int vocabulary, Logits logits) : vocabulary_(vocabulary), logits_(std::move(logits)) {}

  int vocabulary_size() const override { return vocabulary_; }
  int end_id() const override { return kEnd; }
  bool has_attention() const override { return with_attention; }

  std::vector<float> log_probs(const Ids& source, const Ids& prefix) const {
    const std::vector<double> logits = logits_(source, prefix);
    double total = 0;
    for (const double logit : logits) total += std::exp(logit);
    std::vector<float> result;
    for (const double logit : logits) result.push_back(static_cast<float>(logit - std::log(total)));
    return result;
  }

  std::vector<float> attention(const Ids& source, const Ids& prefix) const {
    if (weights) return weights(source, prefix);
    double code = 1;
    for (const int id : prefix) code = std::fmod(code * 31 + id + 7, 65521);
    std::vector<float> row;
    for (size_t i = 0; i < source.size(); ++i) {
      row.push_back(static_cast<float>(code + source[i] * 0.01 + static_cast<double>(i) * 0.001));
    }
    return row;
  }

  std::unique_ptr<StepState> encode(std::span<const std::vector<int>> sources) const override {
    auto state = std::make_unique<State>();
    for (const Ids& source : sources) state->rows.push_back({source, {}, false});
    return state;
  }

  std::vector<StepResult> step(StepState& state, std::span<const int> last,
                               std::span<const StepRequest> requests) const override {
    std::vector<Row>& rows = feed(state, last);
    if (requests.size() != rows.size()) throw std::logic_error("one request per row");
    std::vector<StepResult> results;
    for (size_t r = 0; r < rows.size(); ++r) results.push_back(answer(rows[r], requests[r]));
    return results;
  }

  StepScores scores(StepState& state, std::span<const int> last, bool attention_wanted) const override {
    StepScores result;
    std::vector<float> all;
    for (const Row& row : feed(state, last)) {
      const auto own = log_probs(row.source, row.prefix);
      all.insert(all.end(), own.begin(), own.end());
      if (attention_wanted) result.attention.push_back(attention(row.source, row.prefix));
    }
    result.own(std::move(all));
    return result;
  }

  void select(StepState& state, std::span<const int> parents) const override {
    std::vector<Row>& rows = dynamic_cast<State&>(state).rows;
    std::vector<Row> selected;
    for (const int parent : parents) selected.push_back(rows.at(static_cast<size_t>(parent)));
    rows = std::move(selected);
  }

  bool with_attention = true;
  /// Takes the place of the telling numbers where a test needs weights that can be added up.
  std::function<std::vector<float>(const Ids& source, const Ids& prefix)> weights;
  mutable std::vector<size_t> rows_per_step;

 private:
  struct Row {
    Ids source;
    Ids prefix;
    bool started = false;
  };
  struct State : StepState {
    std::vector<Row> rows;
  };

  std::vector<Row>& feed(StepState& state, std::span<const int> last) const {
    std::vector<Row>& rows = dynamic_cast<State&>(state).rows;
    if (last.size() != rows.size() || rows.empty()) throw std::logic_error("one last token per row");
    for (size_t r = 0; r < rows.size(); ++r) {
      if (rows[r].started == (last[r] == kEnd)) throw std::logic_error("</s> is fed first and never again");
      if (rows[r].started) rows[r].prefix.push_back(last[r]);
      rows[r].started = true;
    }
    rows_per_step.push_back(rows.size());
    return rows;
  }

  StepResult answer(const Row& row, const StepRequest& request) const {
    StepResult result;
    const auto all = log_probs(row.source, row.prefix);
    if (request.forced) result.forced_log_prob = all.at(static_cast<size_t>(*request.forced));
    if (request.attention) result.attention = attention(row.source, row.prefix);
    for (int id = 0; id < vocabulary_; ++id) {
      if (std::ranges::find(request.banned, id) == request.banned.end()) {
        result.best.push_back({id, all[static_cast<size_t>(id)]});
      }
    }
    std::ranges::stable_sort(result.best, std::ranges::greater(), &Candidate::log_prob);
    if (result.best.size() > static_cast<size_t>(request.k)) result.best.resize(static_cast<size_t>(request.k));
    return result;
  }

  int vocabulary_;
  Logits logits_;
};

/// A table whose entries look random and are the same on every machine; `end_bonus` makes outputs shorter.
inline TableModel random_table(int vocabulary, uint64_t seed, double end_bonus = 0) {
  return TableModel(vocabulary, [=](const Ids& source, const Ids& prefix) {
    uint64_t code = seed * 1000003 + 17;
    const auto mix = [&code](uint64_t value) {
      code = (code ^ (value + 0x51ED27)) * 0x2545F4914F6CDD1DULL;
      code ^= code >> 29;
    };
    for (const int id : source) mix(static_cast<uint64_t>(id));
    mix(99991);
    for (const int id : prefix) mix(static_cast<uint64_t>(id));
    std::vector<double> logits;
    for (int id = 0; id < vocabulary; ++id) {
      mix(static_cast<uint64_t>(id) + 12345);
      logits.push_back(static_cast<double>(code >> 11) * 0x1.0p-53 * 4 + (id == kEnd ? end_bonus : 0));
    }
    return logits;
  });
}

/// Weights that look random and sum to 1; some are exactly 0.
inline std::vector<float> random_weights(const Ids& source, const Ids& prefix) {
  uint64_t code = 77 + source.size();
  for (const int id : prefix) code = (code ^ static_cast<uint64_t>(id + 3)) * 0x2545F4914F6CDD1DULL;
  std::vector<double> raw;
  double total = 0;
  for (size_t i = 0; i < source.size(); ++i) {
    code = (code ^ (code >> 29)) * 0x9E3779B97F4A7C15ULL + i;
    const double u = static_cast<double>(code >> 11) * 0x1.0p-53;
    raw.push_back(u < 0.3 ? 0 : u * u + (i + 1 == source.size() ? 0.01 : 0));
    total += raw.back();
  }
  if (total == 0) raw.back() = total = 1;
  std::vector<float> row;
  for (const double weight : raw) row.push_back(static_cast<float>(weight / total));
  return row;
}

inline SearchInput input_of(Ids source, int64_t line = 1, Ids prefix = {}) {
  source.push_back(kEnd);
  return {std::move(source), std::move(prefix), line};
}

/// One input, no bans, with attention.
inline std::vector<Hypothesis> search_one(const StepModel& model, const SearchInput& input,
                                          const TranslateOptions& options, const SearchVocabulary& vocabulary = {}) {
  return search(model, std::span(&input, 1), vocabulary, options, true).at(0);
}

}  // namespace gloss::test
