// The one entry point: checks what it is given and hands it to the way of decoding that the options ask for.
#include "search/search.hpp"

#include <string>

#include "gloss/error.hpp"
#include "search/beam.hpp"
#include "search/greedy.hpp"
#include "search/sampling.hpp"
#include "search/task.hpp"

namespace gloss {
namespace {

bool holds(const StepModel& model, int id) {
  return id >= 0 && id < model.vocabulary_size();
}

void check_bans(const StepModel& model, const SearchVocabulary& vocabulary) {
  for (const int id : vocabulary.never) {
    if (!holds(model, id) || id == model.end_id()) {
      throw Error("the id " + std::to_string(id) + " cannot be banned: it is </s> or not in the vocabulary of " +
                  std::to_string(model.vocabulary_size()) + "; does the vocabulary belong to this model?");
    }
  }
}

void check_prefix(const StepModel& model, const SearchInput& input) {
  for (const int id : input.prefix) {
    if (!holds(model, id) || id == model.end_id()) {
      throw Error("line " + std::to_string(input.line) + ": the target prefix holds the id " + std::to_string(id) +
                  "; it must hold ids below " + std::to_string(model.vocabulary_size()) + " and no </s>");
    }
  }
}

void check_coverage_penalty(const StepModel& model, const TranslateOptions& options) {
  if (options.coverage_penalty == 0 || model.has_attention()) return;
  throw UsageError("coverage-penalty is " + std::to_string(options.coverage_penalty) +
                   ", but this model has no attention that tells what was read; set it to 0");
}

}  // namespace

std::vector<std::vector<Hypothesis>> search(const StepModel& model, std::span<const SearchInput> inputs,
                                            const SearchVocabulary& vocabulary, const TranslateOptions& options,
                                            bool attention) {
  if (inputs.empty()) return {};
  check_bans(model, vocabulary);
  for (const SearchInput& input : inputs) check_prefix(model, input);
  check_coverage_penalty(model, options);
  const SearchTask task = {model, inputs, vocabulary, options, attention && model.has_attention()};
  if (options.sampling) return sample_search(task);
  return options.beam_size <= 1 ? greedy_search(task) : beam_search(task);
}

}  // namespace gloss
