// Attention = score x window x normalizer, over a Memory:
//   e = score(query, keys),  a = normalizer(e, window's mask) * window's gain,  context = sum_s a_s value_s
// (Bahdanau et al. 2015, eq. 5-6). The plain encoder-decoder, whose context is one fixed vector, is an Attention too,
// and so is the wrapper that makes many heads of one attention.
#pragma once

#include <torch/nn/module.h>

#include <memory>
#include <string>

#include "gloss/model_options.hpp"
#include "nn/attention/memory.hpp"
#include "nn/mode.hpp"

namespace gloss {

/// The widths of an attention; its kind is in ModelOptions.
struct AttentionShape {
  int64_t query = 0;    ///< width of the queries
  int64_t key = 0;      ///< width of the annotations
  int64_t hidden = 0;   ///< units of scores that have a hidden layer
  int64_t context = 0;  ///< multi-head: width of the context; 0: that of the key
};

/// What an encoder hands over: annotations and its final state.
struct Annotations {
  at::Tensor states;             // [batch, src_len, width]
  at::Tensor lengths = {};       // [batch], int64; undefined: nothing is padding
  at::Tensor final_hidden = {};  // [batch, width]
  at::Tensor final_cell = {};    // [batch, width], of LSTM encoders only
  at::Tensor values = {};        // [batch, src_len, width]: what is mixed; undefined: the states themselves
};

/// An attention at work on one sequence.
class AttentionRun {
 public:
  virtual ~AttentionRun() = default;
  /// query: [batch, queries, query].
  virtual AttentionResult step(const at::Tensor& query, const AttentionState& state, const Mode& mode) const = 0;
  /// The context of step alone, for those who need nothing else of it.
  virtual at::Tensor context(const at::Tensor& query, const AttentionState& state, const Mode& mode) const {
    return step(query, state, mode).context;
  }
};

/// What a sequence's attention and its outcome were, for the losses of mechanisms that sample.
struct AttentionOutcome {
  AttentionTrace trace;  ///< by time: probabilities [trg_len, batch, src_len], log_prob and entropy [trg_len, batch]
  at::Tensor log_probs;  // [trg_len, batch]: log-probability of each target piece, without gradient; 0 at padding
  at::Tensor lengths;    // [batch], int64: of the targets
};

class Attention : public torch::nn::Module {
 public:
  /// What is computed once per sentence.
  virtual Memory remember(const Annotations& annotations) const = 0;
  /// The run refers to this attention and must not outlive it.
  virtual std::unique_ptr<AttentionRun> begin(const Memory& memory) const = 0;
  /// False for the plain encoder-decoder: AttentionResult::weights is undefined.
  virtual bool has_weights() const = 0;
  /// What the mechanism adds to the loss of a batch, summed over its target pieces; undefined: nothing. Once per batch:
  /// a baseline that the mechanism keeps moves on, even where the attention is const.
  virtual at::Tensor objective(const AttentionOutcome& /*outcome*/) const { return {}; }
  /// False where nothing but the length of Annotations::states counts.
  virtual bool uses_keys() const { return true; }
};

/// The attention that `options` name, with its heads. score "none": context = the encoder's final state, the same in
/// every step (Cho et al. 2014; Sutskever et al. 2014).
std::shared_ptr<Attention> make_attention(const ModelOptions& options, const AttentionShape& shape);

/// The same with one head, whatever options.attention_heads says.
std::shared_ptr<Attention> make_single_attention(const ModelOptions& options, const AttentionShape& shape);

class Score;
class Window;
class Normalizer;
class Coverage;

/// What an attention with one head is made of.
struct AttentionParts {
  std::shared_ptr<Score> score;
  std::shared_ptr<Window> window;
  std::shared_ptr<Normalizer> normalizer;
  std::shared_ptr<Coverage> coverage = {};  ///< null: nothing gathers what was read
  double dropout = 0;                       ///< on the weights when they mix values
};

/// For attentions that are not the options' one: self-attention.
std::shared_ptr<Attention> compose_attention(const AttentionParts& parts);

}  // namespace gloss
