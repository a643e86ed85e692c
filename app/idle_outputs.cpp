#include "idle_outputs.hpp"

#include <algorithm>
#include <filesystem>
#include <string_view>

#include "gloss/idle_options.hpp"
#include "model/option_readers.hpp"

namespace gloss {

template <class F>
void visit(const DecodingOptions& options, F&& f) {
  visit(options.outputs, f);
  visit(options.translate, f);
}

namespace {

using Reader = OptionReader<DecodingOptions>;
using Readers = OptionReaders<DecodingOptions>;

bool has_format(const DecodingOptions& o, const std::vector<std::string>& formats) {
  return std::ranges::find(formats, o.outputs.format) != formats.end();
}
bool shows_matrices(const DecodingOptions& o) {
  return !o.outputs.attention.empty() || o.outputs.verbose || has_format(o, {"json"});
}

/// Options that this output, or a search with this beam, does not read.
Readers readers(const DecodingKind& kind) {
  const Reader attention{"a model with attention", [kind](const DecodingOptions&) { return kind.attention; }};
  const Reader matrices{"attention, verbose or format json",
                        [](const DecodingOptions& o) { return shows_matrices(o); }};
  const Reader weights{"attention, alignment, verbose or format json",
                       [](const DecodingOptions& o) { return shows_matrices(o) || !o.outputs.alignment.empty(); }};
  const Reader links{"alignment", [](const DecodingOptions& o) { return !o.outputs.alignment.empty(); }};
  const Reader results{"format nbest or json, or attention", [](const DecodingOptions& o) {
                         return has_format(o, {"nbest", "json"}) || !o.outputs.attention.empty();
                       }};
  const Reader scores{"format nbest or json", [](const DecodingOptions& o) {
                        return has_format(o, {"nbest", "json"});
                      }};
  const Reader rivals{"beam-size above 1", [](const DecodingOptions& o) { return o.translate.beam_size > 1; }};
  const Reader penalized = kind.searches ? either(rivals, scores) : scores;
  return {{"attention-unit", kind.attention ? matrices : attention},
          {"alignment-unit", kind.attention ? links : attention},
          {"verbose", attention},
          {"attention-layer", weights},
          {"attention-head", weights},
          {"n-best", results},
          {"sample-count", results},
          {"length-penalty", penalized},
          {"length-alpha", penalized},
          {"coverage-penalty", penalized}};
}

bool ends_with_one_of(const std::string& path, const std::vector<std::string_view>& endings) {
  const std::string ending = std::filesystem::path(path).extension().string();
  return std::ranges::find(endings, ending) != endings.end();
}

void add_misleading_names(const OutputOptions& o, std::vector<std::string>& texts) {
  if (o.format != "json" && ends_with_one_of(o.output, {".json", ".jsonl", ".ndjson"})) {
    texts.push_back("output is '" + o.output + "', but the results are written as " + o.format +
                    "; for JSON lines say --format json");
  }
  for (const auto& [flag, path] : {std::pair("output", o.output), std::pair("alignment", o.alignment)}) {
    if (ends_with_one_of(path, {".gz", ".zst", ".xz"})) {
      texts.push_back(
          std::string(flag) + " is '" + path +
          "', but what is written there is not compressed; give it another name, or compress it afterwards");
    }
  }
}

}  // namespace

std::vector<std::string> idle_texts(const DecodingOptions& options, const TranslateOptions& defaults,
                                    const DecodingKind& kind) {
  const std::vector<std::string> changed = changed_options(defaults, options.translate);
  std::vector<std::string> told, texts;
  const auto tell = [&](const std::vector<IdleOption>& idle) {
    for (const IdleOption& option : idle) {
      const bool is_default =
          has_option(defaults, option.key) && std::ranges::find(changed, option.key) == changed.end();
      if (is_default || std::ranges::find(told, option.key) != told.end()) continue;
      told.push_back(option.key);
      texts.push_back(idle_text(option));
    }
  };
  tell(idle_options(options.translate));
  tell(without_reader(options, readers(kind)));
  if (!kind.attention && !options.outputs.alignment.empty()) {
    texts.push_back("alignment is '" + options.outputs.alignment +
                    "', but this model has no attention (attention-score none): it will hold no links");
  }
  add_misleading_names(options.outputs, texts);
  return texts;
}

}  // namespace gloss
