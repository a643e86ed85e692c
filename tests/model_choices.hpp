// The values that an option of a model may have, so that tests of every member need no list of their own.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "gloss/model_options.hpp"

namespace gloss::testing {

inline std::vector<std::string> choices_of(const std::string& key) {
  std::vector<std::string> choices;
  visit(ModelOptions(), [&](const Field& field, const auto&) {
    if (field.key == key) choices = field.choices;
  });
  if (choices.empty()) throw std::logic_error(key + " is no option with choices");
  return choices;
}

inline std::vector<std::string> choices_of_but(const std::string& key, const std::string& left_out) {
  std::vector<std::string> choices = choices_of(key);
  if (std::erase(choices, left_out) == 0) throw std::logic_error(left_out + " is no choice of " + key);
  return choices;
}

}  // namespace gloss::testing
