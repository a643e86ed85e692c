// Which characters a text is written in: what the size of a vocabulary depends on.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace gloss {

/// How often each character occurs in at most 50,000 lines, evenly chosen.
using CharacterCounts = std::unordered_map<char32_t, int64_t>;
CharacterCounts count_characters(const std::vector<std::string>& lines);

/// The fewest different characters that make up 99.95 % of the text: the share that a vocabulary covers.
int64_t frequent_characters(const CharacterCounts& counts);

/// Whether the texts have more than `limit` different characters beyond ASCII.
bool has_more_characters(const std::vector<std::string_view>& texts, size_t limit);

}  // namespace gloss
