// A run folder opened for use.
#pragma once

#include <string>

#include "gloss/option_field.hpp"
#include "gloss/translator.hpp"
#include "log.hpp"
#include "model/run_folder.hpp"

namespace gloss {

/// --model of the commands that read a model.
Field model_field();

/// config.yaml of a run, or of the run whose checkpoint `model` is. Throws UsageError when `model` is empty, Error when
/// the folder is not a run.
RunConfig read_run(const std::string& model);

/// The weights and vocabularies of a run; says on `log` when no validation has chosen weights yet.
TranslatorParts open_model(const RunConfig& config, const std::string& model, Log& log);

}  // namespace gloss
