#include "train/init_from.hpp"

#include "gloss/error.hpp"
#include "model/safetensors.hpp"

namespace gloss {
namespace fs = std::filesystem;
namespace {

fs::path weights_of(const std::string& init_from) {
  bool unvalidated = false;
  return find_run(init_from).weights_to_use(unvalidated);
}

fs::path vocabulary_file(const RunFolder& run, const std::string& key) {
  return key == "vocab" ? run.shared_vocab() : key == "source-vocab" ? run.source_vocab() : run.target_vocab();
}

/// Of weights of an earlier version, which do not say what they belong to: what the files beside them say.
ModelIdentity identity_beside(const RunFolder& run) {
  const ModelOptions options = read_run_config(run).model;
  const auto load = [&](const char* key) {
    return Vocabulary::load(vocabulary_file(run, options.shared_vocab ? "vocab" : key));
  };
  return identity_of(options, load("source-vocab"), load("target-vocab"));
}

struct Fingerprints {
  std::string trained, own;
};

/// `given` is the file that the option `key` names, if it does.
void require_same_vocabulary(const TrainOptions& options, const std::string& key, const std::string& given,
                             const Fingerprints& of) {
  if (of.trained.empty() || of.trained == of.own) return;
  const std::string file = given.empty() ? vocabulary_file(RunFolder(options.model), key).string() : given;
  throw UsageError("init-from '" + options.init_from + "' was trained with another vocabulary than '" + file + "'; " +
                   (given.empty() ? "remove this file" : "leave " + key + " out") +
                   " (its own is taken), or start without init-from");
}

}  // namespace

void require_same_model(const RunConfig& config) {
  const std::string& init_from = config.train.init_from;
  const SafetensorsFile weights(weights_of(init_from));
  const auto stored = stored_identity(weights);
  const std::string trained = stored ? stored->options : lasting_options(read_run_config(find_run(init_from)).model);
  const auto difference = first_difference(trained, lasting_options(config.model));
  if (!difference) return;
  const std::string& key = difference->key;
  throw UsageError("init-from '" + init_from + "' was trained with " + key + " " + difference->trained + ", but " +
                   key + " is " + difference->own + " here; leave " + key +
                   " out, of --config too (its own is taken), or start without init-from");
}

fs::path initial_weights(const RunStart& start, const ModelIdentity& own, const TrainObserver& observer) {
  const TrainOptions& options = start.config.train;
  if (start.step || options.init_from.empty()) return {};
  const fs::path weights = weights_of(options.init_from);
  std::optional<ModelIdentity> trained = stored_identity(SafetensorsFile(weights));
  if (!trained) {
    observer.warning(no_identity_text(weights));
    trained = identity_beside(find_run(options.init_from));
  }
  const bool shared = own.shared_vocabulary;
  require_same_vocabulary(options, shared ? "vocab" : "source-vocab", shared ? options.vocab : options.source_vocab,
                          {trained->source_vocabulary, own.source_vocabulary});
  require_same_vocabulary(options, shared ? "vocab" : "target-vocab", shared ? options.vocab : options.target_vocab,
                          {trained->target_vocabulary, own.target_vocabulary});
  observer.message("starting from '" + weights.string() + "': its weights, options of the model and vocabulary");
  return weights;
}

}  // namespace gloss
