// gloss info: what is in a run folder, without loading the network.
#include <cstdio>
#include <numeric>

#include "commands.hpp"
#include "gloss/error.hpp"
#include "log.hpp"
#include "model/model_identity.hpp"
#include "model/safetensors.hpp"
#include "model_session.hpp"
#include "option_binder.hpp"
#include "text/files.hpp"
#include "text/vocabulary.hpp"

namespace gloss {
namespace {

void add(std::string& text, const std::string& name, const std::string& value) {
  constexpr size_t kColumn = 28;
  text += "  " + name + std::string(name.size() < kColumn ? kColumn - name.size() : 1, ' ') + value + "\n";
}

/// 1234567 -> "1,234,567"
std::string grouped(int64_t number) {
  std::string digits = std::to_string(number);
  for (int i = static_cast<int>(digits.size()) - 3; i > 0; i -= 3) digits.insert(static_cast<size_t>(i), ",");
  return digits;
}

template <class Options>
void add_options(std::string& text, const std::string& title, const Options& options) {
  text += "\n" + title + "\n";
  for (const OptionRow& row : option_rows(options)) {
    if (!row.value.empty()) add(text, row.field.key, row.value);
  }
}

/// The same one twice where it is shared.
std::vector<Vocabulary> add_vocabularies(std::string& text, const RunFolder& run, const ModelOptions& model) {
  const auto one = [&text](const std::string& name, const std::filesystem::path& path) {
    Vocabulary vocabulary = Vocabulary::load(path);
    add(text, name, grouped(vocabulary.size()) + " pieces (" + path.filename().string() + ")");
    return vocabulary;
  };
  if (model.shared_vocab) return std::vector<Vocabulary>(2, one("vocabulary, shared", run.shared_vocab()));
  return {one("source vocabulary", run.source_vocab()), one("target vocabulary", run.target_vocab())};
}

int64_t elements(const TensorView& tensor) {
  return std::accumulate(tensor.shape.begin(), tensor.shape.end(), int64_t{1}, std::multiplies<>());
}

void add_weights(std::string& text, const RunFolder& run, const SafetensorsFile& file, bool unvalidated) {
  const std::filesystem::path& path = file.path();
  int64_t parameters = 0;
  for (const TensorView& tensor : file.tensors()) parameters += elements(tensor);
  add(text, "parameters", grouped(parameters) + " in " + std::to_string(file.tensors().size()) + " tensors");
  add(text, "weights",
      std::filesystem::relative(path, run.root()).string() + ", " +
          grouped(static_cast<int64_t>(std::filesystem::file_size(path))) + " bytes" +
          (unvalidated ? " (not validated yet)" : ""));
  for (const auto& [key, value] : file.metadata()) {
    if (!is_identity_entry(key)) add(text, key, value);
  }
  std::string steps;
  for (const int64_t step : run.checkpoint_steps()) steps += (steps.empty() ? "" : ", ") + std::to_string(step);
  if (!steps.empty()) add(text, "checkpoints", steps);
}

/// Files that do not belong together are told of, not refused: who looks for the fault looks here.
void warn_of_mixture(const RunFolder& run, const SafetensorsFile& weights, const ModelIdentity& own) {
  Log log(Log::Style::kPlain);
  try {
    if (!require_identity(weights, run, own)) log.warning(no_identity_text(weights.path()));
  } catch (const Error& error) {
    log.warning(error.what());
  }
}

void add_tensors(std::string& text, const SafetensorsFile& file) {
  text += "\nTensors\n";
  for (const TensorView& tensor : file.tensors()) {
    std::string shape;
    for (const int64_t size : tensor.shape) shape += (shape.empty() ? "" : " x ") + std::to_string(size);
    add(text, tensor.name, tensor.dtype + " " + shape);
  }
}

}  // namespace

int info_command(const Arguments& arguments) {
  std::string model;
  bool tensors = false;
  CommandLine line("info", "--model DIR [--tensors]",
                   "Tells what is in a model folder: its size, vocabulary, best step and all its options.");
  line.option(model_field(), model);
  line.option(Field{"tensors", "List every tensor with its shape"}, tensors);
  if (!line.parse(arguments)) return 0;
  const RunConfig config = read_run(model);
  const RunFolder run = find_run(model);
  std::string text = "Model " + model + "\n";
  bool unvalidated = false;
  const SafetensorsFile weights(run.weights_to_use(unvalidated));
  add_weights(text, run, weights, unvalidated);
  const std::vector<Vocabulary> vocabularies = add_vocabularies(text, run, config.model);
  warn_of_mixture(run, weights, identity_of(config.model, vocabularies[0], vocabularies[1]));
  add_options(text, "Architecture", config.model);
  add_options(text, "Training", config.train);
  add_options(text, "Translation defaults", config.translate);
  if (tensors) add_tensors(text, weights);
  LineSink out("-");
  out.write(text);
  out.close();
  return 0;
}

}  // namespace gloss
