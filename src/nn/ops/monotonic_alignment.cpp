#include "nn/ops/monotonic_alignment.hpp"

#include "nn/ops/cell_rows.hpp"
#include "nn/ops/tape.hpp"

namespace gloss {

using torch::autograd::AutogradContext;
using torch::autograd::Function;
using torch::autograd::variable_list;

namespace {

template <class T>
void align_row(const T* p, const T* previous, int64_t n, T* q, T* a) {
  T coming = 0;
  for (int64_t j = 0; j < n; ++j) {
    q[j] = coming + previous[j];
    a[j] = p[j] * q[j];
    coming = q[j] - a[j];
  }
}

/// dq_j = da_j p_j + dq_{j+1} (1 - p_j),  dp_j = q_j (da_j - dq_{j+1}),  dprevious_j = dq_j.
template <class T>
void align_row_backward(const T* da, const T* p, const T* q, int64_t n, T* dp, T* dq) {
  T behind = 0;
  for (int64_t j = n; j-- > 0;) {
    dp[j] = q[j] * (da[j] - behind);
    behind = da[j] * p[j] + behind * (1 - p[j]);
    dq[j] = behind;
  }
}

struct Align : Function<Align> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& p, const at::Tensor& previous) {
    const int64_t n = p.size(-1), rows = p.numel() / n;
    at::Tensor q = at::empty_like(p), a = at::empty_like(p);
    with_scalar(p, [&](auto zero) {
      using T = decltype(zero);
      const T *from_p = p.const_data_ptr<T>(), *from_previous = previous.const_data_ptr<T>();
      T *to_q = q.data_ptr<T>(), *to_a = a.data_ptr<T>();
      for_rows(rows, [&](int64_t row) {
        const int64_t at = row * n;
        align_row(from_p + at, from_previous + at, n, to_q + at, to_a + at);
      });
    });
    ctx->save_for_backward({p, q});
    return a;
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    const auto saved = ctx->get_saved_variables();
    const at::Tensor &p = saved[0], &q = saved[1], da = outputs[0].contiguous();
    const int64_t n = p.size(-1), rows = p.numel() / n;
    at::Tensor dp = at::empty_like(p), dq = at::empty_like(p);
    with_scalar(p, [&](auto zero) {
      using T = decltype(zero);
      const T *from_p = p.const_data_ptr<T>(), *from_q = q.const_data_ptr<T>(), *from_a = da.const_data_ptr<T>();
      T *to_p = dp.data_ptr<T>(), *to_q = dq.data_ptr<T>();
      for_rows(rows, [&](int64_t row) {
        const int64_t at = row * n;
        align_row_backward(from_a + at, from_p + at, from_q + at, n, to_p + at, to_q + at);
      });
    });
    return {dp, dq};
  }
};

}  // namespace

at::Tensor monotonic_alignment(const at::Tensor& p, const at::Tensor& previous) {
  return Align::apply(p.contiguous(), previous.contiguous());
}

}  // namespace gloss
