// The weights that a run starts from when they are another run's (init-from): whether they fit, and which file holds
// them.
#pragma once

#include <filesystem>

#include "gloss/trainer.hpp"
#include "model/model_identity.hpp"
#include "train/run_setup.hpp"

namespace gloss {

/// Looks only. Throws UsageError that names the first option that trained weights depend on and that init-from has
/// otherwise, with both values; Error where there is no model.
void require_same_model(const RunConfig& config);

/// The file of weights; empty for a run that starts from none or has a checkpoint to go on from. Throws UsageError when
/// the vocabularies of `own` are not those of init-from.
std::filesystem::path initial_weights(const RunStart& start, const ModelIdentity& own, const TrainObserver& observer);

}  // namespace gloss
