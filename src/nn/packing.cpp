#include "nn/packing.hpp"

#include <torch/torch.h>

#include <algorithm>
#include <numeric>

namespace gloss {

Packing::Packing(const at::Tensor& lengths, int64_t length)
    : batch_(lengths.size(0)), length_(length), lengths_(lengths) {
  const int64_t* size = lengths.const_data_ptr<int64_t>();
  std::vector<int64_t> order(batch_), place(batch_), gather, scatter(batch_ * length);
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, std::ranges::greater(), [&](int64_t sentence) { return size[sentence]; });
  for (int64_t row = 0; row < batch_; ++row) place[order[row]] = row;
  for (int64_t t = 0; t < length; ++t) {
    int64_t row = 0;
    for (; row < batch_ && size[order[row]] > t; ++row) {
      scatter[order[row] * length + t] = std::ssize(gather);
      gather.push_back(order[row] * length + t);
    }
    rows_.push_back(row);
  }
  for (int64_t sentence = 0; sentence < batch_; ++sentence) {
    for (int64_t t = size[sentence]; t < length; ++t) scatter[sentence * length + t] = std::ssize(gather);
  }
  gather_ = torch::tensor(gather, at::kLong);
  scatter_ = torch::tensor(scatter, at::kLong);
  place_ = torch::tensor(place, at::kLong);
}

at::Tensor Packing::pack(const at::Tensor& padded) const {
  return padded.flatten().index_select(0, gather_);
}

at::Tensor Packing::unpack(const at::Tensor& packed) const {
  const at::Tensor padding = at::zeros({1, packed.size(1)}, packed.options());
  return at::cat({packed, padding}).index_select(0, scatter_).view({batch_, length_, packed.size(1)});
}

at::Tensor Packing::unsort(const at::Tensor& rows) const {
  return rows.index_select(0, place_);
}

}  // namespace gloss
