#include "nn/encoder.hpp"

#include <functional>
#include <map>

#include "model/options_text.hpp"

namespace gloss {

std::shared_ptr<Encoder> make_encoder(const ModelOptions& options) {
  static const std::map<std::string, std::function<std::shared_ptr<Encoder>(const ModelOptions&)>> table = {
      {"rnn", make_rnn_encoder},
      {"conv", make_conv_encoder},
      {"transformer", make_transformer_encoder},
  };
  const auto found = table.find(options.encoder_type);
  if (found == table.end()) require_choice("encoder-type", options.encoder_type, {"rnn", "conv", "transformer"});
  return found->second(options);
}

}  // namespace gloss
