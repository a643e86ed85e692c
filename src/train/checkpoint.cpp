#include "train/checkpoint.hpp"

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "gloss/error.hpp"
#include "model/json_fault.hpp"
#include "text/files.hpp"

namespace gloss {
namespace {

using nlohmann::ordered_json;

std::string to_hex(const std::string& bytes) {
  static const char* const kDigits = "0123456789abcdef";
  std::string hex;
  hex.reserve(2 * bytes.size());
  for (const char byte : bytes) {
    hex += kDigits[static_cast<unsigned char>(byte) >> 4];
    hex += kDigits[static_cast<unsigned char>(byte) & 15];
  }
  return hex;
}

std::string from_hex(const std::string& hex) {
  if (hex.size() % 2 != 0 || hex.find_first_not_of("0123456789abcdef") != std::string::npos) {
    throw Error("its generator is not a sequence of bytes in hexadecimal");
  }
  std::string bytes;
  for (size_t i = 0; i < hex.size(); i += 2) bytes += static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16));
  return bytes;
}

/// JSON has no NaN: a score that is not there is null.
ordered_json improvement_json(const Improvement& improvement) {
  return {{"score", std::isnan(improvement.best) ? ordered_json() : ordered_json(improvement.best)},
          {"update", improvement.best_update},
          {"since", improvement.since}};
}

Improvement improvement_from(const ordered_json& json) {
  Improvement improvement;
  const ordered_json& score = json.at("score");
  improvement.best = score.is_null() ? std::numeric_limits<double>::quiet_NaN() : score.get<double>();
  json.at("update").get_to(improvement.best_update);
  json.at("since").get_to(improvement.since);
  return improvement;
}

// In the functions that read a state, what the first checkpoints did not know has a default.

void read_counts(const ordered_json& json, TrainState& state) {
  json.at("update").get_to(state.update);
  json.at("batches").get_to(state.batches);
  json.at("epochs").get_to(state.epochs);
  state.epoch = json.value("epoch", state.epochs + 1);
  json.at("seconds").get_to(state.seconds);
  json.at("train_loss").get_to(state.train_loss);
  json.at("train_pieces").get_to(state.train_pieces);
}

void read_progress(const ordered_json& json, TrainState& state) {
  state.progress.cross_entropy = json.value("progress_loss", 0.0);
  state.progress.seconds = json.value("progress_seconds", 0.0);
  state.progress.source_pieces = json.value("progress_source_pieces", int64_t{0});
  state.progress.target_pieces = json.value("progress_target_pieces", int64_t{0});
  state.reported = json.value("reported", int64_t{0});
  state.high_losses = json.value("high_losses", int64_t{0});
}

void read_improvements(const ordered_json& json, TrainState& state) {
  state.validated = json.value("validated", state.update);
  state.best = improvement_from(json.at("best"));
  state.best_on_grid = json.contains("best_on_grid") ? improvement_from(json.at("best_on_grid")) : state.best;
  state.patience = improvement_from(json.at("patience"));
  state.schedule.improvement = improvement_from(json.at("plateau"));
  json.at("plateau_drops").get_to(state.schedule.drops);
}

void read_surroundings(const ordered_json& json, TrainState& state) {
  json.at("seed").get_to(state.seed);
  json.at("threads").get_to(state.threads);
  json.at("corpus").get_to(state.corpus);
  state.extra = json.value("extra", false);
  state.generator = from_hex(json.at("generator").get<std::string>());
}

}  // namespace

std::string to_json(const TrainState& state) {
  const ordered_json json = {
      {"update", state.update},
      {"batches", state.batches},
      {"epochs", state.epochs},
      {"epoch", state.epoch},
      {"seconds", state.seconds},
      {"train_loss", state.train_loss},
      {"train_pieces", state.train_pieces},
      {"progress_loss", state.progress.cross_entropy},
      {"progress_seconds", state.progress.seconds},
      {"progress_source_pieces", state.progress.source_pieces},
      {"progress_target_pieces", state.progress.target_pieces},
      {"reported", state.reported},
      {"high_losses", state.high_losses},
      {"validated", state.validated},
      {"best", improvement_json(state.best)},
      {"best_on_grid", improvement_json(state.best_on_grid)},
      {"patience", improvement_json(state.patience)},
      {"plateau", improvement_json(state.schedule.improvement)},
      {"plateau_drops", state.schedule.drops},
      {"seed", state.seed},
      {"threads", state.threads},
      {"corpus", state.corpus},
      {"extra", state.extra},
      {"generator", to_hex(state.generator)},
  };
  return json.dump(2) + "\n";
}

TrainState state_from_json(const std::string& text, const std::string& where) {
  const auto fail = [&where](const std::string& fault) {
    return Error(where + ": not the state of a training run (" + fault + ")" + kCheckpointRemedy);
  };
  try {
    const ordered_json json = ordered_json::parse(text);
    TrainState state;
    read_counts(json, state);
    read_progress(json, state);
    read_improvements(json, state);
    read_surroundings(json, state);
    if (state.update < 0 || state.batches < 0 || state.epochs < 0) throw Error("a count is below 0");
    return state;
  } catch (const ordered_json::exception& error) {
    throw fail(json_fault(error));
  } catch (const Error& error) {
    throw fail(error.what());
  }
}

void save_checkpoint(const RunFolder& run, const TrainState& state, const TrainTensors& tensors) {
  CheckpointWriter writer(run, state.update);
  save_tensors(writer.file("model.safetensors"), tensors.weights, tensors.metadata);
  if (!tensors.averages.empty()) save_tensors(writer.file("ema.safetensors"), tensors.averages, tensors.metadata);
  save_tensors(writer.file("optimizer.safetensors"), tensors.optimizer);
  write_file_atomically(writer.file("state.json"), to_json(state));
  writer.commit();
}

TrainState load_checkpoint(const RunFolder& run, int64_t step, const TrainTensors& tensors) {
  const std::filesystem::path folder = run.checkpoint(step), state = folder / "state.json";
  load_tensors(folder / "model.safetensors", tensors.weights);
  if (!tensors.averages.empty()) load_tensors(folder / "ema.safetensors", tensors.averages);
  load_tensors(folder / "optimizer.safetensors", tensors.optimizer);
  if (!std::filesystem::exists(state)) throw FileError(state.string() + ": no such file" + kCheckpointRemedy);
  return state_from_json(read_file(state), state.string());
}

std::set<int64_t> extra_checkpoints(const RunFolder& run) {
  std::set<int64_t> extra;
  for (const int64_t step : run.checkpoint_steps()) {
    try {
      const std::filesystem::path state = run.checkpoint(step) / "state.json";
      if (state_from_json(read_file(state), state.string()).extra) extra.insert(step);
    } catch (const Error&) {
      // Damaged: told when a run goes on from it, and no reason to delete it.
    }
  }
  return extra;
}

}  // namespace gloss
