// The configurations of configs/*.yaml that are part of the program, so that `--config rnn` means the same in every
// folder. Their texts come from a source file that CMake makes of the YAML files.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "model/run_folder.hpp"

namespace gloss {

struct BuiltInConfig {
  std::string_view name;  ///< "rnn" of configs/rnn.yaml
  std::string_view text;  ///< the file as it is, with its comments
};

/// All of them, by name.
std::span<const BuiltInConfig> built_in_configs();

/// What a configuration is for: the first sentence of the comment at its beginning, on one line.
std::string config_summary(std::string_view text);

/// Applies a configuration to `config`: the built-in one of that name, else a file. Throws what read_config throws; for
/// what is neither, UsageError (a plain name) or FileError (a path) that lists the built-in ones and names the nearest.
ConfigKeys read_named_config(const std::string& name_or_path, RunConfig& config);

}  // namespace gloss
