#include "nn/attention/memory.hpp"

#include "nn/torch.hpp"

namespace gloss {

Memory Memory::select(const at::Tensor& index) const {
  const auto rows = [&](const at::Tensor& t) { return t.defined() ? t.index_select(0, index) : t; };
  return {rows(keys), rows(values), rows(lengths), rows(padding), rows(coverage)};
}

Memory Memory::append(const Memory& more) const {
  return {at::cat({keys, more.keys}, -2), at::cat({values, more.values}, -2), {}, {}, {}};
}

at::Tensor padding_mask(const at::Tensor& lengths, int64_t size) {
  if (!lengths.defined()) return {};
  return at::arange(size, lengths.options()).unsqueeze(0) >= lengths.unsqueeze(1);
}

}  // namespace gloss
