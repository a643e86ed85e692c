#include "nn/ops/monotonic_alignment.hpp"

#include "nn/ops/row_loops.hpp"
#include "nn/ops/tape.hpp"

namespace gloss {

namespace {

/// Rows of n positions, side by side in every tensor.
template <class T>
struct Forward {
  const T *p, *previous;
  T *q, *a;

  void align(int64_t begin, int64_t n) const {
    T coming = 0;
    for (int64_t j = begin; j < begin + n; ++j) {
      q[j] = coming + previous[j];
      a[j] = p[j] * q[j];
      coming = q[j] - a[j];
    }
  }
};

/// dq_j = da_j p_j + dq_{j+1} (1 - p_j),  dp_j = q_j (da_j - dq_{j+1}),  dprevious_j = dq_j.
template <class T>
struct Backward {
  const T *da, *p, *q;
  T *dp, *dq;

  void align(int64_t begin, int64_t n) const {
    T behind = 0;
    for (int64_t j = begin + n; j-- > begin;) {
      dp[j] = q[j] * (da[j] - behind);
      behind = da[j] * p[j] + behind * (1 - p[j]);
      dq[j] = behind;
    }
  }
};

struct Align : Function<Align> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& p, const at::Tensor& previous) {
    const int64_t n = p.size(-1), rows = p.numel() / n;
    at::Tensor q = at::empty_like(p), a = at::empty_like(p);
    with_scalar(p, [&](auto zero) {
      using T = decltype(zero);
      const Forward<T> rows_of{p.const_data_ptr<T>(), previous.const_data_ptr<T>(), q.data_ptr<T>(), a.data_ptr<T>()};
      for_rows(rows, [&](int64_t row) { rows_of.align(row * n, n); });
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
      const Backward<T> rows_of{da.const_data_ptr<T>(), p.const_data_ptr<T>(), q.const_data_ptr<T>(), dp.data_ptr<T>(),
                                dq.data_ptr<T>()};
      for_rows(rows, [&](int64_t row) { rows_of.align(row * n, n); });
    });
    return {dp, dq};
  }
};

}  // namespace

at::Tensor monotonic_alignment(const at::Tensor& p, const at::Tensor& previous) {
  return Align::apply(p.contiguous(), previous.contiguous());
}

}  // namespace gloss
