// Where results go: text, n-best list or JSON lines on stdout or in a file; attention and word links beside them.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "align/attention_writer.hpp"
#include "gloss/option_field.hpp"
#include "gloss/translation.hpp"
#include "option_binder.hpp"
#include "text/files.hpp"

namespace gloss {

struct OutputOptions {
  std::string output = "-";              ///< "-" is stdout
  std::string format;                    ///< text, json, nbest; empty: see the command
  std::string attention;                 ///< DIR/ or FILE.csv; empty: none
  std::string attention_unit = "piece";  ///< piece, word
  std::string alignment;                 ///< file of word links; empty: none
  std::string alignment_unit = "word";   ///< piece, word
  bool verbose = false;                  ///< an attention table per line on stderr
  bool quiet = false;                    ///< neither progress nor counts on stderr
};

template <class Options, class F>
void visit_output_options(Options& o, F&& f) {
  f(Field{"output", "Where the results go; - is stdout", "file"}, o.output);
  f(Field{"format",
          "Form of the results; unless it is set, text, or nbest where several results a line are asked for",
          "",
          {"text", "json", "nbest"}},
    o.format);
  f(Field{"attention", "Write attention: one CSV a line into a folder (DIR/), or one table (FILE.csv)", "path"},
    o.attention);
  f(Field{"attention-unit",
          "What a row and a column of the attention stand for, also in JSON and --verbose",
          "",
          {"piece", "word"}},
    o.attention_unit);
  f(Field{"alignment", "Write the links i-j (source-target, from 0) of each line's best result", "file"}, o.alignment);
  f(Field{"alignment-unit", "What the links count", "", {"piece", "word"}}, o.alignment_unit);
  f(Field{"verbose", "Show the attention of each line as a table on stderr"}, o.verbose);
  f(Field{"quiet", "No progress and no counts on stderr, only warnings and errors"}, o.quiet);
}
template <class F>
void visit(OutputOptions& options, F&& f) {
  visit_output_options(options, f);
}
template <class F>
void visit(const OutputOptions& options, F&& f) {
  visit_output_options(options, f);
}

class Outputs {
 public:
  /// How the plain text form shows a line, with '\n'.
  using TextForm = std::string (*)(const TranslatedLine&);

  /// Opens everything. `label` is the model's; throws UsageError where attention is asked of a model that has none.
  Outputs(const OutputOptions& options, std::optional<AttentionLabel> label, TextForm text);

  /// Whether a weight will be looked at.
  bool wants_attention() const;
  /// What the folder of matrices held before, if there is one.
  EarlierMatrices earlier_matrices() const { return attention_ ? attention_->earlier() : EarlierMatrices(); }
  /// Attention and links first: a line in the output has its other files already.
  void write(const TranslatedLine& line);
  /// Hands what is buffered to whoever reads the results: called when the input may make us wait.
  void flush();
  void close();

 private:
  std::string result(const TranslatedLine& line) const;

  OutputOptions options_;
  std::optional<AttentionLabel> label_;
  TextForm text_;
  std::unique_ptr<AttentionWriter> attention_;
  std::unique_ptr<LineSink> links_;
  LineSink results_;
};

/// Throws UsageError when two outputs, or an output and an input, are the same file.
void require_separate_files(const OutputOptions& options, const std::vector<std::string>& inputs);

}  // namespace gloss
