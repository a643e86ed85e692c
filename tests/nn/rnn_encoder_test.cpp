// The recurrent encoder: against a plain loop over each sentence alone, with ATen's cells on its parameters.
#include "nn/encoder.hpp"
#include "recurrent_support.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

/// What one direction of a layer gives for one sentence.
struct PlainDirection {
  at::Tensor states;  // [length, units]
  CellState last;     // [1, units]
};

/// h_t = cell(x_t, h_{t-1}) from h = 0; backwards over the sentence turned round. x: [length, width].
PlainDirection read(const PlainParts& parts, const std::string& kind, const std::string& name, const at::Tensor& x,
                    bool backwards) {
  const at::Tensor zero = at::zeros({1, parts.of(name + ".weight_hidden").size(1)}, at::kDouble);
  CellState state{zero, zero};
  std::vector<at::Tensor> states;
  for (const at::Tensor& input : (backwards ? x.flip(0) : x).split(1)) {
    state = parts.cell(kind, name, {input}, state);
    states.push_back(state.hidden);
  }
  const at::Tensor all = at::cat(states);
  return {backwards ? all.flip(0) : all, state};
}

/// All layers: h_j = [forward_j; backward_j] (Bahdanau et al. 2015, section 3.2); the last layer's states after each
/// direction's last piece.
PlainDirection encode(const ModelOptions& options, const PlainParts& parts, const at::Tensor& embedded) {
  PlainDirection layer{embedded, {}};
  for (int l = 0; l < options.encoder_layers; ++l) {
    const std::string name = "layer" + std::to_string(l);
    const PlainDirection forwards = read(parts, options.encoder_cell, name + "_forward", layer.states, false);
    if (!options.encoder_bidirectional) {
      layer = forwards;
      continue;
    }
    const PlainDirection backwards = read(parts, options.encoder_cell, name + "_backward", layer.states, true);
    layer.states = at::cat({forwards.states, backwards.states}, 1);
    layer.last.hidden = at::cat({forwards.last.hidden, backwards.last.hidden}, 1);
    if (forwards.last.cell.defined()) layer.last.cell = at::cat({forwards.last.cell, backwards.last.cell}, 1);
  }
  return layer;
}

}  // namespace

TEST_CASE("the recurrent encoder equals a loop over each sentence, in one direction and in both") {
  const std::vector<int64_t> sizes = {2, 5, 1, 5, 3};
  const at::Tensor lengths = torch::tensor(sizes, at::kLong);
  const Packing packing(lengths, 5);
  for (const char* cell : {"tanh", "gru", "lstm"}) {
    for (const bool both : {true, false}) {
      for (const int layers : {1, 2, 3}) {
        INFO(cell << " " << layers << " layers, both directions " << both);
        ModelOptions options;
        options.encoder_cell = cell;
        options.encoder_bidirectional = both;
        options.encoder_layers = layers;
        options.embedding_size = 4;
        options.encoder_hidden = 3;
        torch::manual_seed(44);
        const auto encoder = with_large_weights(make_encoder(options));
        const at::Tensor embedded = random_double({5, 5, 4});                            // [batch, src_len, embedding]
        const at::Tensor places = packing.pack(at::arange(25, at::kLong).view({5, 5}));  // of each piece in the batch
        const Annotations ours = encoder->forward(embedded.flatten(0, 1).index_select(0, places), packing, {});
        for (size_t i = 0; i < sizes.size(); ++i) {
          const auto row = static_cast<int64_t>(i);
          const PlainDirection plain = encode(options, PlainParts(*encoder), embedded[row].narrow(0, 0, sizes[i]));
          CHECK(close(ours.states[row].narrow(0, 0, sizes[i]), plain.states, 1e-12));
          CHECK(at::count_nonzero(ours.states[row].narrow(0, sizes[i], 5 - sizes[i])).item<int64_t>() == 0);
          CHECK(close(ours.final_hidden[row], plain.last.hidden[0], 1e-12));
          REQUIRE(ours.final_cell.defined() == plain.last.cell.defined());
          if (ours.final_cell.defined()) CHECK(close(ours.final_cell[row], plain.last.cell[0], 1e-12));
        }
      }
    }
  }
}
