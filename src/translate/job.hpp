// A line on its way through the pipeline, and the groups of lines that are decoded together.
#pragma once

#include <cstddef>
#include <exception>
#include <vector>

#include "gloss/translation.hpp"
#include "translate/prepare.hpp"

namespace gloss {

struct Job {
  PreparedLine input;
  TranslatedLine result;
  std::exception_ptr error;  ///< what the model threw at this line
  size_t held = 0;           ///< numbers that decoding it may hold; 0: it is not bounded
};

/// Lines that are decoded together; the jobs belong to the window.
using JobBatch = std::vector<Job*>;

}  // namespace gloss
