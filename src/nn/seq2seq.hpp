// The model put together: embeddings, encoder, attention decoder, output layer. What training and decoding are built
// on.
#pragma once

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

#include <cstdint>
#include <memory>
#include <string>

#include "gloss/model_options.hpp"
#include "nn/mode.hpp"
#include "search/step_model.hpp"
#include "text/batches.hpp"

namespace gloss {

/// A training batch as tensors. Rows are padded behind their own length with 0.
struct BatchTensors {
  at::Tensor source, target;                  // [batch, src_len], [batch, trg_len], int64, `</s>` last in each row
  at::Tensor source_lengths, target_lengths;  // [batch], int64
};
BatchTensors to_tensors(const Batch& batch);

/// Loss of a batch, summed over its target pieces (padding never counted).
struct BatchLoss {
  at::Tensor objective;      ///< scalar with gradient: label-smoothed cross-entropy, summed, times `scale`
  double cross_entropy = 0;  ///< natural log, without smoothing, summed, not scaled
  int64_t pieces = 0;
};

/// What the sizes of a model depend on besides its options.
struct VocabularySizes {
  int source = 0, target = 0;
  int end_id = 0;  ///< `</s>` of the target side, also fed in the first decoding step
};

class Seq2SeqImpl : public torch::nn::Module {
 public:
  Seq2SeqImpl(const ModelOptions& options, const VocabularySizes& sizes);
  ~Seq2SeqImpl() override;

  /// `scale` multiplies the objective (1 / target pieces of the whole accumulated batch).
  BatchLoss loss(const BatchTensors& batch, double label_smoothing, double scale, Mode& mode);

  const ModelOptions& options() const;
  const VocabularySizes& sizes() const;

  struct Parts;
  Parts& parts() { return *parts_; }

 private:
  std::unique_ptr<Parts> parts_;
};
TORCH_MODULE(Seq2Seq);

/// A StepModel over the given weights (shared, not copied). Call it on the thread that will use it; evaluation mode, no
/// gradients. Several step models may share one Seq2Seq while nobody trains it.
std::unique_ptr<StepModel> make_step_model(Seq2Seq model);

}  // namespace gloss
