#include "nn/packing.hpp"

#include <algorithm>
#include <numeric>

#include "nn/ops/rows.hpp"
#include "nn/torch.hpp"

namespace gloss {

Packing::Packing(const at::Tensor& lengths, int64_t length)
    : batch_(lengths.size(0)), length_(length), lengths_(lengths) {
  const int64_t* size = lengths.const_data_ptr<int64_t>();
  std::vector<int64_t> order(batch_), place(batch_), gather, gather_by_time, positions;
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, std::ranges::greater(), [&](int64_t sentence) { return size[sentence]; });
  for (int64_t row = 0; row < batch_; ++row) place[order[row]] = row;
  for (int64_t t = 0; t < length; ++t) {
    int64_t row = 0;
    for (; row < batch_ && size[order[row]] > t; ++row) {
      gather.push_back(order[row] * length + t);
      gather_by_time.push_back(t * batch_ + order[row]);
      positions.push_back(t);
    }
    rows_.push_back(row);
  }
  gather_ = torch::tensor(gather, at::kLong);
  gather_by_time_ = torch::tensor(gather_by_time, at::kLong);
  positions_ = torch::tensor(positions, at::kLong);
  place_ = torch::tensor(place, at::kLong);
}

at::Tensor Packing::pack(const at::Tensor& padded) const {
  return padded.flatten().index_select(0, gather_);
}

at::Tensor Packing::unpack(const at::Tensor& packed) const {
  return scatter_rows(packed, gather_, batch_ * length_).view({batch_, length_, packed.size(1)});
}

at::Tensor Packing::unsort(const at::Tensor& rows) const {
  return rows.index_select(0, place_);
}

at::Tensor Packing::unpack_by_time(const at::Tensor& packed) const {
  return scatter_rows(packed, gather_by_time_, length_ * batch_).view({length_, batch_, packed.size(1)});
}

at::Tensor Packing::pack_by_time(const at::Tensor& padded) const {
  return gather_rows(padded.flatten(0, 1), gather_by_time_);
}

}  // namespace gloss
