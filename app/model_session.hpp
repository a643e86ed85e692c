// A run folder opened for use, and the record kept of what was done with it.
#pragma once

#include <string>
#include <vector>

#include "gloss/translator.hpp"
#include "log.hpp"
#include "model/options_table.hpp"
#include "model/run_folder.hpp"

namespace gloss {

/// config.yaml of a run, or of the run whose checkpoint `model` is. Throws UsageError when `model` is empty, Error when
/// the folder is not a run.
RunConfig read_run(const std::string& model);

/// The weights and vocabularies of a run; says on `log` when no validation has chosen weights yet.
TranslatorParts open_model(const RunConfig& config, const std::string& model, Log& log);

/// The resolved options of a command, kept beside its result.
class OptionsRecord {
 public:
  explicit OptionsRecord(const std::string& command);
  void add(const std::string& key, const std::vector<std::string>& values);
  template <class Options>
  void add(const Options& options) {
    for (const OptionRow& row : option_rows(options)) add_row(row);
  }
  /// Writes OUTPUT.options.yaml; nothing for stdout ("-").
  void save_beside(const std::string& output) const;

 private:
  void add_row(const OptionRow& row);
  std::string yaml_;
};

}  // namespace gloss
