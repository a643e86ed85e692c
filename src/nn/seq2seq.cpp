#include "nn/seq2seq.hpp"

#include "nn/attention_losses.hpp"
#include "nn/dropout.hpp"
#include "nn/init.hpp"
#include "nn/ops/output_loss.hpp"
#include "nn/ops/product.hpp"
#include "nn/ops/rows.hpp"
#include "nn/pointer_generator.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

/// Links as a matrix per sentence whose linked rows sum to 1: pieces with several links share their weight.
at::Tensor link_matrix(const Batch& batch) {
  at::Tensor matrix = at::zeros({batch.sentences, batch.target_length, batch.source_length});
  auto cells = matrix.accessor<float, 3>();
  for (const BatchLink& link : batch.links) cells[link.sentence][link.target][link.source] = 1;
  return matrix / matrix.sum(2, true).clamp_min(1);
}

}  // namespace

BatchTensors to_tensors(const Batch& batch) {
  const auto tensor = [](const std::vector<int64_t>& values) { return torch::tensor(values, at::kLong); };
  return {tensor(batch.source).view({batch.sentences, batch.source_length}),
          tensor(batch.target).view({batch.sentences, batch.target_length}), tensor(batch.source_lengths),
          tensor(batch.target_lengths), batch.links.empty() ? at::Tensor() : link_matrix(batch)};
}

Seq2SeqImpl::Seq2SeqImpl(const ModelOptions& options, const VocabularySizes& sizes) : options_(options), sizes_(sizes) {
  const int64_t width = options.embedding_size;
  target_embedding_ = register_parameter("target_embedding", embedding_table(sizes.target, width));
  const bool one_table = options.tied_embeddings == "all";
  source_embedding_ =
      one_table ? target_embedding_ : register_parameter("source_embedding", embedding_table(sizes.source, width));
  encoder_ = register_module("encoder", make_encoder(options));
  decoder_ = register_module("decoder", make_decoder(options, encoder_->width()));
  if (options.decoder_copy) copy_gate_ = register_module("copy_gate", Projection(decoder_->output_width(), 1));
  output_weight_ = options.tied_embeddings == "none"
                       ? register_parameter("output_weight", glorot(sizes.target, decoder_->output_width()))
                       : target_embedding_;
  output_bias_ = register_parameter("output_bias", at::zeros({sizes.target}));
}

Annotations Seq2SeqImpl::encode(const at::Tensor& source, const at::Tensor& lengths, const Mode& mode,
                                double word_dropout) const {
  const Packing packing(lengths, source.size(1));
  const at::Tensor embedded = at::embedding(source_embedding_, packing.pack(source));  // [pieces, embedding]
  Annotations annotations = encoder_->forward(row_dropout(embedded, word_dropout, mode), packing, mode);
  annotations.lengths = lengths;
  return annotations;
}

at::Tensor Seq2SeqImpl::embed_target(const at::Tensor& ids) const {
  return at::embedding(target_embedding_, ids);
}

DecoderSequence Seq2SeqImpl::decode(const Annotations& annotations, const at::Tensor& target, const Mode& mode,
                                    double word_dropout) const {
  const at::Tensor first = at::full({1, target.size(0)}, sizes_.end_id, target.options());
  const at::Tensor inputs = at::cat({first, target.t().narrow(0, 0, target.size(1) - 1)});  // [trg_len, batch]
  return decoder_->forward(annotations, row_dropout(embed_target(inputs), word_dropout, mode), mode);
}

at::Tensor Seq2SeqImpl::scores(const at::Tensor& output, const at::Tensor& weights,
                               const at::Tensor& source_ids) const {
  const bool learning = at::GradMode::is_enabled();
  const at::Tensor logits =
      learning ? at::linear(output, output_weight_, output_bias_) : product(output, output_weight_, output_bias_);
  if (copy_gate_.is_empty()) return logits;
  return copy_log_probs(logits, {copy_gate_->forward(output), weights, source_ids});
}

BatchLoss Seq2SeqImpl::loss(const BatchTensors& batch, const ObjectiveOptions& options, const Mode& mode) const {
  const Annotations annotations = encode(batch.source, batch.source_lengths, mode, options.word_dropout);
  const DecoderSequence decoded = decode(annotations, batch.target, mode, options.word_dropout);
  const at::Tensor real = padding_mask(batch.target_lengths, batch.target.size(1)).logical_not().t().contiguous();
  const at::Tensor index = real.flatten().nonzero().squeeze(1);  // [pieces]
  const auto of_pieces = [&](const at::Tensor& by_time) { return gather_rows(by_time.flatten(0, 1), index); };
  const at::Tensor output = of_pieces(decoded.output);                             // [pieces, width]
  const at::Tensor targets = of_pieces(batch.target.t().unsqueeze(2)).squeeze(1);  // [pieces]

  OutputLoss loss;
  const LossOptions loss_options{options.label_smoothing, options.scale};
  if (copy_gate_.is_empty()) {
    loss = output_loss(output, {output_weight_, output_bias_}, targets, loss_options);
  } else {
    const at::Tensor ids = of_pieces(batch.source.unsqueeze(0).expand({batch.target.size(1), -1, -1}));
    loss = log_prob_loss(scores(output, of_pieces(decoded.weights), ids), targets, loss_options);
  }

  const auto add = [&](const at::Tensor& part, double weight) {
    if (part.defined()) loss.objective = loss.objective + part * (weight * options.scale);
  };
  if (batch.links.defined() && options.guided_weight > 0) {
    add(guided_loss(decoded.trace.probabilities, batch.links.to(output.scalar_type())), options.guided_weight);
  }
  if (options.coverage_weight > 0) add(coverage_loss(decoded.weights, batch.target_lengths), options.coverage_weight);
  if (mode.training) {
    const at::Tensor log_probs =  // [trg_len, batch]
        at::zeros({real.numel()}, loss.log_probs.options()).index_copy_(0, index, loss.log_probs).view_as(real);
    add(decoder_->attention_objective({decoded.trace, log_probs, batch.target_lengths}), 1);
  }
  return {loss.objective, loss.cross_entropy, index.size(0)};
}

}  // namespace gloss
