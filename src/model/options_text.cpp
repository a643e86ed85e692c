// Nearest names and choices.
#include "model/options_text.hpp"

#include <algorithm>

#include "gloss/error.hpp"
#include "text/printable.hpp"

namespace gloss {
namespace {

/// Optimal string alignment: insertions, deletions, substitutions and swaps of neighbors cost 1 each.
size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<size_t> before(b.size() + 1), previous(b.size() + 1), current(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) previous[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    current[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      const size_t substitution = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      current[j] = std::min({previous[j] + 1, current[j - 1] + 1, substitution});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) current[j] = std::min(current[j], before[j - 2] + 1);
    }
    std::swap(before, previous);
    std::swap(previous, current);
  }
  return previous[b.size()];
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const auto& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

std::string_view without_dashes(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of('-'), text.size()));
}

/// The shortest candidate that begins or ends with the whole word: "heads" -> "attention-heads".
std::string longer_name(std::string_view word, const std::vector<std::string>& candidates) {
  constexpr size_t kShortest = 3;  // letters that say something
  const std::string core(without_dashes(word));
  std::string found;
  if (core.size() < kShortest) return found;
  for (const std::string& candidate : candidates) {
    const std::string_view name = without_dashes(candidate);
    const bool holds = name.starts_with(core + "-") || name.ends_with("-" + core);
    if (holds && (found.empty() || candidate.size() < found.size())) found = candidate;
  }
  return found;
}

}  // namespace

std::string quoted_value(const std::string& text) {
  constexpr size_t kShown = 60;  // of a value or a name; a damaged file may have one of its own length
  return "'" + printable(text, kShown) + "'";
}

std::string nearest_name(std::string_view word, const std::vector<std::string>& candidates) {
  if (std::ranges::find(candidates, word) != candidates.end()) return std::string(word);
  constexpr size_t kLongestWord = 100;  // what is longer is no name that was misspelt
  if (word.size() > kLongestWord) return "";
  if (std::string longer = longer_name(word, candidates); !longer.empty()) return longer;
  std::string nearest;
  size_t smallest = std::max<size_t>(2, word.size() / 3) + 1;
  for (const auto& candidate : candidates) {
    const size_t distance = edit_distance(word, candidate);
    // Replacing every letter is no resemblance, however short the word.
    if (distance < smallest && distance < std::max(word.size(), candidate.size())) {
      smallest = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

void require_choice(const std::string& key, const std::string& value, const std::vector<std::string>& choices) {
  if (std::find(choices.begin(), choices.end(), value) != choices.end()) return;
  const std::string hint = nearest_name(value, choices);
  throw UsageError(quoted_value(value) + " is not a valid " + key + "; " +
                   (hint.empty() ? "valid: " : "did you mean '" + hint + "'? Valid: ") + joined(choices));
}

}  // namespace gloss
