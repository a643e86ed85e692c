#include "train/validation.hpp"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

#include "gloss/translator.hpp"
#include "metrics/bleu.hpp"
#include "metrics/chrf.hpp"
#include "nn/decoding_memory.hpp"
#include "nn/nn_step_model.hpp"
#include "search/stoppable_model.hpp"
#include "text/stopped.hpp"
#include "train/thread_count.hpp"

namespace gloss {
namespace {

/// The run's decoding defaults, but with the beam of validations and one translation a line.
TranslateOptions validation_options(const RunConfig& config) {
  TranslateOptions options = config.translate;
  options.beam_size = config.train.valid_beam_size;
  options.n_best = 1;
  options.sampling = false;
  options.threads = config.train.threads;
  return options;
}

std::vector<Batch> all_batches(const Corpus& corpus, const RunConfig& config) {
  BatchStream stream(corpus, {config.train.batch_type, config.train.batch_size, config.train.seed});
  std::vector<Batch> batches(stream.batches_in_epoch(0));
  std::generate(batches.begin(), batches.end(), [&] { return stream.next(); });
  return batches;
}

}  // namespace

Validator::Validator(ParallelLines lines, Vocabularies vocabularies, const RunConfig& config,
                     const TrainObserver& observer)
    : lines_(std::move(lines)),
      vocabularies_(std::move(vocabularies)),
      translate_(validation_options(config)),
      stop_requested_(observer.stop_requested) {
  const auto limit = static_cast<size_t>(config.train.valid_max_lines);
  if (limit > 0 && limit < lines_.source.size()) {
    lines_.source.resize(limit);
    lines_.target.resize(limit);
  }
  const Corpus corpus = make_corpus(lines_, *vocabularies_.source, *vocabularies_.target,
                                    {config.translate.max_source_length, 0, "validation set"});
  observer.message("validation: " + corpus.counts.summary());
  batches_ = all_batches(corpus, config);
}

ValidationReport Validator::run(Seq2Seq model) {
  ValidationReport report;
  report.loss = loss(model);
  report.perplexity = std::exp(report.loss);
  if (!std::isfinite(report.perplexity)) return report;  // nothing worth translating
  const std::vector<std::string> outputs = translate(model);
  report.bleu = corpus_bleu(outputs, lines_.target).bleu;
  report.chrf = corpus_chrf(outputs, lines_.target);
  report.samples = samples(outputs);
  return report;
}

double Validator::loss(Seq2Seq model) const {
  const at::NoGradGuard no_grad;
  Mode mode;
  double sum = 0;
  int64_t pieces = 0;
  for (const Batch& batch : batches_) {
    if (stop_requested_()) throw Stopped();
    const BatchLoss loss = model->loss(to_tensors(batch), ObjectiveOptions{}, mode);
    sum += loss.cross_entropy;
    pieces += loss.pieces;
  }
  return sum / static_cast<double>(pieces);
}

std::vector<std::string> Validator::translate(Seq2Seq model) const {
  const ThreadCountGuard guard;  // the workers set the process's count, too
  const auto make_model = [&]() -> std::unique_ptr<StepModel> {
    at::set_num_threads(1);  // the workers are the parallelism
    return std::make_unique<StoppableModel>(make_step_model(model), stop_requested_);
  };
  const DecodingMemory memory = decoding_memory(model->options(), model->sizes());
  Translator translator({make_model, vocabularies_.source, vocabularies_.target, memory}, translate_);
  std::vector<std::string> outputs;
  for (TranslatedLine& line : translator.translate(lines_.source)) {
    outputs.push_back(std::move(line.translations.front().text));
  }
  return outputs;
}

std::vector<std::string> Validator::samples(const std::vector<std::string>& outputs) const {
  std::vector<std::string> blocks;
  for (const size_t i : {size_t{0}, outputs.size() / 2}) {
    if (i == 0 && !blocks.empty()) break;  // a single line
    blocks.push_back("source:    " + lines_.source[i] + "\nreference: " + lines_.target[i] +
                     "\noutput:    " + outputs[i]);
  }
  return blocks;
}

}  // namespace gloss
