// The recurrent encoder: stacked layers, read forwards or in both directions; annotation j is [forward_j; backward_j]
// (Bahdanau et al. 2015, section 3.2). It works on packed batches: padding is never computed, and the backward
// direction starts at each sentence's own last piece.
#pragma once

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

#include <vector>

#include "gloss/model_options.hpp"
#include "nn/attention/attention.hpp"
#include "nn/packing.hpp"
#include "nn/recurrent_cell.hpp"

namespace gloss {

class RnnEncoderImpl : public torch::nn::Module {
 public:
  explicit RnnEncoderImpl(const ModelOptions& options);

  /// embedded: [pieces, embedding], packed -> annotations of width(), without the lengths.
  Annotations forward(const at::Tensor& embedded, const Packing& packing, const Mode& mode) const;
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
