#include "train/corpus_fit.hpp"

#include <algorithm>

#include "model/corpus_rules.hpp"
#include "text/character_counts.hpp"

namespace gloss {

int vocabulary_size(const TrainOptions& options, const ParallelLines& lines, bool shared) {
  if (options.vocab_size > 0) return options.vocab_size;
  if (options.vocab_type == "char" || options.vocab_type == "word") return kLargestWordVocabulary;
  const CharacterCounts source = count_characters(lines.source), target = count_characters(lines.target);
  int64_t characters = std::max(frequent_characters(source), frequent_characters(target));
  if (shared) {
    CharacterCounts both = source;
    for (const auto& [character, count] : target) both[character] += count;
    characters = frequent_characters(both);
  }
  return vocabulary_size_for(std::ssize(lines.source), characters);
}

std::string fit_batches(const CorpusCounts& counts, TrainOptions& options) {
  std::string chosen;
  const int64_t tokens = counts.source_pieces + counts.target_pieces;
  const bool in_tokens = options.batch_type == "tokens";
  if (options.batch_size == 0) {
    const int batch = batch_size_for(tokens);
    options.batch_size = in_tokens ? batch : static_cast<int>(std::max<int64_t>(batch * counts.kept / tokens, 1));
    chosen = "batches of " + std::to_string(options.batch_size) + " " + options.batch_type;
  }
  if (options.validate_every == -1) {
    const int64_t size = in_tokens ? tokens : counts.kept;
    options.validate_every = validation_interval_for(size / options.batch_size / options.accumulate);
    if (options.has_validation_set()) {
      chosen +=
          (chosen.empty() ? "" : ", ") + ("a validation every " + std::to_string(options.validate_every)) + " updates";
    }
  }
  return chosen;
}

void take_recorded(const TrainOptions& recorded, TrainOptions& options) {
  if (options.vocab_size == 0) options.vocab_size = recorded.vocab_size;
  if (options.batch_size == 0) options.batch_size = recorded.batch_size;
  if (options.validate_every == -1) options.validate_every = recorded.validate_every;
}

}  // namespace gloss
