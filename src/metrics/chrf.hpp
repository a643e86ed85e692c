// chrF (Popovic 2015) as sacreBLEU computes it: character n-grams up to 6, beta 2, no word n-grams, whitespace removed.
#pragma once

#include <string>
#include <vector>

namespace gloss {

/// 0..100.
double corpus_chrf(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references);

}  // namespace gloss
