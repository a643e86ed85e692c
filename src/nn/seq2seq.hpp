// The model put together: embeddings, encoder, decoder, output layer. What training and decoding are built on.
#pragma once

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

#include <cstdint>
#include <memory>

#include "gloss/model_options.hpp"
#include "nn/decoder.hpp"
#include "nn/encoder.hpp"
#include "nn/mode.hpp"
#include "nn/projection.hpp"
#include "text/batches.hpp"

namespace gloss {

/// A training batch as tensors. Rows are padded behind their own length with 0.
struct BatchTensors {
  at::Tensor source, target;                  // [batch, src_len], [batch, trg_len], int64, `</s>` last in each row
  at::Tensor source_lengths, target_lengths;  // [batch], int64
  at::Tensor links;  // [batch, trg_len, src_len], float: see guided_loss; undefined without given links
};
BatchTensors to_tensors(const Batch& batch);

/// What is learnt from a batch.
struct ObjectiveOptions {
  double label_smoothing = 0;
  double guided_weight = 0;    ///< of the guided alignment loss, where the batch has links
  double coverage_weight = 0;  ///< of the coverage loss
  double word_dropout = 0;     ///< share of the pieces on both sides whose embedding the model does not see
  double scale = 1;            ///< on all of it: 1 / target pieces of the whole accumulated batch
};

/// Loss of a batch, summed over its target pieces (padding never counted).
struct BatchLoss {
  at::Tensor objective;      ///< scalar with gradient: smoothed cross-entropy and the losses on attention, times scale
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

  BatchLoss loss(const BatchTensors& batch, const ObjectiveOptions& options, const Mode& mode) const;

  /// source: [batch, src_len], int64; lengths: [batch].
  Annotations encode(const at::Tensor& source, const at::Tensor& lengths, const Mode& mode,
                     double word_dropout = 0) const;
  /// Teacher forcing: the steps are fed `</s>` and then the target without its last piece.
  DecoderSequence decode(const Annotations& annotations, const at::Tensor& target, const Mode& mode,
                         double word_dropout = 0) const;
  /// Embeds target ids of any shape: [...] -> [..., embedding].
  at::Tensor embed_target(const at::Tensor& ids) const;
  /// What the next piece is chosen by: log-probabilities up to a constant per row. output: [rows, output width];
  /// weights, source ids: [rows, src_len], used by a model that copies -> [rows, vocabulary].
  at::Tensor scores(const at::Tensor& output, const at::Tensor& weights, const at::Tensor& source_ids) const;

  const Decoder& decoder() const { return *decoder_; }
  const ModelOptions& options() const { return options_; }
  const VocabularySizes& sizes() const { return sizes_; }

 private:
  ModelOptions options_;
  VocabularySizes sizes_;
  at::Tensor source_embedding_, target_embedding_;  // [vocabulary, embedding]; the same tensor when all are tied
  std::shared_ptr<Encoder> encoder_;
  std::shared_ptr<Decoder> decoder_;
  Projection copy_gate_ = nullptr;          // of models that copy
  at::Tensor output_weight_, output_bias_;  // [vocabulary, output width], [vocabulary]
};
TORCH_MODULE(Seq2Seq);

}  // namespace gloss
