#include "nn/decoder.hpp"

#include <functional>
#include <map>

#include "model/options_text.hpp"

namespace gloss {

DecoderMemory DecoderMemory::select(const at::Tensor& index) const {
  DecoderMemory selected;
  for (const Memory& memory : layers) selected.layers.push_back(memory.select(index));
  return selected;
}

std::shared_ptr<Decoder> make_decoder(const ModelOptions& options, int64_t encoder_width) {
  using Make = std::function<std::shared_ptr<Decoder>(const ModelOptions&, int64_t)>;
  static const std::map<std::string, Make> table = {
      {"rnn", make_rnn_decoder},
      {"conv", make_conv_decoder},
      {"transformer", make_transformer_decoder},
  };
  const auto found = table.find(options.decoder_type);
  if (found == table.end()) require_choice("decoder-type", options.decoder_type, {"rnn", "conv", "transformer"});
  return found->second(options, encoder_width);
}

}  // namespace gloss
