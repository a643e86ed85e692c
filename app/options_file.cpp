#include "options_file.hpp"

#include <algorithm>
#include <filesystem>

#include "gloss/error.hpp"
#include "model/yaml_text.hpp"
#include "option_binder.hpp"
#include "text/files.hpp"
#include "text/temporary_file.hpp"

namespace gloss {
namespace {

constexpr const char *kCommand = "command", *kConfig = "config";

std::string list_yaml(const std::vector<std::string>& values) {
  std::string list;
  for (const std::string& value : values) list += (list.empty() ? "" : ", ") + quoted_yaml(value);
  return "[" + list + "]";
}

void require_one_value(const YamlEntry& entry) {
  if (entry.values.size() == 1) return;
  throw UsageError(entry.key + ": " + std::to_string(entry.values.size()) + " values, but the option takes one (" +
                   entry.where + ")");
}

}  // namespace

void CommandLine::options_file() {
  option(Field{kConfig,
               "Read options from the file that --output FILE leaves beside itself, FILE.options.yaml; flags and "
               "arguments win over it",
               "file"},
         options_file_);
}

std::string CommandLine::resolved() const {
  std::string yaml = std::string(kCommand) + ": " + command_ + "\n";
  if (words_) yaml += words_->key + ": " + list_yaml(*words_->values) + "\n";
  for (const BoundOption& bound : options_) {
    if (bound.field.key == kConfig) continue;
    const bool plain = bound.kind == OptionKind::kFlag || bound.kind == OptionKind::kNumber;
    yaml += bound.field.key + ": " + (plain ? bound.get() : quoted_yaml(bound.get())) + "\n";
  }
  return yaml;
}

void CommandLine::read_options_file(const std::string& path, std::vector<std::string>& words) {
  for (const YamlEntry& entry : read_yaml_entries(path)) {
    if (entry.key == kCommand) {
      require_one_value(entry);
      if (entry.values[0] == command_) continue;
      throw UsageError("'" + path + "' holds the options of gloss " + entry.values[0] + ", this is gloss " + command_ +
                       " (" + entry.where + ")");
    }
    if (words_ && entry.key == words_->key) {
      if (words.empty()) words = entry.values;
      continue;
    }
    const auto bound = std::ranges::find(options_, entry.key, [](const BoundOption& known) { return known.field.key; });
    if (bound == options_.end() || entry.key == kConfig) {
      std::vector<Field> known;
      for (const BoundOption& option : options_) {
        if (option.field.key != kConfig) known.push_back(option.field);
      }
      throw unknown_option(entry.key, known, entry.where);
    }
    if (bound->kind != OptionKind::kList) require_one_value(entry);
    from_file_[entry.key] = {entry.values, entry.where};
  }
}

void save_options_beside(const std::string& output, const std::string& yaml) {
  std::error_code ignored;
  if (output == "-" || !std::filesystem::is_regular_file(output, ignored)) return;
  const std::filesystem::path record = output + ".options.yaml";
  const std::filesystem::path folder = record.has_parent_path() ? record.parent_path() : ".";
  sweep_temporary_files(folder, record.filename().string());  // of a run that was killed
  write_file_atomically(record, yaml);
}

}  // namespace gloss
