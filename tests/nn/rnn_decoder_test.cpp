// The recurrent decoder: every style against a plain loop written from its paper's equations, with ATen's cells on the
// model's parameters, one sentence at a time.
#include "nn/rnn_decoder.hpp"

#include "recurrent_support.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

constexpr int64_t kTime = 4, kWidth = 6, kUnits = 5;

ModelOptions decoder_options(const std::string& style, const std::string& cell, int layers) {
  ModelOptions options;
  options.decoder_style = style;
  options.decoder_cell = cell;
  options.decoder_layers = layers;
  options.embedding_size = 4;
  options.decoder_hidden = kUnits;
  options.attention_size = 3;
  return options;
}

/// What a loop gives for one sentence: per step [1, output width] and [1, src_len].
struct PlainSequence {
  std::vector<at::Tensor> output, weights;
};

/// The three decoders on the parameters of one of ours.
class PlainDecoder {
 public:
  PlainDecoder(const ModelOptions& options, const Decoder& decoder) : o_(options), p_(decoder) {}

  /// source: one sentence; embedded: [trg_len, 1, embedding].
  PlainSequence run(const Annotations& source, const at::Tensor& embedded) {
    keys_ = source.states[0];
    begin();
    PlainSequence sequence;
    for (const at::Tensor& y : embedded.unbind(0)) {
      if (o_.decoder_style == "bahdanau") sequence.output.push_back(bahdanau(y));
      if (o_.decoder_style == "conditional") sequence.output.push_back(conditional(y));
      if (o_.decoder_style == "luong") sequence.output.push_back(luong(y));
      sequence.weights.push_back(weights_);
    }
    return sequence;
  }

 private:
  /// s_0 = tanh(W mean_j h_j + b) in every layer, the LSTM's cell 0 (Sennrich et al. 2017, section 2).
  void begin() {
    s_.clear();
    const at::Tensor mean = keys_.mean(0, true);
    for (int l = 0; l < o_.decoder_layers; ++l) {
      const at::Tensor hidden = p_.linear("init.layer" + std::to_string(l), mean).tanh();
      s_.push_back({hidden, at::zeros_like(hidden)});
    }
    attentional_ = at::zeros_like(s_[0].hidden);
  }

  /// c = sum_j a_j h_j,  a = softmax(v^T tanh(W s + U h_j))  (Bahdanau et al. 2015, eq. 5-6 and appendix A.1.2).
  at::Tensor attend(const at::Tensor& s) {
    const at::Tensor hidden = p_.linear("attention.score.query", s) + p_.linear("attention.score.key", keys_);
    weights_ = at::softmax(at::mv(hidden.tanh(), p_.of("attention.score.v")), 0).unsqueeze(0);
    return at::mm(weights_, keys_);
  }

  CellState cell(const std::string& name, const std::vector<at::Tensor>& inputs, const CellState& before) const {
    return p_.cell(o_.decoder_cell, name, inputs, before);
  }

  /// Layers above the first: s^l_t = cell(s^{l-1}_t, s^l_{t-1}), with GNMT's context beside s^{l-1}_t (Wu et al. 2016).
  void climb(const at::Tensor& context) {
    for (size_t l = 1; l < s_.size(); ++l) {
      const at::Tensor& below = s_[l - 1].hidden;
      const std::string name = "layer" + std::to_string(l);
      s_[l] = o_.decoder_context == "all" ? cell(name, {below, context}, s_[l]) : cell(name, {below}, s_[l]);
    }
  }

  /// tanh(W_s s + W_c c + W_y y + b).
  at::Tensor deep_output(const at::Tensor& y, const at::Tensor& c) const {
    return (p_.linear("output.state", s_.back().hidden) + p_.linear("output.context", c) + p_.linear("output.input", y))
        .tanh();
  }

  /// c_t from s_{t-1} of the lowest layer; s_t = cell([y; c_t], s_{t-1})  (Bahdanau et al. 2015, appendix A.1.2).
  at::Tensor bahdanau(const at::Tensor& y) {
    const at::Tensor c = attend(s_[0].hidden);
    s_[0] = cell("layer0", {y, c}, s_[0]);
    climb(c);
    return deep_output(y, c);
  }

  /// s' = cell1(y, s_{t-1}); c_t from s'; s_t = cell2(c_t, s')  (Sennrich et al. 2017, section 2).
  at::Tensor conditional(const at::Tensor& y) {
    const CellState middle = cell("layer0", {y}, s_[0]);
    const at::Tensor c = attend(middle.hidden);
    s_[0] = cell("layer0_context", {c}, middle);
    climb(c);
    return deep_output(y, c);
  }

  /// s_t = cell([y; h~_{t-1}], s_{t-1}); c_t from s_t of the top layer; h~_t = tanh(W_c [c_t; s_t])  (Luong et al.
  /// 2015, eq. 5 and section 3.3).
  at::Tensor luong(const at::Tensor& y) {
    std::vector<at::Tensor> inputs = {y};
    if (o_.decoder_input_feeding) inputs.push_back(attentional_);
    s_[0] = cell("layer0", inputs, s_[0]);
    climb({});
    const at::Tensor top = s_.back().hidden, c = attend(top);
    const at::Tensor both = at::cat({c, top}, 1);
    const at::Tensor w = at::cat({p_.of("combine_context.weight"), p_.of("combine_state.weight")}, 1);
    attentional_ = at::linear(both, w, p_.of("combine_state.bias")).tanh();
    return o_.tied_embeddings == "none" ? attentional_ : p_.linear("narrow", attentional_);
  }

  ModelOptions o_;
  PlainParts p_;
  at::Tensor keys_, weights_, attentional_;  // [src_len, width], [1, src_len], [1, units]
  std::vector<CellState> s_;
};

void check_against_loop(const ModelOptions& options) {
  options.validate();
  torch::manual_seed(41);
  const auto decoder = with_large_weights(make_decoder(options, kWidth));
  const Annotations annotations = padded_annotations(kWidth);
  const at::Tensor embedded = random_double({kTime, 3, options.embedding_size});
  const DecoderSequence ours = decoder->forward(annotations, embedded, {});
  for (int64_t i = 0; i < 3; ++i) {
    const Annotations own = sentence_of(annotations, i);
    const PlainSequence plain = PlainDecoder(options, *decoder).run(own, embedded.narrow(1, i, 1));
    const int64_t length = own.states.size(1);
    for (int64_t t = 0; t < kTime; ++t) {
      CHECK(close(ours.output[t][i], plain.output[t][0], 1e-12));
      CHECK(close(ours.weights[t][i].narrow(0, 0, length), plain.weights[t][0], 1e-12));
    }
  }
}

/// The first state of a layer for one sentence, as decoder_init.hpp defines it.
CellState first_state(const DecoderInitOptions& options, const PlainParts& parts, const std::string& layer,
                      const Annotations& sentence) {
  const at::Tensor nothing = at::zeros({1, options.units}, at::kDouble);
  const at::Tensor& given = sentence.final_cell;  // undefined of a GRU encoder
  if (options.kind == "mean") return {parts.linear(layer, sentence.states.mean(1)).tanh(), nothing};
  if (options.kind == "bridge") {
    const at::Tensor cell = given.defined() ? given : sentence.final_hidden;
    return {parts.linear(layer, sentence.final_hidden).tanh(),
            options.has_cell ? parts.linear(layer + "_cell", cell) : nothing};
  }
  if (options.kind == "zero") return {nothing, nothing};
  const auto fitted = [&](const at::Tensor& x) {
    return options.encoder == options.units ? x : parts.linear(layer, x);
  };
  return {fitted(sentence.final_hidden), given.defined() ? fitted(given) : nothing};
}

void check_first_states(const DecoderInitOptions& options, const Annotations& annotations) {
  const auto init = with_large_weights(make_decoder_init(options));
  const PlainParts parts(*init);
  const std::vector<CellState> states = init->states(annotations);
  REQUIRE(states.size() == static_cast<size_t>(options.layers));
  for (size_t l = 0; l < states.size(); ++l) {
    REQUIRE(states[l].cell.defined() == options.has_cell);
    for (int64_t i = 0; i < 3; ++i) {
      const CellState plain = first_state(options, parts, "layer" + std::to_string(l), sentence_of(annotations, i));
      CHECK(close(states[l].hidden.narrow(0, i, 1), plain.hidden, 1e-12));
      if (options.has_cell) CHECK(close(states[l].cell.narrow(0, i, 1), plain.cell, 1e-12));
    }
  }
}

}  // namespace

TEST_CASE("decoders that attend before the cell or between two equal their equations, GNMT's context too") {
  for (const char* style : {"bahdanau", "conditional"}) {
    for (const char* cell : {"gru", "lstm", "tanh"}) {
      for (const char* context : {"first", "all"}) {
        for (const int layers : {1, 2, 3}) {
          INFO(style << " " << cell << " " << layers << " layers, context " << context);
          ModelOptions options = decoder_options(style, cell, layers);
          options.decoder_context = context;
          check_against_loop(options);
        }
      }
    }
  }
}

TEST_CASE("the decoder that attends after the cell equals its equations, with and without input feeding") {
  for (const char* cell : {"gru", "lstm", "tanh"}) {
    for (const bool feeding : {true, false}) {
      for (const int layers : {1, 2, 3}) {
        INFO(cell << " " << layers << " layers, feeding " << feeding);
        ModelOptions options = decoder_options("luong", cell, layers);
        options.decoder_input_feeding = feeding;
        check_against_loop(options);
        options.tied_embeddings = "output";  // the output as wide as the embeddings
        check_against_loop(options);
      }
    }
  }
}

TEST_CASE("the first states equal their equations, over the sentence without its padding, in every layer") {
  torch::manual_seed(42);
  for (const char* kind : {"zero", "last", "mean", "bridge"}) {
    for (const int64_t width : {kUnits, kWidth}) {
      for (const bool has_cell : {false, true}) {
        for (const bool is_given_cell : {false, true}) {
          INFO(kind << " " << width << " cell " << has_cell << ", of the encoder " << is_given_cell);
          Annotations annotations = padded_annotations(width);
          if (!is_given_cell) annotations.final_cell.reset();
          check_first_states({kind, width, kUnits, 2, has_cell}, annotations);
        }
      }
    }
  }
}
