// The values that an option of a model may have, so that tests of every member need no list of their own.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "gloss/model_options.hpp"

namespace gloss::testing {

inline std::vector<std::string> choices_of(const std::string& key) {
  std::vector<std::string> choices;
  visit(ModelOptions(), [&](const Field& field, const auto&) {
    if (field.key == key) choices = field.choices;
  });
  return choices;
}

inline std::vector<std::string> choices_but(const std::string& left_out, const std::string& key) {
  std::vector<std::string> choices = choices_of(key);
  std::erase(choices, left_out);
  return choices;
}

}  // namespace gloss::testing
