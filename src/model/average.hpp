// The mean of the weights of several checkpoints: often a better model than each of them, at no cost when translating.
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "model/run_folder.hpp"

namespace gloss {

/// The last `count` checkpoints of a run (0: all), ascending. Throws Error where there are none, and where there are
/// fewer: which, and what keeps more.
std::vector<int64_t> last_checkpoints(const RunFolder& run, int64_t count);

/// Writes a model folder with the mean of the checkpoints' weights, of their averages (ema.safetensors) where the run
/// has them, and the run's config.yaml and vocabularies. The weights come last: a folder without them is not a model.
/// Their metadata say `averaged-steps`, and what they belong to. With `overwrite` a model that stands there is
/// replaced. Throws Error for steps that are not there or are named twice, for a folder that holds a model or is that
/// of a training, for checkpoints that do not fit each other or the run's config.yaml.
void write_average(const RunFolder& run, const std::vector<int64_t>& steps, const std::filesystem::path& output,
                   bool overwrite);

}  // namespace gloss
