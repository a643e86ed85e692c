#include "nn/ops/gates.hpp"

#include <ATen/Parallel.h>
#include "nn/ops/simd_math.hpp"
#include "nn/ops/tape.hpp"

namespace gloss {

using torch::autograd::AutogradContext;
using torch::autograd::Function;
using torch::autograd::variable_list;

namespace {

constexpr int64_t kGrain = 8;  // rows per task: a row of a few hundred units is about a microsecond

/// Runs body(row) for all rows, skipping what `alive` marks as dead through skip(row).
template <class Body, class Skip>
void for_rows(int64_t rows, const at::Tensor& alive, const Body& body, const Skip& skip) {
  const int64_t* flags = alive.defined() ? alive.const_data_ptr<int64_t>() : nullptr;
  at::parallel_for(0, rows, kGrain, [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) {
      if (flags == nullptr || flags[row] != 0) {
        body(row);
      } else {
        skip(row);
      }
    }
  });
}

template <class T>
void copy_row(const T* from, T* to, int64_t n) {
  std::copy(from, from + n, to);
}

/// Calls f(T{}) with the element type of `tensor`.
template <class F>
void with_scalar(const at::Tensor& tensor, const F& f) {
  if (tensor.scalar_type() == at::kDouble) {
    f(double{});
  } else {
    f(float{});
  }
}

at::Tensor contiguous_or_zeros(const at::Tensor& grad, const at::Tensor& like) {
  return grad.defined() ? grad.contiguous() : at::zeros_like(like);
}

// ---- GRU: one row. `gates` keeps r, z, n for the backward pass.

template <class T>
GLOSS_INLINE void gru_row(const T* i, const T* h, const T* state, int64_t n, T* gates, T* out) {
#pragma omp simd
  for (int64_t u = 0; u < n; ++u) {
    const T r = simd::sigmoid(i[u] + h[u]);
    const T z = simd::sigmoid(i[n + u] + h[n + u]);
    const T c = simd::tanh(i[2 * n + u] + r * h[2 * n + u]);
    gates[u] = r;
    gates[n + u] = z;
    gates[2 * n + u] = c;
    out[u] = c + z * (state[u] - c);
  }
}

template <class T>
GLOSS_INLINE void gru_row_backward(const T* grad, const T* gates, const T* h, const T* state, int64_t n, T* di, T* dh,
                                   T* dstate) {
#pragma omp simd
  for (int64_t u = 0; u < n; ++u) {
    const T r = gates[u], z = gates[n + u], c = gates[2 * n + u];
    const T dc = grad[u] * (T(1) - z) * (T(1) - c * c);
    const T dz = grad[u] * (state[u] - c) * z * (T(1) - z);
    const T dr = dc * h[2 * n + u] * r * (T(1) - r);
    di[u] = dr;
    dh[u] = dr;
    di[n + u] = dz;
    dh[n + u] = dz;
    di[2 * n + u] = dc;
    dh[2 * n + u] = dc * r;
    dstate[u] = grad[u] * z;
  }
}

GLOSS_VECTOR_CLONES void gru_of(const float* i, const float* h, const float* s, int64_t n, float* g, float* o) {
  gru_row(i, h, s, n, g, o);
}
void gru_of(const double* i, const double* h, const double* s, int64_t n, double* g, double* o) {
  gru_row(i, h, s, n, g, o);
}
GLOSS_VECTOR_CLONES void gru_back(const float* g, const float* gates, const float* h, const float* s, int64_t n,
                                  float* di, float* dh, float* ds) {
  gru_row_backward(g, gates, h, s, n, di, dh, ds);
}
void gru_back(const double* g, const double* gates, const double* h, const double* s, int64_t n, double* di, double* dh,
              double* ds) {
  gru_row_backward(g, gates, h, s, n, di, dh, ds);
}

struct Gru : Function<Gru> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& input, const at::Tensor& hidden,
                            const at::Tensor& state, const std::optional<at::Tensor>& mask) {
    const at::Tensor alive = mask.value_or(at::Tensor());
    const int64_t rows = state.size(0), n = state.size(1);
    at::Tensor gates = at::empty({rows, 3 * n}, state.options()), out = at::empty_like(state);
    with_scalar(state, [&](auto zero) {
      using T = decltype(zero);
      const T *i = input.const_data_ptr<T>(), *h = hidden.const_data_ptr<T>(), *s = state.const_data_ptr<T>();
      T *g = gates.data_ptr<T>(), *o = out.data_ptr<T>();
      for_rows(
          rows, alive, [&](int64_t b) { gru_of(i + b * 3 * n, h + b * 3 * n, s + b * n, n, g + b * 3 * n, o + b * n); },
          [&](int64_t b) { copy_row(s + b * n, o + b * n, n); });
    });
    ctx->save_for_backward({gates, hidden, state, alive});
    return out;
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    const auto saved = ctx->get_saved_variables();
    const at::Tensor &gates = saved[0], &hidden = saved[1], &state = saved[2], &alive = saved[3];
    const int64_t rows = state.size(0), n = state.size(1);
    const at::Tensor grad = outputs[0].contiguous();
    at::Tensor d_input = at::empty_like(hidden), d_hidden = at::empty_like(hidden), d_state = at::empty_like(state);
    with_scalar(state, [&](auto zero) {
      using T = decltype(zero);
      const T *g = grad.const_data_ptr<T>(), *gate = gates.const_data_ptr<T>(), *h = hidden.const_data_ptr<T>();
      const T* s = state.const_data_ptr<T>();
      T *di = d_input.data_ptr<T>(), *dh = d_hidden.data_ptr<T>(), *ds = d_state.data_ptr<T>();
      for_rows(
          rows, alive,
          [&](int64_t b) {
            const int64_t wide = b * 3 * n;
            gru_back(g + b * n, gate + wide, h + wide, s + b * n, n, di + wide, dh + wide, ds + b * n);
          },
          [&](int64_t b) {
            std::fill_n(di + b * 3 * n, 3 * n, T(0));
            std::fill_n(dh + b * 3 * n, 3 * n, T(0));
            copy_row(g + b * n, ds + b * n, n);
          });
    });
    return {d_input, d_hidden, d_state, {}};
  }
};

// ---- LSTM: one row. `gates` keeps i, f, g, o and tanh(c') for the backward pass.

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
                               const at::Tensor& state, const at::Tensor& cell, const std::optional<at::Tensor>& mask) {
    const at::Tensor alive = mask.value_or(at::Tensor());
    const int64_t rows = state.size(0), n = state.size(1);
    at::Tensor gates = at::empty({rows, 5 * n}, state.options());
    at::Tensor out = at::empty_like(state), new_cell = at::empty_like(cell);
    with_scalar(state, [&](auto zero) {
      using T = decltype(zero);
      const T *i = input.const_data_ptr<T>(), *h = hidden.const_data_ptr<T>();
      const T *s = state.const_data_ptr<T>(), *c = cell.const_data_ptr<T>();
      T *g = gates.data_ptr<T>(), *o = out.data_ptr<T>(), *nc = new_cell.data_ptr<T>();
      for_rows(
          rows, alive,
          [&](int64_t b) { lstm_of(i + b * 4 * n, h + b * 4 * n, c + b * n, n, g + b * 5 * n, o + b * n, nc + b * n); },
          [&](int64_t b) {
            copy_row(s + b * n, o + b * n, n);
            copy_row(c + b * n, nc + b * n, n);
          });
    });
    ctx->set_materialize_grads(false);
    ctx->save_for_backward({gates, cell, alive});
    return {out, new_cell};
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    const auto saved = ctx->get_saved_variables();
    const at::Tensor &gates = saved[0], &cell = saved[1], &alive = saved[2];
    const int64_t rows = cell.size(0), n = cell.size(1);
    const at::Tensor grad = contiguous_or_zeros(outputs[0], cell), grad_cell = contiguous_or_zeros(outputs[1], cell);
    at::Tensor d_input = at::empty({rows, 4 * n}, cell.options());
    at::Tensor d_state = at::zeros_like(cell), d_cell = at::empty_like(cell);
    with_scalar(cell, [&](auto zero) {
      using T = decltype(zero);
      const T *g = grad.const_data_ptr<T>(), *gc = grad_cell.const_data_ptr<T>(), *gate = gates.const_data_ptr<T>();
      const T* c = cell.const_data_ptr<T>();
      T *di = d_input.data_ptr<T>(), *ds = d_state.data_ptr<T>(), *dc = d_cell.data_ptr<T>();
      for_rows(
          rows, alive,
          [&](int64_t b) {
            lstm_back(g + b * n, gc + b * n, gate + b * 5 * n, c + b * n, n, di + b * 4 * n, dc + b * n);
          },
          [&](int64_t b) {
            std::fill_n(di + b * 4 * n, 4 * n, T(0));
            copy_row(g + b * n, ds + b * n, n);
            copy_row(gc + b * n, dc + b * n, n);
          });
    });
    return {d_input, d_input, d_state, d_cell, {}};
  }
};

}  // namespace

at::Tensor gru_gates(const at::Tensor& input, const at::Tensor& hidden, const at::Tensor& state,
                     const at::Tensor& alive) {
  return Gru::apply(input.contiguous(), hidden.contiguous(), state.contiguous(), optional_of(alive));
}

std::pair<at::Tensor, at::Tensor> lstm_gates(const at::Tensor& input, const at::Tensor& hidden, const at::Tensor& state,
                                             const at::Tensor& cell, const at::Tensor& alive) {
  const auto out =
      Lstm::apply(input.contiguous(), hidden.contiguous(), state.contiguous(), cell.contiguous(), optional_of(alive));
  return {out[0], out[1]};
}

at::Tensor tanh_gates(const at::Tensor& input, const at::Tensor& hidden, const at::Tensor& state,
                      const at::Tensor& alive) {
  const at::Tensor next = (input + hidden).tanh();
  return alive.defined() ? at::where(alive.to(at::kBool).unsqueeze(1), next, state) : next;
}

}  // namespace gloss
