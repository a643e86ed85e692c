// The message of the gloss::Error that a call ends with; empty when it does not.
#pragma once

#include <string>

#include "gloss/error.hpp"

namespace gloss::test {

template <class Call>
std::string error_of(Call&& call) {
  try {
    call();
  } catch (const Error& error) {
    return error.what();
  }
  return {};
}

inline bool holds(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace gloss::test
