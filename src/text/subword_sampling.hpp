// Subword regularization (Kudo 2018, https://arxiv.org/abs/1804.10959): whenever a sentence is trained on, its words
// are cut into pieces in another way, drawn at random. A model of few pairs learns its sentences by heart later.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "text/random.hpp"
#include "text/vocabulary.hpp"

namespace gloss {

/// Draws segmentations from a vocabulary of type unigram, with probability proportional to (product of its pieces'
/// probabilities)^alpha, among all there are.
class SubwordSampler {
 public:
  /// alpha: above 0; with 1 as the unigram model has it, with less more evenly. Throws UsageError for a vocabulary of
  /// another type: its scores are no probabilities.
  SubwordSampler(const Vocabulary& vocabulary, double alpha);

  /// The text of `ids`, segmented anew. Marks, bytes, unknown and user-defined pieces stay where they are.
  std::vector<int> draw(std::span<const int> ids, SplitMix64& random) const;

 private:
  struct Hash {
    using is_transparent = void;
    size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };

  void add_drawn(std::string_view text, SplitMix64& random, std::vector<int>& to) const;
  std::vector<double> log_sums(std::string_view text) const;
  const int* id_of(std::string_view piece) const;

  std::vector<std::string> pieces_;  ///< by id; empty: never cut anew
  std::vector<double> weights_;      ///< by id: alpha times the log-probability
  std::unordered_map<std::string, int, Hash, std::equal_to<>> ids_;
  size_t longest_ = 0;  ///< bytes of a piece
};

}  // namespace gloss
