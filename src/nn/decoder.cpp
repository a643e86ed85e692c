#include "nn/decoder.hpp"

#include "nn/named_table.hpp"

namespace gloss {

DecoderMemory DecoderMemory::select(const at::Tensor& index) const {
  DecoderMemory selected;
  for (const Memory& memory : layers) selected.layers.push_back(memory.select(index));
  return selected;
}

std::shared_ptr<Decoder> make_decoder(const ModelOptions& options, int64_t encoder_width) {
  static const FactoryTable<Decoder, ModelOptions, int64_t> table("decoder-type",
                                                                  {
                                                                      {"rnn", make_rnn_decoder},
                                                                      {"conv", make_conv_decoder},
                                                                      {"transformer", make_transformer_decoder},
                                                                  });
  return table.at(options.decoder_type)(options, encoder_width);
}

}  // namespace gloss
