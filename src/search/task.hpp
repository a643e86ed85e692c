// What every way of decoding is handed, and the checks they share on what a model gives back.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "search/search.hpp"

namespace gloss {

/// One call of search(): references to the caller's arguments.
struct SearchTask {
  const StepModel& model;
  std::span<const SearchInput> inputs;
  const SearchVocabulary& vocabulary;
  const TranslateOptions& options;
  bool attention;  ///< wanted, and the model has one
  size_t numbers_at_once = kNumbersAtOnce;
};

/// Results of one search: per input, best first.
using Hypotheses = std::vector<std::vector<Hypothesis>>;

/// The model's state with one row per input. Throws Error for an input without source pieces.
std::unique_ptr<StepState> encode_inputs(const StepModel& model, std::span<const SearchInput> inputs);

/// Throws Error, naming the input's line, when a log-probability is not a number: ordering candidates by it would be
/// meaningless.
void check_log_prob(float log_prob, const SearchInput& input);

/// Throws Error when a model answers for another number of rows than it was asked for.
void check_row_count(size_t answered, size_t asked);

}  // namespace gloss
