#include "nn/ops/output_loss.hpp"

#include <ATen/Parallel.h>

#include <algorithm>
#include <vector>

#include "nn/ops/product.hpp"
#include "nn/ops/row_loops.hpp"
#include "nn/ops/simd_math.hpp"
#include "nn/ops/tape.hpp"

namespace gloss {

namespace {

constexpr int64_t kChunk = 1 << 23;  // logits: 32 MB in float. Smaller chunks cost more products with the weight

template <class T>
struct RowLoss {
  T cross_entropy, smoothed;
};

/// What all rows share.
template <class T>
struct Shared {
  const T* bias;  // [n]
  int64_t n;
  T epsilon, scale;
};

/// Turns a row of logits without the bias into its loss and, in place, into the gradient of the smoothed loss times
/// `scale`.
template <class T>
GLOSS_INLINE RowLoss<T> row_loss(T* logits, int64_t target, const Shared<T>& shared) {
  const int64_t n = shared.n;
  const T epsilon = shared.epsilon, scale = shared.scale;
  T largest = logits[0] + shared.bias[0], sum_logits = 0, sum = 0;
#pragma omp simd reduction(max : largest) reduction(+ : sum_logits)
  for (int64_t i = 0; i < n; ++i) {
    logits[i] += shared.bias[i];
    largest = logits[i] > largest ? logits[i] : largest;
    sum_logits += logits[i];
  }
  const T target_logit = logits[target];
#pragma omp simd reduction(+ : sum)
  for (int64_t i = 0; i < n; ++i) {
    const T e = simd::exp(logits[i] - largest);
    logits[i] = e;
    sum += e;
  }
  const T log_sum = largest + std::log(sum);
  const T factor = scale / sum, off = scale * epsilon / T(n);
#pragma omp simd
  for (int64_t i = 0; i < n; ++i) logits[i] = logits[i] * factor - off;
  logits[target] -= scale * (T(1) - epsilon);
  const T cross_entropy = log_sum - target_logit;
  return {cross_entropy, (T(1) - epsilon) * cross_entropy + epsilon * (log_sum - sum_logits / T(n))};
}

GLOSS_VECTOR_CLONES RowLoss<float> loss_of(float* logits, int64_t target, const Shared<float>& shared) {
  return row_loss(logits, target, shared);
}
RowLoss<double> loss_of(double* logits, int64_t target, const Shared<double>& shared) {
  return row_loss(logits, target, shared);
}

struct Sums {
  double cross_entropy = 0, smoothed = 0;
  at::Tensor log_probs;  // [rows]
  int64_t rows = 0;      // done
};

/// Adds the losses of the next rows to `sums`; their `logits` [n, vocabulary] become gradients. targets: [n].
template <class T>
void chunk_loss(at::Tensor& logits, const at::Tensor& targets, const Shared<T>& shared, Sums& sums) {
  const int64_t rows = logits.size(0);
  std::vector<RowLoss<T>> losses(rows);
  T* data = logits.data_ptr<T>();
  const int64_t* target = targets.const_data_ptr<int64_t>();
  at::parallel_for(0, rows, 1, [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) {
      losses[row] = loss_of(data + row * shared.n, target[row], shared);
    }
  });
  // Added in row order: the same whatever the number of threads.
  T* log_probs = sums.log_probs.data_ptr<T>() + sums.rows;
  for (const RowLoss<T>& loss : losses) {
    sums.cross_entropy += loss.cross_entropy;
    sums.smoothed += loss.smoothed;
    *log_probs++ = -loss.cross_entropy;
  }
  sums.rows += rows;
}

struct Gradients {
  at::Tensor output, weight, bias;
};

struct Rows {
  const at::Tensor &output, &targets;
};

/// Goes through the rows chunk by chunk; fills `gradients` unless it is null.
Sums all_chunks(const Rows& all, const OutputLayer& layer, const LossOptions& options, Gradients* gradients) {
  const auto& [output, targets] = all;
  const at::Tensor& weight = layer.weight;
  Sums sums;
  sums.log_probs = at::empty({output.size(0)}, output.options().requires_grad(false));
  const int64_t chunk = options.chunk_rows > 0 ? options.chunk_rows : std::max<int64_t>(64, kChunk / weight.size(0));
  for (int64_t begin = 0; begin < output.size(0); begin += chunk) {
    const int64_t rows = std::min(chunk, output.size(0) - begin);
    const at::Tensor h = output.narrow(0, begin, rows);  // [rows, width]
    at::Tensor logits = product(h, weight);              // [rows, vocabulary], the bias still missing
    const at::Tensor ids = targets.narrow(0, begin, rows);
    with_scalar(logits, [&](auto zero) {
      using T = decltype(zero);
      const Shared<T> shared{layer.bias.const_data_ptr<T>(), logits.size(1), T(options.label_smoothing),
                             T(options.scale)};
      chunk_loss<T>(logits, ids, shared, sums);
    });
    if (gradients == nullptr) continue;
    gradients->output.narrow(0, begin, rows).copy_(product(logits, weight.t()));
    gradients->weight.addmm_(logits.t(), h);
    gradients->bias.add_(logits.sum(0));
  }
  return sums;
}

struct Loss : Function<Loss> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& output, const at::Tensor& weight,
                            const at::Tensor& bias, const at::Tensor& targets, const LossOptions& options, Sums* sums) {
    Gradients gradients{at::empty_like(output), at::zeros_like(weight), at::zeros_like(bias)};
    *sums = all_chunks({output, targets}, {weight, bias}, options, &gradients);
    ctx->save_for_backward({gradients.output, gradients.weight, gradients.bias});
    return at::scalar_tensor(sums->smoothed * options.scale, output.options());
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    variable_list gradients = ctx->get_saved_variables();
    const double factor = outputs[0].item<double>();
    if (factor != 1.0) {
      for (at::Tensor& gradient : gradients) gradient = gradient * factor;
    }
    return {gradients[0], gradients[1], gradients[2], {}, {}, {}};
  }
};

}  // namespace

OutputLoss output_loss(const at::Tensor& output, const OutputLayer& layer, const at::Tensor& targets,
                       const LossOptions& options) {
  const at::Tensor bias = layer.bias.contiguous();
  Sums sums;
  if (!wants_gradient(output, layer.weight, bias)) {
    sums = all_chunks({output, targets}, {layer.weight, bias}, options, nullptr);
    return {at::scalar_tensor(sums.smoothed * options.scale, output.options()), sums.cross_entropy, sums.log_probs};
  }
  const at::Tensor objective =
      Loss::apply(output.contiguous(), layer.weight, bias, targets.contiguous(), options, &sums);
  return {objective, sums.cross_entropy, sums.log_probs};
}

}  // namespace gloss
