#include "nn/seq2seq.hpp"

#include <torch/torch.h>

#include "nn/dropout.hpp"
#include "nn/init.hpp"
#include "nn/ops/output_loss.hpp"

namespace gloss {

BatchTensors to_tensors(const Batch& batch) {
  const auto tensor = [](const std::vector<int64_t>& values) { return torch::tensor(values, at::kLong); };
  return {tensor(batch.source).view({batch.sentences, batch.source_length}),
          tensor(batch.target).view({batch.sentences, batch.target_length}), tensor(batch.source_lengths),
          tensor(batch.target_lengths)};
}

Seq2SeqImpl::Seq2SeqImpl(const ModelOptions& options, const VocabularySizes& sizes)
    : options_(options), sizes_(sizes), encoder_(nullptr) {
  const int64_t width = options.embedding_size;
  target_embedding_ = register_parameter("target_embedding", embedding_table(sizes.target, width));
  const bool one_table = options.tied_embeddings == "all";
  source_embedding_ =
      one_table ? target_embedding_ : register_parameter("source_embedding", embedding_table(sizes.source, width));
  encoder_ = register_module("encoder", RnnEncoder(options));
  decoder_ = register_module("decoder", make_rnn_decoder(options, encoder_->width()));
  output_weight_ = options.tied_embeddings == "none"
                       ? register_parameter("output_weight", glorot(sizes.target, decoder_->output_width()))
                       : target_embedding_;
  output_bias_ = register_parameter("output_bias", at::zeros({sizes.target}));
}

Annotations Seq2SeqImpl::encode(const at::Tensor& source, const at::Tensor& lengths, const Mode& mode) const {
  const Packing packing(lengths, source.size(1));
  const at::Tensor embedded = at::embedding(source_embedding_, packing.pack(source));  // [pieces, embedding]
  Annotations annotations = encoder_->forward(dropout(embedded, options_.dropout_embedding, mode), packing, mode);
  annotations.lengths = lengths;
  return annotations;
}

at::Tensor Seq2SeqImpl::embed_target(const at::Tensor& ids, const Mode& mode) const {
  return dropout(at::embedding(target_embedding_, ids), options_.dropout_embedding, mode);
}

DecoderSequence Seq2SeqImpl::decode(const Annotations& annotations, const at::Tensor& target, const Mode& mode) const {
  const at::Tensor first = at::full({1, target.size(0)}, sizes_.end_id, target.options());
  const at::Tensor inputs = at::cat({first, target.t().narrow(0, 0, target.size(1) - 1)});  // [trg_len, batch]
  return decoder_->forward(annotations, embed_target(inputs, mode), mode);
}

at::Tensor Seq2SeqImpl::logits(const at::Tensor& output) const {
  return at::linear(output, output_weight_, output_bias_);
}

BatchLoss Seq2SeqImpl::loss(const BatchTensors& batch, double label_smoothing, double scale, const Mode& mode) const {
  const DecoderSequence decoded = decode(encode(batch.source, batch.source_lengths, mode), batch.target, mode);
  const at::Tensor real = padding_mask(batch.target_lengths, batch.target.size(1)).logical_not().t().contiguous();
  const at::Tensor index = real.flatten().nonzero().squeeze(1);                               // [pieces]
  const at::Tensor output = decoded.output.flatten(0, 1).index_select(0, index);              // [pieces, width]
  const at::Tensor targets = batch.target.t().contiguous().flatten().index_select(0, index);  // [pieces]
  const OutputLoss loss = output_loss(output, output_weight_, output_bias_, targets, {label_smoothing, scale});
  return {loss.objective, loss.cross_entropy, index.size(0)};
}

}  // namespace gloss
