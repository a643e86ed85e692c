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

void require_same_vocabulary(const std::filesystem::path& weights, const std::string& trained,
                             const std::filesystem::path& file, const std::string& own) {
  if (trained.empty() || trained == own) return;
  throw Error("'" + weights.string() + "' was trained with another vocabulary than '" + file.string() +
              "' (fingerprint " + trained + ", this file has " + own +
              "); put back the file that came with these weights");
}

}  // namespace

std::string lasting_options(const ModelOptions& options) {
  OptionValues values;
  for (const OptionRow& row : option_rows(options)) {
    if (!may_change_after_training(row.field.key)) values[row.field.key] = row.value;
  }
  std::string text;
  for (const auto& [key, value] : values) text += key + "=" + value + "\n";
  return text;
}

ModelIdentity identity_of(const ModelOptions& options, const Vocabulary& source, const Vocabulary& target) {
  return {lasting_options(options), fingerprint_of(source), fingerprint_of(target), options.shared_vocab};
}

std::optional<ModelIdentity> stored_identity(const SafetensorsFile& weights) {
  const TensorMetadata& metadata = weights.metadata();
  const auto value = [&](const char* key) {
    const auto entry = metadata.find(key);
    return entry == metadata.end() ? std::string() : entry->second;
  };
  if (!metadata.contains(kOptions)) return std::nullopt;
  return ModelIdentity{value(kOptions), value(kSourceVocabulary), value(kTargetVocabulary)};
}

std::optional<OptionDifference> first_difference(const std::string& trained_options, const std::string& own_options) {
  const OptionValues defaults = from_lines(lasting_options(ModelOptions{}));
  OptionValues trained = defaults;
  for (const auto& [key, value] : from_lines(trained_options)) {
    if (defaults.contains(key)) trained[key] = value;
  }
  for (const auto& [key, value] : from_lines(own_options)) {
    if (trained[key] != value) return OptionDifference{key, trained[key], value};
  }
  return std::nullopt;
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
  const std::optional<ModelIdentity> trained = stored_identity(weights);
  if (!trained) return false;
  if (const auto difference = first_difference(trained->options, own.options)) {
    const std::string& key = difference->key;
    throw Error("'" + weights.path().string() + "' was trained with " + key + " " + difference->trained + ", but '" +
                run.config().string() + "' has " + key + " " + difference->own +
                "; put back the config.yaml of these weights, or this value in it");
  }
  const bool shared = own.shared_vocabulary;
  require_same_vocabulary(weights.path(), trained->source_vocabulary, shared ? run.shared_vocab() : run.source_vocab(),
                          own.source_vocabulary);
  require_same_vocabulary(weights.path(), trained->target_vocabulary, shared ? run.shared_vocab() : run.target_vocab(),
                          own.target_vocabulary);
  return true;
}

std::string no_identity_text(const std::filesystem::path& weights) {
  return "'" + weights.string() +
         "' does not say which options and vocabulary it was trained with (an earlier gloss wrote it): whether "
         "config.yaml and the vocabulary beside it are its own is not checked";
}

}  // namespace gloss
