// How a module is being run: handed down through every forward call, never hidden in a module.
#pragma once

#include <ATen/core/Generator.h>

#include <cstdint>
#include <optional>

namespace gloss {

struct Mode {
  bool training = false;                        ///< dropout and sampling normalizers are active
  int64_t update = 0;                           ///< update number, for schedules inside mechanisms
  std::optional<at::Generator> generator = {};  ///< source of all randomness; the default one when empty
};

}  // namespace gloss
