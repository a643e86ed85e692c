#include "nn/encoder.hpp"

#include "nn/named_table.hpp"

namespace gloss {

std::shared_ptr<Encoder> make_encoder(const ModelOptions& options) {
  static const FactoryTable<Encoder, ModelOptions> table("encoder-type", {
                                                                             {"rnn", make_rnn_encoder},
                                                                             {"conv", make_conv_encoder},
                                                                             {"transformer", make_transformer_encoder},
                                                                         });
  return table.at(options.encoder_type)(options);
}

}  // namespace gloss
