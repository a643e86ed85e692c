// How long an output may get. Depends on the line's own source alone, so that a line's translation does not depend on
// what it is batched with.
#pragma once

#include "gloss/translate_options.hpp"
#include "search/search.hpp"

namespace gloss {

/// Longest output in pieces, `</s>` counted: the smaller of max_length (when given) and max_length_ratio x source
/// pieces (with `</s>`) + 10; at least 1. A given prefix is always written whole, so the limit is never below its
/// length.
int length_limit(const TranslateOptions& options, const SearchInput& input);

}  // namespace gloss
