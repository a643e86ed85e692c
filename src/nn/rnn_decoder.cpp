#include "nn/rnn_decoder.hpp"

#include "nn/dropout.hpp"
#include "nn/named_table.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

/// The steps of a sequence, gathered to be stacked by time.
class Gathered {
 public:
  void add(const at::Tensor& tensor) {
    if (tensor.defined()) tensors_.push_back(tensor);
  }
  /// [trg_len, ...]; undefined when the steps gave none.
  at::Tensor stacked() const { return tensors_.empty() ? at::Tensor() : at::stack(tensors_); }

 private:
  std::vector<at::Tensor> tensors_;
};

}  // namespace

std::unique_ptr<DecoderState> RnnDecoderState::select(const at::Tensor& index) const {
  const auto rows = [&](const at::Tensor& t) { return t.defined() ? t.index_select(0, index) : t; };
  auto selected = std::make_unique<RnnDecoderState>();
  for (const CellState& state : cells) selected->cells.push_back({rows(state.hidden), rows(state.cell)});
  selected->feed = rows(feed);
  selected->attention = attention.map(rows);
  return selected;
}

RnnDecoder::RnnDecoder(const ModelOptions& options, int64_t encoder_width) : options_(options) {
  const int64_t units = options.decoder_hidden;
  const int64_t hidden = options.attention_size > 0 ? options.attention_size : units;
  attention_ = register_module("attention", make_attention(options, {units, encoder_width, hidden}));
  const int64_t context = options.decoder_context == "all" ? encoder_width : 0;
  for (int i = 1; i < options.decoder_layers; ++i) {
    upper_.push_back(register_module("layer" + std::to_string(i),
                                     RecurrentCell(RecurrentCellOptions{.cell = options.decoder_cell,
                                                                        .input = units,
                                                                        .context = context,
                                                                        .units = units,
                                                                        .layer_norm = options.layer_norm})));
  }
  init_ = register_module("init", make_decoder_init({options.decoder_init, encoder_width, units, options.decoder_layers,
                                                     cell_has_memory(options.decoder_cell)}));
}

RnnDecoder::Stack::Stack(const RnnDecoder& decoder)
    : decoder_(decoder), reads_context_(decoder.options_.decoder_context == "all") {
  for (const RecurrentCell& cell : decoder.upper_) runs_.push_back(cell->begin());
}

at::Tensor RnnDecoder::Stack::step(const at::Tensor& below, const at::Tensor& context, RnnDecoderState& state,
                                   const Mode& mode) const {
  at::Tensor hidden = below;
  for (size_t i = 0; i < runs_.size(); ++i) {
    const at::Tensor input = decoder_.upper_[i]->project(dropout(hidden, decoder_.options_.dropout_layer, mode));
    state.cells[i + 1] = runs_[i].step(input, reads_context_ ? context : at::Tensor(), state.cells[i + 1]);
    hidden = state.cells[i + 1].hidden;
  }
  return hidden;
}

DecoderMemory RnnDecoder::remember(const Annotations& annotations) const {
  return {{attention_->remember(annotations)}};
}

RnnDecoderState RnnDecoder::first_state(const Annotations& annotations) const {
  RnnDecoderState state;
  state.cells = init_->states(annotations);
  return state;
}

std::unique_ptr<DecoderState> RnnDecoder::initial_state(const Annotations& annotations) const {
  return std::make_unique<RnnDecoderState>(first_state(annotations));
}

DecoderSequence RnnDecoder::forward(const Annotations& annotations, const at::Tensor& embedded,
                                    const Mode& mode) const {
  const at::Tensor input = dropout(embedded, options_.dropout_embedding, mode);
  const RowMap rows = RowMap::identity(annotations.lengths.size(0));
  const RowAttention attention(*attention_, attention_->remember(annotations), rows);
  const std::unique_ptr<RnnDecoderRun> run = begin(attention);
  RnnDecoderState state = first_state(annotations);
  std::vector<Gathered> features;
  Gathered weights, probabilities, log_prob, entropy;
  for (const at::Tensor& projected : project(input).unbind(0)) {
    RnnDecoderStep step = run->step(projected, state, mode);
    features.resize(step.features.size());
    for (size_t i = 0; i < features.size(); ++i) features[i].add(step.features[i]);
    weights.add(step.weights);
    probabilities.add(step.trace.probabilities);
    log_prob.add(step.trace.log_prob);
    entropy.add(step.trace.entropy);
    state = std::move(step.state);
  }
  std::vector<at::Tensor> stacked;
  for (const Gathered& feature : features) stacked.push_back(feature.stacked());  // [trg_len, batch, *]
  return {readout(stacked, input, mode),
          weights.stacked(),
          {probabilities.stacked(), log_prob.stacked(), entropy.stacked()}};
}

DecoderStep RnnDecoder::step(const DecoderState& state, const at::Tensor& embedded, const DecoderMemory& memory,
                             const RowMap& rows) const {
  const RowAttention attention(*attention_, memory.layers.front(), rows);
  RnnDecoderStep step = begin(attention)->step(project(embedded), static_cast<const RnnDecoderState&>(state), Mode{});
  return {readout(step.features, embedded, Mode{}), step.weights,
          std::make_unique<RnnDecoderState>(std::move(step.state))};
}

std::shared_ptr<Decoder> make_rnn_decoder(const ModelOptions& options, int64_t encoder_width) {
  static const FactoryTable<RnnDecoder, ModelOptions, int64_t> table("decoder-style",
                                                                     {
                                                                         {"bahdanau", make_bahdanau_decoder},
                                                                         {"conditional", make_conditional_decoder},
                                                                         {"luong", make_luong_decoder},
                                                                     });
  return table.at(options.decoder_style)(options, encoder_width);
}

}  // namespace gloss
