// From what search found to what is handed out: text, pieces with byte ranges, the attention matrix.
#pragma once

#include <memory>
#include <span>

#include "search/search.hpp"
#include "translate/job.hpp"

namespace gloss {

/// What the workers need to fill results.
struct DecodeSetup {
  std::shared_ptr<const Vocabulary> target;
  TranslateOptions options;
  TargetForm form = TargetForm::none;
  bool attention = false;
  DecodingMemory memory = {};
};

/// Searches translations of the batch's lines.
void translate_batch(const StepModel& model, std::span<Job* const> batch, const DecodeSetup& setup);

/// Scores the given targets of the batch's lines.
void score_batch(const StepModel& model, std::span<Job* const> batch, const DecodeSetup& setup);

/// The result of a line that the model need not see: `</s>` alone for a blank one, nothing for an empty target given as
/// pieces.
void fill_without_model(Job& job, const DecodeSetup& setup);

}  // namespace gloss
