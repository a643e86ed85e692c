#include "train/best_weights.hpp"

#include <filesystem>
#include <string>
#include <system_error>

#include "gloss/error.hpp"
#include "model/safetensors.hpp"
#include "text/temporary_file.hpp"

namespace gloss {
namespace fs = std::filesystem;
namespace {

fs::path aside(const RunFolder& run) {
  return run.checkpoints() / "best-on-grid.safetensors";
}

/// Whether the file is there and holds the weights of that update. The metadata says so: whatever moment a kill
/// strikes, no file is taken for another one.
bool holds(const fs::path& weights, int64_t update) {
  if (!fs::exists(weights)) return false;
  const TensorMetadata metadata = SafetensorsFile(weights).metadata();
  const auto step = metadata.find("step");
  return step != metadata.end() && step->second == std::to_string(update);
}

void require(const std::error_code& error, const fs::path& path) {
  if (error) throw FileError("cannot set aside '" + path.string() + "': " + error.message());
}

}  // namespace

void set_best_aside(const RunFolder& run, int64_t update) {
  if (!holds(run.weights(), update)) return;
  std::error_code error;
  fs::remove(aside(run), error);
  require(error, run.weights());
  // A second name is enough: new best weights are another file under the first one. Not every file system has second
  // names.
  fs::create_hard_link(run.weights(), aside(run), error);
  if (error) fs::copy_file(run.weights(), aside(run), error);
  require(error, run.weights());
  sync_folder(run.checkpoints());
}

void restore_best(const RunFolder& run, int64_t update) {
  if (!fs::exists(aside(run))) return;
  std::error_code error;
  if (!holds(run.weights(), update) && holds(aside(run), update)) {
    fs::rename(aside(run), run.weights(), error);
  } else {
    fs::remove(aside(run), error);
  }
  require(error, run.weights());
  sync_folder(run.root());
}

}  // namespace gloss
