// The gates of the gated recurrent unit and their gradient.
#include "nn/ops/gates.hpp"
#include "nn/ops/row_loops.hpp"
#include "nn/ops/simd_math.hpp"
#include "nn/ops/tape.hpp"

namespace gloss {

namespace {

// One row. `gates` keeps r, z, n for the backward pass.

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
                            const at::Tensor& state) {
    const int64_t rows = state.size(0), n = state.size(1), wide = 3 * n;
    at::Tensor gates = at::empty({rows, wide}, state.options()), out = at::empty_like(state);
    with_scalar(state, [&](auto zero) {
      using T = decltype(zero);
      const T *i = input.const_data_ptr<T>(), *h = hidden.const_data_ptr<T>(), *s = state.const_data_ptr<T>();
      T *g = gates.data_ptr<T>(), *o = out.data_ptr<T>();
      for_rows(rows, [&](int64_t b) { gru_of(i + b * wide, h + b * wide, s + b * n, n, g + b * wide, o + b * n); });
    });
    ctx->save_for_backward({gates, hidden, state});
    return out;
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    const auto saved = ctx->get_saved_variables();
    const at::Tensor &gates = saved[0], &hidden = saved[1], &state = saved[2];
    const int64_t rows = state.size(0), n = state.size(1), wide = 3 * n;
    const at::Tensor grad = outputs[0].contiguous();
    at::Tensor d_input = at::empty_like(hidden), d_hidden = at::empty_like(hidden), d_state = at::empty_like(state);
    with_scalar(state, [&](auto zero) {
      using T = decltype(zero);
      const T *g = grad.const_data_ptr<T>(), *gate = gates.const_data_ptr<T>(), *h = hidden.const_data_ptr<T>();
      const T* s = state.const_data_ptr<T>();
      T *di = d_input.data_ptr<T>(), *dh = d_hidden.data_ptr<T>(), *ds = d_state.data_ptr<T>();
      for_rows(rows, [&](int64_t b) {
        gru_back(g + b * n, gate + b * wide, h + b * wide, s + b * n, n, di + b * wide, dh + b * wide, ds + b * n);
      });
    });
    return {d_input, d_hidden, d_state};
  }
};

}  // namespace

at::Tensor gru_gates(const at::Tensor& input, const at::Tensor& hidden, const at::Tensor& state) {
  return Gru::apply(input.contiguous(), hidden.contiguous(), state.contiguous());
}

}  // namespace gloss
