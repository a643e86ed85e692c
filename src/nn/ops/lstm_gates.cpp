// The gates of the long short-term memory and their gradient.
#include "nn/ops/gates.hpp"
#include "nn/ops/row_loops.hpp"
#include "nn/ops/simd_math.hpp"
#include "nn/ops/tape.hpp"

namespace gloss {

namespace {

/// n units; every pointer is to rows behind each other: of 4 n numbers in input, hidden and d_input, of 5 n in gates,
/// of n in the others.
template <class T>
struct Forward {
  int64_t n;
  const T *input, *hidden, *cell;
  T *gates, *out, *new_cell;  // gates keeps i, f, g, o and tanh(c') for the backward pass

  GLOSS_INLINE void row(int64_t b) const {
    const int64_t units = n;
    const T *i = input + b * 4 * units, *h = hidden + b * 4 * units, *before = cell + b * units;
    T *gate = gates + b * 5 * units, *hidden_out = out + b * units, *cell_out = new_cell + b * units;
#pragma omp simd
    for (int64_t u = 0; u < units; ++u) {
      const T in = simd::sigmoid(i[u] + h[u]);
      const T forget = simd::sigmoid(i[units + u] + h[units + u]);
      const T g = simd::tanh(i[2 * units + u] + h[2 * units + u]);
      const T o = simd::sigmoid(i[3 * units + u] + h[3 * units + u]);
      const T c = forget * before[u] + in * g;
      const T t = simd::tanh(c);
      gate[u] = in;
      gate[units + u] = forget;
      gate[2 * units + u] = g;
      gate[3 * units + u] = o;
      gate[4 * units + u] = t;
      cell_out[u] = c;
      hidden_out[u] = o * t;
    }
  }
};

template <class T>
struct Backward {
  int64_t n;
  const T *grad, *grad_cell, *gates, *cell;
  T *d_input, *d_cell;

  GLOSS_INLINE void row(int64_t b) const {
    const int64_t units = n;
    const T *gh = grad + b * units, *gc = grad_cell + b * units, *before = cell + b * units;
    const T* gate = gates + b * 5 * units;
    T *di = d_input + b * 4 * units, *dc_before = d_cell + b * units;
#pragma omp simd
    for (int64_t u = 0; u < units; ++u) {
      const T in = gate[u], forget = gate[units + u], g = gate[2 * units + u];
      const T o = gate[3 * units + u], t = gate[4 * units + u];
      const T dc = gc[u] + gh[u] * o * (T(1) - t * t);
      di[u] = dc * g * in * (T(1) - in);
      di[units + u] = dc * before[u] * forget * (T(1) - forget);
      di[2 * units + u] = dc * in * (T(1) - g * g);
      di[3 * units + u] = gh[u] * t * o * (T(1) - o);
      dc_before[u] = dc * forget;
    }
  }
};

GLOSS_VECTOR_CLONES void run_row(const Forward<float>& rows, int64_t b) {
  rows.row(b);
}
void run_row(const Forward<double>& rows, int64_t b) {
  rows.row(b);
}
GLOSS_VECTOR_CLONES void run_row(const Backward<float>& rows, int64_t b) {
  rows.row(b);
}
void run_row(const Backward<double>& rows, int64_t b) {
  rows.row(b);
}

struct Lstm : Function<Lstm> {
  static variable_list forward(AutogradContext* ctx, const at::Tensor& input, const at::Tensor& hidden,
                               const at::Tensor& cell) {
    const int64_t rows = cell.size(0), n = cell.size(1);
    at::Tensor gates = at::empty({rows, 5 * n}, cell.options());
    at::Tensor out = at::empty_like(cell), new_cell = at::empty_like(cell);
    with_scalar(cell, [&](auto zero) {
      using T = decltype(zero);
      const Forward<T> all{.n = n,
                           .input = input.const_data_ptr<T>(),
                           .hidden = hidden.const_data_ptr<T>(),
                           .cell = cell.const_data_ptr<T>(),
                           .gates = gates.data_ptr<T>(),
                           .out = out.data_ptr<T>(),
                           .new_cell = new_cell.data_ptr<T>()};
      for_rows(rows, [&](int64_t b) { run_row(all, b); });
    });
    ctx->set_materialize_grads(false);
    ctx->save_for_backward({gates, cell});
    return {out, new_cell};
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    const auto saved = ctx->get_saved_variables();
    const at::Tensor &gates = saved[0], &cell = saved[1];
    const int64_t rows = cell.size(0), n = cell.size(1);
    const at::Tensor grad = contiguous_or_zeros(outputs[0], cell), grad_cell = contiguous_or_zeros(outputs[1], cell);
    at::Tensor d_input = at::empty({rows, 4 * n}, cell.options()), d_cell = at::empty_like(cell);
    with_scalar(cell, [&](auto zero) {
      using T = decltype(zero);
      const Backward<T> all{.n = n,
                            .grad = grad.const_data_ptr<T>(),
                            .grad_cell = grad_cell.const_data_ptr<T>(),
                            .gates = gates.const_data_ptr<T>(),
                            .cell = cell.const_data_ptr<T>(),
                            .d_input = d_input.data_ptr<T>(),
                            .d_cell = d_cell.data_ptr<T>()};
      for_rows(rows, [&](int64_t b) { run_row(all, b); });
    });
    return {d_input, d_input, d_cell};
  }
};

}  // namespace

std::pair<at::Tensor, at::Tensor> lstm_gates(const at::Tensor& input, const at::Tensor& hidden,
                                             const at::Tensor& cell) {
  const auto out = Lstm::apply(input.contiguous(), hidden.contiguous(), cell.contiguous());
  return {out[0], out[1]};
}

}  // namespace gloss
