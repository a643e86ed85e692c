// A StepModel without a network, for tests of the pipeline: it prefers to copy its source, and every probability and
// every attention weight is a function of the source, the step and the last token alone.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "search/step_model.hpp"

namespace gloss::testing {

class FakeModel : public StepModel {
 public:
  /// `before_encode` sees every batch of sources first and may throw or wait.
  using Hook = std::function<void(std::span<const std::vector<int>>)>;

  FakeModel(int size, int end_id, Hook before_encode = {}, double copy_bonus = 6)
      : size_(size), end_id_(end_id), copy_bonus_(copy_bonus), before_encode_(std::move(before_encode)) {}

  int vocabulary_size() const override { return size_; }
  int end_id() const override { return end_id_; }
  bool has_attention() const override { return true; }

  std::unique_ptr<StepState> encode(std::span<const std::vector<int>> sources) const override {
    if (before_encode_) before_encode_(sources);
    auto state = std::make_unique<Rows>();
    for (const auto& source : sources) state->rows.push_back({std::make_shared<const std::vector<int>>(source), 0});
    return state;
  }

  std::vector<StepResult> step(StepState& state, std::span<const int> last,
                               std::span<const StepRequest> requests) const override {
    StepScores all = scores(state, last, true);
    std::vector<StepResult> results(last.size());
    for (size_t r = 0; r < last.size(); ++r) {
      const float* row = &all.log_probs[r * static_cast<size_t>(size_)];
      const StepRequest& request = requests[r];
      std::vector<Candidate> candidates;
      for (int id = 0; id < size_; ++id) {
        if (std::ranges::find(request.banned, id) == request.banned.end()) candidates.push_back({id, row[id]});
      }
      std::ranges::stable_sort(candidates, std::ranges::greater(), &Candidate::log_prob);
      candidates.resize(std::min(candidates.size(), static_cast<size_t>(request.k)));
      results[r].best = std::move(candidates);
      if (request.forced) results[r].forced_log_prob = row[*request.forced];
      if (request.attention) results[r].attention = std::move(all.attention[r]);
    }
    return results;
  }

  StepScores scores(StepState& state, std::span<const int> last, bool attention) const override {
    StepScores result;
    std::vector<float> all;
    auto& rows = static_cast<Rows&>(state).rows;
    for (size_t r = 0; r < rows.size(); ++r) {
      const std::vector<float> row = log_probs(rows[r], last[r]);
      all.insert(all.end(), row.begin(), row.end());
      result.attention.push_back(attention ? weights(rows[r], last[r]) : std::vector<float>());
      ++rows[r].step;
    }
    result.own(std::move(all));
    return result;
  }

  void select(StepState& state, std::span<const int> parents) const override {
    auto& rows = static_cast<Rows&>(state).rows;
    std::vector<Row> selected;
    for (const int parent : parents) selected.push_back(rows[static_cast<size_t>(parent)]);
    rows = std::move(selected);
  }

 private:
  struct Row {
    std::shared_ptr<const std::vector<int>> source;
    size_t step = 0;
  };
  struct Rows : StepState {
    std::vector<Row> rows;
  };

  // Between 0 and 1.
  static double noise(const Row& row, int last, size_t index) {
    uint64_t hash = 1469598103934665603u;
    const auto mix = [&hash](uint64_t value) { hash = (hash ^ value) * 1099511628211u; };
    for (const int id : *row.source) mix(static_cast<uint64_t>(id));
    mix(row.step);
    mix(static_cast<uint64_t>(last));
    mix(index);
    hash ^= hash >> 29;
    return static_cast<double>(hash % 10007) / 10007;
  }

  static std::vector<float> softmax(std::vector<double> scores, bool logarithm) {
    double sum = 0;
    for (const double score : scores) sum += std::exp(score);
    std::vector<float> result;
    for (const double score : scores) {
      result.push_back(static_cast<float>(logarithm ? score - std::log(sum) : std::exp(score) / sum));
    }
    return result;
  }

  std::vector<float> log_probs(const Row& row, int last) const {
    std::vector<double> scores;
    for (int id = 0; id < size_; ++id) scores.push_back(3 * noise(row, last, static_cast<size_t>(id)));
    scores[static_cast<size_t>((*row.source)[std::min(row.step, row.source->size() - 1)])] += copy_bonus_;
    return softmax(std::move(scores), true);
  }

  static std::vector<float> weights(const Row& row, int last) {
    std::vector<double> scores;
    for (size_t s = 0; s < row.source->size(); ++s) scores.push_back(4 * noise(row, last, 100000 + s));
    return softmax(std::move(scores), false);
  }

  int size_, end_id_;
  double copy_bonus_;
  Hook before_encode_;
};

}  // namespace gloss::testing
