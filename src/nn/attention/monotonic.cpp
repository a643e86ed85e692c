// Monotonic attention (Raffel et al. 2017, Online and Linear-Time Attention by Enforcing Monotonic Alignments). From
// the position of the last step the attention moves right and stops at each source position with probability
//   p_j = sigmoid(e_j + r),  r learnt.
// Training takes the expected alignment (eq. 9-11; ops/monotonic_alignment.hpp), with Gaussian noise on the energies so
// that they learn to be decisive. Decoding is hard: the first j from the last position on with e_j + r > 0. Where none
// stops, the weights are all 0, the context is 0, and stays so: a row sums to at most 1.
#include "nn/attention/normalizer.hpp"
#include "nn/ops/monotonic_alignment.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

/// All weight on the first position: where the first step starts from.
at::Tensor start_like(const at::Tensor& energies) {
  at::Tensor start = at::zeros_like(energies.detach());
  start.select(-1, 0).fill_(1);
  return start;
}

class Monotonic : public Normalizer {
 public:
  explicit Monotonic(const ModelOptions& options)
      : noise_(options.attention_noise), offset_(register_parameter("offset", at::zeros({1}))) {}

  NormalizedWeights weights(const at::Tensor& energies, const at::Tensor& mask, const AttentionState& state,
                            const Mode& mode) const override {
    const at::Tensor last = state.previous_weights.defined() ? state.previous_weights : start_like(energies);
    at::Tensor stop = energies + offset_;
    if (!mode.training) return hard(stop, mask, last);
    if (noise_ > 0) stop = stop + at::empty_like(stop.detach()).normal_(0, noise_, mode.generator);
    const at::Tensor a = monotonic_alignment(stop.sigmoid().masked_fill(mask, 0), last);
    return {a, {a, {}, {}}};
  }

 private:
  static NormalizedWeights hard(const at::Tensor& stop, const at::Tensor& mask, const at::Tensor& last) {
    const at::Tensor reached = last.cumsum(-1) > 0.5;  // from the last position on
    const at::Tensor stops = (stop > 0).logical_and(mask.logical_not()).logical_and(reached);
    const at::Tensor first = stops.logical_and(stops.cumsum(-1) == 1);
    const at::Tensor a = first.to(stop.scalar_type());
    return {a, {a, {}, {}}};
  }

  double noise_;
  at::Tensor offset_;  // r: [1]
};

}  // namespace

std::shared_ptr<Normalizer> make_monotonic(const ModelOptions& options) {
  return std::make_shared<Monotonic>(options);
}

}  // namespace gloss
