// Hard attention by the straight-through Gumbel-softmax (Jang et al. 2017). In training one position is drawn,
//   y = softmax((e + g) / tau),  g = -log(-log u),  weights = onehot(argmax y)  forwards and  y  backwards,
// with a temperature tau that falls by update as max(tau_min, tau_0 exp(-decay n)). Decoding takes argmax e.
#include <algorithm>
#include <cmath>

#include "nn/attention/hard_choice.hpp"
#include "nn/attention/normalizer.hpp"
#include "nn/attention/softmax.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class Gumbel : public Normalizer {
 public:
  explicit Gumbel(const ModelOptions& options)
      : first_(options.attention_temperature),
        lowest_(options.attention_temperature_min),
        decay_(options.attention_temperature_decay) {}

  NormalizedWeights weights(const at::Tensor& energies, const at::Tensor& mask, const AttentionState& /*state*/,
                            const Mode& mode) const override {
    const at::Tensor p = masked_softmax(energies, mask);
    if (!mode.training) return {one_hot_like(p, p.argmax(-1)), {p, {}, {}}};
    const double temperature = std::max(lowest_, first_ * std::exp(-decay_ * static_cast<double>(mode.update)));
    const at::Tensor soft = masked_softmax((energies + gumbel_noise(energies, mode)) / temperature, mask);
    const at::Tensor hard = one_hot_like(soft, soft.argmax(-1));
    return {hard + (soft - soft.detach()), {p, {}, {}}};  // the bracket is exactly 0
  }

 private:
  double first_, lowest_, decay_;
};

}  // namespace

std::shared_ptr<Normalizer> make_gumbel(const ModelOptions& options) {
  return std::make_shared<Gumbel>(options);
}

}  // namespace gloss
