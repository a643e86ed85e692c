#include "nn/ops/additive_energy.hpp"

#include <ATen/Parallel.h>

#include "nn/ops/row_loops.hpp"
#include "nn/ops/simd_math.hpp"
#include "nn/ops/tape.hpp"

namespace gloss {

struct AdditiveEnergy::Tape : torch::CustomClassHolder {
  at::Tensor keys, v, lengths;   // values, outside the graph
  at::Tensor keys_grad, v_grad;  // [batch, src_len, hidden], [batch, hidden]: summed over the steps
};

namespace {

using Tape = AdditiveEnergy::Tape;
using TapePtr = c10::intrusive_ptr<Tape>;

/// One query with one key, each of `hidden` units.
template <class T>
struct Place {
  int64_t hidden;
  const T *query, *key, *v;

  /// sum_h v[h] tanh(query[h] + key[h])
  GLOSS_INLINE T energy() const {
    const T *q = query, *k = key, *w = v;
    const int64_t units = hidden;
    T sum = 0;
#pragma omp simd reduction(+ : sum)
    for (int64_t h = 0; h < units; ++h) sum += w[h] * simd::tanh(q[h] + k[h]);
    return sum;
  }
};

/// Where the gradients of a place are added up, each of `hidden` units.
template <class T>
struct PlaceGradient {
  T *query, *key, *v;

  /// Adds those that flow through the energy of `place`, whose own gradient is `grad`.
  GLOSS_INLINE void add(T grad, const Place<T>& place) const {
    const T *q = place.query, *k = place.key, *w = place.v;
    T *dq = query, *dk = key, *dv = v;
    const int64_t units = place.hidden;
#pragma omp simd
    for (int64_t h = 0; h < units; ++h) {
      const T t = simd::tanh(q[h] + k[h]);
      const T through = grad * w[h] * (T(1) - t * t);
      dv[h] += grad * t;
      dq[h] += through;
      dk[h] += through;
    }
  }
};

GLOSS_VECTOR_CLONES float energy_of(const Place<float>& place) {
  return place.energy();
}
double energy_of(const Place<double>& place) {
  return place.energy();
}
GLOSS_VECTOR_CLONES void add_gradient(const PlaceGradient<float>& to, float grad, const Place<float>& place) {
  to.add(grad, place);
}
void add_gradient(const PlaceGradient<double>& to, double grad, const Place<double>& place) {
  to.add(grad, place);
}

struct Sizes {
  int64_t batch, queries, length, hidden;
  Sizes(const at::Tensor& query, const at::Tensor& keys)
      : batch(keys.size(0)), queries(query.size(1)), length(keys.size(1)), hidden(keys.size(2)) {}
};

template <class T>
void energies(const at::Tensor& query, const Tape& tape, at::Tensor& out) {
  const Sizes n(query, tape.keys);
  const T *q = query.const_data_ptr<T>(), *k = tape.keys.const_data_ptr<T>(), *v = tape.v.const_data_ptr<T>();
  const int64_t* lengths = tape.lengths.const_data_ptr<int64_t>();
  T* e = out.data_ptr<T>();
  at::parallel_for(0, n.batch, 1, [&](int64_t begin, int64_t end) {
    for (int64_t b = begin; b < end; ++b) {
      for (int64_t i = b * n.queries; i < (b + 1) * n.queries; ++i) {
        for (int64_t s = 0; s < lengths[b]; ++s) {
          e[i * n.length + s] = energy_of(Place<T>{n.hidden, q + i * n.hidden, k + (b * n.length + s) * n.hidden, v});
        }
        for (int64_t s = lengths[b]; s < n.length; ++s) e[i * n.length + s] = 0;
      }
    }
  });
}

template <class T>
void energies_backward(const at::Tensor& grad, const at::Tensor& query, Tape& tape, at::Tensor& query_grad) {
  const Sizes n(query, tape.keys);
  const T *g = grad.const_data_ptr<T>(), *q = query.const_data_ptr<T>(), *k = tape.keys.const_data_ptr<T>();
  const T* v = tape.v.const_data_ptr<T>();
  const int64_t* lengths = tape.lengths.const_data_ptr<int64_t>();
  T *dq = query_grad.data_ptr<T>(), *dk = tape.keys_grad.data_ptr<T>(), *dv = tape.v_grad.data_ptr<T>();
  at::parallel_for(0, n.batch, 1, [&](int64_t begin, int64_t end) {
    for (int64_t b = begin; b < end; ++b) {
      for (int64_t i = b * n.queries; i < (b + 1) * n.queries; ++i) {
        for (int64_t s = 0; s < lengths[b]; ++s) {
          const int64_t key = (b * n.length + s) * n.hidden;
          const Place<T> place{n.hidden, q + i * n.hidden, k + key, v};
          add_gradient(PlaceGradient<T>{dq + i * n.hidden, dk + key, dv + b * n.hidden}, g[i * n.length + s], place);
        }
      }
    }
  });
}

at::Tensor run_energies(const at::Tensor& query, const Tape& tape) {
  at::Tensor out = at::empty({query.size(0), query.size(1), tape.keys.size(1)}, query.options());
  with_scalar(query, [&](auto zero) { energies<decltype(zero)>(query, tape, out); });
  return out;
}

struct Begin : Function<Begin> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& keys, const at::Tensor& /*v*/,
                            const TapePtr& tape) {
    keep_tape(ctx, tape);
    return at::empty({0}, keys.options());
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& /*token*/) {
    Tape& tape = kept_tape<Tape>(ctx);
    const at::Tensor keys_grad = tape.keys_grad;
    const at::Tensor v_grad = tape.v_grad.defined() ? tape.v_grad.sum(0) : at::Tensor();
    tape.keys_grad.reset();
    tape.v_grad.reset();
    return {keys_grad, v_grad, {}};
  }
};

struct Step : Function<Step> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& query, const at::Tensor& /*token*/,
                            const TapePtr& tape) {
    keep_tape(ctx, tape);
    ctx->save_for_backward({query});
    return run_energies(query, *tape);
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    if (!outputs[0].defined()) return {{}, {}, {}};
    Tape& tape = kept_tape<Tape>(ctx);
    if (!tape.keys_grad.defined()) {
      tape.keys_grad = at::zeros_like(tape.keys);
      tape.v_grad = at::zeros({tape.keys.size(0), tape.keys.size(2)}, tape.keys.options());
    }
    const at::Tensor grad = outputs[0].contiguous(), query = ctx->get_saved_variables()[0];
    at::Tensor query_grad = at::zeros_like(query);  // [batch, queries, hidden]
    with_scalar(query, [&](auto zero) { energies_backward<decltype(zero)>(grad, query, tape, query_grad); });
    return {query_grad, {}, {}};
  }
};

}  // namespace

AdditiveEnergy::AdditiveEnergy(const at::Tensor& keys, const at::Tensor& v, const at::Tensor& lengths) {
  auto tape = c10::make_intrusive<Tape>();
  tape->keys = keys.detach().contiguous();
  tape->v = v.detach();
  tape->lengths = lengths;
  if (at::GradMode::is_enabled()) token_ = Begin::apply(keys, v, tape);
  tape_ = tape;
}

at::Tensor AdditiveEnergy::operator()(const at::Tensor& query) const {
  const auto tape = c10::static_intrusive_pointer_cast<Tape>(tape_);
  if (!token_.defined()) return run_energies(query.contiguous(), *tape);
  return Step::apply(query.contiguous(), token_, tape);
}

}  // namespace gloss
