// From a line of input to what a model takes: UTF-8 repaired, cut to length, turned into ids and pieces.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "gloss/translator.hpp"
#include "text/vocabulary.hpp"

namespace gloss {

/// What is done with a line's target.
enum class TargetForm {
  none,    ///< the model writes it
  text,    ///< given as text; `</s>` is always added
  pieces,  ///< given as pieces; finished only if the last one is `</s>`
};

struct PreparedLine {
  int64_t line = 0;
  Encoded source;           ///< the text after repair and cutting; `</s>` alone when there is nothing to encode
  std::vector<int> prefix;  ///< target ids that the output must start with, without `</s>`
  Encoded target;           ///< the given target; without `</s>` when it is unfinished
  bool blank = false;       ///< nothing on either side
  bool cut = false;         ///< the source was longer than the limit
  bool replaced = false;    ///< invalid UTF-8 was replaced here (a LineReader has done it before)
  std::string unknown;      ///< the first piece of prefix or target that the vocabulary lacks; empty: none
  int64_t pieces = 0;       ///< of the source before cutting, without `</s>`; 0: too many to be counted

  /// False for a line whose result is known without the model.
  bool needs_model(TargetForm form) const { return !blank && (form == TargetForm::none || !target.ids.empty()); }
};

class Preparer {
 public:
  /// The vocabularies are shared, not copied.
  Preparer(const TranslatorParts& parts, int max_source_length, TargetForm form);

  /// Throws Error when a target is wanted and the line has none, or one with pieces that no translation contains.
  PreparedLine prepare(InputLine line) const;

 private:
  void prepare_prefix(std::string text, PreparedLine& line) const;
  void prepare_target(const std::string& text, PreparedLine& line) const;
  Encoded encode_pieces(std::string_view pieces, PreparedLine& line) const;

  std::shared_ptr<const Vocabulary> source_, target_;
  std::vector<int> never_written_;  // control pieces
  size_t max_source_length_;
  TargetForm form_;
};

}  // namespace gloss
