#include "train/training_data.hpp"

#include "gloss/error.hpp"
#include "text/fingerprint.hpp"
#include "text/lines.hpp"
#include "train/corpus_fit.hpp"
#include "train/guided_links.hpp"
#include "train/held_out.hpp"

namespace gloss {
namespace {

ParallelLines read_lines(const CorpusFiles& files, const TrainObserver& observer) {
  ParallelLines lines = read_parallel(files);
  if (lines.source.empty()) throw Error(files.source + " has no lines; give a file with a sentence a line");
  if (lines.replaced_lines > 0) {
    observer.warning(std::to_string(lines.replaced_lines) + " lines hold bytes that are not UTF-8 (first: " +
                     lines.replaced_where + "); U+FFFD stands in their place");
  }
  if (!lines.too_long.empty()) {
    observer.warning(std::to_string(lines.too_long.size()) + " pairs are left out: a line of theirs is longer than " +
                     std::to_string(kMaxLineBytes >> 20) + " MiB (first: " + lines.too_long_where +
                     "); is the file text, one sentence a line?");
  }
  for (const std::string& hint : lines.encoding_hints) observer.warning(hint);
  return lines;
}

}  // namespace

TrainingData load_training_data(RunStart& start, const TrainObserver& observer) {
  TrainOptions& options = start.config.train;
  ParallelLines lines = read_lines({options.train_source, options.train_target, options.columns}, observer);
  GuidedLinks links;
  if (!options.guided_alignment.empty()) links = read_guided_links(options.guided_alignment, lines);
  TrainingData data;
  if (options.valid_lines > 0) data.held_out = hold_out(start, lines, observer);
  ParallelLines valid_lines = data.held_out;
  if (!options.valid_source.empty())
    valid_lines = read_lines({options.valid_source, options.valid_target, options.columns}, observer);
  data.vocabularies = make_vocabularies(start, lines, observer);
  const auto& [source, target] = data.vocabularies;
  data.corpus = make_corpus(lines, *source, *target, {options.max_length, options.max_length_ratio});
  observer.message("training: " + data.corpus.counts.summary());
  const std::string chosen = fit_batches(data.corpus.counts, options);
  if (!chosen.empty()) observer.message("by the size of the corpus: " + chosen);
  if (!options.guided_alignment.empty()) {
    const GuidedCounts counts = add_guided_links(links, lines, data.vocabularies, data.corpus);
    observer.message("guided alignment: " + counts.summary());
  }
  if (options.has_validation_set()) {
    data.validator.emplace(std::move(valid_lines), data.vocabularies, start.config, observer);
  }
  return data;
}

std::string corpus_fingerprint(const Corpus& corpus) {
  Fingerprint fingerprint;
  const auto add = [&fingerprint](uint64_t value) { fingerprint.add(value); };
  for (const Pair& pair : corpus.pairs) {
    for (const std::vector<int>* side : {&pair.source, &pair.target}) {
      add(side->size());
      for (const int id : *side) add(static_cast<uint64_t>(id));
    }
  }
  // Last: a corpus without links keeps the fingerprint that it had before there were any.
  for (size_t i = 0; i < corpus.pairs.size(); ++i) {
    const std::vector<PieceLink>& links = corpus.pairs[i].links;
    if (links.empty()) continue;
    add(i);
    add(links.size());
    for (const PieceLink& link : links) {
      add(static_cast<uint64_t>(link.source));
      add(static_cast<uint64_t>(link.target));
    }
  }
  return fingerprint.text();
}

}  // namespace gloss
