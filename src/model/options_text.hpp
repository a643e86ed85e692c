// Options by name: parsing one value into a member, the nearest valid name for a misspelt one, validation of choices.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gloss {

/// A value or a name that somebody wrote, in quotes; of a very long one the beginning.
std::string quoted_value(const std::string& text);

/// The word itself where it is a candidate; else the candidate with the smallest Damerau-Levenshtein distance, or empty
/// when none is near (distance > a third of the length, at least 2).
std::string nearest_name(std::string_view word, const std::vector<std::string>& candidates);

/// "'additve' is not a valid attention-score; did you mean 'additive'? Valid: none, additive, dot" as UsageError unless
/// value is among choices.
void require_choice(const std::string& key, const std::string& value, const std::vector<std::string>& choices);

}  // namespace gloss
