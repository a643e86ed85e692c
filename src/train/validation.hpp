// Validation: loss and perplexity of the given targets, BLEU and chrF of the model's own translations.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "gloss/trainer.hpp"
#include "model/run_folder.hpp"
#include "nn/seq2seq.hpp"
#include "text/batches.hpp"
#include "text/corpus.hpp"
#include "train/vocabularies.hpp"

namespace gloss {

class Validator {
 public:
  /// Uses the first valid_max_lines of the lines (0: all). Tells the observer what is left out of the loss: pairs with
  /// an empty side or a side longer than max-source-length. The translations are of every line.
  Validator(ParallelLines lines, Vocabularies vocabularies, const RunConfig& config, const TrainObserver& observer);

  /// Loss per target piece without label smoothing, perplexity, BLEU, chrF, two samples. `update` and `best` of the
  /// report are the caller's. Throws Stopped when the observer's stop_requested says true: asked before every batch of
  /// the loss and every step of the translations, by the threads that translate.
  ValidationReport run(Seq2Seq model);

 private:
  double loss(Seq2Seq model) const;
  std::vector<std::string> translate(Seq2Seq model) const;
  std::vector<std::string> samples(const std::vector<std::string>& outputs) const;

  ParallelLines lines_;
  Vocabularies vocabularies_;
  TranslateOptions translate_;
  std::function<bool()> stop_requested_;
  std::vector<Batch> batches_;
};

}  // namespace gloss
