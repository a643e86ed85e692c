#include "text/character_counts.hpp"

#include <algorithm>
#include <functional>
#include <unordered_set>

#include "text/utf8.hpp"

namespace gloss {
CharacterCounts count_characters(const std::vector<std::string>& lines) {
  constexpr size_t kLines = 50'000;
  const size_t stride = lines.size() / kLines + 1;
  CharacterCounts counts;
  for (size_t line = 0; line < lines.size(); line += stride) {
    for (size_t at = 0; at < lines[line].size();) ++counts[next_code_point(lines[line], at)];
  }
  return counts;
}

int64_t frequent_characters(const CharacterCounts& counts) {
  constexpr double kCovered = 0.9995;
  std::vector<int64_t> ordered;
  int64_t all = 0;
  for (const auto& [_, count] : counts) {
    ordered.push_back(count);
    all += count;
  }
  std::ranges::sort(ordered, std::greater<>());
  int64_t covered = 0, needed = 0;
  while (static_cast<double>(covered) < kCovered * static_cast<double>(all)) {
    covered += ordered[static_cast<size_t>(needed++)];
  }
  return needed;
}

bool has_more_characters(const std::vector<std::string_view>& texts, size_t limit) {
  std::unordered_set<char32_t> characters;
  for (const std::string_view text : texts) {
    for (size_t at = 0; at < text.size();) {
      const char32_t character = next_code_point(text, at);
      if (character > 0x7F) characters.insert(character);
    }
    if (characters.size() > limit) return true;
  }
  return false;
}

}  // namespace gloss
