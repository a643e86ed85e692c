// The recurrent cells: tanh, GRU, LSTM. A cell is  gates(W x + b, U h + b')  with the gate equations of ops/gates.hpp.
//
// What the input contributes is computed outside the loop for whole sequences where it is known beforehand
// (`project`); only what depends on the previous step is done step by step (`RecurrentCellRun`).
#pragma once

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

#include <optional>
#include <string>

#include "nn/ops/linear_over_time.hpp"

namespace gloss {

/// State of a cell: hidden [rows, units] and, for LSTM, cell [rows, units] (else undefined).
struct CellState {
  at::Tensor hidden, cell;
};

struct RecurrentCellOptions {
  std::string cell = "gru";  ///< tanh, gru, lstm
  int64_t input = 0;         ///< width of the input known beforehand; 0: none
  int64_t context = 0;       ///< width of an input made step by step (a context vector); 0: none
  int64_t units = 0;
  /// Layer normalization (Ba et al. 2016): W x and U h are each normalized over every gate's units, then scaled and
  /// shifted by learnt vectors.
  bool layer_norm = false;
};

/// Whether the cell of that name keeps a second state beside the hidden one (LSTM).
bool cell_has_memory(const std::string& name);

class RecurrentCellImpl;

/// One sequence's use of a cell.
class RecurrentCellRun {
 public:
  RecurrentCellRun() = default;
  explicit RecurrentCellRun(const RecurrentCellImpl& cell);

  /// projected: RecurrentCellImpl::project of this step's input, or undefined for a cell without one.
  /// context: [rows, context] or undefined.
  CellState step(const at::Tensor& projected, const at::Tensor& context, const CellState& state) const;

 private:
  const RecurrentCellImpl* cell_ = nullptr;
  LinearOverTime hidden_, context_;
};

class RecurrentCellImpl : public torch::nn::Module {
 public:
  explicit RecurrentCellImpl(const RecurrentCellOptions& options);

  /// W x + b of known inputs: [..., input] -> [..., gates * units].
  at::Tensor project(const at::Tensor& x) const;
  RecurrentCellRun begin() const { return RecurrentCellRun(*this); }

  /// Zero state for so many rows, in the type of the parameters.
  CellState zero_state(int64_t rows) const;
  /// A state with this hidden part; the LSTM's cell part is zero.
  CellState state_of(const at::Tensor& hidden) const;
  int64_t units() const { return options_.units; }

 private:
  friend class RecurrentCellRun;
  RecurrentCellOptions options_;
  at::Tensor weight_input_, weight_context_;  // [gates * units, input], [gates * units, context]
  at::Tensor bias_input_;                     // [gates * units]
  at::Tensor weight_hidden_, bias_hidden_;    // [gates * units, units], [gates * units]
  at::Tensor norm_input_, norm_hidden_;       // gains of the layer normalization, [gates * units]
};
TORCH_MODULE(RecurrentCell);

}  // namespace gloss
