#include "nn/ops/sparse_weights.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "nn/ops/row_loops.hpp"
#include "nn/ops/tape.hpp"

namespace gloss {

namespace {

// A rule has a scale on the energies, the threshold of sorted ones, and the two elementwise maps.

struct Sparsemax {
  static constexpr double kScale = 1;

  /// sorted: falling.
  static double threshold(const std::vector<double>& sorted) {
    double sum = 0, tau = 0;
    for (size_t k = 0; k < sorted.size(); ++k) {
      sum += sorted[k];
      const double candidate = (sum - 1) / static_cast<double>(k + 1);
      if (sorted[k] <= candidate) break;
      tau = candidate;
    }
    return tau;
  }
  static double weight(double above) { return above; }
  /// The factor of the gradient: 1 on the support.
  static double slope(double weight) { return weight > 0 ? 1 : 0; }
};

struct Entmax15 {
  static constexpr double kScale = 0.5;

  static double threshold(const std::vector<double>& sorted) {
    double sum = 0, squares = 0, tau = 0;
    for (size_t k = 0; k < sorted.size(); ++k) {
      const double n = static_cast<double>(k + 1);
      sum += sorted[k];
      squares += sorted[k] * sorted[k];
      const double mean = sum / n;
      const double spread = squares - n * mean * mean;
      const double candidate = mean - std::sqrt(std::max(0.0, (1 - spread) / n));
      if (sorted[k] < candidate) break;
      tau = candidate;
    }
    return tau;
  }
  static double weight(double above) { return above * above; }
  static double slope(double weight) { return std::sqrt(weight); }
};

template <class Rule, class T>
void row_weights(const T* energies, const bool* mask, int64_t n, T* out) {
  std::vector<double> sorted;
  sorted.reserve(n);
  for (int64_t s = 0; s < n; ++s) {
    if (!mask[s]) sorted.push_back(static_cast<double>(energies[s]) * Rule::kScale);
  }
  std::ranges::sort(sorted, std::greater());
  const double largest = sorted.front();  // taken off first: the sums of squares stay small
  for (double& z : sorted) z -= largest;
  const double tau = Rule::threshold(sorted) + largest;
  for (int64_t s = 0; s < n; ++s) {
    const double above = static_cast<double>(energies[s]) * Rule::kScale - tau;
    out[s] = mask[s] || above <= 0 ? T(0) : static_cast<T>(Rule::weight(above));
  }
}

template <class Rule, class T>
void row_gradient(const T* grad, const T* weights, int64_t n, T* out) {
  double sum = 0, weighted = 0;
  for (int64_t s = 0; s < n; ++s) {
    const double slope = Rule::slope(weights[s]);
    sum += slope;
    weighted += slope * grad[s];
  }
  const double mean = weighted / sum;
  for (int64_t s = 0; s < n; ++s) out[s] = static_cast<T>(Rule::slope(weights[s]) * (grad[s] - mean));
}

template <class Rule>
struct Sparse : Function<Sparse<Rule>> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& energies, const at::Tensor& mask) {
    const int64_t n = energies.size(-1), rows = energies.numel() / n;
    at::Tensor weights = at::empty_like(energies);
    with_scalar(energies, [&](auto zero) {
      using T = decltype(zero);
      const T* e = energies.const_data_ptr<T>();
      const bool* m = mask.const_data_ptr<bool>();
      T* out = weights.data_ptr<T>();
      for_rows(rows, [&](int64_t row) { row_weights<Rule>(e + row * n, m + row * n, n, out + row * n); });
    });
    ctx->save_for_backward({weights});
    return weights;
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    const at::Tensor weights = ctx->get_saved_variables()[0], grad = outputs[0].contiguous();
    const int64_t n = weights.size(-1), rows = weights.numel() / n;
    at::Tensor result = at::empty_like(weights);
    with_scalar(weights, [&](auto zero) {
      using T = decltype(zero);
      const T *g = grad.const_data_ptr<T>(), *w = weights.const_data_ptr<T>();
      T* out = result.data_ptr<T>();
      for_rows(rows, [&](int64_t row) { row_gradient<Rule>(g + row * n, w + row * n, n, out + row * n); });
    });
    return {result, {}};
  }
};

}  // namespace

at::Tensor sparsemax(const at::Tensor& energies, const at::Tensor& mask) {
  return Sparse<Sparsemax>::apply(energies.contiguous(), mask.expand_as(energies).contiguous());
}

at::Tensor entmax15(const at::Tensor& energies, const at::Tensor& mask) {
  return Sparse<Entmax15>::apply(energies.contiguous(), mask.expand_as(energies).contiguous());
}

}  // namespace gloss
