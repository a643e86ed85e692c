// Numbers as every output format writes them: significant digits, '.' as decimal point whatever the locale.
#pragma once

#include <string>

namespace gloss {

constexpr int kWeightDigits = 6;  ///< attention weights (design section 6)
constexpr int kScoreDigits = 8;   ///< log-probabilities and scores

/// As C's "%.{digits}g" writes it in the C locale.
std::string format_number(double value, int digits);

/// The double nearest to what format_number() writes, for writers that print the shortest form of a double.
double rounded_number(double value, int digits);

}  // namespace gloss
