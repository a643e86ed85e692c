// The recurrent encoder: stacked layers, read forwards or in both directions; annotation j is [forward_j; backward_j]
// (Bahdanau et al. 2015, section 3.2). It works on packed batches: padding is never computed, and the backward
// direction starts at each sentence's own last piece.
#include <vector>

#include "nn/dropout.hpp"
#include "nn/encoder.hpp"
#include "nn/recurrent_cell.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

/// What one direction of a layer gives.
struct Direction {
  at::Tensor states;  // [pieces, units]
  CellState last;     // after each sentence's last (backwards: first) piece, rows in the order of the packing
};

/// One tensor of a state, or both, through f.
template <class F>
CellState each(const CellState& state, const F& f) {
  return {f(state.hidden), state.cell.defined() ? f(state.cell) : at::Tensor()};
}

CellState joined(const CellState& above, const CellState& below) {
  return {at::cat({above.hidden, below.hidden}),
          above.cell.defined() ? at::cat({above.cell, below.cell}) : at::Tensor()};
}

/// Sentences leave at their end: the last rows of the state are set aside.
Direction read_forwards(const RecurrentCellImpl& cell, const at::Tensor& input, const std::vector<int64_t>& rows) {
  const std::vector<at::Tensor> projected = cell.project(input).split_with_sizes(rows);
  const RecurrentCellRun run = cell.begin();
  CellState state = cell.zero_state(rows[0]), ended;
  std::vector<at::Tensor> states;
  for (size_t t = 0; t < rows.size(); ++t) {
    const int64_t leaving = state.hidden.size(0) - rows[t];
    if (leaving > 0) {
      const CellState before = state;
      const auto part = [&](int64_t which) {
        return each(before, [&](const at::Tensor& x) { return x.split_with_sizes({rows[t], leaving})[which]; });
      };
      state = part(0);
      ended = ended.hidden.defined() ? joined(part(1), ended) : part(1);
    }
    state = run.step(projected[t], {}, state);
    states.push_back(state.hidden);
  }
  return {at::cat(states), ended.hidden.defined() ? joined(state, ended) : state};
}

/// Sentences join at their last piece, with a state of zeros.
Direction read_backwards(const RecurrentCellImpl& cell, const at::Tensor& input, const std::vector<int64_t>& rows) {
  const std::vector<at::Tensor> projected = cell.project(input).split_with_sizes(rows);
  const RecurrentCellRun run = cell.begin();
  CellState state = cell.zero_state(rows.back());
  std::vector<at::Tensor> states(rows.size());
  for (size_t t = rows.size(); t-- > 0;) {
    const int64_t joining = rows[t] - state.hidden.size(0);
    if (joining > 0) state = joined(state, cell.zero_state(joining));
    state = run.step(projected[t], {}, state);
    states[t] = state.hidden;
  }
  return {at::cat(states), state};
}

class RnnEncoder : public Encoder {
 public:
  explicit RnnEncoder(const ModelOptions& options);
  Annotations forward(const at::Tensor& embedded, const Packing& packing, const Mode& mode) const override;

 private:
  struct Layer {
    RecurrentCell forward = nullptr, backward = nullptr;
  };
  std::vector<Layer> layers_;
  double dropout_embedding_, dropout_layer_, dropout_annotation_;
};

RnnEncoder::RnnEncoder(const ModelOptions& options)
    : Encoder(options.encoder_hidden * (options.encoder_bidirectional ? 2 : 1)),
      dropout_embedding_(options.dropout_embedding),
      dropout_layer_(options.dropout_layer),
      dropout_annotation_(options.dropout_annotation) {
  RecurrentCellOptions cell{.cell = options.encoder_cell,
                            .input = options.embedding_size,
                            .units = options.encoder_hidden,
                            .layer_norm = options.layer_norm};
  for (int i = 0; i < options.encoder_layers; ++i) {
    const std::string name = "layer" + std::to_string(i);
    Layer layer;
    layer.forward = register_module(name + "_forward", RecurrentCell(cell));
    if (options.encoder_bidirectional) layer.backward = register_module(name + "_backward", RecurrentCell(cell));
    layers_.push_back(layer);
    cell.input = width();
  }
}

Annotations RnnEncoder::forward(const at::Tensor& embedded, const Packing& packing, const Mode& mode) const {
  at::Tensor states = dropout(embedded, dropout_embedding_, mode);  // [pieces, width of the layer below]
  CellState last;
  for (size_t i = 0; i < layers_.size(); ++i) {
    if (i > 0) states = dropout(states, dropout_layer_, mode);
    const Direction forward = read_forwards(*layers_[i].forward, states, packing.rows());
    last = forward.last;
    if (layers_[i].backward.is_empty()) {
      states = forward.states;
      continue;
    }
    const Direction backward = read_backwards(*layers_[i].backward, states, packing.rows());
    states = at::cat({forward.states, backward.states}, -1);
    last.hidden = at::cat({forward.last.hidden, backward.last.hidden}, -1);
    if (last.cell.defined()) last.cell = at::cat({forward.last.cell, backward.last.cell}, -1);
  }
  const CellState final_state = each(last, [&](const at::Tensor& x) { return packing.unsort(x); });
  return {.states = packing.unpack(dropout(states, dropout_annotation_, mode)),
          .final_hidden = final_state.hidden,
          .final_cell = final_state.cell};
}

}  // namespace

std::shared_ptr<Encoder> make_rnn_encoder(const ModelOptions& options) {
  return std::make_shared<RnnEncoder>(options);
}

}  // namespace gloss
