// The recurrent encoder: stacked layers, read forwards or in both directions; annotation j is [forward_j; backward_j]
// (Bahdanau et al. 2015, section 3.2). Padding never reaches a state: a finished row keeps the one it has, and the
// backward direction starts at each row's own last piece.
#pragma once

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

#include <vector>

#include "gloss/model_options.hpp"
#include "nn/attention/attention.hpp"
#include "nn/recurrent_cell.hpp"

namespace gloss {

class RnnEncoderImpl : public torch::nn::Module {
 public:
  explicit RnnEncoderImpl(const ModelOptions& options);

  /// embedded: [src_len, batch, embedding]; lengths: [batch], int64 -> annotations of width().
  Annotations forward(const at::Tensor& embedded, const at::Tensor& lengths, const Mode& mode) const;
  int64_t width() const { return width_; }

 private:
  struct Layer {
    RecurrentCell forward = nullptr, backward = nullptr;
  };
  std::vector<Layer> layers_;
  int64_t width_;
  double dropout_layer_, dropout_annotation_;
};
TORCH_MODULE(RnnEncoder);

}  // namespace gloss
