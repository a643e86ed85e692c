#include "outputs.hpp"

#include <cstdio>
#include <utility>

#include "align/json_lines.hpp"
#include "align/links.hpp"
#include "align/nbest_text.hpp"
#include "align/terminal_table.hpp"
#include "inputs.hpp"
#include "log.hpp"

namespace gloss {
namespace {

std::string links_line(const TranslatedLine& line, AttentionUnit unit) {
  const AttentionMatrix& matrix = line.translations.front().attention;
  const bool has_links = !line.blank && matrix.has_weights();
  return (has_links ? format_links(links_from_attention(labelled(matrix, unit))) : "") + "\n";
}

void show_table(const TranslatedLine& line, AttentionUnit unit) {
  const AttentionMatrix& matrix = line.translations.front().attention;
  if (line.blank || !matrix.has_weights()) return;
  std::fprintf(stderr, "%lld: %s\n%s\n", static_cast<long long>(line.line), line.translations.front().text.c_str(),
               terminal_table(labelled(matrix, unit), Log::terminal_width()).c_str());
}

}  // namespace

Outputs::Outputs(const OutputOptions& options, std::optional<AttentionLabel> label, TextForm text)
    : options_(options),
      label_(std::move(label)),
      text_(text),
      attention_(options.attention.empty()
                     ? nullptr
                     : AttentionWriter::open(options.attention, parse_attention_unit(options.attention_unit), label_)),
      links_(options.alignment.empty() ? nullptr : std::make_unique<LineSink>(options.alignment)),
      results_(options.output) {}

bool Outputs::wants_attention() const {
  return label_ && (attention_ || links_ || options_.verbose || options_.format == "json");
}

void Outputs::write(const TranslatedLine& line) {
  if (attention_) attention_->write(line);
  if (links_) links_->write(links_line(line, parse_attention_unit(options_.alignment_unit)));
  results_.write(result(line));
  if (options_.verbose) show_table(line, parse_attention_unit(options_.attention_unit));
}

std::string Outputs::result(const TranslatedLine& line) const {
  if (options_.format == "nbest") return nbest_text(line);
  if (options_.format != "json") return text_(line);
  return json_line(line, {.attention = label_ ? JsonAttention::kMatrix : JsonAttention::kNone,
                          .unit = parse_attention_unit(options_.attention_unit),
                          .label = label_});
}

void Outputs::flush() {
  if (links_) links_->flush();
  results_.flush();
}

void Outputs::close() {
  if (attention_) attention_->finish();
  if (links_) links_->close();
  results_.close();
}

void require_separate_files(const OutputOptions& options, const std::vector<std::string>& inputs) {
  require_different("output", options.output, inputs);
  require_different("attention", options.attention, inputs);
  require_different("alignment", options.alignment, inputs);
  if (options.alignment == "-" && options.output == "-") {
    throw UsageError("--alignment - would mix the links with the results on stdout; give one of them a file");
  }
  const auto not_also = [](const std::string& flag, const std::string& path, const std::string& other) {
    if (other != "-") require_different(flag, path, {other});  // "-" is stdout here
  };
  not_also("alignment", options.alignment, options.output);
  not_also("attention", options.attention, options.output);
  not_also("attention", options.attention, options.alignment);
}

}  // namespace gloss
