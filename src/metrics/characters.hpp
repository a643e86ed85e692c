// Characters as Python's str sees them, because the reference scorer (sacreBLEU) is written in it: its white space and
// its lower case.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gloss {

/// What str.split() and str.strip() take as white space: more than the blanks that part words in gloss (design
/// section 6), among them U+0085, U+00A0, U+2028 and U+3000.
bool is_python_space(char32_t code);

/// str.split() without arguments.
std::vector<std::string> split_python_space(std::string_view text);

/// str.rstrip() without arguments.
std::string_view trim_right_python_space(std::string_view text);

/// str.lower(): the simple mappings of Unicode 14, U+0130 as two characters, a sigma at the end of a word as final
/// sigma. Limit: whether a sigma is final is decided by the letters that have two cases, combining marks
/// U+0300..U+036F, apostrophes, U+00AD, full stop and middle dot; rarer marks around it are not known here.
std::string python_lower(std::string_view text);

}  // namespace gloss
