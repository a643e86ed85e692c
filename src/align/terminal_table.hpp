// An attention table for the terminal: shaded blocks, source words across, target words down.
#pragma once

#include <string>

#include "align/units.hpp"

namespace gloss {

/// Columns are as wide as needed; source labels are written vertically or numbered when the table would be wider than
/// `width` columns. Wide (CJK) characters count two columns, combining ones none.
std::string terminal_table(const LabelledMatrix& matrix, int width);

}  // namespace gloss
