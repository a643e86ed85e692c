// Options that are set and change nothing, because the rest of the model or of the run does not read them: allowed, so
// that one option changes the mechanism while everything else stays, but told.
#pragma once

#include <string>
#include <vector>

#include "gloss/model_options.hpp"
#include "gloss/train_options.hpp"
#include "gloss/translate_options.hpp"

namespace gloss {

struct IdleOption {
  std::string key, value;
  std::string reader;  ///< what reads it: "encoder-type conv"
};

/// Those of the options (valid) that differ from their default and that nothing in them reads, in their order. Values
/// that turn something off (0, false) are not among them, nor what belongs to a validation set that is not there.
std::vector<IdleOption> idle_options(const ModelOptions& model);
std::vector<IdleOption> idle_options(const TrainOptions& train);
std::vector<IdleOption> idle_options(const TranslateOptions& translate);

/// The same of options of validations. Configurations have them for runs with and without a validation set: they are
/// worth a word only where somebody has given them for this run.
std::vector<IdleOption> idle_validation_options(const TrainOptions& train);

/// "encoder-kernel is 5, which changes nothing here: it is for encoder-type conv"
std::string idle_text(const IdleOption& option);

}  // namespace gloss
