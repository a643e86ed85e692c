// Initial values of parameters. All draw from the default generator, which the trainer seeds.
#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace gloss {

/// [out, in], uniform in +-sqrt(6 / (in + out)) (Glorot and Bengio 2010).
at::Tensor glorot(int64_t out, int64_t in);
/// [blocks * n, n]: one random orthogonal matrix per gate (Saxe et al. 2014).
at::Tensor orthogonal_blocks(int64_t blocks, int64_t n);
/// v of scores v^T f(...): [units], uniform in +-0.1, so that attention begins nearly even.
at::Tensor energy_vector(int64_t units);
/// [rows, width], normal with standard deviation width^-1/2.
at::Tensor embedding_table(int64_t rows, int64_t width);

}  // namespace gloss
