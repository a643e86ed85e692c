// The architecture of a model: fixed when its training starts, block `model` of config.yaml.
#pragma once

#include <string>

#include "gloss/attention_scores.hpp"
#include "gloss/option_field.hpp"

namespace gloss {

struct ModelOptions {
  // Embeddings and vocabulary
  int embedding_size = 256;              ///< width of source and target embeddings
  bool shared_vocab = true;              ///< one vocabulary for both sides
  std::string tied_embeddings = "none";  ///< none, output (target embedding = output layer), all (source too)

  // Encoder
  std::string encoder_type = "rnn";  ///< rnn, conv, transformer
  std::string encoder_cell = "gru";  ///< rnn: tanh, gru, lstm
  int encoder_layers = 1;
  int encoder_hidden = 256;           ///< rnn: units per direction; conv: channels; transformer: embedding_size rules
  bool encoder_bidirectional = true;  ///< rnn: annotations are [forward; backward]
  int encoder_kernel = 3;             ///< conv: pieces that one filter sees, odd

  // Decoder
  std::string decoder_type = "rnn";           ///< rnn, conv, transformer
  std::string decoder_style = "conditional";  ///< rnn: bahdanau, luong, conditional
  std::string decoder_cell = "gru";           ///< rnn: tanh, gru, lstm
  int decoder_layers = 1;
  int decoder_hidden = 256;               ///< rnn: units; conv: channels; transformer: embedding_size rules
  bool decoder_input_feeding = true;      ///< luong style only: h~ of the last step is part of the next input
  std::string decoder_init = "mean";      ///< rnn: initial state from the annotations: last, mean, bridge, zero
  std::string decoder_context = "first";  ///< rnn: layers that read the context: first (that attends), all (GNMT)
  int decoder_kernel = 3;                 ///< conv: pieces that one filter sees
  bool decoder_copy = false;              ///< rnn: pointer-generator, pieces may be copied from the source

  // Self-attention and convolution
  int transformer_heads = 4;             ///< of every attention of a transformer
  int transformer_feed_forward = 1024;   ///< inner width of its feed-forward layers
  std::string transformer_norm = "pre";  ///< layer normalization before (pre) or after (post) each sublayer
  std::string positions = "sinusoid";    ///< of transformer and conv: sinusoid, learned
  int position_table = 512;              ///< learned positions; positions after the table share its last entry

  // Attention = score x window x normalizer
  std::string attention_score = "additive";  ///< see attention_scores.hpp; none = one fixed context vector
  std::string attention_window = "global";
  std::string attention_normalizer = "softmax";
  int attention_size = 0;        ///< hidden units of scores with a hidden layer; 0 = the width of the query
  int attention_heads = 1;       ///< rnn decoders: heads, each with its own projections
  int attention_width = 5;       ///< local windows: D, positions on each side of the center
  int attention_mlp_layers = 1;  ///< mlp score: hidden layers, 1 or 2
  std::string attention_activation = "tanh";  ///< mlp score: tanh, relu, gelu, sigmoid
  int attention_table = 100;                  ///< location score: positions in its table
  int attention_filters = 8;                  ///< location-aware score: filters over the previous weights
  int attention_kernel = 7;                   ///< location-aware score: positions that one filter sees, odd
  double attention_temperature = 1.0;         ///< gumbel: temperature in the first update
  double attention_temperature_min = 0.5;     ///< gumbel: where its fall ends
  double attention_temperature_decay = 1e-4;  ///< gumbel: temperature * exp(-decay * update)
  double attention_soft_share = 0.5;          ///< reinforce: share of steps read with the soft weights in training
  double attention_entropy = 0.01;            ///< reinforce: weight of the entropy bonus
  double attention_noise = 1.0;               ///< monotonic: standard deviation of the noise on energies in training
  std::string attention_coverage = "none";    ///< what was read as a feature of the score: none, linguistic, neural
  int attention_coverage_size = 8;            ///< neural coverage: units per source position
  int alignment_layer = 0;  ///< conv, transformer: the layer whose attention is written and guided, from 1; 0: the
                            ///< penultimate (transformer), the mean over layers (conv)
  int alignment_head = 0;   ///< the head that is written and guided, from 1; 0: the mean over heads

  // Regularization of the modules
  bool layer_norm = false;            ///< layer normalization inside the recurrent cells (Ba et al. 2016)
  double dropout_embedding = 0.2;     ///< on source and target embeddings
  double dropout_layer = 0.2;         ///< between stacked layers; in a transformer or conv on every sublayer's output
  double dropout_annotation = 0.2;    ///< rnn: on the encoder's output
  double dropout_output = 0.2;        ///< rnn, conv: before the output layer
  double dropout_attention = 0.0;     ///< on attention weights when they mix values
  double dropout_feed_forward = 0.0;  ///< transformer: inside the feed-forward layers

  /// Throws UsageError that names the key, the value seen and the valid choices.
  void validate() const;
};

/// The part of visit_model_options that makes an attention.
template <class Options, class F>
void visit_attention_options(Options& o, F&& f) {
  f(Field{"attention-score", "How a query is compared with the keys; none is the plain encoder-decoder", "",
          attention_score_names()},
    o.attention_score);
  f(Field{"attention-window",
          "Which source positions a query may see: all, a band around the step's number, around a predicted place",
          "",
          {"global", "local-m", "local-p"}},
    o.attention_window);
  f(Field{"attention-normalizer",
          "How scores become weights; gumbel, reinforce and monotonic are hard: one position or none",
          "",
          {"softmax", "sparsemax", "entmax15", "gumbel", "reinforce", "monotonic"}},
    o.attention_normalizer);
  f(Field{"attention-size", "Hidden units of scores with a hidden layer; 0 takes the width of the query", "units"},
    o.attention_size);
  f(Field{"attention-heads",
          "rnn decoders: heads, each with its own projections; must divide decoder-hidden and attention-size", "heads"},
    o.attention_heads);
  f(Field{"attention-width", "Local windows: positions on each side of the center", "pieces"}, o.attention_width);
  f(Field{"attention-mlp-layers", "mlp score: hidden layers, 1 or 2", "layers"}, o.attention_mlp_layers);
  f(Field{"attention-activation", "mlp score: activation", "", {"tanh", "relu", "gelu", "sigmoid"}},
    o.attention_activation);
  f(Field{"attention-table", "location score: source positions in its table; positions after it share the last one",
          "pieces"},
    o.attention_table);
  f(Field{"attention-filters", "location-aware score: filters over the previous weights", "filters"},
    o.attention_filters);
  f(Field{"attention-kernel", "location-aware score: positions that one filter sees, odd", "pieces"},
    o.attention_kernel);
  f(Field{"attention-temperature", "gumbel: temperature in the first update"}, o.attention_temperature);
  f(Field{"attention-temperature-min", "gumbel: where the temperature's fall ends"}, o.attention_temperature_min);
  f(Field{"attention-temperature-decay", "gumbel: temperature falls as exp(-decay * update)"},
    o.attention_temperature_decay);
  f(Field{"attention-soft-share", "reinforce: share of training steps that read with the soft weights", "probability"},
    o.attention_soft_share);
  f(Field{"attention-entropy", "reinforce: weight of the entropy bonus"}, o.attention_entropy);
  f(Field{"attention-noise", "monotonic: standard deviation of the noise on energies in training"}, o.attention_noise);
  f(Field{"attention-coverage",
          "Memory of what was read, as a feature of scores that have a hidden layer",
          "",
          {"none", "linguistic", "neural"}},
    o.attention_coverage);
  f(Field{"attention-coverage-size", "Neural coverage: units per source position", "units"}, o.attention_coverage_size);
  f(Field{"alignment-layer", "conv, transformer: layer whose attention is written and guided; 0 chooses", "layer"},
    o.alignment_layer);
  f(Field{"alignment-head", "Head that is written and guided; 0 is the mean over heads, with guided-alignment head 1",
          "head"},
    o.alignment_head);
}

/// Calls f(Field, member) for every member, in the order above.
template <class Options, class F>
void visit_model_options(Options& o, F&& f) {
  const std::vector<std::string> cells = {"tanh", "gru", "lstm"};
  f(Field{"embedding-size", "Width of the source and target embeddings, and of all layers of a transformer", "units"},
    o.embedding_size);
  f(Field{"shared-vocab", "Use one vocabulary for both languages"}, o.shared_vocab);
  f(Field{"tied-embeddings",
          "Weights to share: target embedding with output layer, or the source's too",
          "",
          {"none", "output", "all"}},
    o.tied_embeddings);
  const std::vector<std::string> types = {"rnn", "conv", "transformer"};
  f(Field{"encoder-type", "How the encoder processes the source", "", types}, o.encoder_type);
  f(Field{"encoder-cell", "Recurrent cell of the encoder", "", cells}, o.encoder_cell);
  f(Field{"encoder-layers", "Layers of the encoder", "layers"}, o.encoder_layers);
  f(Field{"encoder-hidden", "rnn: state of one encoder direction; conv: channels", "units"}, o.encoder_hidden);
  f(Field{"encoder-bidirectional", "Read the source in both directions"}, o.encoder_bidirectional);
  f(Field{"encoder-kernel", "conv: pieces that one filter sees, odd", "pieces"}, o.encoder_kernel);
  f(Field{"decoder-type", "How the decoder processes the target", "", types}, o.decoder_type);
  f(Field{"decoder-style",
          "Where attention sits: bahdanau (before the cell), luong (after it), conditional (between two)",
          "",
          {"bahdanau", "luong", "conditional"}},
    o.decoder_style);
  f(Field{"decoder-cell", "Recurrent cell of the decoder", "", cells}, o.decoder_cell);
  f(Field{"decoder-layers", "Layers of the decoder", "layers"}, o.decoder_layers);
  f(Field{"decoder-hidden", "rnn: state of the decoder; conv: channels", "units"}, o.decoder_hidden);
  f(Field{"decoder-input-feeding", "Luong style: feed the attentional state into the next step"},
    o.decoder_input_feeding);
  f(Field{"decoder-init",
          "Initial decoder state made from the annotations; encoders without a last state give their mean",
          "",
          {"last", "mean", "bridge", "zero"}},
    o.decoder_init);
  f(Field{"decoder-context",
          "rnn: layers that read the context: the first, which attends, or all (GNMT)",
          "",
          {"first", "all"}},
    o.decoder_context);
  f(Field{"decoder-kernel", "conv: pieces that one filter sees", "pieces"}, o.decoder_kernel);
  f(Field{"decoder-copy", "rnn: pointer-generator, pieces may be copied from the source"}, o.decoder_copy);
  f(Field{"transformer-heads", "Heads of every attention of a transformer", "heads"}, o.transformer_heads);
  f(Field{"transformer-feed-forward", "Inner width of a transformer's feed-forward layers", "units"},
    o.transformer_feed_forward);
  f(Field{"transformer-norm", "Layer normalization before or after each sublayer", "", {"pre", "post"}},
    o.transformer_norm);
  f(Field{"positions", "transformer, conv: how positions are told", "", {"sinusoid", "learned"}}, o.positions);
  f(Field{"position-table", "Learned positions; positions after the table share the last one", "positions"},
    o.position_table);
  visit_attention_options(o, f);
  f(Field{"layer-norm", "Layer normalization in the recurrent cells"}, o.layer_norm);
  f(Field{"dropout-embedding", "Dropout on embeddings", "probability"}, o.dropout_embedding);
  f(Field{"dropout-layer", "Dropout between stacked layers, on every sublayer of conv and transformer", "probability"},
    o.dropout_layer);
  f(Field{"dropout-annotation", "rnn: dropout on the encoder's annotations", "probability"}, o.dropout_annotation);
  f(Field{"dropout-output", "rnn, conv: dropout before the output layer", "probability"}, o.dropout_output);
  f(Field{"dropout-attention", "Dropout on attention weights", "probability"}, o.dropout_attention);
  f(Field{"dropout-feed-forward", "transformer: dropout inside the feed-forward layers", "probability"},
    o.dropout_feed_forward);
}

template <class F>
void visit(ModelOptions& options, F&& f) {
  visit_model_options(options, f);
}
template <class F>
void visit(const ModelOptions& options, F&& f) {
  visit_model_options(options, f);
}

}  // namespace gloss
