// What decoding holds in memory beside the scores over the vocabulary: what the sizes of batches follow from.
#pragma once

#include <cstddef>

namespace gloss {

/// Numbers (floats) that a model holds at once while it decodes; upper estimates. A row is a hypothesis or a sample.
struct DecodingMemory {
  size_t source_piece = 0;      ///< per piece of a line's source, whatever the number of its rows
  size_t row = 0;               ///< per row
  size_t row_source_piece = 0;  ///< per row and piece of its source
  size_t row_target_piece = 0;  ///< per row and piece it has written
  size_t given_piece = 0;       ///< per piece of a given target (forced decoding)
  size_t given_cell = 0;        ///< per piece of a given target and piece of its source

  size_t of_row(size_t source, size_t target) const {
    return row + row_source_piece * source + row_target_piece * target;
  }
  size_t of_given(size_t source, size_t target) const { return given_piece * target + given_cell * source * target; }
};

}  // namespace gloss
