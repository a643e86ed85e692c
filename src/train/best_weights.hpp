// The best weights of a run, run/model.safetensors, across an end off the grid of validate-every.
//
// The end of a run by a limit may lie off that grid. It validates there too, so that the last weights may be chosen; a
// run that goes on from there must choose as one that never stopped, which would not have validated there. So the
// weights that were best on the grid are set aside before those of such an end take their place.
#pragma once

#include <cstdint>

#include "model/run_folder.hpp"

namespace gloss {

/// Keeps model.safetensors, where it holds the weights of `update`, from being lost by the next weights that are
/// written there.
void set_best_aside(const RunFolder& run, int64_t update);

/// Makes the weights of `update` model.safetensors again, where they were set aside. Other ones that were are removed.
void restore_best(const RunFolder& run, int64_t update);

}  // namespace gloss
