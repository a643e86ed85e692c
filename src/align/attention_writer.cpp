#include "align/attention_writer.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

#include "align/layer_and_head.hpp"
#include "align/numbers.hpp"
#include "gloss/error.hpp"
#include "text/descriptor.hpp"
#include "text/files.hpp"
#include "text/temporary_file.hpp"

namespace gloss {
namespace {

constexpr std::string_view kTidyHeader = "sentence,hypothesis,target_index,target,source_index,source,weight";

/// What the matrices of a folder are: DIR/attention.json.
std::string describe_folder(const AttentionLabel& label, AttentionUnit unit) {
  nlohmann::ordered_json object;
  object["model"] = label.decoder;
  object["score"] = label.score;
  object["window"] = label.window;
  object["normalizer"] = label.normalizer;
  object["layer"] = number_or_mean_json(label.layer);
  object["head"] = number_or_mean_json(label.head);
  object["unit"] = unit == AttentionUnit::kWord ? "word" : "piece";
  object["rows"] = "target";
  object["columns"] = "source";
  return object.dump(2) + '\n';
}

/// "000001.csv" for the first hypothesis of line 1, "000001.2.csv" for its second.
std::string file_name(int64_t line, size_t hypothesis) {
  std::string number = std::to_string(line);
  number.insert(0, 6 - std::min<size_t>(6, number.size()), '0');
  return hypothesis == 1 ? number + ".csv" : number + '.' + std::to_string(hypothesis) + ".csv";
}

/// Whether file_name() makes such a name: six digits or more, perhaps a second number, ".csv".
bool is_matrix_name(const std::string& name) {
  constexpr std::string_view kNumbers = "0123456789";
  if (!name.ends_with(".csv")) return false;
  const std::string stem = name.substr(0, name.size() - 4);
  const size_t line = std::min(stem.find_first_not_of(kNumbers), stem.size());
  if (line < 6 || line == stem.size()) return line >= 6;
  return stem[line] == '.' && line + 1 < stem.size() && stem.find_first_not_of(kNumbers, line + 1) == std::string::npos;
}

std::vector<std::filesystem::path> matrices_in(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> matrices;
  std::error_code error;
  for (std::filesystem::directory_iterator entry(folder, error), end; entry != end; entry.increment(error)) {
    if (error) break;
    if (is_matrix_name(entry->path().filename().string())) matrices.push_back(entry->path());
  }
  return matrices;
}

/// The matrices of an earlier run go: a reader could not tell them from this run's. Only where attention.json says that
/// gloss wrote here, and nothing of another name.
EarlierMatrices remove_earlier_run(const std::filesystem::path& folder) {
  sweep_temporary_files(folder);
  const std::vector<std::filesystem::path> matrices = matrices_in(folder);
  std::error_code error;
  if (!std::filesystem::exists(folder / "attention.json", error)) return {.remaining = matrices.size()};
  for (const std::filesystem::path& matrix : matrices) {
    std::filesystem::remove(matrix, error);
    if (error)
      throw FileError(matrix.string() + ": the matrix of an earlier run cannot be removed: " + error.message());
  }
  return {.removed = matrices.size()};
}

std::string matrix_header(const std::vector<std::string>& source) {
  std::string text;
  for (const auto& label : source) text += ',' + csv_cell(label);
  return text + '\n';
}

class MatrixFolder : public AttentionWriter {
 public:
  MatrixFolder(std::filesystem::path folder, AttentionUnit unit, const AttentionLabel& label)
      : folder_(std::move(folder)), unit_(unit) {
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
    if (error) throw FileError(folder_.string() + ": the folder cannot be made: " + error.message());
    std::optional<Descriptor> lock = lock_folder(folder_);
    if (!lock) {
      throw Error(folder_.string() + ": another run is writing its matrices there; wait for its end or stop it, or " +
                  "give this one another folder");
    }
    lock_ = std::move(*lock);
    earlier_ = remove_earlier_run(folder_);
    write_file_atomically(folder_ / "attention.json", describe_folder(label, unit_));
  }

  EarlierMatrices earlier() const override { return earlier_; }

  void write(const TranslatedLine& line) override {
    for (size_t h = 0; h < line.translations.size(); ++h) {
      const auto matrix = labelled(line.translations[h].attention, unit_);
      write_file_atomically(folder_ / file_name(line.line, h + 1),
                            line.blank ? header_of_blank(matrix) : matrix_csv(matrix), Durability::kKill);
    }
  }

 private:
  static std::string header_of_blank(const LabelledMatrix& matrix) {
    return matrix.source_end ? matrix_header({matrix.source.back()}) : matrix_header({"</s>"});
  }

  std::filesystem::path folder_;
  AttentionUnit unit_;
  Descriptor lock_;
  EarlierMatrices earlier_;
};

class TidyTable : public AttentionWriter {
 public:
  TidyTable(const std::string& path, AttentionUnit unit, const AttentionLabel& label) : sink_(path), unit_(unit) {
    if (label.has_choice()) row_end_ = ',' + number_or_mean(label.layer) + ',' + number_or_mean(label.head);
    sink_.write(std::string(kTidyHeader) + (label.has_choice() ? ",layer,head" : "") + '\n');
  }

  void write(const TranslatedLine& line) override {
    if (line.blank) return;
    for (size_t h = 0; h < line.translations.size(); ++h) {
      const std::string prefix = std::to_string(line.line) + ',' + std::to_string(h + 1) + ',';
      const std::string rows = tidy_rows(labelled(line.translations[h].attention, unit_), prefix);
      if (!rows.empty()) sink_.write(rows);
    }
  }

  void finish() override { sink_.close(); }

 private:
  std::string tidy_rows(const LabelledMatrix& matrix, const std::string& prefix) const {
    std::string rows;
    if (matrix.weights.empty()) return rows;
    size_t at = 0;
    for (size_t t = 0; t < matrix.target.size(); ++t) {
      const std::string row = prefix + std::to_string(t) + ',' + csv_cell(matrix.target[t]) + ',';
      for (size_t s = 0; s < matrix.source.size(); ++s) {
        rows += row + std::to_string(s) + ',' + csv_cell(matrix.source[s]) + ',' + format_weight(matrix.weights[at++]) +
                row_end_ + '\n';
      }
    }
    return rows;
  }

  LineSink sink_;
  AttentionUnit unit_;
  std::string row_end_;  // the columns layer and head
};

}  // namespace

std::unique_ptr<AttentionWriter> AttentionWriter::open(const std::string& destination, AttentionUnit unit,
                                                       const std::optional<AttentionLabel>& label) {
  if (!label) {
    throw UsageError("attention: this model has none (attention-score none), so there is nothing to write to '" +
                     destination + "'; leave the option out");
  }
  std::error_code ignored;
  if (destination.ends_with('/') || std::filesystem::is_directory(destination, ignored)) {
    return std::make_unique<MatrixFolder>(destination, unit, *label);
  }
  if (destination.ends_with(".csv")) return std::make_unique<TidyTable>(destination, unit, *label);
  throw UsageError("attention: '" + destination +
                   "' is neither a folder (DIR/, one matrix file a sentence) nor a name that ends in .csv (one table)");
}

std::string csv_cell(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == text.npos) return std::string(text);
  std::string cell = "\"";
  for (const char c : text) {
    if (c == '"') cell += '"';
    cell += c;
  }
  return cell + '"';
}

std::string format_weight(float weight) {
  return format_number(weight, kWeightDigits);
}

std::string matrix_csv(const LabelledMatrix& matrix) {
  std::string text = matrix_header(matrix.source);
  if (matrix.weights.empty()) return text;
  size_t at = 0;
  for (const auto& label : matrix.target) {
    text += csv_cell(label);
    for (size_t s = 0; s < matrix.source.size(); ++s) text += ',' + format_weight(matrix.weights[at++]);
    text += '\n';
  }
  return text;
}

}  // namespace gloss
