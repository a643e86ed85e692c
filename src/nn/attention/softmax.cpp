#include "nn/attention/softmax.hpp"

#include <limits>

#include "nn/attention/normalizer.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class Softmax : public Normalizer {
 public:
  NormalizedWeights weights(const at::Tensor& energies, const at::Tensor& mask, const AttentionState& /*state*/,
                            const Mode& /*mode*/) const override {
    const at::Tensor a = masked_softmax(energies, mask);
    return {a, {a, {}, {}}};
  }
  bool is_softmax() const override { return true; }
};

}  // namespace

at::Tensor masked_softmax(const at::Tensor& energies, const at::Tensor& mask) {
  return at::softmax(energies.masked_fill(mask, -std::numeric_limits<double>::infinity()), -1);
}

std::shared_ptr<Normalizer> make_softmax(const ModelOptions& /*options*/) {
  return std::make_shared<Softmax>();
}

}  // namespace gloss
