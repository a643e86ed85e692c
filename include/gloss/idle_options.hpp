// Options that are set and change nothing, because the rest of the architecture does not read them: allowed, so that
// one option changes the mechanism while everything else stays, but told.
#pragma once

#include <string>
#include <vector>

#include "gloss/model_options.hpp"

namespace gloss {

struct IdleOption {
  std::string key, value;
  std::string reader;  ///< what reads it: "encoder-type conv"
};

/// Those of `model` (valid) that differ from their default and that nothing in it reads, in the order of the options.
/// Values that turn something off (0, false) are not among them.
std::vector<IdleOption> idle_options(const ModelOptions& model);

}  // namespace gloss
