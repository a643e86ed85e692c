#include "train/vocabularies.hpp"

#include <filesystem>
#include <optional>

#include "gloss/error.hpp"
#include "text/files.hpp"
#include "train/corpus_fit.hpp"

namespace gloss {
namespace fs = std::filesystem;
namespace {

using Loaded = std::shared_ptr<const Vocabulary>;

/// One vocabulary to be found or made.
struct Wanted {
  std::string key, given;  ///< the option and its value
  std::string name;        ///< "vocab.spm": the file in a run's folder
  std::string side;        ///< for messages
};

Loaded load(const fs::path& path, const Wanted& wanted, const TrainObserver& observer) {
  auto vocabulary = std::make_shared<const Vocabulary>(Vocabulary::load(path));
  observer.message("vocabulary" + wanted.side + ": " + std::to_string(vocabulary->size()) + " pieces from '" +
                   path.string() + "'");
  return vocabulary;
}

/// A resumed run may name its vocabulary again, as it was given at first or as config.yaml has it.
void require_same(const Wanted& wanted, const fs::path& own) {
  if (wanted.given.empty() || wanted.given == wanted.name) return;
  if (read_file(wanted.given) == read_file(own)) return;
  throw UsageError("a resumed run keeps its vocabulary, but " + wanted.key + " '" + wanted.given + "' differs from '" +
                   own.string() + "'; leave the option out, or start another run");
}

Loaded load_existing(const RunStart& start, const Wanted& wanted, const TrainObserver& observer) {
  const TrainOptions& options = start.config.train;
  const fs::path own = fs::path(options.model) / wanted.name;
  if (options.resume && fs::exists(own)) {
    require_same(wanted, own);
    return load(own, wanted, observer);
  }
  if (start.step) {
    throw Error("the run's vocabulary '" + own.string() + "' is missing: its checkpoints mean nothing without it; " +
                "put the file back, or start another run");
  }
  if (!wanted.given.empty()) return load(wanted.given, wanted, observer);
  if (!options.overwrite && fs::exists(own)) return load(own, wanted, observer);
  if (options.init_from.empty()) return nullptr;
  const fs::path other = find_run(options.init_from).root() / wanted.name;
  if (fs::exists(other)) return load(other, wanted, observer);
  return nullptr;
}

/// A vocabulary of `size` pieces, or of the nearest size that the text bears where it was left to it.
Loaded train_one(const std::vector<std::string>& lines, const Wanted& wanted, int size, const TrainOptions& options,
                 const TrainObserver& observer) {
  const bool fits = fits_vocabulary(options);
  const VocabularySpec spec{.size = size,
                            .type = options.vocab_type,
                            .normalization = options.normalization,
                            .user_symbols = options.user_symbols,
                            .byte_fallback = options.byte_fallback,
                            .seed = options.seed,
                            .nearest_size = fits};
  const VocabularyObserver watch{.warning = observer.warning, .stop_requested = observer.stop_requested};
  auto vocabulary =
      std::make_shared<const Vocabulary>(Vocabulary::from_bytes(train_vocabulary(lines, spec, watch), wanted.name));
  std::string why;
  if (fits) why = ", a size chosen by the number of pairs";
  if (fits && vocabulary->size() < size) why = ", the largest for this text";
  if (fits && vocabulary->size() > size) why = ", the smallest for this text";
  observer.message("vocabulary" + wanted.side + ": " + std::to_string(vocabulary->size()) + " pieces (" +
                   options.vocab_type + ", " + options.normalization + why + ") trained on " +
                   std::to_string(lines.size()) + " lines");
  return vocabulary;
}

bool spells_bytes(const Vocabulary& vocabulary) {
  for (int id = 0; id < vocabulary.size(); ++id) {
    if (vocabulary.piece(id) == "<0xFF>") return true;
  }
  return false;
}

void warn_of_unknown_characters(const RunStart& start, const Vocabulary& shared, const TrainObserver& observer) {
  if (!start.config.model.decoder_copy || start.step || spells_bytes(shared)) return;
  observer.warning(
      "decoder-copy with a vocabulary that has no bytes: characters that it lacks cannot be copied; byte-fallback, "
      "when the vocabulary is trained, spells them as bytes");
}

/// Adds the lines that are trained on.
void add_lines(const std::vector<std::string>& lines, const std::vector<bool>& held_out,
               std::vector<std::string>& text) {
  for (size_t i = 0; i < lines.size(); ++i) {
    if (held_out.empty() || !held_out[i]) text.push_back(lines[i]);
  }
}

}  // namespace

Vocabularies make_vocabularies(RunStart& start, const ParallelLines& lines, const TrainObserver& observer) {
  TrainOptions& options = start.config.train;
  bool trained = false;
  using Sides = std::vector<const std::vector<std::string>*>;
  const auto find_or_train = [&](const Wanted& wanted, const Sides& sides) {
    if (Loaded existing = load_existing(start, wanted, observer)) return existing;
    std::vector<std::string> text;
    for (const auto* side : sides) add_lines(*side, lines.held_out, text);
    trained = true;
    return train_one(text, wanted, vocabulary_size(options, lines, start.config.model.shared_vocab), options, observer);
  };
  const RunFolder run(options.model);
  if (!start.config.model.shared_vocab) {
    const Wanted source{"source-vocab", options.source_vocab, run.source_vocab().filename().string(), " (source)"};
    const Wanted target{"target-vocab", options.target_vocab, run.target_vocab().filename().string(), " (target)"};
    const Vocabularies both{find_or_train(source, {&lines.source}), find_or_train(target, {&lines.target})};
    const bool same_size = both.source->size() == both.target->size();
    if (trained && fits_vocabulary(options) && same_size) options.vocab_size = both.source->size();
    return both;
  }
  const Loaded shared = find_or_train({"vocab", options.vocab, run.shared_vocab().filename().string(), ""},
                                      {&lines.source, &lines.target});
  if (trained && fits_vocabulary(options)) options.vocab_size = shared->size();
  warn_of_unknown_characters(start, *shared, observer);
  return {shared, shared};
}

void save_vocabularies(const RunFolder& run, const Vocabularies& vocabularies) {
  if (vocabularies.source == vocabularies.target) {
    write_file_atomically(run.shared_vocab(), vocabularies.source->bytes());
    return;
  }
  write_file_atomically(run.source_vocab(), vocabularies.source->bytes());
  write_file_atomically(run.target_vocab(), vocabularies.target->bytes());
}

}  // namespace gloss
