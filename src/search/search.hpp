// Search over a StepModel: one entry point per way of decoding; all give the same Hypothesis.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "gloss/translate_options.hpp"
#include "search/step_model.hpp"

namespace gloss {

/// One source to decode. `line` keys the sampling noise, so that a line's output does not depend on its neighbours.
struct SearchInput {
  std::vector<int> source;  ///< ids with `</s>`
  std::vector<int> prefix;  ///< target ids that every hypothesis must start with; usually empty
  int64_t line = 0;
};

struct Hypothesis {
  std::vector<int> ids;            ///< with `</s>` when finished
  std::vector<float> log_probs;    ///< one per id
  double log_prob = 0;             ///< their sum
  double score = 0;                ///< log_prob / length penalty + coverage penalty (sampling: log_prob)
  std::optional<double> coverage;  ///< the coverage penalty in the score; none when it is off
  bool finished = true;
  std::vector<float> attention;  ///< [ids, source], row-major; empty when not asked for or the model has none
};

/// What search needs to know of a vocabulary besides the StepModel's end id.
struct SearchVocabulary {
  std::vector<int> never;  ///< ids that are never produced: <s>, padding, and <unk> unless allowed
};

/// Numbers that a search means to hold at once, 64 MiB of them: scores (rows x vocabulary), the rows' states, attention
/// weights. Whoever makes batches keeps to it; the samples of a line are split where they alone are more.
constexpr size_t kNumbersAtOnce = size_t{1} << 24;

/// Decodes all inputs together (finished lines and hypotheses leave the batch). Result: per input, best first; n_best
/// hypotheses at most (sampling: sample_count), at least one. Greedy when beam_size is 1, beam search above, sampling
/// when options.sampling. See design section 4 for the exact rules.
std::vector<std::vector<Hypothesis>> search(const StepModel& model, std::span<const SearchInput> inputs,
                                            const SearchVocabulary& vocabulary, const TranslateOptions& options,
                                            bool attention);

/// Forced decoding: log-probabilities and attention of given targets (ids with `</s>` unless unfinished).
std::vector<Hypothesis> force(const StepModel& model, std::span<const SearchInput> inputs,
                              std::span<const std::vector<int>> targets, bool attention);

}  // namespace gloss
