// The configuration of a run that names none: it follows from the size of its corpus.
#pragma once

#include <string>

#include "model/run_folder.hpp"

namespace gloss {

/// `--config none`: the defaults that the help page shows.
inline constexpr const char* kNoConfig = "none";

struct ConfigChoice {
  std::string name;     ///< of the built-in configuration
  int valid_lines = 0;  ///< pairs to hold out where no validation set is given
  std::string reason;   ///< what to tell about it
};

/// Counts the lines of a corpus, as far as the choice needs it: up to 20,001. A pipe can be read only once, so that
/// nothing is known of its size: the choice is then that for many pairs, and nothing is held out.
ConfigChoice choose_config(const std::string& train_source);

}  // namespace gloss
