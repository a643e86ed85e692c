// The recurrent decoder: stacked cells with an attention among them. Where the attention sits is the decoder's style,
// each in a file of its own: bahdanau_decoder.cpp, luong_decoder.cpp, conditional_decoder.cpp.
//
// Training unrolls forward() over a given target; decoding calls step(). Both run the same DecoderRun.
#pragma once

#include <torch/nn/module.h>

#include <memory>
#include <vector>

#include "gloss/model_options.hpp"
#include "nn/decoder_init.hpp"
#include "nn/row_attention.hpp"

namespace gloss {

/// All that one step hands to the next; a value, by rows.
struct DecoderState {
  std::vector<CellState> cells;  // per layer
  at::Tensor feed;               // [rows, units]: input feeding; undefined without
  AttentionState attention;

  /// index: [n], int64.
  DecoderState select(const at::Tensor& index) const;
};

/// What one step gives. `features` are what the readout turns into the output; see each style.
struct DecoderStep {
  std::vector<at::Tensor> features;  // each [rows, *]
  at::Tensor weights;                // [rows, src_len]
  DecoderState state;
};

/// A decoder at work on one sequence.
class DecoderRun {
 public:
  virtual ~DecoderRun() = default;
  /// projected: RnnDecoder::project of this step's embedded input.
  virtual DecoderStep step(const at::Tensor& projected, const DecoderState& state, const Mode& mode) const = 0;
};

struct DecoderSequence {
  at::Tensor output;   // [trg_len, batch, output width]
  at::Tensor weights;  // [trg_len, batch, src_len]; undefined for a model without attention
};

class RnnDecoder : public torch::nn::Module {
 public:
  /// Teacher forcing. embedded: [trg_len, batch, embedding], the inputs of the steps.
  DecoderSequence forward(const Annotations& annotations, const at::Tensor& embedded, const Mode& mode) const;

  virtual DecoderState initial_state(const Annotations& annotations) const;
  Memory remember(const Annotations& annotations) const { return attention_->remember(annotations); }
  /// One step. embedded: [rows, embedding]. Returns the output [rows, output width] in features[0].
  DecoderStep step(const DecoderState& state, const at::Tensor& embedded, const RowAttention& attention,
                   const Mode& mode) const;

  RowAttention attend(const Memory& memory, RowMap rows) const { return {*attention_, memory, std::move(rows)}; }
  bool has_attention() const { return attention_->has_weights(); }
  int64_t output_width() const { return output_width_; }

 protected:
  RnnDecoder(const ModelOptions& options, int64_t encoder_width);

  /// What the first cell's known input contributes, for any number of steps: [..., embedding] -> [..., *].
  virtual at::Tensor project(const at::Tensor& embedded) const = 0;
  virtual std::unique_ptr<DecoderRun> begin(const RowAttention& attention) const = 0;
  /// features and embedded with any leading dimensions -> [..., output width].
  virtual at::Tensor readout(const std::vector<at::Tensor>& features, const at::Tensor& embedded,
                             const Mode& mode) const = 0;

  /// Layers above the first: each reads the state of the layer below.
  class Stack {
   public:
    Stack(const std::vector<RecurrentCell>& cells, double dropout);
    /// Moves state.cells[1...] on; returns the top layer's hidden state. below: [rows, units] of layer 0.
    at::Tensor step(const at::Tensor& below, DecoderState& state, const Mode& mode) const;

   private:
    std::vector<RecurrentCell> cells_;
    std::vector<RecurrentCellRun> runs_;
    double dropout_;
  };
  Stack begin_stack() const { return Stack(upper_, options_.dropout_layer); }

  ModelOptions options_;
  int64_t encoder_width_, output_width_ = 0;
  std::shared_ptr<Attention> attention_;

 private:
  std::shared_ptr<DecoderInit> init_;
  std::vector<RecurrentCell> upper_;
};

/// The decoder of options.decoder_style over annotations of the given width.
std::shared_ptr<RnnDecoder> make_rnn_decoder(const ModelOptions& options, int64_t encoder_width);

// The styles, each in the file of its name.
std::shared_ptr<RnnDecoder> make_bahdanau_decoder(const ModelOptions& options, int64_t encoder_width);
std::shared_ptr<RnnDecoder> make_luong_decoder(const ModelOptions& options, int64_t encoder_width);
std::shared_ptr<RnnDecoder> make_conditional_decoder(const ModelOptions& options, int64_t encoder_width);

}  // namespace gloss
