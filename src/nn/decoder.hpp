// What a decoder is: teacher forcing over a given target, and the same by single steps over hypotheses. The kinds, each
// in the file of its name: rnn_decoder, conv_decoder, transformer_decoder.
#pragma once

#include <torch/nn/module.h>

#include <memory>
#include <vector>

#include "gloss/model_options.hpp"
#include "nn/attention/attention.hpp"
#include "nn/row_attention.hpp"

namespace gloss {

/// The source as a decoder sees it: one Memory per layer that attends, or one for all, computed once per sentence.
struct DecoderMemory {
  std::vector<Memory> layers;  // never empty

  int64_t batch() const { return layers.front().batch(); }
  /// index: [n], int64: sentences.
  DecoderMemory select(const at::Tensor& index) const;
};

/// All that one step hands to the next, by rows (hypotheses); every decoder has its own.
class DecoderState {
 public:
  virtual ~DecoderState() = default;
  /// Row i of the result is row index[i]. index: [n], int64.
  virtual std::unique_ptr<DecoderState> select(const at::Tensor& index) const = 0;
};

struct DecoderStep {
  at::Tensor output;   // [rows, output width]
  at::Tensor weights;  // [rows, src_len]; undefined for a model without attention
  std::unique_ptr<DecoderState> state;
};

/// What teacher forcing gives.
struct DecoderSequence {
  at::Tensor output;     // [trg_len, batch, output width]
  at::Tensor weights;    // [trg_len, batch, src_len]; undefined for a model without attention
  AttentionTrace trace;  // by time, as in AttentionOutcome
};

class Decoder : public torch::nn::Module {
 public:
  virtual DecoderMemory remember(const Annotations& annotations) const = 0;

  /// Teacher forcing. embedded: [trg_len, batch, embedding], the inputs of the steps, without dropout.
  virtual DecoderSequence forward(const Annotations& annotations, const at::Tensor& embedded,
                                  const Mode& mode) const = 0;

  /// One row per sentence.
  virtual std::unique_ptr<DecoderState> initial_state(const Annotations& annotations) const = 0;
  /// One step. embedded: [rows, embedding]; `rows` says which sentence of the memory each row belongs to.
  virtual DecoderStep step(const DecoderState& state, const at::Tensor& embedded, const DecoderMemory& memory,
                           const RowMap& rows) const = 0;

  virtual bool has_attention() const = 0;
  /// See Attention::objective.
  virtual at::Tensor attention_objective(const AttentionOutcome& /*outcome*/) const { return {}; }
  int64_t output_width() const { return output_width_; }

 protected:
  int64_t output_width_ = 0;
};

/// The decoder of options.decoder_type over annotations of the given width.
std::shared_ptr<Decoder> make_decoder(const ModelOptions& options, int64_t encoder_width);

// The kinds, each in the file of its name.
std::shared_ptr<Decoder> make_rnn_decoder(const ModelOptions& options, int64_t encoder_width);
std::shared_ptr<Decoder> make_conv_decoder(const ModelOptions& options, int64_t encoder_width);
std::shared_ptr<Decoder> make_transformer_decoder(const ModelOptions& options, int64_t encoder_width);

}  // namespace gloss
