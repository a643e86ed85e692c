#include "train/trainer.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "gloss/error.hpp"
#include "gloss/version.hpp"
#include "model/metrics_file.hpp"
#include "model/options_table.hpp"
#include "text/counted.hpp"
#include "text/stopped.hpp"
#include "train/best_weights.hpp"
#include "train/divergence.hpp"
#include "train/init_from.hpp"
#include "train/progress_table.hpp"
#include "train/training_batches.hpp"

namespace gloss {
namespace {

constexpr const char* kInterrupted = "interrupted";

/// Of a table that ends before the update `written`, of which it had a row.
void warn_of_lost_rows(const std::filesystem::path& table, int64_t last, int64_t written,
                       const TrainObserver& observer) {
  if (last >= written) return;
  const std::string left = last == 0 ? "no row is there" : std::string("the last is of ").append(std::to_string(last));
  observer.warning(table.string() + " has lost rows: this run wrote one for update " + std::to_string(written) +
                   ", but " + left + "; training goes on, but does not write them again");
}

}  // namespace

Trainer::Trainer(const RunStart& start, TrainingData& data, const TrainObserver& observer)
    : options_(start.config.train),
      run_(options_.model),
      identity_(identity_of(start.config.model, *data.vocabularies.source, *data.vocabularies.target)),
      data_(data),
      observer_(observer),
      learner_(start.config,
               {data.vocabularies.source->size(), data.vocabularies.target->size(), data.vocabularies.target->eos_id()},
               initial_weights(start, identity_, observer)),
      schedule_(options_) {
  state_.seed = options_.seed;
  state_.threads = at::get_num_threads();
  state_.corpus = corpus_fingerprint(data.corpus);
  observer_.message("model: " + std::to_string(learner_.parameter_count()) + " parameters; " +
                    counted(state_.threads, "thread"));
  if (start.step) resume(*start.step);
  stream_.emplace(data.corpus, training_batches(options_, data.vocabularies), state_.batches);
  batches_per_epoch_ = stream_->batches_in_epoch(0);
  clock_ = RunClock(state_.seconds);
  fraction_at_start_ = fraction_done(options_, position());
}

void Trainer::resume(int64_t step) {
  const std::filesystem::path weights = run_.checkpoint(step) / "model.safetensors";
  if (!require_identity(SafetensorsFile(weights), run_, identity_)) observer_.warning(no_identity_text(weights));
  TrainState saved = load_checkpoint(run_, step, learner_.tensors());
  if (saved.corpus != state_.corpus) {
    throw Error(
        "the training corpus is not the one that the run in '" + run_.root().string() +
        "' was trained on: its text, vocabulary, order or word links have changed; restore it, or start another run" +
        " (--init-from takes this one's weights)");
  }
  if (saved.threads != state_.threads) {
    observer_.warning("the run was trained with threads " + std::to_string(saved.threads) + ", now with " +
                      std::to_string(state_.threads) + ": its weights will not be those of a run that never stopped");
  }
  saved.threads = state_.threads;
  state_ = std::move(saved);
  learner_.set_generator_state(state_.generator);
  schedule_.restore(state_.schedule);
  meter_.restore(state_.progress);
  observer_.message("resumed at update " + std::to_string(state_.update) + ", epoch " +
                    std::to_string(state_.epochs + 1));
}

TrainResult Trainer::run() {
  const int64_t validated = cut_metrics(run_.metrics(), state_.validated);
  if (data_.validator) warn_of_lost_rows(run_.metrics(), validated, state_.validated, observer_);
  warn_of_lost_rows(run_.progress(), cut_progress(run_, state_.update), state_.reported, observer_);
  std::string reason = why_stop();
  meter_.pause([&] { reason = reason.empty() ? go_on() : finish_again(reason); });
  while (reason.empty()) {
    train_update();
    if (state_.update % options_.log_every == 0) report_progress();
    reason = observer_.stop_requested() ? kInterrupted : why_stop();
    meter_.pause([&] { reason = end_update(reason); });
  }
  TrainResult result{state_.update, std::numeric_limits<double>::quiet_NaN(), reason};
  if (data_.validator) result.best_score = state_.best.best;
  return result;
}

/// Before the first update of a session: takes back a validation off the grid, makes up for one on the grid that an
/// interruption left out. Says why the run ends all the same.
std::string Trainer::go_on() {
  const int64_t past_grid = options_.validate_every > 0 ? state_.update % options_.validate_every : state_.update;
  if (state_.validated > state_.update - past_grid) {
    state_.validated = state_.update - past_grid;
    state_.best = state_.best_on_grid;
    save();  // first: a kill from here on leaves a checkpoint that knows nothing of what is taken back
    cut_metrics(run_.metrics(), state_.validated);
  }
  restore_best(run_, state_.best_on_grid.best_update);
  if (!data_.validator || past_grid > 0 || state_.validated == state_.update) return "";
  return end_update("");
}

/// A run that is resumed at its end: trains nothing, but validates where a kill or an interruption came before that.
std::string Trainer::finish_again(const std::string& reason) {
  observer_.message("nothing is left to train: " + reason + " was reached before");
  const bool complete = !data_.validator || state_.validated == state_.update;
  return complete ? reason : end_update(reason);
}

/// What follows an update on the grids or at the end: validation, checkpoint. `why` says why the run ends, if it does;
/// so does what is returned. A validation that is stopped leaves no trace: the run that goes on makes it again.
std::string Trainer::end_update(const std::string& why) {
  std::string reason = why;
  if (!reason.empty()) save();  // first: what stops or kills the run while it validates costs no update
  if (reason == kInterrupted) return reason;
  try {
    if (on_grid(options_.validate_every) || !reason.empty()) validate();
  } catch (const Stopped&) {
    if (reason.empty()) save();
    return kInterrupted;
  }
  if (reason.empty()) reason = why_stop();  // patience
  if (on_grid(options_.save_every) || !reason.empty()) save();
  return reason;
}

/// The batches of one update. A pass over the corpus ends an update: where a run may stop does not depend on
/// max-epochs.
std::vector<Batch> Trainer::next_batches() {
  std::vector<Batch> batches;
  do {
    batches.push_back(stream_->next());
  } while (std::ssize(batches) < options_.accumulate && !batches.back().last_of_epoch);
  return batches;
}

void Trainer::train_update() {
  const std::vector<Batch> batches = next_batches();
  const int64_t n = state_.update + 1;
  last_ = learner_.update(batches, n, schedule_.rate(n));
  const bool high_loss = is_high_loss(last_.loss(), data_.vocabularies.target->size());
  state_.high_losses = high_loss ? state_.high_losses + 1 : 0;
  require_no_divergence(divergence_of(last_, state_.high_losses), n);
  state_.update = n;
  state_.batches = stream_->consumed();
  state_.epoch = batches.back().epoch + 1;
  if (batches.back().last_of_epoch) state_.epochs = state_.epoch;
  state_.train_loss += last_.cross_entropy;
  state_.train_pieces += last_.target_pieces;
  meter_.add(last_);
}

RunPosition Trainer::position() const {
  const double passes = static_cast<double>(state_.batches) / static_cast<double>(batches_per_epoch_);
  return {state_.update, state_.epochs, clock_.total(),
          std::clamp(passes - static_cast<double>(state_.epochs), 0.0, 1.0)};
}

std::string Trainer::why_stop() const {
  const std::string limit = reached_limit(options_, position());
  if (!limit.empty()) return limit;
  return options_.patience > 0 && state_.patience.since >= options_.patience ? "patience" : "";
}

void Trainer::report_progress() {
  TrainProgress progress = meter_.take();
  progress.update = state_.update;
  progress.epoch = state_.epoch;
  progress.learning_rate = schedule_.rate(state_.update);
  progress.fraction = fraction_done(options_, position());
  const double done = progress.fraction - fraction_at_start_;
  if (done > 0) progress.seconds_left = clock_.session() * (1 - progress.fraction) / done;
  append_progress(run_, progress, clock_.total());
  state_.reported = state_.update;
  observer_.progress(progress);
}

void Trainer::validate() {
  if (!data_.validator) return;
  ValidationReport report = data_.validator->run(learner_.result());
  require_no_divergence(divergence_of(report), state_.update);
  report.update = state_.update;
  const double score = metric_value(report, options_.early_stopping_metric);
  const bool higher = higher_is_better(options_.early_stopping_metric);
  report.best = state_.best.add(score, state_.update, higher);
  state_.validated = state_.update;
  append_metrics_row(report);
  // Off the grid, at the end of a run, only the best weights are chosen: a run that is resumed from here must take the
  // decisions of one that never stopped.
  if (on_grid(options_.validate_every)) {
    state_.best_on_grid.add(score, state_.update, higher);
    state_.patience.add(score, state_.update, higher);
    if (schedule_.validated(score, state_.update)) {
      observer_.message("no better " + options_.early_stopping_metric + ": the learning rate falls to " +
                        option_text(schedule_.rate(state_.update + 1)));
    }
    state_.train_loss = 0;
    state_.train_pieces = 0;
  } else if (report.best) {
    set_best_aside(run_, state_.best_on_grid.best_update);
  }
  if (report.best) write_best(options_.early_stopping_metric, option_text(score));
  observer_.validated(report);
}

void Trainer::append_metrics_row(const ValidationReport& report) const {
  MetricsRow row;
  row.step = report.update;
  row.epoch = state_.epoch;
  row.seconds = clock_.total();
  row.train_loss = state_.train_loss / static_cast<double>(state_.train_pieces);
  row.valid_loss = report.loss;
  row.perplexity = report.perplexity;
  row.bleu = report.bleu;
  row.chrf = report.chrf;
  row.learning_rate = schedule_.rate(state_.update);
  row.best = report.best;
  append_metrics(run_.metrics(), row);
}

TensorMetadata Trainer::weights_metadata() const {
  TensorMetadata metadata = identity_metadata(identity_);
  metadata["gloss-version"] = version();
  return metadata;
}

void Trainer::write_best(const std::string& metric, const std::string& score) const {
  TensorMetadata metadata = weights_metadata();
  metadata["step"] = std::to_string(state_.update);
  if (!metric.empty()) {
    metadata["metric"] = metric;
    metadata["score"] = score;
  }
  save_tensors(run_.weights(), named_tensors(*learner_.result()), metadata);
}

void Trainer::save_state() {
  state_.seconds = clock_.total();
  state_.progress = meter_.sums();
  state_.schedule = schedule_.state();
  state_.generator = learner_.generator_state();
  state_.extra = !on_grid(options_.save_every);
  TrainTensors tensors = learner_.tensors();
  tensors.metadata = weights_metadata();
  save_checkpoint(run_, state_, tensors);
}

void Trainer::save() {
  save_state();
  if (!data_.validator) write_best("", "");
  std::set<int64_t> best = {state_.best.best_update, state_.best_on_grid.best_update};
  best.erase(0);  // no validation yet
  prune_checkpoints(run_, options_.keep, best, extra_checkpoints(run_));
}

void Trainer::require_no_divergence(const std::string& divergence, int64_t update) const {
  if (divergence.empty()) return;
  const auto step = run_.latest_step();
  throw Error("training diverged at update " + std::to_string(update) + ": " + divergence + " (learning rate " +
              option_text(schedule_.rate(update)) + ", clip-norm " + option_text(options_.clip_norm) +
              "); try a lower learning-rate, a longer warmup, " +
              (options_.clip_norm == 0 ? "a clip-norm (1 is usual)" : "a lower clip-norm") + " or larger batches. " +
              (step ? "The checkpoint of update " + std::to_string(*step) + " stands: --init-from '" +
                          run_.root().string() + "' starts another run from the best weights so far"
                    : std::string("No checkpoint was written yet")));
}

}  // namespace gloss
