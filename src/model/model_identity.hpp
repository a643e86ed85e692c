// What weights belong to: the options that make their network and the vocabularies whose pieces their rows stand for.
// Kept in the metadata of every file of weights, so that a config.yaml or a vocabulary of another model is refused,
// where it fits by its sizes and would give garbage.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "gloss/model_options.hpp"
#include "model/run_folder.hpp"
#include "model/safetensors.hpp"
#include "text/vocabulary.hpp"

namespace gloss {

/// A line `name=value` for each option that trained weights depend on, sorted by name. What shows in training alone
/// (dropout, noise) and which attention is written may be changed afterwards.
std::string lasting_options(const ModelOptions& options);

struct ModelIdentity {
  std::string options;                               ///< lasting_options
  std::string source_vocabulary, target_vocabulary;  ///< fingerprints of the files
  bool shared_vocabulary = true;                     ///< both are vocab.spm
};
ModelIdentity identity_of(const ModelOptions& options, const Vocabulary& source, const Vocabulary& target);

/// The identity in the metadata of weights; whether the vocabulary is shared is not stored there and stays at its
/// default. Nothing for files of versions that wrote none.
std::optional<ModelIdentity> stored_identity(const SafetensorsFile& weights);

struct OptionDifference {
  std::string key, trained, own;
};
/// Between two texts of lasting_options. An option that weights do not know was at its default; one that this program
/// does not know is left alone.
std::optional<OptionDifference> first_difference(const std::string& trained_options, const std::string& own_options);

/// The entries of the metadata.
TensorMetadata identity_metadata(const ModelIdentity& identity);
bool is_identity_entry(const std::string& metadata_key);

/// Compares weights of `run` with `own`, the identity that its config.yaml and vocabularies give. Throws Error that
/// names the option with both values, or the vocabulary, and the files. False where the weights' metadata say nothing.
bool require_identity(const SafetensorsFile& weights, const RunFolder& run, const ModelIdentity& own);

/// What to warn of where require_identity gives false.
std::string no_identity_text(const std::filesystem::path& weights);

}  // namespace gloss
