#include "nn/attention/hard_choice.hpp"

#include "nn/torch.hpp"

namespace gloss {

at::Tensor one_hot_like(const at::Tensor& like, const at::Tensor& index) {
  return at::zeros_like(like.detach()).scatter_(-1, index.unsqueeze(-1), 1.0);
}

at::Tensor gumbel_noise(const at::Tensor& like, const Mode& mode) {
  // An exponential draw is -log u; its smallest value is kept away from 0, whose logarithm is not finite.
  return -at::empty_like(like.detach()).exponential_(1, mode.generator).clamp_min_(1e-30).log_();
}

}  // namespace gloss
