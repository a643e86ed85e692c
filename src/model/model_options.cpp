// What a valid architecture is.
#include "gloss/model_options.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "gloss/error.hpp"
#include "model/attention_label.hpp"
#include "model/option_checks.hpp"
#include "model/options_table.hpp"

namespace gloss {
namespace {

const RangeTable& ranges() {
  static const RangeTable table = {
      {"embedding-size", at_least(1)},           {"encoder-layers", at_least(1)},
      {"encoder-hidden", at_least(1)},           {"encoder-kernel", at_least(1)},
      {"decoder-layers", at_least(1)},           {"decoder-hidden", at_least(1)},
      {"decoder-kernel", at_least(1)},           {"transformer-heads", at_least(1)},
      {"transformer-feed-forward", at_least(1)}, {"position-table", at_least(1)},
      {"attention-size", at_least(0)},           {"attention-heads", at_least(1)},
      {"attention-width", at_least(1)},          {"attention-mlp-layers", {1, 2}},
      {"attention-table", at_least(1)},          {"attention-filters", at_least(1)},
      {"attention-kernel", at_least(1)},         {"attention-temperature", above(0)},
      {"attention-temperature-min", above(0)},   {"attention-temperature-decay", at_least(0)},
      {"attention-soft-share", below_one()},     {"attention-entropy", at_least(0)},
      {"attention-noise", at_least(0)},          {"attention-coverage-size", at_least(1)},
      {"alignment-layer", at_least(0)},          {"alignment-head", at_least(0)},
      {"dropout-embedding", below_one()},        {"dropout-layer", below_one()},
      {"dropout-annotation", below_one()},       {"dropout-output", below_one()},
      {"dropout-attention", below_one()},        {"dropout-feed-forward", below_one()},
  };
  return table;
}

/// Throws unless `value` of `key` is among `allowed`; `why` says what asks for it.
void require_one_of(const std::string& key, const std::string& value, const std::vector<std::string>& allowed,
                    const std::string& why) {
  if (std::ranges::find(allowed, value) != allowed.end()) return;
  std::string list;
  for (const std::string& name : allowed) list += (list.empty() ? "" : ", ") + name;
  throw UsageError(key + " is " + value + ", but " + why + " takes only: " + list);
}

void require_odd(const std::string& key, int value) {
  if (value % 2 == 0) {
    throw UsageError(key + " is " + std::to_string(value) + "; it must be odd, to have a middle: try " +
                     std::to_string(value + 1));
  }
}

void require_divisible(const std::string& width_key, int width, const std::string& heads_key, int heads) {
  if (width % heads != 0) {
    throw UsageError(width_key + " is " + std::to_string(width) + ", which " + heads_key + " " + std::to_string(heads) +
                     " does not divide; every head takes an equal part");
  }
}

void check_attention(const ModelOptions& o) {
  if (o.attention_coverage != "none") {
    require_one_of("attention-score", o.attention_score, {"additive", "concat", "mlp", "location-aware"},
                   "attention-coverage " + o.attention_coverage + " (its features enter a hidden layer)");
  }
  if (o.attention_normalizer == "monotonic") {
    require_one_of("attention-window", o.attention_window, {"global"},
                   "attention-normalizer monotonic (it moves over the whole source by itself)");
  }
  require_odd("attention-kernel", o.attention_kernel);
  if (o.attention_temperature_min > o.attention_temperature) {
    throw UsageError("attention-temperature-min is " + option_text(o.attention_temperature_min) +
                     " but the temperature starts at " + option_text(o.attention_temperature) + "; it only falls");
  }
}

void check_recurrent_decoder(const ModelOptions& o) {
  require_divisible("decoder-hidden", o.decoder_hidden, "attention-heads", o.attention_heads);
  if (o.decoder_context == "all") {
    require_one_of("decoder-style", o.decoder_style, {"bahdanau", "conditional"},
                   "decoder-context all (in luong style the top layer attends: there is none above it)");
  }
  if (o.alignment_layer > 1) {
    throw UsageError("alignment-layer is " + std::to_string(o.alignment_layer) +
                     ", but a recurrent decoder attends in one layer; leave it at 0");
  }
  if (o.alignment_head > o.attention_heads) {
    throw UsageError("alignment-head is " + std::to_string(o.alignment_head) + ", but attention-heads is " +
                     std::to_string(o.attention_heads));
  }
  if (!o.decoder_copy) return;
  if (o.attention_score == "none") throw UsageError("decoder-copy copies by attention; attention-score none has none");
  if (!o.shared_vocab) {
    throw UsageError("decoder-copy copies source pieces into the target: it needs shared-vocab true");
  }
}

/// Decoders in which every layer attends.
void check_layered_decoder(const ModelOptions& o) {
  require_one_of("attention-score", o.attention_score,
                 o.decoder_type == "conv" ? std::vector<std::string>{"dot", "scaled-dot"}
                                          : std::vector<std::string>{"scaled-dot", "dot", "cosine", "additive"},
                 "decoder-type " + o.decoder_type);
  const std::string why = "decoder-type " + o.decoder_type;
  require_one_of("attention-window", o.attention_window, {"global"}, why);
  require_one_of("attention-normalizer", o.attention_normalizer, {"softmax", "sparsemax", "entmax15"}, why);
  require_one_of("attention-coverage", o.attention_coverage, {"none"}, why);
  if (o.decoder_copy) throw UsageError("decoder-copy needs decoder-type rnn");
  if (o.attention_heads != 1) {
    throw UsageError("attention-heads is for recurrent decoders; " + why +
                     (o.decoder_type == "conv" ? " has one head a layer" : " takes transformer-heads"));
  }
  if (o.alignment_layer > o.decoder_layers) {
    throw UsageError("alignment-layer is " + std::to_string(o.alignment_layer) + ", but decoder-layers is " +
                     std::to_string(o.decoder_layers));
  }
  const int heads = attention_label(o)->heads;  // its scores exclude none
  if (o.alignment_head > heads) {
    throw UsageError("alignment-head is " + std::to_string(o.alignment_head) + ", but a layer has " +
                     std::to_string(heads) + (heads == 1 ? " head" : " heads"));
  }
}

}  // namespace

void ModelOptions::validate() const {
  check_fields(*this, ranges());
  check_attention(*this);
  if (decoder_type == "rnn") {
    check_recurrent_decoder(*this);
  } else {
    check_layered_decoder(*this);
  }
  if (encoder_type == "transformer" || decoder_type == "transformer") {
    require_divisible("embedding-size", embedding_size, "transformer-heads", transformer_heads);
  }
  if (encoder_type == "conv") require_odd("encoder-kernel", encoder_kernel);
  if (tied_embeddings == "all" && !shared_vocab) {
    throw UsageError(
        "tied-embeddings all needs one vocabulary for both sides: set shared-vocab true or "
        "tied-embeddings output");
  }
}

}  // namespace gloss
