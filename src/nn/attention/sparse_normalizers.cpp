// The sparse normalizers, sparsemax (Martins and Astudillo 2016) and 1.5-entmax (Peters et al. 2019): differentiable,
// like softmax, but small energies get a weight of exactly 0. The equations are in ops/sparse_weights.hpp. A weight of
// 0 has no gradient: what guided alignment teaches is the softmax of the same energies.
#include "nn/attention/normalizer.hpp"
#include "nn/attention/softmax.hpp"
#include "nn/ops/sparse_weights.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class SparseNormalizer : public Normalizer {
 public:
  using Function = at::Tensor (*)(const at::Tensor&, const at::Tensor&);
  explicit SparseNormalizer(Function function) : function_(function) {}

  NormalizedWeights weights(const at::Tensor& energies, const at::Tensor& mask, const AttentionState& /*state*/,
                            const Mode& /*mode*/) const override {
    const at::Tensor a = function_(energies, mask);
    return {a, {at::GradMode::is_enabled() ? masked_softmax(energies, mask) : a, {}, {}}};
  }

 private:
  Function function_;
};

}  // namespace

std::shared_ptr<Normalizer> make_sparsemax(const ModelOptions& /*options*/) {
  return std::make_shared<SparseNormalizer>(sparsemax);
}

std::shared_ptr<Normalizer> make_entmax15(const ModelOptions& /*options*/) {
  return std::make_shared<SparseNormalizer>(entmax15);
}

}  // namespace gloss
