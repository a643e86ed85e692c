// The elementwise part of the recurrent cells, fused into one pass forward and one backward. The products with the
// weights happen outside: `input` is what the cell's input contributes, `hidden` what its previous state does.
#pragma once

#include <ATen/core/Tensor.h>

#include <utility>

namespace gloss {

/// Gated recurrent unit (Cho et al. 2014) with the reset gate applied after the product, as in cuDNN:
///   r = sigmoid(i_r + h_r),  z = sigmoid(i_z + h_z),  n = tanh(i_n + r h_n),  h' = (1 - z) n + z h.
/// input, hidden: [rows, 3 units] in the order r, z, n; state h: [rows, units] -> h': [rows, units].
at::Tensor gru_gates(const at::Tensor& input, const at::Tensor& hidden, const at::Tensor& state);

/// Long short-term memory (Hochreiter and Schmidhuber 1997; forget gate: Gers et al. 2000):
///   i, f, o = sigmoid(.), g = tanh(.),  c' = f c + i g,  h' = o tanh(c').
/// input, hidden: [rows, 4 units] in the order i, f, g, o; cell c: [rows, units] -> {h', c'}.
std::pair<at::Tensor, at::Tensor> lstm_gates(const at::Tensor& input, const at::Tensor& hidden, const at::Tensor& cell);

/// Simple recurrent unit (Elman 1990):  h' = tanh(i + h_u).  input, hidden: [rows, units].
at::Tensor tanh_gates(const at::Tensor& input, const at::Tensor& hidden);

}  // namespace gloss
