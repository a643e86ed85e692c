#include "model_session.hpp"

#include <cstdio>
#include <filesystem>

#include "model/model_identity.hpp"
#include "nn/load_model.hpp"
#include "text/files.hpp"
#include "text/temporary_file.hpp"

namespace gloss {
namespace {

/// A double-quoted YAML scalar.
std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') result += '\\';
    if (byte >= 0x20) {
      result += c;
    } else {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\x%02X", byte);
      result += escape;
    }
  }
  return result + '"';
}

}  // namespace

RunConfig read_run(const std::string& model) {
  if (model.empty()) throw UsageError("--model DIR is missing: the folder that `gloss train` has written");
  const RunFolder run = find_run(model);
  run.require_model();
  RunConfig config = read_run_config(run);
  try {
    validate(config);
  } catch (const UsageError& error) {
    throw UsageError(error.what() + in_parentheses(run.config().string()));
  }
  return config;
}

TranslatorParts open_model(const RunConfig& config, const std::string& model, Log& log) {
  LoadedModel loaded = load_model(find_run(model), config.model);
  if (loaded.unvalidated) {
    log.warning(model + " was not validated yet (`gloss train --resume --model " + model +
                "` goes on with it): using its latest checkpoint, " + loaded.weights.string());
  }
  if (!loaded.identified) log.warning(no_identity_text(loaded.weights));
  return std::move(loaded.parts);
}

OptionsRecord::OptionsRecord(const std::string& command) : yaml_("command: " + command + "\n") {}

void OptionsRecord::add(const std::string& key, const std::vector<std::string>& values) {
  std::string list;
  for (const std::string& value : values) list += (list.empty() ? "" : ", ") + quoted(value);
  yaml_ += key + ": [" + list + "]\n";
}

void OptionsRecord::add_row(const OptionRow& row) {
  const bool plain = row.kind == OptionKind::kFlag || row.kind == OptionKind::kNumber;
  yaml_ += row.field.key + ": " + (plain ? row.value : quoted(row.value)) + "\n";
}

void OptionsRecord::save_beside(const std::string& output) const {
  std::error_code ignored;
  if (output == "-" || !std::filesystem::is_regular_file(output, ignored)) return;
  const std::filesystem::path record = output + ".options.yaml";
  const std::filesystem::path folder = record.has_parent_path() ? record.parent_path() : ".";
  sweep_temporary_files(folder, record.filename().string());  // of a run that was killed
  write_file_atomically(record, yaml_);
}

}  // namespace gloss
