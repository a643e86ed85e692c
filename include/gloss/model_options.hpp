// The architecture of a model: fixed when its training starts, block `model` of config.yaml.
#pragma once

#include <string>

#include "gloss/option_field.hpp"

namespace gloss {

struct ModelOptions {
  // Embeddings and vocabulary
  int embedding_size = 256;              ///< width of source and target embeddings
  bool shared_vocab = true;              ///< one vocabulary for both sides
  std::string tied_embeddings = "none";  ///< none, output (target embedding = output layer), all (source too)

  // Encoder
  std::string encoder_cell = "gru";  ///< tanh, gru, lstm
  int encoder_layers = 1;
  int encoder_hidden = 256;           ///< units per direction
  bool encoder_bidirectional = true;  ///< annotations are [forward; backward]

  // Decoder
  std::string decoder_style = "conditional";  ///< bahdanau, luong, conditional
  std::string decoder_cell = "gru";           ///< tanh, gru, lstm
  int decoder_layers = 1;
  int decoder_hidden = 256;
  bool decoder_input_feeding = true;  ///< luong style only: h~ of the last step is part of the next input
  std::string decoder_init = "mean";  ///< initial state from the annotations: last, mean, bridge, zero

  // Attention = score x window x normalizer
  std::string attention_score = "additive";  ///< none, additive, dot, general, concat
  std::string attention_window = "global";
  std::string attention_normalizer = "softmax";
  int attention_size = 0;  ///< hidden units of additive and concat scores; 0 = decoder_hidden

  // Regularization of the modules
  bool layer_norm = false;          ///< layer normalization inside the recurrent cells (Ba et al. 2016)
  double dropout_embedding = 0.2;   ///< on source and target embeddings
  double dropout_layer = 0.2;       ///< between stacked layers
  double dropout_annotation = 0.2;  ///< on the encoder's output
  double dropout_output = 0.2;      ///< before the output layer

  /// Throws UsageError that names the key, the value seen and the valid choices.
  void validate() const;
};

/// Calls f(Field, member) for every member, in the order above.
template <class Options, class F>
void visit_model_options(Options& o, F&& f) {
  const std::vector<std::string> cells = {"tanh", "gru", "lstm"};
  f(Field{"embedding-size", "Width of the source and target embeddings", "units"}, o.embedding_size);
  f(Field{"shared-vocab", "Use one vocabulary for both languages"}, o.shared_vocab);
  f(Field{"tied-embeddings",
          "Weights to share: target embedding with output layer, or the source's too",
          "",
          {"none", "output", "all"}},
    o.tied_embeddings);
  f(Field{"encoder-cell", "Recurrent cell of the encoder", "", cells}, o.encoder_cell);
  f(Field{"encoder-layers", "Stacked recurrent layers of the encoder", "layers"}, o.encoder_layers);
  f(Field{"encoder-hidden", "State of one encoder direction", "units"}, o.encoder_hidden);
  f(Field{"encoder-bidirectional", "Read the source in both directions"}, o.encoder_bidirectional);
  f(Field{"decoder-style",
          "Where attention sits: bahdanau (before the cell), luong (after it), conditional (between two)",
          "",
          {"bahdanau", "luong", "conditional"}},
    o.decoder_style);
  f(Field{"decoder-cell", "Recurrent cell of the decoder", "", cells}, o.decoder_cell);
  f(Field{"decoder-layers", "Stacked recurrent layers of the decoder", "layers"}, o.decoder_layers);
  f(Field{"decoder-hidden", "State of the decoder", "units"}, o.decoder_hidden);
  f(Field{"decoder-input-feeding", "Luong style: feed the attentional state into the next step"},
    o.decoder_input_feeding);
  f(Field{"decoder-init", "Initial decoder state made from the annotations", "", {"last", "mean", "bridge", "zero"}},
    o.decoder_init);
  f(Field{"attention-score",
          "How a query is compared with the keys; none is the plain encoder-decoder",
          "",
          {"none", "additive", "dot", "general", "concat"}},
    o.attention_score);
  f(Field{"attention-window", "Which source positions a query may see", "", {"global"}}, o.attention_window);
  f(Field{"attention-normalizer", "How scores become weights", "", {"softmax"}}, o.attention_normalizer);
  f(Field{"attention-size", "Hidden units of additive and concat scores; 0 takes decoder-hidden", "units"},
    o.attention_size);
  f(Field{"layer-norm", "Layer normalization in the recurrent cells"}, o.layer_norm);
  f(Field{"dropout-embedding", "Dropout on embeddings", "probability"}, o.dropout_embedding);
  f(Field{"dropout-layer", "Dropout between stacked layers", "probability"}, o.dropout_layer);
  f(Field{"dropout-annotation", "Dropout on the encoder's annotations", "probability"}, o.dropout_annotation);
  f(Field{"dropout-output", "Dropout before the output layer", "probability"}, o.dropout_output);
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
