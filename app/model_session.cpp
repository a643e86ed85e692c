#include "model_session.hpp"

#include "gloss/error.hpp"
#include "model/model_identity.hpp"
#include "model/options_table.hpp"
#include "nn/load_model.hpp"

namespace gloss {

Field model_field() {
  return {"model", "Folder that `gloss train` has written, or a checkpoint in it (RUN/checkpoints/step-N)", "folder"};
}

RunConfig read_run(const std::string& model) {
  if (model.empty()) throw UsageError("--model DIR is missing: the folder that `gloss train` has written");
  const RunFolder run = find_run(model);
  run.require_model();
  RunConfig config = read_run_config(run);
  try {
    validate(config);
  } catch (const UsageError& error) {
    throw UsageError(error.what() + in_parentheses(run.config().string()));
  }
  return config;
}

TranslatorParts open_model(const RunConfig& config, const std::string& model, Log& log) {
  LoadedModel loaded = load_model(find_run(model), config.model);
  if (loaded.unvalidated) {
    log.warning(model + " was not validated yet (`gloss train --resume --model " + model +
                "` goes on with it): using its latest checkpoint, " + loaded.weights.string());
  }
  if (!loaded.identified) log.warning(no_identity_text(loaded.weights));
  return std::move(loaded.parts);
}

}  // namespace gloss
