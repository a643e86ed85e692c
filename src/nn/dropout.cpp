#include "nn/dropout.hpp"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>
#include <ATen/Parallel.h>

#include <cmath>
#include <mutex>

#include "nn/ops/function.hpp"
#include "nn/ops/simd_math.hpp"

namespace gloss {

namespace {

constexpr int64_t kGrain = 1 << 15;  // elements per task

struct Noise {
  uint64_t key = 0;            // drawn once per call
  uint32_t dropped_below = 0;  // of 2^32
  double scale = 1;
};

/// A 32-bit mixing function (the constants are those of "lowbias32", C. Wellons, Prospecting for Hash Functions, 2018).
GLOSS_INLINE uint32_t mixed(uint32_t x) {
  x ^= x >> 16;
  x *= 0x7feb352dU;
  x ^= x >> 15;
  x *= 0x846ca68bU;
  return x ^ (x >> 16);
}

template <class T>
GLOSS_INLINE void drop(const T* x, T* out, int64_t begin, int64_t end, const Noise& noise) {
  const auto low = static_cast<uint32_t>(noise.key), high = static_cast<uint32_t>(noise.key >> 32);
  const auto scale = static_cast<T>(noise.scale);
  const uint32_t limit = noise.dropped_below;
#pragma omp simd
  for (int64_t i = begin; i < end; ++i) {
    const uint32_t bits = mixed(mixed(static_cast<uint32_t>(i) + low) ^ high);
    out[i] = bits < limit ? T(0) : x[i] * scale;
  }
}

GLOSS_VECTOR_CLONES void drop_of(const float* x, float* out, int64_t begin, int64_t end, const Noise& noise) {
  drop(x, out, begin, end, noise);
}
void drop_of(const double* x, double* out, int64_t begin, int64_t end, const Noise& noise) {
  drop(x, out, begin, end, noise);
}

at::Tensor masked(const at::Tensor& x, const Noise& noise) {
  const at::Tensor in = x.contiguous();
  at::Tensor out = at::empty_like(in);
  at::parallel_for(0, in.numel(), kGrain, [&](int64_t begin, int64_t end) {
    if (in.scalar_type() == at::kDouble) {
      drop_of(in.const_data_ptr<double>(), out.mutable_data_ptr<double>(), begin, end, noise);
    } else {
      drop_of(in.const_data_ptr<float>(), out.mutable_data_ptr<float>(), begin, end, noise);
    }
  });
  return out;
}

struct Dropout : Function<Dropout> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& x, const Noise& noise) {
    ctx->saved_data["key"] = static_cast<int64_t>(noise.key);
    ctx->saved_data["below"] = static_cast<int64_t>(noise.dropped_below);
    ctx->saved_data["scale"] = noise.scale;
    return masked(x, noise);
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    const Noise noise{static_cast<uint64_t>(ctx->saved_data["key"].toInt()),
                      static_cast<uint32_t>(ctx->saved_data["below"].toInt()), ctx->saved_data["scale"].toDouble()};
    return {masked(outputs[0], noise), {}};
  }
};

uint64_t draw(const std::optional<at::Generator>& generator) {
  auto* source = at::get_generator_or_default<at::CPUGeneratorImpl>(generator, at::detail::getDefaultCPUGenerator());
  const std::scoped_lock lock(source->mutex_);
  return source->random64();
}

}  // namespace

at::Tensor dropout(const at::Tensor& x, double p, const Mode& mode) {
  if (!mode.training || p <= 0) return x;
  return Dropout::apply(x, Noise{draw(mode.generator), static_cast<uint32_t>(std::ldexp(p, 32)), 1 / (1 - p)});
}

at::Tensor row_dropout(const at::Tensor& x, double p, const Mode& mode) {
  if (!mode.training || p <= 0) return x;
  std::vector<int64_t> shape = x.sizes().vec();
  shape.back() = 1;
  return x * dropout(at::ones(shape, x.options()), p, mode);
}

}  // namespace gloss
