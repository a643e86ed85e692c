#include "search/sampling.hpp"

#include <algorithm>
#include <functional>
#include <iterator>

#include "search/bans.hpp"
#include "search/draw.hpp"
#include "search/growing_rows.hpp"
#include "search/length_limit.hpp"
#include "search/noise.hpp"

namespace gloss {
namespace {

/// Makes the `copies` rows that GrowingRows has for each input out of the model's one.
void repeat_rows(const StepModel& model, StepState& state, size_t inputs, int copies) {
  if (copies == 1) return;
  std::vector<int> parents;
  parents.reserve(inputs * static_cast<size_t>(copies));
  for (size_t input = 0; input < inputs; ++input) parents.insert(parents.end(), copies, static_cast<int>(input));
  model.select(state, parents);
}

/// What one sample of every input holds, but for the weights that are kept for the results.
size_t numbers_of_one_sample(const SearchTask& task) {
  const DecodingMemory memory = task.model.memory();
  size_t numbers = 0;
  for (const SearchInput& input : task.inputs) {
    const auto target = static_cast<size_t>(length_limit(task.options, input));
    numbers += static_cast<size_t>(task.model.vocabulary_size()) + memory.of_row(input.source.size(), target);
  }
  return numbers;
}

/// Samples `first` to `first` + `copies` of every input.
Hypotheses draw_samples(const SearchTask& task, int first, int copies) {
  const size_t vocabulary = static_cast<size_t>(task.model.vocabulary_size());
  const Bans bans(task);
  const auto state = encode_inputs(task.model, task.inputs);
  repeat_rows(task.model, *state, task.inputs.size(), copies);
  GrowingRows rows(task, copies, first);
  Drawer drawer(task.options);
  std::vector<int> banned;
  while (!rows.empty()) {
    const StepScores scores = task.model.scores(*state, rows.last(), task.attention);
    check_row_count(scores.log_probs.size(), rows.size() * vocabulary);
    for (size_t row = 0; row < rows.size(); ++row) {
      const auto log_probs = scores.log_probs.subspan(row * vocabulary, vocabulary);
      for (const float log_prob : log_probs) check_log_prob(log_prob, rows.input(row));
      const int step = static_cast<int>(rows.ids(row).size());
      auto id = rows.forced(row);
      if (!id) {
        const NoiseKey key = {task.options.seed, rows.input(row).line, rows.copy(row), step};
        id = drawer.draw(log_probs, bans.after(rows.ids(row), banned), uniform_noise(key));
      }
      if (!id) {
        rows.give_up(row);
        continue;
      }
      const auto attention = task.attention ? std::span<const float>(scores.attention[row]) : std::span<const float>();
      rows.append(row, {*id, log_probs[static_cast<size_t>(*id)]}, attention);
    }
    rows.drop_complete(*state);
  }
  return rows.take(LengthPenalty("none", 0));
}

}  // namespace

Hypotheses sample_search(const SearchTask& task) {
  const int wanted = std::max(task.options.sample_count, 1);
  const int at_once =
      static_cast<int>(std::clamp<size_t>(task.numbers_at_once / numbers_of_one_sample(task), 1, wanted));
  Hypotheses result(task.inputs.size());
  for (int first = 0; first < wanted; first += at_once) {
    Hypotheses some = draw_samples(task, first, std::min(at_once, wanted - first));
    for (size_t i = 0; i < some.size(); ++i) std::ranges::move(some[i], std::back_inserter(result[i]));
  }
  for (auto& samples : result) std::ranges::stable_sort(samples, std::ranges::greater(), &Hypothesis::score);
  return result;
}

}  // namespace gloss
