#include "nn/ops/softmax_attention.hpp"

#include <ATen/Parallel.h>

#include <algorithm>
#include <limits>
#include <vector>

#include "nn/ops/row_loops.hpp"
#include "nn/ops/small_product.hpp"
#include "nn/ops/tape.hpp"

namespace gloss {

namespace {

constexpr int64_t kGrain = 1 << 15;  // multiplications per task

struct Sizes {
  int64_t queries, n, width, value;
  int64_t padded() const { return (n + kProductColumns - 1) / kProductColumns * kProductColumns; }
  int64_t space() const { return padded() * (std::max(width, value) + queries); }
};

/// One sentence and head. What is not needed in a direction stays empty there.
template <class T>
struct Item {
  MatrixView<const T> query, keys, values;
  MatrixView<const bool> mask;  // row stride 0: one row for all queries
  MatrixView<T> weights;        // [queries, n]: softmax
  MatrixView<T> context;        // [queries, value]
  MatrixView<const T> grad;     // of the context
  MatrixView<T> query_grad, keys_grad, values_grad;
};

/// m: [n, width] -> out: [width, padded], 0 behind n.
template <class T>
GLOSS_INLINE void transpose(MatrixView<const T> m, int64_t width, const Sizes& s, T* out) {
  const int64_t padded = s.padded();
  for (int64_t c = 0; c < width; ++c) {
    for (int64_t i = 0; i < s.n; ++i) out[c * padded + i] = m.data[i * m.row + c];
    for (int64_t i = s.n; i < padded; ++i) out[c * padded + i] = 0;
  }
}

template <class T>
GLOSS_INLINE void softmax_row(const T* energies, const bool* mask, int64_t n, T* weights) {
  T largest = -std::numeric_limits<T>::infinity(), sum = 0;
#pragma omp simd reduction(max : largest)
  for (int64_t i = 0; i < n; ++i) {
    const T e = mask[i] ? -std::numeric_limits<T>::infinity() : energies[i];
    largest = e > largest ? e : largest;
  }
#pragma omp simd reduction(+ : sum)
  for (int64_t i = 0; i < n; ++i) {
    const T e = simd::exp(energies[i] - largest);
    weights[i] = mask[i] ? T(0) : e;
    sum += weights[i];
  }
  const T factor = T(1) / sum;
#pragma omp simd
  for (int64_t i = 0; i < n; ++i) weights[i] *= factor;
}

template <class T>
GLOSS_INLINE void attend(const Item<T>& x, const Sizes& s, T scale, T* space) {
  const int64_t padded = s.padded();
  T* keys = space;                         // [width, padded]
  T* energies = space + s.width * padded;  // [queries, padded]
  transpose(x.keys, s.width, s, keys);
  small_product(SmallProduct<T>{x.query, {keys, padded}, {energies, padded}, s.queries, padded, s.width, scale});
  for (int64_t i = 0; i < s.queries; ++i) {
    softmax_row(energies + i * padded, x.mask.data + i * x.mask.row, s.n, x.weights.data + i * x.weights.row);
  }
  const MatrixView<const T> weights{x.weights.data, x.weights.row};
  small_product(SmallProduct<T>{weights, x.values, x.context, s.queries, s.value, s.n});
}

template <class T>
GLOSS_INLINE void attend_backward(const Item<T>& x, const Sizes& s, T scale, T* space) {
  const int64_t padded = s.padded();
  T* values = space;                                         // [value, padded]
  T* through = space + std::max(s.width, s.value) * padded;  // [queries, padded]: of weights, then of energies
  transpose(x.values, s.value, s, values);
  small_product(SmallProduct<T>{x.grad, {values, padded}, {through, padded}, s.queries, padded, s.value});
  for (int64_t i = 0; i < s.queries; ++i) {
    const T* weights = x.weights.data + i * x.weights.row;
    T* row = through + i * padded;
    T mean = 0;
#pragma omp simd reduction(+ : mean)
    for (int64_t j = 0; j < s.n; ++j) mean += weights[j] * row[j];
#pragma omp simd
    for (int64_t j = 0; j < s.n; ++j) row[j] = scale * weights[j] * (row[j] - mean);
  }
  const MatrixView<const T> energies{through, padded}, weights{x.weights.data, x.weights.row};
  small_product(SmallProduct<T>{energies, x.keys, x.query_grad, s.queries, s.width, s.n});
  small_product(SmallProduct<T>{energies.transposed(), x.query, x.keys_grad, s.n, s.width, s.queries});
  small_product(SmallProduct<T>{weights.transposed(), x.grad, x.values_grad, s.n, s.value, s.queries});
}

GLOSS_VECTOR_CLONES void attend_of(const Item<float>& x, const Sizes& s, float scale, float* space) {
  attend(x, s, scale, space);
}
void attend_of(const Item<double>& x, const Sizes& s, double scale, double* space) {
  attend(x, s, scale, space);
}
GLOSS_VECTOR_CLONES void backward_of(const Item<float>& x, const Sizes& s, float scale, float* space) {
  attend_backward(x, s, scale, space);
}
void backward_of(const Item<double>& x, const Sizes& s, double scale, double* space) {
  attend_backward(x, s, scale, space);
}

/// Matrix `item` of a tensor [batch, rows, columns].
template <class T>
MatrixView<const T> matrix(const at::Tensor& x, int64_t item) {
  return {x.const_data_ptr<T>() + item * x.stride(0), x.stride(1)};
}
template <class T>
MatrixView<T> written(const at::Tensor& x, int64_t item) {
  return {x.mutable_data_ptr<T>() + item * x.stride(0), x.stride(1)};
}

struct Operands {
  at::Tensor query, keys, values;  // columns side by side
  double scale = 1;

  Sizes sizes() const { return {query.size(1), keys.size(1), query.size(2), values.size(2)}; }
  template <class T>
  Item<T> item(int64_t i) const {
    Item<T> x{};
    x.query = matrix<T>(query, i);
    x.keys = matrix<T>(keys, i);
    x.values = matrix<T>(values, i);
    return x;
  }
  /// body(T{}, item, space) for all sentences and heads.
  template <class Body>
  void for_items(const Body& body) const {
    const Sizes s = sizes();
    const int64_t work = std::max<int64_t>(1, s.queries * s.n * (s.width + s.value));
    with_scalar(query, [&](auto zero) {
      using T = decltype(zero);
      at::parallel_for(0, query.size(0), std::max<int64_t>(1, kGrain / work), [&](int64_t begin, int64_t end) {
        std::vector<T> space(s.space());
        for (int64_t i = begin; i < end; ++i) body(zero, i, space.data());
      });
    });
  }
};

at::Tensor side_by_side(const at::Tensor& x) {
  return x.stride(2) == 1 ? x : x.contiguous();
}

/// [batch, rows, columns] as a view of [rows, batch, columns].
at::Tensor by_time(at::IntArrayRef sizes, const at::Tensor& like) {
  return at::empty({sizes[1], sizes[0], sizes[2]}, like.options().requires_grad(false)).transpose(0, 1);
}

struct Outcome {
  at::Tensor context, weights;
};

Outcome attend(const Operands& o, const at::Tensor& mask) {
  const Sizes s = o.sizes();
  const int64_t batch = o.query.size(0);
  const Outcome out{by_time({batch, s.queries, s.value}, o.query),
                    at::empty({batch, s.queries, s.n}, o.query.options().requires_grad(false))};
  const at::Tensor hidden = mask.expand({mask.size(0), mask.size(1), s.n}).contiguous();
  const int64_t mask_item = hidden.size(0) > 1 ? hidden.stride(0) : 0, mask_row = hidden.size(1) > 1 ? s.n : 0;
  o.for_items([&](auto zero, int64_t i, auto* space) {
    using T = decltype(zero);
    Item<T> x = o.item<T>(i);
    x.mask = {hidden.const_data_ptr<bool>() + i * mask_item, mask_row};
    x.weights = written<T>(out.weights, i);
    x.context = written<T>(out.context, i);
    attend_of(x, s, static_cast<T>(o.scale), space);
  });
  return out;
}

struct Attend : Function<Attend> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& query, const at::Tensor& keys,
                            const at::Tensor& values, const at::Tensor& mask, double scale) {
    const Outcome out = attend(Operands{query, keys, values, scale}, mask);
    ctx->save_for_backward({query, keys, values, out.weights});
    ctx->saved_data["scale"] = scale;
    return out.context;
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    const variable_list saved = ctx->get_saved_variables();
    const Operands o{saved[0], saved[1], saved[2], ctx->saved_data["scale"].toDouble()};
    const at::Tensor &weights = saved[3], grad = side_by_side(outputs[0]);
    const at::Tensor query_grad = by_time(o.query.sizes(), o.query), keys_grad = by_time(o.keys.sizes(), o.keys),
                     values_grad = by_time(o.values.sizes(), o.values);
    o.for_items([&](auto zero, int64_t i, auto* space) {
      using T = decltype(zero);
      Item<T> x = o.item<T>(i);
      x.weights = written<T>(weights, i);
      x.grad = matrix<T>(grad, i);
      x.query_grad = written<T>(query_grad, i);
      x.keys_grad = written<T>(keys_grad, i);
      x.values_grad = written<T>(values_grad, i);
      backward_of(x, o.sizes(), static_cast<T>(o.scale), space);
    });
    return {query_grad, keys_grad, values_grad, {}, {}};
  }
};

}  // namespace

at::Tensor softmax_attention(const at::Tensor& query, const KeysAndValues& source, double scale) {
  const Operands o{side_by_side(query), side_by_side(source.keys), side_by_side(source.values), scale};
  if (!wants_gradient(query, source.keys, source.values)) return attend(o, source.mask).context;
  return Attend::apply(o.query, o.keys, o.values, source.mask, scale);
}

}  // namespace gloss
