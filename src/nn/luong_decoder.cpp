// Luong's order (2015, sections 3 and 3.3), attention after the cell:
//   s_t = cell([y_{t-1}; h~_{t-1}], s_{t-1}),  c_t = attend(s_t),  h~_t = tanh(W_c [c_t; s_t])   (eq. 5),
// output from h~_t. h~_{t-1} is part of the input with input feeding only. With several layers the top one attends.
#include "nn/dropout.hpp"
#include "nn/projection.hpp"
#include "nn/rnn_decoder.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class LuongDecoder : public RnnDecoder {
 public:
  LuongDecoder(const ModelOptions& options, int64_t encoder_width)
      : RnnDecoder(options, encoder_width),
        cell_(register_module("layer0", RecurrentCell(RecurrentCellOptions{
                                            .cell = options.decoder_cell,
                                            .input = options.embedding_size,
                                            .context = options.decoder_input_feeding ? options.decoder_hidden : 0,
                                            .units = options.decoder_hidden,
                                            .layer_norm = options.layer_norm}))),
        combine_state_(register_module("combine_state", Projection(options.decoder_hidden, options.decoder_hidden))),
        combine_context_(register_module("combine_context", Projection(encoder_width, options.decoder_hidden, false))) {
    output_width_ = options.decoder_hidden;
    // A tied output layer is as wide as the embeddings.
    if (options.tied_embeddings != "none" && options.embedding_size != options.decoder_hidden) {
      output_width_ = options.embedding_size;
      narrow_ = register_module("narrow", Projection(options.decoder_hidden, options.embedding_size));
    }
  }

 protected:
  RnnDecoderState first_state(const Annotations& annotations) const override {
    RnnDecoderState state = RnnDecoder::first_state(annotations);
    if (options_.decoder_input_feeding) state.feed = at::zeros_like(state.cells.back().hidden);
    return state;
  }

  at::Tensor project(const at::Tensor& embedded) const override { return cell_->project(embedded); }

  at::Tensor readout(const std::vector<at::Tensor>& features, const at::Tensor& /*embedded*/,
                     const Mode& mode) const override {
    const at::Tensor output = dropout(features[0], options_.dropout_output, mode);
    return narrow_.is_empty() ? output : narrow_->forward(output);
  }

  class Run : public RnnDecoderRun {
   public:
    Run(const LuongDecoder& decoder, const RowAttention& attention)
        : attention_(attention),
          cell_(decoder.cell_->begin()),
          stack_(decoder),
          state_(decoder.combine_state_->begin()),
          context_(decoder.combine_context_->begin()) {}

    /// features: the attentional state h~.
    RnnDecoderStep step(const at::Tensor& projected, const RnnDecoderState& state, const Mode& mode) const override {
      RnnDecoderState next = state;
      next.cells[0] = cell_.step(projected, state.feed, state.cells[0]);
      const at::Tensor top = stack_.step(next.cells[0].hidden, {}, next, mode);
      const RowAttentionResult attended = attention_.step(top, state.attention, mode);
      const at::Tensor combined = context_.add_to(state_(top), attended.context).tanh();  // [rows, units]
      next.attention = attended.state;
      if (state.feed.defined()) next.feed = combined;
      return {{combined}, attended.weights, attended.trace, std::move(next)};
    }

   private:
    const RowAttention& attention_;
    RecurrentCellRun cell_;
    Stack stack_;
    LinearOverTime state_, context_;
  };

  std::unique_ptr<RnnDecoderRun> begin(const RowAttention& attention) const override {
    return std::make_unique<Run>(*this, attention);
  }

 private:
  RecurrentCell cell_;
  Projection combine_state_, combine_context_, narrow_ = nullptr;
};

}  // namespace

std::shared_ptr<RnnDecoder> make_luong_decoder(const ModelOptions& options, int64_t encoder_width) {
  return std::make_shared<LuongDecoder>(options, encoder_width);
}

}  // namespace gloss
