// The decoder's first state, made from what the encoder hands over.
#pragma once

#include <torch/nn/module.h>

#include <memory>
#include <string>
#include <vector>

#include "nn/attention/attention.hpp"
#include "nn/recurrent_cell.hpp"

namespace gloss {

struct DecoderInitOptions {
  std::string kind = "mean";
  int64_t encoder = 0;  ///< width of the annotations
  int64_t units = 0;    ///< of one decoder layer
  int layers = 1;
  bool has_cell = false;
};

class DecoderInit : public torch::nn::Module {
 public:
  /// One state per layer, [batch, units].
  virtual std::vector<CellState> states(const Annotations& annotations) const = 0;
};

/// kind, one of:
///   zero    zeros
///   last    the encoder's final state, through one matrix without nonlinearity where widths differ
///   mean    tanh(W mean_j annotation_j + b) (Sennrich et al. 2017, Nematus, section 2)
///   bridge  tanh(W final + b), for the LSTM's cell W' final_cell + b' (as in OpenNMT's dense bridge)
/// Every layer has its own matrices.
std::shared_ptr<DecoderInit> make_decoder_init(const DecoderInitOptions& options);

}  // namespace gloss
