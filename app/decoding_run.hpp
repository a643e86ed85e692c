// What `translate` and `score` have in common: a model decodes an input line by line, results and attention go out, one
// line on stderr says what was done.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "inputs.hpp"
#include "model_session.hpp"
#include "outputs.hpp"

namespace gloss {

/// Options that both commands bind.
struct DecodingOptions {
  std::string model;
  OutputOptions outputs;
  TranslateOptions translate;
};

/// What goes in and out of the model.
struct DecodingStream {
  LineSource input;
  std::function<void(TranslatedLine&&)> output;
  bool attention = false;  ///< somebody will look at the weights
  PipelineObserver observer;
};

/// What makes a command of it.
struct DecodingWork {
  std::vector<std::string> inputs;
  std::string companion;  ///< a file that goes along with the inputs, if it has a role
  Inputs::Companion role = Inputs::Companion::kNone;
  Outputs::TextForm text_form = nullptr;
  std::function<TranslateCounts(Translator&, const DecodingStream&)> decode;
};

/// Runs it all. The options must be resolved; as YAML they are kept beside the output.
void run_decoding(const RunConfig& run, const DecodingOptions& options, const DecodingWork& work,
                  const std::string& resolved);

}  // namespace gloss
