// See average.hpp.
#include "model/average.hpp"

#include <algorithm>
#include <cstring>
#include <memory>
#include <string>
#include <system_error>

#include "gloss/error.hpp"
#include "model/model_identity.hpp"
#include "model/safetensors.hpp"
#include "text/counted.hpp"
#include "text/files.hpp"
#include "text/temporary_file.hpp"

namespace gloss {
namespace fs = std::filesystem;
namespace {

using Files = std::vector<std::unique_ptr<const SafetensorsFile>>;

std::vector<fs::path> vocabularies_of(const RunFolder& run, const ModelOptions& options) {
  if (options.shared_vocab) return {run.shared_vocab()};
  return {run.source_vocab(), run.target_vocab()};
}

ModelIdentity identity_of_run(const RunFolder& run, const ModelOptions& options) {
  const std::vector<fs::path> vocabularies = vocabularies_of(run, options);
  return identity_of(options, Vocabulary::load(vocabularies.front()), Vocabulary::load(vocabularies.back()));
}

/// The checkpoints' weights, which belong to `own` and are all of one kind.
Files open_checkpoints(const RunFolder& run, const std::vector<int64_t>& steps, const ModelIdentity& own) {
  Files files;
  for (const int64_t step : steps) {
    bool unvalidated = false;
    files.push_back(std::make_unique<const SafetensorsFile>(run.at_checkpoint(step).weights_to_use(unvalidated)));
    const SafetensorsFile &first = *files.front(), &last = *files.back();
    require_identity(last, run, own);
    check_tensor_set(last, first.tensors());
    if (last.path().filename() == first.path().filename()) continue;
    throw Error("'" + first.path().string() + "' and '" + last.path().string() +
                "' are not of one kind: one checkpoint has an average of its weights, the other has none");
  }
  return files;
}

/// In double precision: the mean of one is that one, bit for bit.
template <class Number>
std::vector<char> mean(const Files& files, const TensorView& tensor) {
  const size_t count = tensor.bytes / sizeof(Number);
  std::vector<double> sums(count, -0.0);  // [elements]; the sum of nothing that keeps the sign of a zero
  for (const auto& file : files) {
    const auto* data = static_cast<const char*>(file->at(tensor.name).data);
    for (size_t i = 0; i < count; ++i) {
      Number value;
      std::memcpy(&value, data + i * sizeof value, sizeof value);
      sums[i] += static_cast<double>(value);
    }
  }
  std::vector<char> bytes(tensor.bytes);
  for (size_t i = 0; i < count; ++i) {
    const auto value = static_cast<Number>(sums[i] / static_cast<double>(files.size()));
    std::memcpy(bytes.data() + i * sizeof value, &value, sizeof value);
  }
  return bytes;
}

std::vector<char> mean_of(const Files& files, const TensorView& tensor) {
  if (tensor.dtype == "F32") return mean<float>(files, tensor);
  if (tensor.dtype == "F64") return mean<double>(files, tensor);
  throw Error("'" + files.front()->path().string() + "': tensor '" + tensor.name + "' is " + tensor.dtype +
              ": only F32 and F64 can be averaged");
}

std::vector<fs::path> files_of_model(const RunFolder& model) {
  return {model.weights(), model.config(), model.shared_vocab(), model.source_vocab(), model.target_vocab()};
}

/// Whether a folder is that of a training, or lies in it.
bool is_in_training(const RunFolder& run, const fs::path& folder) {
  const fs::path root = fs::weakly_canonical(run.root());
  for (fs::path path = fs::weakly_canonical(folder); path != path.parent_path(); path = path.parent_path()) {
    if (path == root) return true;
    if (path.filename() == "checkpoints" && fs::exists(path.parent_path() / "config.yaml")) return true;
  }
  return false;
}

void require_free(const RunFolder& run, const RunFolder& output, bool overwrite) {
  const std::string name = "'" + output.root().string() + "'";
  if (fs::exists(output.checkpoints()) || is_in_training(run, output.root())) {
    throw Error("the folder " + name + " is that of a training; choose another --output");
  }
  if (overwrite ||
      std::ranges::none_of(files_of_model(output), [](const fs::path& path) { return fs::exists(path); })) {
    return;
  }
  throw Error("the folder " + name + " holds a model already; --overwrite replaces it, --output writes elsewhere");
}

/// The weights go first: what is left of a model without them is none.
void empty_folder(const RunFolder& output) {
  std::error_code error;
  fs::create_directories(output.root(), error);
  if (error) throw FileError("cannot create the folder '" + output.root().string() + "': " + error.message());
  for (const fs::path& path : files_of_model(output)) {
    fs::remove(path, error);
    if (error) throw FileError("cannot remove '" + path.string() + "': " + error.message());
  }
  sweep_temporary_files(output.root());  // of a run that was killed
}

}  // namespace

std::vector<int64_t> last_checkpoints(const RunFolder& run, int64_t count) {
  std::vector<int64_t> steps = run.checkpoint_steps();
  const auto size = std::ssize(steps);
  const std::string name = "'" + run.root().string() + "'";
  if (size == 0) throw Error(name + " has no checkpoints to average; give the folder of a training");
  if (size < count) {
    throw Error("the run " + name + " has " + counted(size, "checkpoint") + " (" + steps_text(steps) + "), not " +
                std::to_string(count) + "; training keeps as many as --keep says, --last " + std::to_string(size) +
                " takes what is there");
  }
  if (count > 0) steps.erase(steps.begin(), steps.end() - count);
  return steps;
}

void write_average(const RunFolder& run, const std::vector<int64_t>& steps, const fs::path& output, bool overwrite) {
  std::vector<int64_t> sorted = steps;
  std::ranges::sort(sorted);
  if (sorted.empty()) throw Error("no checkpoints are given to average");
  const auto twice = std::ranges::adjacent_find(sorted);
  if (twice != sorted.end()) throw Error("the checkpoint " + std::to_string(*twice) + " is given twice");
  const RunFolder made(output);
  require_free(run, made, overwrite);
  const ModelOptions options = read_run_config(run).model;
  const Files files = open_checkpoints(run, sorted, identity_of_run(run, options));
  std::vector<TensorView> tensors = files.front()->tensors();
  std::vector<std::vector<char>> means;
  for (TensorView& tensor : tensors) {
    means.push_back(mean_of(files, tensor));
    tensor.data = means.back().data();
  }
  TensorMetadata metadata = files.back()->metadata();
  metadata["averaged-steps"] = steps_text(sorted);
  empty_folder(made);
  for (const fs::path& vocabulary : vocabularies_of(run, options)) {
    write_file_atomically(made.root() / vocabulary.filename(), read_file(vocabulary));
  }
  write_file_atomically(made.config(), read_file(run.config()));
  write_safetensors(made.weights(), tensors, metadata);
}

}  // namespace gloss
