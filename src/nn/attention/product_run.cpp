#include "nn/attention/product_run.hpp"

#include "nn/torch.hpp"

namespace gloss {

at::Tensor ProductRun::energies(const at::Tensor& query, const AttentionState& /*state*/) const {
  const Product p = *product(query);
  return keys_.compare(p.factor == 1 ? p.query : p.query * p.factor);  // [batch, queries, src_len]
}

}  // namespace gloss
