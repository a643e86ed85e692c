#include "nn/rnn_decoder.hpp"

#include <torch/torch.h>

#include <functional>
#include <map>

#include "nn/dropout.hpp"

namespace gloss {

DecoderState DecoderState::select(const at::Tensor& index) const {
  const auto rows = [&](const at::Tensor& t) { return t.defined() ? t.index_select(0, index) : t; };
  DecoderState out{{}, rows(feed), {rows(attention.previous_weights), attention.step}};
  for (const CellState& state : cells) out.cells.push_back({rows(state.hidden), rows(state.cell)});
  return out;
}

RnnDecoder::RnnDecoder(const ModelOptions& options, int64_t encoder_width)
    : options_(options), encoder_width_(encoder_width) {
  const int64_t units = options.decoder_hidden;
  attention_ = register_module(
      "attention", make_attention({options.attention_score, options.attention_window, options.attention_normalizer,
                                   units, encoder_width, options.attention_size > 0 ? options.attention_size : units}));
  for (int i = 1; i < options.decoder_layers; ++i) {
    upper_.push_back(register_module(
        "layer" + std::to_string(i),
        RecurrentCell(RecurrentCellOptions{options.decoder_cell, units, 0, units, options.layer_norm})));
  }
  init_ = register_module("init", make_decoder_init({options.decoder_init, encoder_width, units, options.decoder_layers,
                                                     cell_has_memory(options.decoder_cell)}));
}

RnnDecoder::Stack::Stack(const std::vector<RecurrentCell>& cells, double dropout) : cells_(cells), dropout_(dropout) {
  for (const RecurrentCell& cell : cells) runs_.push_back(cell->begin());
}

at::Tensor RnnDecoder::Stack::step(const at::Tensor& below, DecoderState& state, const Mode& mode) const {
  at::Tensor hidden = below;
  for (size_t i = 0; i < cells_.size(); ++i) {
    const at::Tensor input = cells_[i]->project(dropout(hidden, dropout_, mode));
    state.cells[i + 1] = runs_[i].step(input, {}, state.cells[i + 1]);
    hidden = state.cells[i + 1].hidden;
  }
  return hidden;
}

DecoderState RnnDecoder::initial_state(const Annotations& annotations) const {
  return {init_->states(annotations), {}, {}};
}

DecoderSequence RnnDecoder::forward(const Annotations& annotations, const at::Tensor& embedded,
                                    const Mode& mode) const {
  const std::vector<at::Tensor> projected = project(embedded).unbind(0);
  const RowAttention attention = attend(remember(annotations), RowMap::identity(annotations.lengths.size(0)));
  const std::unique_ptr<DecoderRun> run = begin(attention);
  DecoderState state = initial_state(annotations);
  std::vector<std::vector<at::Tensor>> features;  // by feature, then step
  std::vector<at::Tensor> weights;
  for (const at::Tensor& input : projected) {
    DecoderStep step = run->step(input, state, mode);
    features.resize(step.features.size());
    for (size_t i = 0; i < features.size(); ++i) features[i].push_back(step.features[i]);
    if (step.weights.defined()) weights.push_back(step.weights);
    state = std::move(step.state);
  }
  std::vector<at::Tensor> stacked;
  for (const auto& steps : features) stacked.push_back(at::stack(steps));  // [trg_len, batch, *]
  return {readout(stacked, embedded, mode), weights.empty() ? at::Tensor() : at::stack(weights)};
}

DecoderStep RnnDecoder::step(const DecoderState& state, const at::Tensor& embedded, const RowAttention& attention,
                             const Mode& mode) const {
  DecoderStep step = begin(attention)->step(project(embedded), state, mode);
  step.features = {readout(step.features, embedded, mode)};
  return step;
}

std::shared_ptr<RnnDecoder> make_rnn_decoder(const ModelOptions& options, int64_t encoder_width) {
  static const std::map<std::string, std::function<std::shared_ptr<RnnDecoder>(const ModelOptions&, int64_t)>> table = {
      {"bahdanau", make_bahdanau_decoder},
      {"conditional", make_conditional_decoder},
      {"luong", make_luong_decoder},
  };
  return table.at(options.decoder_style)(options, encoder_width);
}

}  // namespace gloss
