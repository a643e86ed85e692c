// Small models of every kind, and sentences of different lengths: what the tests of whole models go over.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "attention_compositions.hpp"
#include "model_choices.hpp"
#include "seeded_model.hpp"

namespace gloss::testing {

constexpr const char* kStyles[] = {"bahdanau", "conditional", "luong"};

inline ModelOptions tiny_model() {
  ModelOptions options;
  options.embedding_size = 4;
  options.encoder_hidden = 3;
  options.decoder_hidden = 5;
  options.attention_size = 4;
  options.dropout_embedding = options.dropout_layer = options.dropout_annotation = options.dropout_output = 0;
  return options;
}

/// A further variant, equal to `base` until it is changed.
inline ModelOptions& added(std::vector<ModelOptions>& all, const ModelOptions& base) {
  return all.emplace_back(base);
}

/// Every cell, score, window, normalizer and coverage, several layers, layer normalization, every initial state, tied
/// weights, copying.
inline void add_recurrent(std::vector<ModelOptions>& all, const std::string& style) {
  ModelOptions base = tiny_model();
  base.decoder_style = style;
  for (const std::string& cell : choices_of("decoder-cell")) {
    for (const char* score : {"none", "additive", "dot"}) {
      ModelOptions& options = added(all, base);
      options.encoder_cell = options.decoder_cell = cell;
      options.attention_score = score;
    }
  }
  for (const std::string& score : choices_of("attention-score")) added(all, base).attention_score = score;
  for (const std::string& window : choices_of_but("attention-window", "global")) {
    ModelOptions& options = added(all, base);
    options.attention_window = window;
    options.attention_width = 1;
  }
  for (const std::string& normalizer : choices_of_but("attention-normalizer", "softmax")) {
    added(all, base).attention_normalizer = normalizer;
  }
  for (const char* coverage : {"linguistic", "neural"}) {
    ModelOptions& options = added(all, base);
    options.attention_coverage = coverage;
    options.attention_heads = options.attention_size = 5;
  }
  ModelOptions& copying = added(all, base);
  copying.decoder_copy = true;
  copying.decoder_layers = 3;
  if (style != "luong") copying.decoder_context = "all";
  for (const char* init : {"zero", "last", "mean", "bridge"}) {
    ModelOptions& options = added(all, base);
    options.decoder_init = init;
    options.encoder_layers = options.decoder_layers = 2;
    options.layer_norm = true;
    options.decoder_cell = "lstm";
    options.tied_embeddings = "all";
    options.encoder_bidirectional = false;
    options.decoder_input_feeding = false;
  }
}

/// What a decoder adds to an attention: copying, which needs its weights, and the context in all layers, with members
/// whose weights do not sum to 1, are hard, or come from several heads; and an attention that learns by its draws
/// alone.
inline void add_combined(std::vector<ModelOptions>& all, const std::string& style) {
  ModelOptions copying = tiny_model();
  copying.decoder_style = style;
  copying.decoder_hidden = 6;
  copying.decoder_copy = true;
  added(all, copying).attention_window = "local-p";
  for (const char* normalizer : {"sparsemax", "gumbel", "reinforce", "monotonic"}) {
    ModelOptions& options = added(all, copying);
    options.attention_normalizer = normalizer;
    options.attention_heads = 2;
  }
  for (const int head : {0, 3}) {
    ModelOptions& options = added(all, copying);
    options.attention_heads = 3;
    options.attention_size = 6;
    options.alignment_head = head;
    options.attention_coverage = "neural";
  }
  ModelOptions& drawing = added(all, tiny_model());
  drawing.decoder_style = style;
  drawing.attention_normalizer = "reinforce";
  drawing.attention_soft_share = 0;
  if (style == "luong") return;
  ModelOptions deep = tiny_model();
  deep.decoder_style = style;
  deep.decoder_layers = 2;
  deep.decoder_context = "all";
  for (const std::string& normalizer : normalizer_names()) added(all, deep).attention_normalizer = normalizer;
}

/// A recurrent model that takes any composition of attention: a base for every_attention.
inline ModelOptions model_to_compose(const std::string& style) {
  ModelOptions options = tiny_model();
  options.decoder_style = style;
  options.decoder_hidden = 4;
  options.attention_width = 2;
  options.attention_kernel = 3;
  options.attention_filters = options.attention_coverage_size = 2;
  return options;
}

/// The other kind alone, and mixed with recurrent encoders and decoders.
inline void add_mixed(std::vector<ModelOptions>& all, const std::string& type, const ModelOptions& base) {
  for (const auto& [encoder, decoder] :
       {std::pair(type, type), std::pair(std::string("rnn"), type), std::pair(type, std::string("rnn"))}) {
    ModelOptions& options = added(all, base);
    options.encoder_type = encoder;
    options.decoder_type = decoder;
  }
}

/// The attentions that layered decoders take besides those of `conv` and `transformer`.
inline void add_layered_attentions(std::vector<ModelOptions>& all, ModelOptions conv, ModelOptions transformer) {
  for (const auto& [score, normalizer] :
       {std::pair("dot", "sparsemax"), std::pair("dot", "entmax15"), std::pair("scaled-dot", "softmax")}) {
    conv.attention_score = score;
    conv.attention_normalizer = normalizer;
    all.push_back(conv);
  }
  transformer.encoder_type = transformer.decoder_type = "transformer";
  for (const std::string& score : scores_without(&AttentionScore::reads_last_weights)) {
    added(all, transformer).attention_score = score;
  }
  for (const auto& [score, normalizer] : {std::pair("scaled-dot", "sparsemax"), std::pair("scaled-dot", "entmax15"),
                                          std::pair("cosine", "entmax15"), std::pair("additive", "sparsemax")}) {
    ModelOptions& options = added(all, transformer);
    options.attention_score = score;
    options.attention_normalizer = normalizer;
  }
}

inline std::vector<ModelOptions> variants() {
  std::vector<ModelOptions> all;
  for (const char* style : kStyles) {
    add_recurrent(all, style);
    add_combined(all, style);
  }
  ModelOptions conv = tiny_model();
  conv.attention_score = "dot";
  conv.encoder_layers = conv.decoder_layers = 2;
  add_mixed(all, "conv", conv);
  conv.encoder_type = conv.decoder_type = "conv";
  conv.positions = "learned";
  conv.position_table = 3;
  all.push_back(conv);
  ModelOptions transformer = tiny_model();
  transformer.attention_score = "scaled-dot";
  transformer.transformer_heads = transformer.encoder_layers = transformer.decoder_layers = 2;
  transformer.transformer_feed_forward = 6;
  for (const char* order : {"pre", "post"}) {
    transformer.transformer_norm = order;
    transformer.positions = order == std::string("pre") ? "sinusoid" : "learned";
    transformer.position_table = 3;
    add_mixed(all, "transformer", transformer);
  }
  add_layered_attentions(all, conv, transformer);
  return all;
}

inline std::string name_of_model(const ModelOptions& o) {
  return o.encoder_type + " " + o.decoder_type + " " + o.decoder_style + " " + o.decoder_cell + " " +
         name_of_attention(o) + " init " + o.decoder_init + " context " + o.decoder_context +
         (o.decoder_copy ? " copy" : "") + (o.layer_norm ? " layer-norm " : " ") + o.transformer_norm + " " +
         o.positions;
}

inline Seq2Seq model_of(const ModelOptions& options) {
  options.validate();
  return seeded_model(options, 21);
}

inline const std::vector<std::vector<int>> kSources = {{5, 3, 7, 4, 2}, {8, 2}, {9, 10, 2}};
inline const std::vector<std::vector<int>> kTargets = {{6, 4, 2}, {3, 5, 9, 8, 2}, {2}};

inline at::Tensor padded(const std::vector<std::vector<int>>& rows) {
  int64_t longest = 0;
  for (const auto& row : rows) longest = std::max(longest, static_cast<int64_t>(row.size()));
  at::Tensor out = at::zeros({static_cast<int64_t>(rows.size()), longest}, at::kLong);
  for (size_t i = 0; i < rows.size(); ++i) {
    for (size_t j = 0; j < rows[i].size(); ++j) out[i][j] = rows[i][j];
  }
  return out;
}

inline BatchTensors batch_of(const std::vector<std::vector<int>>& sources,
                             const std::vector<std::vector<int>>& targets) {
  const auto lengths = [](const std::vector<std::vector<int>>& rows) {
    std::vector<int64_t> out;
    for (const auto& row : rows) out.push_back(static_cast<int64_t>(row.size()));
    return torch::tensor(out, at::kLong);
  };
  return {padded(sources), padded(targets), lengths(sources), lengths(targets), {}};
}

}  // namespace gloss::testing
