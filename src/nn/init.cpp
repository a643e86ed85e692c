#include "nn/init.hpp"

#include "nn/torch.hpp"

#include <cmath>
#include <vector>

namespace gloss {

at::Tensor glorot(int64_t out, int64_t in) {
  const double bound = std::sqrt(6.0 / static_cast<double>(in + out));
  return at::empty({out, in}).uniform_(-bound, bound);
}

at::Tensor orthogonal_blocks(int64_t blocks, int64_t n) {
  std::vector<at::Tensor> parts;
  for (int64_t block = 0; block < blocks; ++block) parts.push_back(torch::nn::init::orthogonal_(at::empty({n, n})));
  return at::cat(parts);
}

at::Tensor energy_vector(int64_t units) {
  return at::empty({units}).uniform_(-0.1, 0.1);
}

at::Tensor embedding_table(int64_t rows, int64_t width) {
  return at::empty({rows, width}).normal_(0, 1 / std::sqrt(static_cast<double>(width)));
}

}  // namespace gloss
