// Corpus BLEU as sacreBLEU computes it (Papineni 2002; Post 2018): tokenization 13a, exponential smoothing, cased.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gloss {

/// mteval-v13a tokenization as in sacreBLEU.
std::vector<std::string> tokenize_13a(std::string_view line);

struct BleuScore {
  double bleu = 0;  ///< 0..100
  std::array<double, 4> precisions{};
  double brevity_penalty = 0;
  int64_t hypothesis_length = 0, reference_length = 0;
  std::string describe() const;  ///< "BLEU = 37.12 68.1/45.0/... (BP = 1.000 ratio = ... hyp_len = ... ref_len = ...)"
};

/// One reference per hypothesis; equal counts are the caller's duty (throws Error otherwise).
BleuScore corpus_bleu(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references,
                      bool lowercase = false);

}  // namespace gloss
