// For which architectures an option is: one row per option that not every model reads.
#include "gloss/idle_options.hpp"

#include "model/option_readers.hpp"

namespace gloss {
namespace {

using Reader = OptionReader<ModelOptions>;
using Readers = OptionReaders<ModelOptions>;

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

Reader an_attention() {
  return {"an attention-score other than none", [](const ModelOptions& o) { return o.attention_score != "none"; }};
}
Reader many_layers() {
  return {"more than one layer", [](const ModelOptions& o) { return o.encoder_layers > 1 || o.decoder_layers > 1; }};
}
Reader many_decoder_layers() {
  return {"decoder-layers above 1", [](const ModelOptions& o) { return o.decoder_layers > 1; }};
}

Readers recurrent_readers() {
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

Readers layered_readers() {
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

Readers attention_readers() {
  const Reader coverage = name_is("attention-coverage", &ModelOptions::attention_coverage, {"neural"});
  const Reader local = name_is("attention-window", &ModelOptions::attention_window, {"local-m", "local-p"});
  return {{"attention-window", an_attention()},
          {"attention-normalizer", an_attention()},
          {"attention-heads", an_attention()},
          {"alignment-layer", an_attention()},
          {"alignment-head", an_attention()},
          {"dropout-attention", either(encoder_is({"transformer"}), an_attention())},  // the encoder's is its own
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

const Readers& readers() {
  static const Readers table = [] {
    Readers all = recurrent_readers();
    all.merge(layered_readers());
    all.merge(attention_readers());
    return all;
  }();
  return table;
}

}  // namespace

std::vector<IdleOption> idle_options(const ModelOptions& model) {
  return without_reader(model, readers());
}

std::string idle_text(const IdleOption& option) {
  return option.key + " is " + option.value + ", which changes nothing here: it is for " + option.reader;
}

}  // namespace gloss
