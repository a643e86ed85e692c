// The gates of the long short-term memory and their gradient.
#include "nn/ops/gates.hpp"
#include "nn/ops/row_loops.hpp"
#include "nn/ops/simd_math.hpp"
#include "nn/ops/tape.hpp"

namespace gloss {

namespace {

// One row. `gates` keeps i, f, g, o and tanh(c') for the backward pass.

template <class T>
GLOSS_INLINE void lstm_row(const T* i, const T* h, const T* cell, int64_t n, T* gates, T* out, T* new_cell) {
#pragma omp simd
  for (int64_t u = 0; u < n; ++u) {
    const T in = simd::sigmoid(i[u] + h[u]);
    const T forget = simd::sigmoid(i[n + u] + h[n + u]);
    const T g = simd::tanh(i[2 * n + u] + h[2 * n + u]);
    const T o = simd::sigmoid(i[3 * n + u] + h[3 * n + u]);
    const T c = forget * cell[u] + in * g;
    const T t = simd::tanh(c);
    gates[u] = in;
    gates[n + u] = forget;
    gates[2 * n + u] = g;
    gates[3 * n + u] = o;
    gates[4 * n + u] = t;
    new_cell[u] = c;
    out[u] = o * t;
  }
}

template <class T>
GLOSS_INLINE void lstm_row_backward(const T* grad, const T* grad_cell, const T* gates, const T* cell, int64_t n, T* di,
                                    T* dcell) {
#pragma omp simd
  for (int64_t u = 0; u < n; ++u) {
    const T in = gates[u], forget = gates[n + u], g = gates[2 * n + u], o = gates[3 * n + u], t = gates[4 * n + u];
    const T dc = grad_cell[u] + grad[u] * o * (T(1) - t * t);
    di[u] = dc * g * in * (T(1) - in);
    di[n + u] = dc * cell[u] * forget * (T(1) - forget);
    di[2 * n + u] = dc * in * (T(1) - g * g);
    di[3 * n + u] = grad[u] * t * o * (T(1) - o);
    dcell[u] = dc * forget;
  }
}

GLOSS_VECTOR_CLONES void lstm_of(const float* i, const float* h, const float* c, int64_t n, float* g, float* o,
                                 float* nc) {
  lstm_row(i, h, c, n, g, o, nc);
}
void lstm_of(const double* i, const double* h, const double* c, int64_t n, double* g, double* o, double* nc) {
  lstm_row(i, h, c, n, g, o, nc);
}
GLOSS_VECTOR_CLONES void lstm_back(const float* g, const float* gc, const float* gates, const float* c, int64_t n,
                                   float* di, float* dc) {
  lstm_row_backward(g, gc, gates, c, n, di, dc);
}
void lstm_back(const double* g, const double* gc, const double* gates, const double* c, int64_t n, double* di,
               double* dc) {
  lstm_row_backward(g, gc, gates, c, n, di, dc);
}

struct Lstm : Function<Lstm> {
  static variable_list forward(AutogradContext* ctx, const at::Tensor& input, const at::Tensor& hidden,
                               const at::Tensor& cell) {
    const int64_t rows = cell.size(0), n = cell.size(1);
    at::Tensor gates = at::empty({rows, 5 * n}, cell.options());
    at::Tensor out = at::empty_like(cell), new_cell = at::empty_like(cell);
    with_scalar(cell, [&](auto zero) {
      using T = decltype(zero);
      const T *i = input.const_data_ptr<T>(), *h = hidden.const_data_ptr<T>(), *c = cell.const_data_ptr<T>();
      T *g = gates.data_ptr<T>(), *o = out.data_ptr<T>(), *nc = new_cell.data_ptr<T>();
      for_rows(rows, [&](int64_t b) {
        lstm_of(i + b * 4 * n, h + b * 4 * n, c + b * n, n, g + b * 5 * n, o + b * n, nc + b * n);
      });
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
      const T *g = grad.const_data_ptr<T>(), *gc = grad_cell.const_data_ptr<T>(), *gate = gates.const_data_ptr<T>();
      const T* c = cell.const_data_ptr<T>();
      T *di = d_input.data_ptr<T>(), *dc = d_cell.data_ptr<T>();
      for_rows(rows, [&](int64_t b) {
        lstm_back(g + b * n, gc + b * n, gate + b * 5 * n, c + b * n, n, di + b * 4 * n, dc + b * n);
      });
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
