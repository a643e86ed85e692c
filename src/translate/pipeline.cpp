// See pipeline.hpp.
#include "translate/pipeline.hpp"

#include <exception>
#include <utility>

#include "text/cpu_count.hpp"

namespace gloss {
namespace {

// Batches per worker in a window: enough for lines of one length to find each other and for workers to end together.
constexpr size_t kWindowBatches = 20;
// Forced decoding may hold the scores of every target piece over the whole vocabulary at once.
constexpr size_t kPaddedPiecesForced = 4096;

int worker_count(const TranslateOptions& options) {
  if (options.threads > 0) return options.threads;
  return cpu_count();
}

BatchLimits batch_limits(const DecodeSetup& setup) {
  BatchLimits limits;
  limits.sentences = static_cast<size_t>(setup.options.batch_size);
  if (setup.form != TargetForm::none) limits.padded_pieces = kPaddedPiecesForced;
  limits.held = [setup](const Job& job) { return held_by_search(setup, job.input); };
  return limits;
}

WindowLimits window_limits(const DecodeSetup& setup, int threads) {
  const TranslateOptions& options = setup.options;
  WindowLimits limits;
  limits.lines = kWindowBatches * static_cast<size_t>(options.batch_size) * static_cast<size_t>(threads);
  if (setup.form == TargetForm::none) {
    limits.hypotheses = static_cast<size_t>(options.sampling ? options.sample_count : options.n_best);
  }
  limits.attention = setup.attention;
  return limits;
}

void count(const Job& job, TranslateCounts& counts) {
  const Translation& best = job.result.translations.front();
  ++counts.lines;
  counts.blank += job.input.blank;
  counts.cut += job.input.cut;
  counts.replaced += job.input.replaced;
  counts.unfinished += !best.finished;
  if (job.input.blank) return;
  counts.source_pieces += static_cast<int64_t>(job.input.source.ids.size());
  counts.target_pieces += static_cast<int64_t>(best.ids.size());
}

}  // namespace

Pipeline::Pipeline(const TranslatorParts& parts, const DecodeSetup& setup)
    : setup_(setup),
      preparer_(parts, setup.options.max_source_length, setup.form),
      threads_(worker_count(setup.options)),
      batch_limits_(batch_limits(setup)),
      workers_(
          threads_, parts.make_model,
          [this](const StepModel& model, std::span<Job* const> batch) {
            (setup_.form == TargetForm::none ? translate_batch : score_batch)(model, batch, setup_);
          },
          static_cast<size_t>(threads_) * batch_limits_.most_held) {}

TranslateCounts Pipeline::run(const LineSource& source, const Output& output, const PipelineObserver& observer) {
  begin_ = std::chrono::steady_clock::now();
  if (const std::string advice = too_many_threads(threads_); !advice.empty()) observer.warning(advice);
  WindowReader reader(source, preparer_, window_limits(setup_, threads_), observer);
  LineWindow window;
  reader.fill(window, true);
  while (!window.jobs.empty()) {
    workers_.start(batches_of(window));
    LineWindow next;
    reader.fill(next, false);
    workers_.wait([&](const DecodedWork& decoded) { observer.progress(progress(decoded)); });
    hand_out(window, output);
    observer.flush();
    observer.progress(progress());
    reader.fill(next, true);
    window = std::move(next);
  }
  reader.finish();
  counts_.seconds = seconds();
  return counts_;
}

double Pipeline::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
}

TranslateProgress Pipeline::progress(const DecodedWork& window) const {
  return {counts_.lines + window.lines, counts_.target_pieces + window.target_pieces, seconds()};
}

std::vector<JobBatch> Pipeline::batches_of(LineWindow& window) const {
  std::vector<Job*> jobs;
  for (Job& job : window.jobs) {
    if (job.input.needs_model(setup_.form)) {
      jobs.push_back(&job);
    } else {
      fill_without_model(job, setup_);
    }
  }
  return make_batches(std::move(jobs), batch_limits_);
}

void Pipeline::hand_out(LineWindow& window, const Output& output) {
  for (Job& job : window.jobs) {
    if (job.error) std::rethrow_exception(job.error);
    count(job, counts_);
    output(std::move(job.result));
    job = Job();
  }
}

}  // namespace gloss
