#include "nn/rnn_encoder.hpp"

#include <torch/torch.h>

#include "nn/dropout.hpp"

namespace gloss {

namespace {

/// What one direction of a layer gives.
struct Direction {
  at::Tensor states;  // [src_len, batch, units]
  CellState last;     // after the row's last (backwards: first) piece
};

/// alive: per step [batch], 1 while the row has a piece there.
Direction read(const RecurrentCellImpl& cell, const at::Tensor& input, const std::vector<at::Tensor>& alive,
               bool backwards) {
  const auto steps = static_cast<int64_t>(alive.size());
  const std::vector<at::Tensor> projected = cell.project(input).unbind(0);  // src_len x [batch, gates * units]
  const RecurrentCellRun run = cell.begin();
  CellState state = cell.zero_state(input.size(1));
  std::vector<at::Tensor> states(steps);
  for (int64_t i = 0; i < steps; ++i) {
    const int64_t t = backwards ? steps - 1 - i : i;
    state = run.step(projected[t], {}, state, alive[t]);
    states[t] = state.hidden;
  }
  return {at::stack(states), state};
}

}  // namespace

RnnEncoderImpl::RnnEncoderImpl(const ModelOptions& options)
    : width_(options.encoder_hidden * (options.encoder_bidirectional ? 2 : 1)),
      dropout_layer_(options.dropout_layer),
      dropout_annotation_(options.dropout_annotation) {
  RecurrentCellOptions cell{options.encoder_cell, options.embedding_size, 0, options.encoder_hidden,
                            options.layer_norm};
  for (int i = 0; i < options.encoder_layers; ++i) {
    const std::string name = "layer" + std::to_string(i);
    Layer layer;
    layer.forward = register_module(name + "_forward", RecurrentCell(cell));
    if (options.encoder_bidirectional) layer.backward = register_module(name + "_backward", RecurrentCell(cell));
    layers_.push_back(layer);
    cell.input = width_;
  }
}

Annotations RnnEncoderImpl::forward(const at::Tensor& embedded, const at::Tensor& lengths, const Mode& mode) const {
  const at::Tensor mask = padding_mask(lengths, embedded.size(0)).logical_not().to(at::kLong);  // [batch, src_len]
  const std::vector<at::Tensor> alive = mask.t().contiguous().unbind(0);
  at::Tensor states = embedded;  // [src_len, batch, width of the layer below]
  Annotations out;
  for (size_t i = 0; i < layers_.size(); ++i) {
    if (i > 0) states = dropout(states, dropout_layer_, mode);
    const Direction forward = read(*layers_[i].forward, states, alive, false);
    if (layers_[i].backward.is_empty()) {
      states = forward.states;
      out.final_hidden = forward.last.hidden;
      out.final_cell = forward.last.cell;
      continue;
    }
    const Direction backward = read(*layers_[i].backward, states, alive, true);
    states = at::cat({forward.states, backward.states}, -1);
    out.final_hidden = at::cat({forward.last.hidden, backward.last.hidden}, -1);
    if (forward.last.cell.defined()) out.final_cell = at::cat({forward.last.cell, backward.last.cell}, -1);
  }
  out.states = dropout(states.transpose(0, 1).contiguous(), dropout_annotation_, mode);  // [batch, src_len, width]
  out.lengths = lengths;
  return out;
}

}  // namespace gloss
