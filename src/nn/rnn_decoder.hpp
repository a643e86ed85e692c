// The recurrent decoder: stacked cells with an attention among them. Where the attention sits is the decoder's style,
// each in a file of its own: bahdanau_decoder.cpp, luong_decoder.cpp, conditional_decoder.cpp.
//
// Training unrolls forward() over a given target; decoding calls step(). Both run the same RnnDecoderRun.
#pragma once

#include "nn/decoder.hpp"
#include "nn/decoder_init.hpp"

namespace gloss {

struct RnnDecoderState : DecoderState {
  std::vector<CellState> cells;  // per layer
  at::Tensor feed;               // [rows, units]: input feeding; undefined without
  AttentionState attention;

  std::unique_ptr<DecoderState> select(const at::Tensor& index) const override;
};

/// What one step of a style gives. `features` are what its readout turns into the output.
struct RnnDecoderStep {
  std::vector<at::Tensor> features;  // each [rows, *]
  at::Tensor weights;                // [rows, src_len]
  AttentionTrace trace;              // by rows
  RnnDecoderState state;
};

/// A style at work on one sequence.
class RnnDecoderRun {
 public:
  virtual ~RnnDecoderRun() = default;
  /// projected: RnnDecoder::project of this step's embedded input.
  virtual RnnDecoderStep step(const at::Tensor& projected, const RnnDecoderState& state, const Mode& mode) const = 0;
};

class RnnDecoder : public Decoder {
 public:
  DecoderMemory remember(const Annotations& annotations) const override;
  DecoderSequence forward(const Annotations& annotations, const at::Tensor& embedded, const Mode& mode) const override;
  std::unique_ptr<DecoderState> initial_state(const Annotations& annotations) const override;
  DecoderStep step(const DecoderState& state, const at::Tensor& embedded, const DecoderMemory& memory,
                   const RowMap& rows) const override;
  bool has_attention() const override { return attention_->has_weights(); }
  at::Tensor attention_objective(const AttentionOutcome& outcome) const override {
    return attention_->objective(outcome);
  }

 protected:
  RnnDecoder(const ModelOptions& options, int64_t encoder_width);

  /// Before the first step.
  virtual RnnDecoderState first_state(const Annotations& annotations) const;
  /// What the first cell's known input contributes, for any number of steps: [..., embedding] -> [..., *].
  virtual at::Tensor project(const at::Tensor& embedded) const = 0;
  /// The run refers to this decoder and to `attention`, and must not outlive them.
  virtual std::unique_ptr<RnnDecoderRun> begin(const RowAttention& attention) const = 0;
  /// features and embedded with any leading dimensions -> [..., output width].
  virtual at::Tensor readout(const std::vector<at::Tensor>& features, const at::Tensor& embedded,
                             const Mode& mode) const = 0;

  /// Layers above the first: each reads the state of the layer below and, with decoder-context all, the context too
  /// (Wu et al. 2016, section 3.1).
  class Stack {
   public:
    explicit Stack(const RnnDecoder& decoder);
    /// Moves state.cells[1...] on; returns the top layer's hidden state. below: [rows, units] of layer 0; context:
    /// [rows, encoder width] or undefined where no layer above the first reads it.
    at::Tensor step(const at::Tensor& below, const at::Tensor& context, RnnDecoderState& state, const Mode& mode) const;

   private:
    const RnnDecoder& decoder_;
    bool reads_context_;
    std::vector<RecurrentCellRun> runs_;
  };

  ModelOptions options_;
  std::shared_ptr<Attention> attention_;

 private:
  std::shared_ptr<DecoderInit> init_;
  std::vector<RecurrentCell> upper_;
};

// The styles, each in the file of its name.
std::shared_ptr<RnnDecoder> make_bahdanau_decoder(const ModelOptions& options, int64_t encoder_width);
std::shared_ptr<RnnDecoder> make_luong_decoder(const ModelOptions& options, int64_t encoder_width);
std::shared_ptr<RnnDecoder> make_conditional_decoder(const ModelOptions& options, int64_t encoder_width);

}  // namespace gloss
