// A corpus of a few made-up pairs, a model of a few units and options to train it in milliseconds.
#pragma once

#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "gloss/error.hpp"
#include "gloss/trainer.hpp"
#include "model/metrics_file.hpp"
#include "model/run_folder.hpp"
#include "text/files.hpp"
#include "text/vocabulary.hpp"

namespace gloss::test {

/// A folder that goes away with its object. In memory where the system offers that: these tests kill processes, not the
/// machine, so that thousands of calls of fsync would only cost time.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    const bool in_memory = access("/dev/shm", W_OK) == 0;
    const std::filesystem::path parent = in_memory ? "/dev/shm" : std::filesystem::temp_directory_path();
    std::string name = (parent / "gloss-train-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw Error("no temporary folder");
    path_ = name;
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

struct Sentences {
  std::vector<std::string> source, target;
};

/// Words for letters, and the same letters backwards in capitals: "red blue" -> "BLUE RED".
inline Sentences made_up_pairs(int count) {
  static const std::vector<std::string> kWords = {"red", "blue", "green", "one", "two", "cat", "dog", "sees"};
  Sentences pairs;
  for (int i = 0; i < count; ++i) {
    std::string source, target;
    for (int k = 0; k < 2 + i % 4; ++k) {
      std::string word = kWords[(i * 5 + k * 3 + i / 8) % kWords.size()];
      source += (k > 0 ? " " : "") + word;
      for (char& c : word) c = static_cast<char>(c - 'a' + 'A');
      target = word + (k > 0 ? " " : "") + target;
    }
    pairs.source.push_back(source);
    pairs.target.push_back(target);
  }
  return pairs;
}

inline void write_lines(const std::filesystem::path& path, const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  write_file_atomically(path, text);
}

/// Data and vocabulary in `folder`, and options for a run in `folder`/`name`.
struct TinyRun {
  ModelOptions model;
  TrainOptions train;
  TranslateOptions translate;
  TrainObserver observer;
  std::vector<std::string> messages, warnings;
  std::vector<ValidationReport> validations;

  TinyRun(const std::filesystem::path& folder, const std::string& name, int pairs = 40) {
    if (!std::filesystem::exists(folder / "vocab.spm")) write_data(folder, pairs);
    train.train_source = folder / "train.src", train.train_target = folder / "train.trg";
    train.valid_source = folder / "valid.src", train.valid_target = folder / "valid.trg";
    train.vocab = folder / "vocab.spm";
    train.model = folder / name;
    train.batch_size = 120;
    train.warmup = 2;
    train.max_updates = 6;
    train.validate_every = 2;
    train.save_every = 2;
    train.valid_max_lines = 6;
    train.threads = 1;
    train.early_stopping_metric = "loss";
    model.embedding_size = 8;
    model.encoder_hidden = model.decoder_hidden = 8;
    translate.max_length = 12;
    observer.message = [this](const std::string& text) { messages.push_back(text); };
    observer.warning = [this](const std::string& text) { warnings.push_back(text); };
    observer.validated = [this](const ValidationReport& report) { validations.push_back(report); };
  }
  TinyRun(const TinyRun&) = delete;
  TinyRun& operator=(const TinyRun&) = delete;

  TrainResult run() { return gloss::train(model, train, translate, observer); }
  /// A session that is asked to stop after an update, as by Ctrl-C.
  TrainResult run_interrupted(int64_t update) {
    train.log_every = 1;
    observer.progress = [&](const TrainProgress& progress) { stop_ = progress.update == update; };
    observer.stop_requested = [this] { return stop_.load(); };
    const TrainResult result = run();
    observer.progress = [](const TrainProgress&) {};
    stop_ = false;
    return result;
  }
  TrainResult resume(int64_t max_updates) {
    train.resume = true;
    train.max_updates = max_updates;
    return run();
  }
  RunFolder folder() const { return RunFolder(train.model); }
  /// The bytes of a file of checkpoint `step`.
  std::string bytes(int64_t step, const std::string& file) const { return read_file(folder().checkpoint(step) / file); }

 private:
  std::atomic<bool> stop_ = false;  // validation asks from several threads

  static void write_data(const std::filesystem::path& folder, int pairs) {
    const Sentences all = made_up_pairs(pairs);
    write_lines(folder / "train.src", all.source);
    write_lines(folder / "train.trg", all.target);
    write_lines(folder / "valid.src", all.source);
    write_lines(folder / "valid.trg", all.target);
    std::vector<std::string> both = all.source;
    both.insert(both.end(), all.target.begin(), all.target.end());
    VocabularySpec spec;
    spec.type = "char";
    spec.size = 30;
    write_file_atomically(folder / "vocab.spm", train_vocabulary(both, spec));
  }
};

/// The message of what `f` throws, or nothing.
template <class F>
std::string error_of(F&& f) {
  try {
    f();
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

inline bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace gloss::test
