// Everything about a training run that is not the architecture: data, vocabulary, optimization, validation, saving.
// Block `train` of config.yaml.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "gloss/option_field.hpp"

namespace gloss {

struct TrainOptions {
  // Data
  std::string train_source, train_target;  ///< parallel files, or a .tsv with both columns as train_source
  std::string valid_source, valid_target;  ///< empty: no validation, best = last
  int valid_lines = 0;                     ///< pairs held out of the training corpus in their place; 0 = none
  std::string columns;                     ///< source and target column of .tsv files, "1,2"; empty: they have just two
  std::string model;                       ///< the run's folder
  int max_length = 100;                    ///< pieces a side; longer pairs are dropped and counted
  double max_length_ratio = 0;             ///< longer side / shorter side in pieces; 0 = off
  // Vocabulary
  std::string vocab;                       ///< an existing .spm to use (with shared_vocab); empty: train one
  std::string source_vocab, target_vocab;  ///< the same for separate vocabularies
  int vocab_size = 0;                      ///< of a vocabulary that is trained; 0: by the corpus
  std::string vocab_type = "unigram";      ///< unigram, bpe, char, word
  std::string normalization = "nmt_nfkc";  ///< nmt_nfkc, nfkc, nmt_nfkc_cf, nfkc_cf, identity
  std::vector<std::string> user_symbols;   ///< pieces that are never split
  bool byte_fallback = false;              ///< unknown characters become byte pieces instead of <unk>
  // Batches
  std::string batch_type = "tokens";  ///< tokens: source + target pieces, padding counted; sentences
  int batch_size = 0;                 ///< 0: by the corpus
  int accumulate = 1;                 ///< batches per update
  // Objective and optimizer
  double label_smoothing = 0.1;
  double subword_sampling = 0;   ///< exponent on the probability of a segmentation that is drawn; 0 = the best one
  double word_dropout = 0;       ///< share of the pieces on both sides whose embedding the model does not see
  std::string guided_alignment;  ///< word links of the training pairs (Pharaoh form, one line a pair) that attention is
                                 ///< taught; empty: none
  double guided_weight = 1;      ///< of the guided alignment loss, against 1 for the words
  double coverage_loss = 0;      ///< weight of the coverage loss (See et al. 2017); 0 = off
  std::string optimizer = "adam";  ///< adam, adamw, sgd
  double learning_rate = 0.001;
  double adam_beta1 = 0.9, adam_beta2 = 0.98, adam_epsilon = 1e-8;
  double momentum = 0;                    ///< sgd
  double weight_decay = 0;                ///< added to the gradient (adam, sgd) or decoupled (adamw)
  double clip_norm = 1;                   ///< largest norm of the whole gradient; 0 = off
  std::string schedule = "inverse-sqrt";  ///< constant, inverse-sqrt, plateau
  int64_t warmup = 400;                   ///< updates over which the rate rises linearly from 0
  int64_t decay_start = 0;                ///< inverse-sqrt: update from which the rate falls; 0 = warmup
  double plateau_factor = 0.5;            ///< plateau: the rate is multiplied by this
  int plateau_patience = 2;               ///< plateau: validations without improvement before it is
  double ema = 0;                         ///< decay of the moving average of the weights; 0 = off
  // When to stop
  int64_t max_updates = 0;  ///< 0 = no limit; all three count across resumes
  int max_epochs = 0;
  double max_minutes = 0;
  int patience = 10;                           ///< validations without improvement before stopping; 0 = never
  std::string early_stopping_metric = "bleu";  ///< loss, perplexity, bleu, chrf; also chooses `best`
  // Validation, logging, saving
  int64_t validate_every = -1;  ///< 0 = only at the end, -1: by the corpus
  int valid_max_lines = 0;      ///< first lines of the validation set that are used; 0 = all
  int valid_beam_size = 1;
  int64_t save_every = 500;
  int keep = 2;  ///< newest checkpoints kept, besides the best
  int64_t log_every = 50;
  // The run
  uint64_t seed = 1;
  int threads = 0;  ///< 0 = all cores
  bool resume = false;
  bool overwrite = false;
  std::string init_from;  ///< a run whose weights and vocabulary are the starting point

  /// Whether there are pairs to validate with.
  bool has_validation_set() const { return !valid_source.empty() || valid_lines > 0; }

  /// Throws UsageError that names the key, the value seen and the valid choices.
  void validate() const;
};

/// Which options may differ when a run is resumed: when to stop, logging and saving (and resume, threads themselves).
bool may_change_on_resume(const std::string& key);

template <class Options, class F>
void visit_train_options(Options& o, F&& f) {
  f(Field{"train-source", "Source side of the training corpus (also .gz, .zst, .xz; or a .tsv with both columns)",
          "file"},
    o.train_source);
  f(Field{"train-target", "Target side of the training corpus", "file"}, o.train_target);
  f(Field{"valid-source", "Source side of the validation set", "file"}, o.valid_source);
  f(Field{"valid-target", "Target side of the validation set", "file"}, o.valid_target);
  f(Field{"valid-lines",
          "Hold so many pairs out of the training corpus and validate with them, in the place of valid-source",
          "pairs"},
    o.valid_lines);
  f(Field{"columns", "Columns of .tsv files that hold source and target, such as 1,2; empty: a file has just two"},
    o.columns);
  f(Field{"model", "Folder of the run", "folder"}, o.model);
  f(Field{"max-length", "Longest side of a training pair; longer pairs are dropped and counted", "pieces"},
    o.max_length);
  f(Field{"max-length-ratio", "Largest ratio of the two sides' lengths; 0 is off", "ratio"}, o.max_length_ratio);
  f(Field{"vocab", "SentencePiece model to use for both sides instead of training one", "file"}, o.vocab);
  f(Field{"source-vocab", "SentencePiece model of the source side (no shared vocabulary)", "file"}, o.source_vocab);
  f(Field{"target-vocab", "SentencePiece model of the target side (no shared vocabulary)", "file"}, o.target_vocab);
  f(Field{"vocab-size", "Size of a vocabulary that is trained; 0 goes by the number of pairs", "pieces"}, o.vocab_size);
  f(Field{"vocab-type", "Kind of a vocabulary that is trained", "", {"unigram", "bpe", "char", "word"}}, o.vocab_type);
  f(Field{"normalization",
          "Unicode normalization inside the vocabulary",
          "",
          {"nmt_nfkc", "nfkc", "nmt_nfkc_cf", "nfkc_cf", "identity"}},
    o.normalization);
  f(Field{"user-symbols", "Pieces that are never split", "list"}, o.user_symbols);
  f(Field{"byte-fallback", "Spell unknown characters as bytes instead of <unk>"}, o.byte_fallback);
  f(Field{"batch-type",
          "What batch-size counts: source + target pieces with padding, or sentences",
          "",
          {"tokens", "sentences"}},
    o.batch_type);
  f(Field{"batch-size", "Size of a batch; 0 goes by the size of the corpus", "tokens or sentences"}, o.batch_size);
  f(Field{"accumulate", "Batches whose gradients make one update", "batches"}, o.accumulate);
  f(Field{"label-smoothing", "Probability mass spread over the whole vocabulary", "probability"}, o.label_smoothing);
  f(Field{"subword-sampling",
          "Cut words into pieces in another way each time, drawn by their probability to this power (0.1 to 1; less is "
          "more even); 0 is always the best way"},
    o.subword_sampling);
  f(Field{"word-dropout", "Share of the pieces, source and target, that training hides from the model", "probability"},
    o.word_dropout);
  f(Field{"guided-alignment", "Word links that attention is taught: a line a training pair, i-j source-target from 0",
          "file"},
    o.guided_alignment);
  f(Field{"guided-weight", "Weight of the guided alignment loss, against 1 for the words"}, o.guided_weight);
  f(Field{"coverage-loss", "Weight of the loss on reading the same place again; 0 is off"}, o.coverage_loss);
  f(Field{"optimizer", "Optimizer", "", {"adam", "adamw", "sgd"}}, o.optimizer);
  f(Field{"learning-rate", "Peak learning rate"}, o.learning_rate);
  f(Field{"adam-beta1", "Decay of Adam's first moment"}, o.adam_beta1);
  f(Field{"adam-beta2", "Decay of Adam's second moment"}, o.adam_beta2);
  f(Field{"adam-epsilon", "Adam's epsilon"}, o.adam_epsilon);
  f(Field{"momentum", "Momentum of sgd"}, o.momentum);
  f(Field{"weight-decay", "Weight decay (decoupled with adamw)"}, o.weight_decay);
  f(Field{"clip-norm", "Largest norm of the gradient; 0 is off"}, o.clip_norm);
  f(Field{"schedule", "Learning-rate schedule", "", {"constant", "inverse-sqrt", "plateau"}}, o.schedule);
  f(Field{"warmup", "Linear warm-up of the learning rate", "updates"}, o.warmup);
  f(Field{"decay-start", "inverse-sqrt: update from which the rate falls; 0 is the end of the warm-up", "updates"},
    o.decay_start);
  f(Field{"plateau-factor", "plateau: factor on the rate"}, o.plateau_factor);
  f(Field{"plateau-patience", "plateau: validations without improvement before the rate falls", "validations"},
    o.plateau_patience);
  f(Field{"ema", "Decay of the moving average of the weights; 0 is off"}, o.ema);
  f(Field{"max-updates", "Stop after so many updates, counted across resumes; 0 is no limit", "updates"},
    o.max_updates);
  f(Field{"max-epochs", "Stop after so many passes over the corpus; 0 is no limit", "epochs"}, o.max_epochs);
  f(Field{"max-minutes", "Stop after so much time, counted across resumes; 0 is no limit", "minutes"}, o.max_minutes);
  f(Field{"patience", "Stop after so many validations without improvement; 0 is never", "validations"}, o.patience);
  f(Field{"early-stopping-metric",
          "What improvement and the best checkpoint are measured by",
          "",
          {"loss", "perplexity", "bleu", "chrf"}},
    o.early_stopping_metric);
  f(Field{"validate-every",
          "Validate every so many updates; 0 is only at the end, -1 two passes over the corpus but at least 100 "
          "updates and at most 500",
          "updates"},
    o.validate_every);
  f(Field{"valid-max-lines", "Use only the first lines of the validation set; 0 is all", "lines"}, o.valid_max_lines);
  f(Field{"valid-beam-size", "Beam of the validation translations; 1 is greedy", "hypotheses"}, o.valid_beam_size);
  f(Field{"save-every", "Write a checkpoint every so many updates; 0 is only at the end", "updates"}, o.save_every);
  f(Field{"keep", "Newest checkpoints to keep, besides the best", "checkpoints"}, o.keep);
  f(Field{"log-every", "Report progress every so many updates", "updates"}, o.log_every);
  f(Field{"seed", "Seed of everything random"}, o.seed);
  f(Field{"threads", "Threads of the computation; 0 is all cores", "threads"}, o.threads);
  f(Field{"resume", "Go on from the run's latest checkpoint"}, o.resume);
  f(Field{"overwrite", "Replace what stands in the run's folder"}, o.overwrite);
  f(Field{"init-from",
          "Run whose weights are the starting point; options of the model and vocabulary are taken from it", "folder"},
    o.init_from);
}

template <class F>
void visit(TrainOptions& options, F&& f) {
  visit_train_options(options, f);
}
template <class F>
void visit(const TrainOptions& options, F&& f) {
  visit_train_options(options, f);
}

}  // namespace gloss
