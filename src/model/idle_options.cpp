// For which architectures an option is: one row per option that not every model reads.
#include "gloss/idle_options.hpp"

#include <functional>
#include <map>
#include <utility>

#include "model/options_table.hpp"

namespace gloss {
namespace {

/// What asks for an option, in words, and whether a model has it.
struct Reader {
  std::string words;
  std::function<bool(const ModelOptions&)> is_part_of;
};

/// Part of models in which `key`, which is `name`, has one of `values`.
Reader name_is(const std::string& key, std::string ModelOptions::*name, const std::vector<std::string>& values) {
  std::string words = key + " ";
  for (size_t i = 0; i < values.size(); ++i) words += (i == 0 ? "" : " or ") + values[i];
  return {words, [name, values](const ModelOptions& o) {
            for (const std::string& value : values) {
              if (o.*name == value) return true;
            }
            return false;
          }};
}

Reader encoder_is(const std::vector<std::string>& types) {
  return name_is("encoder-type", &ModelOptions::encoder_type, types);
}
Reader decoder_is(const std::vector<std::string>& types) {
  return name_is("decoder-type", &ModelOptions::decoder_type, types);
}
Reader score_is(const std::vector<std::string>& scores) {
  return name_is("attention-score", &ModelOptions::attention_score, scores);
}
Reader normalizer_is(const std::string& normalizer) {
  return name_is("attention-normalizer", &ModelOptions::attention_normalizer, {normalizer});
}

Reader either(const Reader& a, const Reader& b) {
  return {a.words + " or " + b.words, [a, b](const ModelOptions& o) { return a.is_part_of(o) || b.is_part_of(o); }};
}
Reader both(const Reader& a, const Reader& b) {
  return {a.words + " with " + b.words, [a, b](const ModelOptions& o) { return a.is_part_of(o) && b.is_part_of(o); }};
}

Reader an_attention() {
  return {"an attention-score other than none", [](const ModelOptions& o) { return o.attention_score != "none"; }};
}
Reader many_layers() {
  return {"more than one layer", [](const ModelOptions& o) { return o.encoder_layers > 1 || o.decoder_layers > 1; }};
}
Reader many_decoder_layers() {
  return {"decoder-layers above 1", [](const ModelOptions& o) { return o.decoder_layers > 1; }};
}

std::map<std::string, Reader> recurrent_readers() {
  const Reader encoder = encoder_is({"rnn"}), decoder = decoder_is({"rnn"});
  return {{"encoder-cell", encoder},
          {"encoder-bidirectional", encoder},
          {"dropout-annotation", encoder},
          {"decoder-cell", decoder},
          {"decoder-style", decoder},
          {"decoder-init", decoder},
          {"decoder-input-feeding", both(decoder, name_is("decoder-style", &ModelOptions::decoder_style, {"luong"}))},
          {"decoder-context", both(decoder, many_decoder_layers())},
          {"layer-norm", either(encoder, decoder)}};
}

std::map<std::string, Reader> layered_readers() {
  const Reader transformer = either(encoder_is({"transformer"}), decoder_is({"transformer"}));
  const Reader layered = either(encoder_is({"conv", "transformer"}), decoder_is({"conv", "transformer"}));
  return {{"encoder-hidden", encoder_is({"rnn", "conv"})},
          {"encoder-kernel", encoder_is({"conv"})},
          {"decoder-hidden", decoder_is({"rnn", "conv"})},
          {"decoder-kernel", decoder_is({"conv"})},
          {"transformer-heads", transformer},
          {"transformer-feed-forward", transformer},
          {"transformer-norm", transformer},
          {"dropout-feed-forward", transformer},
          {"positions", layered},
          {"position-table", both(layered, name_is("positions", &ModelOptions::positions, {"learned"}))},
          {"dropout-layer", either(many_layers(), layered)},
          {"dropout-output", decoder_is({"rnn", "conv"})}};
}

std::map<std::string, Reader> attention_readers() {
  const Reader coverage = name_is("attention-coverage", &ModelOptions::attention_coverage, {"neural"});
  const Reader local = name_is("attention-window", &ModelOptions::attention_window, {"local-m", "local-p"});
  return {{"attention-window", an_attention()},
          {"attention-normalizer", an_attention()},
          {"attention-heads", an_attention()},
          {"alignment-layer", an_attention()},
          {"alignment-head", an_attention()},
          {"dropout-attention", an_attention()},
          {"attention-size", score_is(scores_with(&AttentionScore::hidden_layer))},
          {"attention-width", both(an_attention(), local)},
          {"attention-mlp-layers", score_is({"mlp"})},
          {"attention-activation", score_is({"mlp"})},
          {"attention-table", score_is({"location"})},
          {"attention-filters", score_is({"location-aware"})},
          {"attention-kernel", score_is({"location-aware"})},
          {"attention-temperature", normalizer_is("gumbel")},
          {"attention-temperature-min", normalizer_is("gumbel")},
          {"attention-temperature-decay", normalizer_is("gumbel")},
          {"attention-soft-share", normalizer_is("reinforce")},
          {"attention-entropy", normalizer_is("reinforce")},
          {"attention-noise", normalizer_is("monotonic")},
          {"attention-coverage-size", coverage}};
}

const std::map<std::string, Reader>& readers() {
  static const std::map<std::string, Reader> table = [] {
    std::map<std::string, Reader> all = recurrent_readers();
    all.merge(layered_readers());
    all.merge(attention_readers());
    return all;
  }();
  return table;
}

/// "No dropout here" holds for a model that has no such place, too.
bool turns_off(const OptionRow& row) {
  return row.value == "0" || row.value == "false";
}

}  // namespace

std::vector<IdleOption> idle_options(const ModelOptions& model) {
  std::vector<IdleOption> idle;
  for (const OptionRow& row : option_rows(model)) {
    const auto reader = readers().find(row.field.key);
    if (reader == readers().end() || reader->second.is_part_of(model)) continue;
    if (row.value == row.default_value || turns_off(row)) continue;
    idle.push_back({row.field.key, row.value, reader->second.words});
  }
  return idle;
}

}  // namespace gloss
