#include "nn/attention/memory.hpp"

#include "nn/torch.hpp"

namespace gloss {

Memory Memory::select(const at::Tensor& index) const {
  return map([&](const at::Tensor& t) { return t.index_select(0, index); });
}

Memory Memory::append(const Memory& more) const {
  return {.keys = at::cat({keys, more.keys}, -2), .values = at::cat({values, more.values}, -2)};
}

at::Tensor padding_mask(const at::Tensor& lengths, int64_t size) {
  if (!lengths.defined()) return {};
  return at::arange(size, lengths.options()).unsqueeze(0) >= lengths.unsqueeze(1);
}

}  // namespace gloss
