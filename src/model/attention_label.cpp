#include "model/attention_label.hpp"

#include <algorithm>
#include <functional>
#include <map>

#include "gloss/error.hpp"

namespace gloss {
namespace {

struct Layers {
  int count = 1, heads = 1;
  int own_choice = 1;  ///< the layer that is shown unless another is asked for; 0: the mean
};

Layers layers_of(const ModelOptions& model) {
  static const std::map<std::string, std::function<Layers(const ModelOptions&)>> table = {
      {"rnn",
       [](const ModelOptions& o) {
         return Layers{1, o.attention_heads, 1};
       }},
      {"conv",
       [](const ModelOptions& o) {
         return Layers{o.decoder_layers, 1, o.decoder_layers == 1 ? 1 : 0};
       }},
      {"transformer",
       [](const ModelOptions& o) {
         return Layers{o.decoder_layers, o.transformer_heads, std::max(1, o.decoder_layers - 1)};
       }},
  };
  return table.at(model.decoder_type)(model);
}

/// Throws unless `value` of `key` is 0 or one of `count`.
void require_among(const std::string& key, int value, int count, const std::string& what) {
  if (value <= count) return;
  throw UsageError(key + " is " + std::to_string(value) + ", but " + what + " " + std::to_string(count) + "; valid: " +
                   (count > 1 ? "1 to " : "") + std::to_string(count) + ", or 0 for the model's own choice");
}

}  // namespace

std::optional<AttentionLabel> attention_label(const ModelOptions& model) {
  if (model.attention_score == "none") return std::nullopt;
  const Layers layers = layers_of(model);
  return AttentionLabel{.decoder = model.decoder_type,
                        .score = model.attention_score,
                        .window = model.attention_window,
                        .normalizer = model.attention_normalizer,
                        .layers = layers.count,
                        .heads = layers.heads,
                        .layer = model.alignment_layer > 0 ? model.alignment_layer : layers.own_choice,
                        .head = model.alignment_head > 0 || layers.heads > 1 ? model.alignment_head : 1};
}

void require_attention_of(const ModelOptions& model, const std::string& prefix, int layer, int head) {
  const Layers layers = layers_of(model);
  require_among(prefix + "-layer", layer, layers.count, "the layers of this model that attend are");
  require_among(prefix + "-head", head, layers.heads, "the heads of a layer of this model are");
}

ModelOptions with_shown_attention(ModelOptions model, const TranslateOptions& translate) {
  if (translate.attention_layer == 0 && translate.attention_head == 0) return model;
  if (model.attention_score == "none") {
    throw UsageError(
        "attention-layer and attention-head choose among attentions, but this model has none "
        "(attention-score none); leave them at 0");
  }
  require_attention_of(model, "attention", translate.attention_layer, translate.attention_head);
  const std::string changes = ": another one would change the translation, not only what is shown; leave them at 0";
  if (model.decoder_copy && translate.attention_head > 0) {
    throw UsageError("attention-head is " + std::to_string(translate.attention_head) +
                     ", but this model copies by its attention (decoder-copy)" + changes);
  }
  if (translate.coverage_penalty > 0 && !translate.sampling) {
    throw UsageError("attention-layer or attention-head is set, but coverage-penalty reads the attention" + changes +
                     ", or set coverage-penalty 0");
  }
  if (translate.attention_layer > 0) model.alignment_layer = translate.attention_layer;
  if (translate.attention_head > 0) model.alignment_head = translate.attention_head;
  return model;
}

}  // namespace gloss
