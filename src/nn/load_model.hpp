// A run folder turned into a model that translates. Knows no tensor, so that the app can include it.
#pragma once

#include <filesystem>

#include "gloss/translator.hpp"
#include "model/run_folder.hpp"

namespace gloss {

struct LoadedModel {
  TranslatorParts parts;          ///< step models share one set of weights
  std::filesystem::path weights;  ///< the file they came from
  bool unvalidated = false;       ///< no validation has chosen weights yet: the latest checkpoint's are used
  bool identified = true;         ///< false: the weights do not say what they belong to (no_identity_text)
};

/// `config` is the run's own (RunFolder::config()). Throws Error when the folder, the vocabulary or the weights are
/// missing or damaged, or do not fit each other.
LoadedModel load_model(const RunFolder& run, const ModelOptions& options);

}  // namespace gloss
