#include "nn/recurrent_cell.hpp"

#include <functional>
#include <map>

#include "nn/init.hpp"
#include "nn/ops/gates.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

struct CellKind {
  int64_t gates = 1;
  bool has_cell = false;
  int64_t forget_gate = -1;  // this gate's bias starts at 1 (Jozefowicz et al. 2015)
  std::function<CellState(const at::Tensor& input, const at::Tensor& hidden, const CellState&)> run;
};

const CellKind& kind_of(const std::string& name) {
  static const std::map<std::string, CellKind> kinds = {
      {"tanh",
       {1, false, -1,
        [](const at::Tensor& input, const at::Tensor& hidden, const CellState& /*state*/) {
          return CellState{tanh_gates(input, hidden), {}};
        }}},
      {"gru",
       {3, false, -1,
        [](const at::Tensor& input, const at::Tensor& hidden, const CellState& state) {
          return CellState{gru_gates(input, hidden, state.hidden), {}};
        }}},
      {"lstm",
       {4, true, 1,
        [](const at::Tensor& input, const at::Tensor& hidden, const CellState& state) {
          const auto [h, c] = lstm_gates(input, hidden, state.cell);
          return CellState{h, c};
        }}},
  };
  return kinds.at(name);
}

/// Normalizes each gate's units of x [rows, gates * units], then scales by `gain` and adds `bias` (may be undefined).
at::Tensor normalize_gates(const at::Tensor& x, int64_t units, const at::Tensor& gain, const at::Tensor& bias) {
  const at::Tensor normal = at::layer_norm(x.unflatten(-1, {-1, units}), {units}).flatten(-2) * gain;
  return bias.defined() ? normal + bias : normal;
}

}  // namespace

bool cell_has_memory(const std::string& name) {
  return kind_of(name).has_cell;
}

RecurrentCellImpl::RecurrentCellImpl(const RecurrentCellOptions& options) : options_(options) {
  const CellKind& kind = kind_of(options.cell);
  const int64_t wide = kind.gates * options.units;
  if (options.input > 0) weight_input_ = register_parameter("weight_input", glorot(wide, options.input));
  if (options.context > 0) weight_context_ = register_parameter("weight_context", glorot(wide, options.context));
  weight_hidden_ = register_parameter("weight_hidden", orthogonal_blocks(kind.gates, options.units));
  at::Tensor bias = at::zeros({wide});
  if (kind.forget_gate >= 0) bias.narrow(0, kind.forget_gate * options.units, options.units).fill_(1);
  bias_input_ = register_parameter("bias_input", bias);
  bias_hidden_ = register_parameter("bias_hidden", at::zeros({wide}));
  if (!options.layer_norm) return;
  norm_input_ = register_parameter("norm_input", at::ones({wide}));
  norm_hidden_ = register_parameter("norm_hidden", at::ones({wide}));
}

at::Tensor RecurrentCellImpl::project(const at::Tensor& x) const {
  // With a context still to be added, normalization and bias wait for the sum.
  if (options_.layer_norm && options_.context > 0) return at::linear(x, weight_input_);
  if (options_.layer_norm) {
    return normalize_gates(at::linear(x, weight_input_), options_.units, norm_input_, bias_input_);
  }
  return at::linear(x, weight_input_, bias_input_);
}

CellState RecurrentCellImpl::zero_state(int64_t rows) const {
  return state_of(at::zeros({rows, options_.units}, weight_hidden_.options().requires_grad(false)));
}

CellState RecurrentCellImpl::state_of(const at::Tensor& hidden) const {
  return {hidden, cell_has_memory(options_.cell) ? at::zeros_like(hidden) : at::Tensor()};
}

RecurrentCellRun::RecurrentCellRun(const RecurrentCellImpl& cell) : cell_(&cell) {
  const bool norm = cell.options_.layer_norm;
  hidden_ = LinearOverTime(cell.weight_hidden_, norm ? at::Tensor() : cell.bias_hidden_);
  if (cell.options_.context > 0) {
    const bool adds_bias = cell.options_.input == 0 && !norm;
    context_ = LinearOverTime(cell.weight_context_, adds_bias ? cell.bias_input_ : at::Tensor());
  }
}

CellState RecurrentCellRun::step(const at::Tensor& projected, const at::Tensor& context, const CellState& state) const {
  at::Tensor input = projected;  // [rows, gates * units]
  if (context.defined()) input = projected.defined() ? context_.add_to(projected, context) : context_(context);
  at::Tensor hidden = hidden_(state.hidden);  // [rows, gates * units]
  if (cell_->options_.layer_norm) {
    const int64_t units = cell_->options_.units;
    if (context.defined()) input = normalize_gates(input, units, cell_->norm_input_, cell_->bias_input_);
    hidden = normalize_gates(hidden, units, cell_->norm_hidden_, cell_->bias_hidden_);
  }
  return kind_of(cell_->options_.cell).run(input, hidden, state);
}

}  // namespace gloss
