// What a valid training is, and what of it a resumed run may change.
#include "gloss/train_options.hpp"

#include <set>

#include "gloss/error.hpp"
#include "model/option_checks.hpp"
#include "model/options_table.hpp"
#include "text/columns.hpp"

namespace gloss {
namespace {

// Of what is held at once, and of what one update takes.
constexpr double kLargestBatch = 10'000'000, kMostBatches = 100'000;

const RangeTable& ranges() {
  static const RangeTable table = {
      {"valid-lines", between(0, kMostRounds)},
      {"max-length", between(1, kLongestLine)},
      {"max-length-ratio", {1, at_least(1).high, false, false, true}},
      {"vocab-size", between(0, kLargestVocabulary)},
      {"batch-size", between(0, kLargestBatch)},
      {"accumulate", between(1, kMostBatches)},
      {"label-smoothing", below_one()},
      {"subword-sampling", between(0, 10)},
      {"word-dropout", below_one()},
      {"guided-weight", at_least(0)},
      {"coverage-loss", at_least(0)},
      {"learning-rate", above(0)},
      {"adam-beta1", below_one()},
      {"adam-beta2", below_one()},
      {"adam-epsilon", above(0)},
      {"momentum", below_one()},
      {"weight-decay", at_least(0)},
      {"clip-norm", at_least(0)},
      {"warmup", between(0, kMostUpdates)},
      {"decay-start", between(0, kMostUpdates)},
      {"plateau-factor", {0, 1, true, true}},
      {"plateau-patience", between(0, kMostRounds)},
      {"ema", below_one()},
      {"max-updates", between(0, kMostUpdates)},
      {"max-epochs", between(0, kMostRounds)},
      {"max-minutes", between(0, kMostRounds)},
      {"patience", between(0, kMostRounds)},
      {"validate-every", between(-1, kMostUpdates)},
      {"valid-max-lines", between(0, kMostRounds)},
      {"valid-beam-size", between(1, kWidestBeam)},
      {"save-every", between(0, kMostUpdates)},
      {"keep", between(1, kMostRounds)},
      {"log-every", between(1, kMostUpdates)},
      {"threads", between(0, kMostThreads)},
  };
  return table;
}

/// `name` is "train" or "valid". No side at all is fine here: who needs the files says so.
void check_sides(const std::string& name, const std::string& source, const std::string& target) {
  if (source.empty() && !target.empty()) {
    throw UsageError(name + "-target is '" + target + "' but " + name + "-source is not set; give both sides");
  }
  if (source.empty()) return;
  if (target.empty() && !is_tsv(source)) {
    throw UsageError(name + "-source is '" + source + "' but " + name +
                     "-target is not set; give both sides, or one .tsv file with two columns");
  }
}

void check_guidance(const TrainOptions& o) {
  if (!o.guided_alignment.empty() && o.guided_weight == 0) {
    throw UsageError("guided-weight is 0, so that guided-alignment '" + o.guided_alignment +
                     "' would teach nothing; set a weight above 0, or leave guided-alignment out");
  }
  if (!o.guided_alignment.empty() && o.subword_sampling > 0) {
    throw UsageError("guided-alignment is '" + o.guided_alignment + "' and subword-sampling is " +
                     option_text(o.subword_sampling) +
                     ": links join the pieces of one segmentation; leave one of the two out");
  }
}

void check_subword_sampling(const TrainOptions& o) {
  const bool trains_vocabulary = o.vocab.empty() && o.source_vocab.empty();
  if (o.subword_sampling > 0 && trains_vocabulary && o.vocab_type != "unigram") {
    throw UsageError("subword-sampling is " + option_text(o.subword_sampling) + " but vocab-type is " + o.vocab_type +
                     "; only the pieces of a unigram vocabulary have probabilities to draw by");
  }
}

void check_schedule(const TrainOptions& o) {
  if (o.schedule == "inverse-sqrt" && o.warmup == 0 && o.decay_start == 0) {
    throw UsageError("schedule inverse-sqrt needs the update from which the rate falls: set warmup or decay-start");
  }
  if (o.schedule == "inverse-sqrt" && o.decay_start > 0 && o.decay_start < o.warmup) {
    throw UsageError("decay-start is " + std::to_string(o.decay_start) + " but warmup lasts until update " +
                     std::to_string(o.warmup) + "; the rate cannot fall before it has risen");
  }
  if (o.schedule == "plateau" && (!o.has_validation_set() || o.validate_every == 0)) {
    throw UsageError(
        "schedule plateau needs validations: set valid-source and valid-target, or valid-lines, and validate-every");
  }
}

}  // namespace

void TrainOptions::validate() const {
  check_fields(*this, ranges());
  check_sides("train", train_source, train_target);
  check_sides("valid", valid_source, valid_target);
  if (valid_lines > 0 && !valid_source.empty()) {
    throw UsageError("valid-lines is " + std::to_string(valid_lines) + " but valid-source is '" + valid_source +
                     "': hold pairs out of the training corpus, or give a validation set, not both");
  }
  if (!columns.empty()) parse_columns(columns);
  check_guidance(*this);
  check_subword_sampling(*this);
  check_schedule(*this);
  if (source_vocab.empty() != target_vocab.empty()) {
    throw UsageError("source-vocab and target-vocab go together; set both, or neither to train them");
  }
  if (!vocab.empty() && !source_vocab.empty()) {
    throw UsageError("vocab (for both sides) and source-vocab/target-vocab exclude each other");
  }
  if (resume && overwrite) throw UsageError("resume and overwrite exclude each other: go on with a run, or replace it");
}

bool may_change_on_resume(const std::string& key) {
  static const std::set<std::string> keys = {
      "max-updates", "max-epochs", "max-minutes", "patience",  // when to stop
      "log-every",   "save-every", "keep",                     // logging and saving
      "model",       "resume",     "overwrite",   "threads",   // where and how the run is made
  };
  return keys.contains(key);
}

}  // namespace gloss
