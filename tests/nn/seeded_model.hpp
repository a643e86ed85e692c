// Tiny whole models with parameters that follow from a seed.
#pragma once

#include "nn/seq2seq.hpp"
#include "numeric.hpp"

namespace gloss::testing {

constexpr int kVocabulary = 11, kEnd = 2;

inline Seq2Seq seeded_model(const ModelOptions& options, uint64_t seed) {
  torch::manual_seed(seed);
  return Seq2Seq(options, VocabularySizes{kVocabulary, kVocabulary, kEnd});
}

inline Seq2Seq seeded_double_model(const ModelOptions& options, uint64_t seed) {
  Seq2Seq model = seeded_model(options, seed);
  model->to(at::kDouble);
  return model;
}

}  // namespace gloss::testing
