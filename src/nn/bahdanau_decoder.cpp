// Bahdanau's order (2015, section 3.1 and appendix A.1.2), attention before the cell:
//   c_t = attend(s_{t-1}),  s_t = cell([y_{t-1}; c_t], s_{t-1}),  output from deep output of (s_t, y_{t-1}, c_t).
// With several layers the first one attends; the layers above read the state below.
#include "nn/deep_output.hpp"
#include "nn/rnn_decoder.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class BahdanauDecoder : public RnnDecoder {
 public:
  BahdanauDecoder(const ModelOptions& options, int64_t encoder_width)
      : RnnDecoder(options, encoder_width),
        cell_(register_module("layer0", RecurrentCell(RecurrentCellOptions{.cell = options.decoder_cell,
                                                                           .input = options.embedding_size,
                                                                           .context = encoder_width,
                                                                           .units = options.decoder_hidden,
                                                                           .layer_norm = options.layer_norm}))),
        output_(register_module("output", DeepOutput(options, encoder_width))) {
    output_width_ = options.embedding_size;
  }

 protected:
  at::Tensor project(const at::Tensor& embedded) const override { return cell_->project(embedded); }

  at::Tensor readout(const std::vector<at::Tensor>& features, const at::Tensor& embedded,
                     const Mode& mode) const override {
    return output_->forward(features[0], features[1], embedded, mode);
  }

  class Run : public RnnDecoderRun {
   public:
    Run(const BahdanauDecoder& decoder, const RowAttention& attention)
        : attention_(attention), cell_(decoder.cell_->begin()), stack_(decoder) {}

    /// features: the top layer's state, the context.
    RnnDecoderStep step(const at::Tensor& projected, const RnnDecoderState& state, const Mode& mode) const override {
      const RowAttentionResult attended = attention_.step(state.cells[0].hidden, state.attention, mode);
      RnnDecoderState next;
      next.cells = state.cells;
      next.attention = attended.state;
      next.cells[0] = cell_.step(projected, attended.context, state.cells[0]);
      const at::Tensor top = stack_.step(next.cells[0].hidden, attended.context, next, mode);
      return {{top, attended.context}, attended.weights, attended.trace, std::move(next)};
    }

   private:
    const RowAttention& attention_;
    RecurrentCellRun cell_;
    Stack stack_;
  };

  std::unique_ptr<RnnDecoderRun> begin(const RowAttention& attention) const override {
    return std::make_unique<Run>(*this, attention);
  }

 private:
  RecurrentCell cell_;
  DeepOutput output_;
};

}  // namespace

std::shared_ptr<RnnDecoder> make_bahdanau_decoder(const ModelOptions& options, int64_t encoder_width) {
  return std::make_shared<BahdanauDecoder>(options, encoder_width);
}

}  // namespace gloss
