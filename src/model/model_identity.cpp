#include "model/model_identity.hpp"

#include <map>
#include <set>
#include <sstream>

#include "gloss/error.hpp"
#include "model/options_table.hpp"
#include "text/fingerprint.hpp"

namespace gloss {
namespace {

constexpr const char *kOptions = "model-options", *kSourceVocabulary = "source-vocabulary",
                     *kTargetVocabulary = "target-vocabulary";

using OptionValues = std::map<std::string, std::string>;

bool may_change_after_training(const std::string& key) {
  static const std::set<std::string> keys = {"alignment-layer",
                                             "alignment-head",
                                             "attention-temperature",
                                             "attention-temperature-min",
                                             "attention-temperature-decay",
                                             "attention-soft-share",
                                             "attention-entropy",
                                             "attention-noise"};
  return key.starts_with("dropout-") || keys.contains(key);
}

OptionValues lasting_options(const ModelOptions& options) {
  OptionValues values;
  for (const OptionRow& row : option_rows(options)) {
    if (!may_change_after_training(row.field.key)) values[row.field.key] = row.value;
  }
  return values;
}

std::string to_lines(const OptionValues& values) {
  std::string text;
  for (const auto& [key, value] : values) text += key + "=" + value + "\n";
  return text;
}

OptionValues from_lines(const std::string& text) {
  OptionValues values;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const size_t equals = std::min(line.find('='), line.size());
    values[line.substr(0, equals)] = line.substr(std::min(equals + 1, line.size()));
  }
  return values;
}

std::string fingerprint_of(const Vocabulary& vocabulary) {
  Fingerprint fingerprint;
  fingerprint.add_bytes(vocabulary.bytes());
  return fingerprint.text();
}

/// An option that one side does not have is at its default there; one that this program does not know is left alone.
void require_same_options(const SafetensorsFile& weights, const RunFolder& run, const ModelIdentity& own) {
  const OptionValues defaults = lasting_options(ModelOptions{});
  OptionValues trained = defaults;
  for (const auto& [key, value] : from_lines(weights.metadata().at(kOptions))) {
    if (defaults.contains(key)) trained[key] = value;
  }
  for (const auto& [key, value] : from_lines(own.options)) {
    if (trained[key] == value) continue;
    throw Error("'" + weights.path().string() + "' was trained with " + key + " " + trained[key] + ", but '" +
                run.config().string() + "' has " + key + " " + value +
                "; put back the config.yaml of these weights, or this value in it");
  }
}

void require_same_vocabulary(const SafetensorsFile& weights, const char* key, const std::filesystem::path& file,
                             const std::string& fingerprint) {
  const auto trained = weights.metadata().find(key);
  if (trained == weights.metadata().end() || trained->second == fingerprint) return;
  throw Error("'" + weights.path().string() + "' was trained with another vocabulary than '" + file.string() +
              "' (fingerprint " + trained->second + ", this file has " + fingerprint +
              "); put back the file that came with these weights");
}

}  // namespace

ModelIdentity identity_of(const ModelOptions& options, const Vocabulary& source, const Vocabulary& target) {
  return {to_lines(lasting_options(options)), fingerprint_of(source), fingerprint_of(target), options.shared_vocab};
}

TensorMetadata identity_metadata(const ModelIdentity& identity) {
  return {{kOptions, identity.options},
          {kSourceVocabulary, identity.source_vocabulary},
          {kTargetVocabulary, identity.target_vocabulary}};
}

bool is_identity_entry(const std::string& metadata_key) {
  return identity_metadata({}).contains(metadata_key);
}

bool require_identity(const SafetensorsFile& weights, const RunFolder& run, const ModelIdentity& own) {
  if (!weights.metadata().contains(kOptions)) return false;
  require_same_options(weights, run, own);
  const bool shared = own.shared_vocabulary;
  require_same_vocabulary(weights, kSourceVocabulary, shared ? run.shared_vocab() : run.source_vocab(),
                          own.source_vocabulary);
  require_same_vocabulary(weights, kTargetVocabulary, shared ? run.shared_vocab() : run.target_vocab(),
                          own.target_vocabulary);
  return true;
}

std::string no_identity_text(const std::filesystem::path& weights) {
  return "'" + weights.string() +
         "' does not say which options and vocabulary it was trained with (an earlier gloss wrote it): whether "
         "config.yaml and the vocabulary beside it are its own is not checked";
}

}  // namespace gloss
