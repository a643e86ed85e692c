#include "nn/decoder_init.hpp"

#include "nn/named_table.hpp"
#include "nn/projection.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class ZeroInit : public DecoderInit {
 public:
  explicit ZeroInit(const DecoderInitOptions& options) : options_(options) {}

  std::vector<CellState> states(const Annotations& annotations) const override {
    const at::Tensor zeros =
        at::zeros({annotations.lengths.size(0), options_.units}, annotations.states.options().requires_grad(false));
    return std::vector<CellState>(options_.layers, {zeros, options_.has_cell ? zeros : at::Tensor()});
  }

 private:
  DecoderInitOptions options_;
};

class LastInit : public DecoderInit {
 public:
  explicit LastInit(const DecoderInitOptions& options) : options_(options) {
    if (options.encoder == options.units) return;
    for (int i = 0; i < options.layers; ++i) {
      const std::string name = "layer" + std::to_string(i);
      hidden_.push_back(register_module(name, Projection(options.encoder, options.units, false)));
    }
  }

  std::vector<CellState> states(const Annotations& annotations) const override {
    std::vector<CellState> out;
    for (int i = 0; i < options_.layers; ++i) {
      const auto fit = [&](const at::Tensor& x) { return hidden_.empty() ? x : hidden_[i]->forward(x); };
      const at::Tensor hidden = fit(annotations.final_hidden);
      if (!options_.has_cell) {
        out.push_back({hidden, {}});
      } else {
        const at::Tensor& cell = annotations.final_cell;  // a GRU encoder has none
        out.push_back({hidden, cell.defined() ? fit(cell) : at::zeros_like(hidden)});
      }
    }
    return out;
  }

 private:
  DecoderInitOptions options_;
  std::vector<Projection> hidden_;
};

class MeanInit : public DecoderInit {
 public:
  explicit MeanInit(const DecoderInitOptions& options) : options_(options) {
    for (int i = 0; i < options.layers; ++i) {
      hidden_.push_back(register_module("layer" + std::to_string(i), Projection(options.encoder, options.units)));
    }
  }

  std::vector<CellState> states(const Annotations& annotations) const override {
    const at::Tensor& x = annotations.states;  // [batch, src_len, width]
    const at::Tensor real = padding_mask(annotations.lengths, x.size(1)).logical_not().to(x.scalar_type());
    const at::Tensor share = real / annotations.lengths.unsqueeze(1);   // [batch, src_len]
    const at::Tensor mean = at::bmm(share.unsqueeze(1), x).squeeze(1);  // [batch, width]
    std::vector<CellState> out;
    for (const Projection& projection : hidden_) {
      const at::Tensor hidden = projection->forward(mean).tanh();
      out.push_back({hidden, options_.has_cell ? at::zeros_like(hidden) : at::Tensor()});
    }
    return out;
  }

 private:
  DecoderInitOptions options_;
  std::vector<Projection> hidden_;
};

class BridgeInit : public DecoderInit {
 public:
  explicit BridgeInit(const DecoderInitOptions& options) : options_(options) {
    for (int i = 0; i < options.layers; ++i) {
      const std::string name = "layer" + std::to_string(i);
      hidden_.push_back(register_module(name, Projection(options.encoder, options.units)));
      if (options.has_cell) {
        cell_.push_back(register_module(name + "_cell", Projection(options.encoder, options.units)));
      }
    }
  }

  std::vector<CellState> states(const Annotations& annotations) const override {
    // A GRU encoder has no cell: the LSTM decoder's is then made from the hidden state.
    const at::Tensor& cell = annotations.final_cell.defined() ? annotations.final_cell : annotations.final_hidden;
    std::vector<CellState> out;
    for (int i = 0; i < options_.layers; ++i) {
      const at::Tensor hidden = hidden_[i]->forward(annotations.final_hidden).tanh();
      out.push_back({hidden, options_.has_cell ? cell_[i]->forward(cell) : at::Tensor()});
    }
    return out;
  }

 private:
  DecoderInitOptions options_;
  std::vector<Projection> hidden_, cell_;
};

}  // namespace

std::shared_ptr<DecoderInit> make_decoder_init(const DecoderInitOptions& options) {
  static const FactoryTable<DecoderInit, DecoderInitOptions> table(
      "decoder-init", {
                          {"zero", std::make_shared<ZeroInit, const DecoderInitOptions&>},
                          {"last", std::make_shared<LastInit, const DecoderInitOptions&>},
                          {"mean", std::make_shared<MeanInit, const DecoderInitOptions&>},
                          {"bridge", std::make_shared<BridgeInit, const DecoderInitOptions&>},
                      });
  return table.at(options.kind)(options);
}

}  // namespace gloss
