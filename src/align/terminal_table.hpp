// An attention table for the terminal: shaded blocks, source words across, target words down.
#pragma once

#include <string>

#include "align/units.hpp"

namespace gloss {

/// Columns are as wide as their labels; when the table would be wider than `width` columns (at least 32), source labels
/// are written downwards, and columns that do not fit even so go into a further block below. Wide (CJK) characters
/// count two columns, combining ones none; control characters are shown as U+FFFD. Long target labels are cut at a
/// third of the width.
std::string terminal_table(const LabelledMatrix& matrix, int width);

}  // namespace gloss
