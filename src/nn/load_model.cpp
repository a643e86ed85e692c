#include "nn/load_model.hpp"

#include <ATen/Parallel.h>

#include "model/model_identity.hpp"
#include "nn/decoding_memory.hpp"
#include "nn/nn_step_model.hpp"
#include "nn/parameters.hpp"
#include "nn/seq2seq.hpp"
#include "text/vocabulary.hpp"

namespace gloss {
namespace {

std::shared_ptr<const Vocabulary> load_vocabulary(const std::filesystem::path& path) {
  return std::make_shared<const Vocabulary>(Vocabulary::load(path));
}

}  // namespace

LoadedModel load_model(const RunFolder& run, const ModelOptions& options) {
  LoadedModel loaded;
  run.require_model();
  loaded.weights = run.weights_to_use(loaded.unvalidated);
  TranslatorParts& parts = loaded.parts;
  if (options.shared_vocab) {
    parts.source_vocabulary = parts.target_vocabulary = load_vocabulary(run.shared_vocab());
  } else {
    parts.source_vocabulary = load_vocabulary(run.source_vocab());
    parts.target_vocabulary = load_vocabulary(run.target_vocab());
  }
  const ModelIdentity own = identity_of(options, *parts.source_vocabulary, *parts.target_vocabulary);
  loaded.identified = require_identity(SafetensorsFile(loaded.weights), run, own);
  const VocabularySizes sizes{.source = parts.source_vocabulary->size(),
                              .target = parts.target_vocabulary->size(),
                              .end_id = parts.target_vocabulary->eos_id()};
  at::set_num_threads(1);  // nothing here is worth the threads that LibTorch would start and keep
  Seq2Seq model(options, sizes);
  load_tensors(loaded.weights, named_tensors(*model));
  parts.memory = decoding_memory(options, sizes);
  parts.make_model = [model] {
    // Called on each worker's own thread: LibTorch's thread count is per thread, and workers are the parallelism here.
    at::set_num_threads(1);
    return make_step_model(model);
  };
  return loaded;
}

}  // namespace gloss
