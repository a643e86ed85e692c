// The recurrent cells: against ATen's on the same parameters, and with layer normalization against its equation.
#include "nn/ops/gates.hpp"
#include "recurrent_support.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

constexpr int64_t kInput = 3, kContext = 4, kUnits = 5, kRows = 2;

/// Widths of the two inputs: the known one, the context, or both.
const std::vector<std::pair<int64_t, int64_t>> kShapes = {{kInput, 0}, {0, kContext}, {kInput, kContext}};

struct Inputs {
  at::Tensor known, context;  // [rows, *] or undefined

  explicit Inputs(const std::pair<int64_t, int64_t>& shape) {
    if (shape.first > 0) known = random_double({kRows, shape.first});
    if (shape.second > 0) context = random_double({kRows, shape.second});
  }
  std::vector<at::Tensor> all() const {
    std::vector<at::Tensor> out;
    for (const at::Tensor& x : {known, context}) {
      if (x.defined()) out.push_back(x);
    }
    return out;
  }
};

CellState step_of(const RecurrentCell& cell, const Inputs& inputs, const CellState& before) {
  const at::Tensor projected = inputs.known.defined() ? cell->project(inputs.known) : at::Tensor();
  return cell->begin().step(projected, inputs.context, before);
}

/// Every gate's units normalized by themselves, scaled by `gain` and shifted by `bias` (Ba et al. 2016, eq. 4).
at::Tensor normalized(const at::Tensor& x, const at::Tensor& gain, const at::Tensor& bias) {
  std::vector<at::Tensor> gates;
  for (const at::Tensor& gate : x.split(kUnits, 1)) {
    const at::Tensor centered = gate - gate.mean(1, true);
    gates.push_back(centered / (centered.square().mean(1, true) + 1e-5).sqrt());
  }
  return at::cat(gates, 1) * gain + bias;
}

CellState gates_of(const std::string& kind, const at::Tensor& i, const at::Tensor& u, const CellState& before) {
  if (kind == "gru") return {gru_gates(i, u, before.hidden), {}};
  if (kind == "tanh") return {tanh_gates(i, u), {}};
  const auto [hidden, memory] = lstm_gates(i, u, before.cell);
  return {hidden, memory};
}

}  // namespace

TEST_CASE("cells equal ATen's, whatever inputs they have; with layer normalization their equation") {
  torch::manual_seed(43);
  for (const char* kind : {"tanh", "gru", "lstm"}) {
    for (const auto& shape : kShapes) {
      for (const bool norm : {false, true}) {
        INFO(kind << " " << shape.first << " " << shape.second << " norm " << norm);
        const auto cell =
            with_large_weights(RecurrentCell(RecurrentCellOptions{kind, shape.first, shape.second, kUnits, norm}));
        const PlainParts parts(*cell);
        const Inputs inputs(shape);
        const CellState before{random_double({kRows, kUnits}), random_double({kRows, kUnits})};
        const CellState after = step_of(cell, inputs, before);
        CellState expected;
        if (norm) {
          at::Tensor i = at::zeros({1}, at::kDouble);
          if (shape.first > 0) i = i + at::linear(inputs.known, parts.of("weight_input"));
          if (shape.second > 0) i = i + at::linear(inputs.context, parts.of("weight_context"));
          const at::Tensor u = at::linear(before.hidden, parts.of("weight_hidden"));
          expected = gates_of(kind, normalized(i, parts.of("norm_input"), parts.of("bias_input")),
                              normalized(u, parts.of("norm_hidden"), parts.of("bias_hidden")), before);
        } else {
          expected = parts.cell(kind, "", inputs.all(), before);
        }
        CHECK(close(after.hidden, expected.hidden, 1e-12));
        REQUIRE(after.cell.defined() == expected.cell.defined());
        if (after.cell.defined()) CHECK(close(after.cell, expected.cell, 1e-12));
      }
    }
  }
}
