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

// Far above what anybody trains on a CPU, and small enough that no size of a tensor overflows.
constexpr double kWidest = 1 << 16, kDeepest = 1000, kWidestKernel = 1000, kLongest = 1'000'000;

const RangeTable& ranges() {
  static const Range width = between(1, kWidest), depth = between(1, kDeepest), length = between(1, kLongest);
  static const RangeTable table = {
      {"embedding-size", width},
      {"encoder-layers", depth},
      {"encoder-hidden", width},
      {"encoder-kernel", between(1, kWidestKernel)},
      {"decoder-layers", depth},
      {"decoder-hidden", width},
      {"decoder-kernel", between(1, kWidestKernel)},
      {"transformer-heads", width},
      {"transformer-feed-forward", between(1, 4 * kWidest)},
      {"position-table", length},
      {"attention-size", between(0, kWidest)},
      {"attention-heads", width},
      {"attention-width", length},
      {"attention-mlp-layers", between(1, 2)},
      {"attention-table", length},
      {"attention-filters", width},
      {"attention-kernel", between(1, kWidestKernel)},
      {"attention-temperature", above(0)},
      {"attention-temperature-min", above(0)},
      {"attention-temperature-decay", at_least(0)},
      {"attention-soft-share", below_one()},
      {"attention-entropy", at_least(0)},
      {"attention-noise", at_least(0)},
      {"attention-coverage-size", width},
      {"alignment-layer", at_least(0)},
      {"alignment-head", at_least(0)},
      {"dropout-embedding", below_one()},
      {"dropout-layer", below_one()},
      {"dropout-annotation", below_one()},
      {"dropout-output", below_one()},
      {"dropout-attention", below_one()},
      {"dropout-feed-forward", below_one()},
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
    const std::string remedy = heads > width ? "take at most as many heads as units"
                                             : "try " + width_key + " " + std::to_string((width / heads + 1) * heads);
    throw UsageError(width_key + " is " + std::to_string(width) + ", which " + heads_key + " " + std::to_string(heads) +
                     " does not divide, but every head takes an equal part; " + remedy);
  }
}

void check_attention(const ModelOptions& o) {
  if (o.attention_coverage != "none") {
    require_one_of("attention-score", o.attention_score, scores_with(&AttentionScore::hidden_layer),
                   "attention-coverage " + o.attention_coverage + " (its features enter a hidden layer)");
  }
  if (o.attention_normalizer == "monotonic") {
    require_one_of("attention-window", o.attention_window, {"global"},
                   "attention-normalizer monotonic (it moves over the whole source by itself)");
  }
  require_odd("attention-kernel", o.attention_kernel);
  if (o.attention_temperature_min > o.attention_temperature) {
    throw UsageError("attention-temperature-min is " + option_text(o.attention_temperature_min) +
                     ", but the temperature only falls, from attention-temperature " +
                     option_text(o.attention_temperature) + "; set it to that or less");
  }
}

/// The hidden layer of the scores that have one is shared out among the heads.
void check_hidden_layer(const ModelOptions& o, const std::string& heads_key, int heads) {
  const std::vector<std::string> with_hidden = scores_with(&AttentionScore::hidden_layer);
  const bool has_one = std::ranges::find(with_hidden, o.attention_score) != with_hidden.end();
  if (has_one && o.attention_size > 0) require_divisible("attention-size", o.attention_size, heads_key, heads);
}

void check_recurrent_decoder(const ModelOptions& o) {
  require_divisible("decoder-hidden", o.decoder_hidden, "attention-heads", o.attention_heads);
  check_hidden_layer(o, "attention-heads", o.attention_heads);
  if (o.decoder_context == "all") {
    require_one_of("decoder-style", o.decoder_style, {"bahdanau", "conditional"},
                   "decoder-context all (in luong style the top layer attends: there is none above it)");
  }
  if (!o.decoder_copy) return;
  if (o.attention_score == "none") {
    throw UsageError(
        "decoder-copy is true, but attention-score is none: there is no attention to copy by; choose a "
        "score, additive for instance");
  }
  if (!o.shared_vocab) {
    throw UsageError(
        "decoder-copy is true, but shared-vocab is false: source pieces are copied into the target, which "
        "takes one vocabulary; set shared-vocab true");
  }
}

/// Decoders in which every layer attends: one energy matrix for all steps at once.
void check_layered_decoder(const ModelOptions& o) {
  const std::string type = "decoder-type " + o.decoder_type;
  const std::string all_steps = type + " (which reads all steps of the target at once)";
  if (o.decoder_type == "conv") {
    require_one_of("attention-score", o.attention_score, scores_with(&AttentionScore::product),
                   type + " (Gehring et al. 2017: a product of state and annotation, in every layer)");
  } else {
    require_one_of("attention-score", o.attention_score, scores_without(&AttentionScore::reads_last_weights),
                   all_steps);
    check_hidden_layer(o, "transformer-heads", o.transformer_heads);
  }
  require_one_of("attention-window", o.attention_window, {"global"}, all_steps);
  require_one_of("attention-normalizer", o.attention_normalizer, {"softmax", "sparsemax", "entmax15"}, all_steps);
  require_one_of("attention-coverage", o.attention_coverage, {"none"}, all_steps);
  if (o.decoder_copy) {
    throw UsageError("decoder-copy is true, but decoder-type is " + o.decoder_type +
                     ": only the recurrent decoder copies; set decoder-type rnn (with any encoder-type)");
  }
  if (o.attention_heads != 1) {
    throw UsageError("attention-heads is " + std::to_string(o.attention_heads) + ", but is for recurrent decoders; " +
                     type + (o.decoder_type == "conv" ? " has one head a layer" : " takes transformer-heads") +
                     ": leave it at 1");
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
  require_attention_of(*this, "alignment", alignment_layer, alignment_head);
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
