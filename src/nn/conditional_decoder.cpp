// The conditional cell (Sennrich et al. 2017, Nematus, section 2; Marian's s2s), attention between two cells:
//   s'_t = cell1(y_{t-1}, s_{t-1}),  c_t = attend(s'_t),  s_t = cell2(c_t, s'_t),
// output from deep output of (s_t, y_{t-1}, c_t). With several layers the first one is conditional.
#include "nn/deep_output.hpp"
#include "nn/rnn_decoder.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class ConditionalDecoder : public RnnDecoder {
 public:
  ConditionalDecoder(const ModelOptions& options, int64_t encoder_width)
      : RnnDecoder(options, encoder_width),
        first_(register_module("layer0", RecurrentCell(RecurrentCellOptions{.cell = options.decoder_cell,
                                                                            .input = options.embedding_size,
                                                                            .units = options.decoder_hidden,
                                                                            .layer_norm = options.layer_norm}))),
        second_(
            register_module("layer0_context", RecurrentCell(RecurrentCellOptions{.cell = options.decoder_cell,
                                                                                 .context = encoder_width,
                                                                                 .units = options.decoder_hidden,
                                                                                 .layer_norm = options.layer_norm}))),
        output_(register_module("output", DeepOutput(options, encoder_width))) {
    output_width_ = options.embedding_size;
  }

 protected:
  at::Tensor project(const at::Tensor& embedded) const override { return first_->project(embedded); }

  at::Tensor readout(const std::vector<at::Tensor>& features, const at::Tensor& embedded,
                     const Mode& mode) const override {
    return output_->forward(features[0], features[1], embedded, mode);
  }

  class Run : public RnnDecoderRun {
   public:
    Run(const ConditionalDecoder& decoder, const RowAttention& attention)
        : attention_(attention), first_(decoder.first_->begin()), second_(decoder.second_->begin()), stack_(decoder) {}

    /// features: the top layer's state, the context.
    RnnDecoderStep step(const at::Tensor& projected, const RnnDecoderState& state, const Mode& mode) const override {
      const CellState middle = first_.step(projected, {}, state.cells[0]);
      const RowAttentionResult attended = attention_.step(middle.hidden, state.attention, mode);
      RnnDecoderState next;
      next.cells = state.cells;
      next.attention = attended.state;
      next.cells[0] = second_.step({}, attended.context, middle);
      const at::Tensor top = stack_.step(next.cells[0].hidden, attended.context, next, mode);
      return {{top, attended.context}, attended.weights, attended.trace, std::move(next)};
    }

   private:
    const RowAttention& attention_;
    RecurrentCellRun first_, second_;
    Stack stack_;
  };

  std::unique_ptr<RnnDecoderRun> begin(const RowAttention& attention) const override {
    return std::make_unique<Run>(*this, attention);
  }

 private:
  RecurrentCell first_, second_;
  DeepOutput output_;
};

}  // namespace

std::shared_ptr<RnnDecoder> make_conditional_decoder(const ModelOptions& options, int64_t encoder_width) {
  return std::make_shared<ConditionalDecoder>(options, encoder_width);
}

}  // namespace gloss
