// What fits a corpus of a given size, where neither a configuration nor a flag says something else: the one place for
// these rules. The README and the comments of configs/ repeat them in words.
#pragma once

#include <cstdint>
#include <string>

namespace gloss {

/// Up to so many pairs are few.
constexpr int64_t kFewPairs = 20'000;

/// The built-in configuration for a corpus: small for few pairs, else rnn.
std::string config_for(int64_t pairs);

/// Pairs to hold out for validation: one in twenty, at most 300; none of fewer than 1,000, where every pair counts.
int valid_lines_for(int64_t pairs);

/// Pieces of a vocabulary of type unigram or bpe: 2,000 below 5,000 pairs, 4,000 below 100,000, 8,000 below
/// 500,000, else 16,000. Text with many different characters gets at least half as many besides them:
/// `characters` is how many are needed to write nearly all of it.
int vocabulary_size_for(int64_t pairs, int64_t characters);

/// The largest vocabulary of type char or word: one entry a character or word, as far as it goes.
constexpr int kLargestWordVocabulary = 32'000;

/// Tokens of a batch (source + target pieces), for a corpus of so many: some 150 batches a pass, 1,200 to 5,000 tokens.
int batch_size_for(int64_t tokens);

/// Updates between two validations: two passes over the corpus, 100 to 500 updates.
int64_t validation_interval_for(int64_t updates_a_pass);

}  // namespace gloss
