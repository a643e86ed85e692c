// The gates of the gated recurrent unit and their gradient.
#include "nn/ops/gates.hpp"
#include "nn/ops/row_loops.hpp"
#include "nn/ops/simd_math.hpp"
#include "nn/ops/tape.hpp"

namespace gloss {

namespace {

/// n units; every pointer is to rows behind each other: of 3 n numbers in input, hidden, gates, of n in state and out.
template <class T>
struct Forward {
  int64_t n;
  const T *input, *hidden, *state;
  T *gates, *out;  // gates keeps r, z, c for the backward pass

  GLOSS_INLINE void row(int64_t b) const {
    const int64_t units = n;
    const T *i = input + b * 3 * units, *h = hidden + b * 3 * units, *s = state + b * units;
    T *gate = gates + b * 3 * units, *o = out + b * units;
#pragma omp simd
    for (int64_t u = 0; u < units; ++u) {
      const T r = simd::sigmoid(i[u] + h[u]);
      const T z = simd::sigmoid(i[units + u] + h[units + u]);
      const T c = simd::tanh(i[2 * units + u] + r * h[2 * units + u]);
      gate[u] = r;
      gate[units + u] = z;
      gate[2 * units + u] = c;
      o[u] = c + z * (s[u] - c);
    }
  }
};

template <class T>
struct Backward {
  int64_t n;
  const T *grad, *gates, *hidden, *state;
  T *d_input, *d_hidden, *d_state;

  GLOSS_INLINE void row(int64_t b) const {
    const int64_t units = n;
    const T *g = grad + b * units, *s = state + b * units;
    const T *gate = gates + b * 3 * units, *h = hidden + b * 3 * units;
    T *di = d_input + b * 3 * units, *dh = d_hidden + b * 3 * units, *ds = d_state + b * units;
#pragma omp simd
    for (int64_t u = 0; u < units; ++u) {
      const T r = gate[u], z = gate[units + u], c = gate[2 * units + u];
      const T dc = g[u] * (T(1) - z) * (T(1) - c * c);
      const T dz = g[u] * (s[u] - c) * z * (T(1) - z);
      const T dr = dc * h[2 * units + u] * r * (T(1) - r);
      di[u] = dr;
      dh[u] = dr;
      di[units + u] = dz;
      dh[units + u] = dz;
      di[2 * units + u] = dc;
      dh[2 * units + u] = dc * r;
      ds[u] = g[u] * z;
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

struct Gru : Function<Gru> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& input, const at::Tensor& hidden,
                            const at::Tensor& state) {
    at::Tensor gates = at::empty_like(hidden), out = at::empty_like(state);
    with_scalar(state, [&](auto zero) {
      using T = decltype(zero);
      const Forward<T> rows{.n = state.size(1),
                            .input = input.const_data_ptr<T>(),
                            .hidden = hidden.const_data_ptr<T>(),
                            .state = state.const_data_ptr<T>(),
                            .gates = gates.data_ptr<T>(),
                            .out = out.data_ptr<T>()};
      for_rows(state.size(0), [&](int64_t b) { run_row(rows, b); });
    });
    ctx->save_for_backward({gates, hidden, state});
    return out;
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    const auto saved = ctx->get_saved_variables();
    const at::Tensor &gates = saved[0], &hidden = saved[1], &state = saved[2];
    const at::Tensor grad = outputs[0].contiguous();
    at::Tensor d_input = at::empty_like(hidden), d_hidden = at::empty_like(hidden), d_state = at::empty_like(state);
    with_scalar(state, [&](auto zero) {
      using T = decltype(zero);
      const Backward<T> rows{.n = state.size(1),
                             .grad = grad.const_data_ptr<T>(),
                             .gates = gates.const_data_ptr<T>(),
                             .hidden = hidden.const_data_ptr<T>(),
                             .state = state.const_data_ptr<T>(),
                             .d_input = d_input.data_ptr<T>(),
                             .d_hidden = d_hidden.data_ptr<T>(),
                             .d_state = d_state.data_ptr<T>()};
      for_rows(state.size(0), [&](int64_t b) { run_row(rows, b); });
    });
    return {d_input, d_hidden, d_state};
  }
};

}  // namespace

at::Tensor gru_gates(const at::Tensor& input, const at::Tensor& hidden, const at::Tensor& state) {
  return Gru::apply(input.contiguous(), hidden.contiguous(), state.contiguous());
}

}  // namespace gloss
