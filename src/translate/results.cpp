// See results.hpp.
#include "translate/results.hpp"

#include <string>
#include <utility>
#include <vector>

#include "gloss/error.hpp"
#include "search/length_penalty.hpp"

namespace gloss {
namespace {

TranslatedLine start_result(const PreparedLine& input) {
  TranslatedLine result;
  result.line = input.line;
  result.source = input.source.segmented.text;
  result.blank = input.blank;
  result.cut = input.cut;
  return result;
}

Translation to_translation(Hypothesis hypothesis, const Segmented& source, Segmented target) {
  Translation result;
  result.text = target.text;
  result.log_prob = hypothesis.log_prob;
  result.score = hypothesis.score;
  result.coverage = hypothesis.coverage;
  result.ids = std::move(hypothesis.ids);
  result.piece_log_probs = std::move(hypothesis.log_probs);
  result.finished = hypothesis.finished;
  result.attention = {source, std::move(target), std::move(hypothesis.attention)};
  const AttentionMatrix& matrix = result.attention;
  if (matrix.has_weights() && matrix.weights.size() != matrix.rows() * matrix.columns()) {
    throw Error("the model gave " + std::to_string(matrix.weights.size()) + " attention weights for " +
                std::to_string(matrix.rows()) + " target and " + std::to_string(matrix.columns()) +
                " source pieces; this is a defect of the program, please report it");
  }
  return result;
}

std::vector<SearchInput> search_inputs(std::span<Job* const> batch) {
  std::vector<SearchInput> inputs;
  for (const Job* job : batch) inputs.push_back({job->input.source.ids, job->input.prefix, job->input.line});
  return inputs;
}

}  // namespace

void translate_batch(const StepModel& model, std::span<Job* const> batch, const DecodeSetup& setup) {
  const SearchVocabulary vocabulary{setup.target->never_produced(setup.options.allow_unk)};
  auto found = search(model, search_inputs(batch), vocabulary, setup.options, setup.attention);
  for (size_t i = 0; i < batch.size(); ++i) {
    Job& job = *batch[i];
    job.result = start_result(job.input);
    for (Hypothesis& hypothesis : found[i]) {
      Segmented target = setup.target->decode(hypothesis.ids);
      job.result.translations.push_back(
          to_translation(std::move(hypothesis), job.input.source.segmented, std::move(target)));
    }
  }
}

void score_batch(const StepModel& model, std::span<Job* const> batch, const DecodeSetup& setup) {
  const LengthPenalty penalty(setup.options.length_penalty, setup.options.length_alpha);
  std::vector<std::vector<int>> targets;
  for (const Job* job : batch) targets.push_back(job->input.target.ids);
  auto scored = force(model, search_inputs(batch), targets, setup.attention);
  for (size_t i = 0; i < batch.size(); ++i) {
    Job& job = *batch[i];
    job.result = start_result(job.input);
    scored[i].score = penalty.score(scored[i].log_prob, static_cast<int>(scored[i].ids.size()));
    job.result.translations.push_back(
        to_translation(std::move(scored[i]), job.input.source.segmented, job.input.target.segmented));
  }
}

void fill_without_model(Job& job, const DecodeSetup& setup) {
  const Vocabulary& target = *setup.target;
  job.result = start_result(job.input);
  Hypothesis nothing;
  nothing.finished = job.input.blank;
  if (nothing.finished) {
    nothing.ids = {target.eos_id()};
    nothing.log_probs = {0};
    if (setup.form == TargetForm::none && setup.options.coverage_penalty > 0) nothing.coverage = 0;
  }
  Segmented written = target.decode(nothing.ids);
  job.result.translations.push_back(to_translation(std::move(nothing), job.input.source.segmented, std::move(written)));
}

}  // namespace gloss
