// Which attention of a model a matrix shows: the layer and the head, where there are several (design section 6).
#pragma once

#include <optional>
#include <string>

#include "gloss/model_options.hpp"
#include "gloss/translate_options.hpp"

namespace gloss {

/// What a matrix is, told beside it.
struct AttentionLabel {
  std::string decoder;  ///< decoder-type
  std::string score, window, normalizer;
  int layers = 1;  ///< that attend
  int heads = 1;   ///< of a layer
  int layer = 1;   ///< shown, from 1; 0: the mean over the layers
  int head = 1;    ///< shown, from 1; 0: the mean over the heads

  bool has_choice() const { return layers > 1 || heads > 1; }
};

/// What a model's matrices show. alignment-layer 0 is, by decoder-type: the one layer of rnn, the mean over the layers
/// of conv, the penultimate layer of transformer (of the only one if there is one). alignment-head 0 is the mean over
/// the heads. Nothing for a model without attention.
std::optional<AttentionLabel> attention_label(const ModelOptions& model);

/// Throws UsageError with the valid range unless layer and head are 0 or among those of the model's attention. The keys
/// told are prefix-layer and prefix-head.
void require_attention_of(const ModelOptions& model, const std::string& prefix, int layer, int head);

/// The model with alignment-layer and alignment-head as attention-layer and attention-head ask, where they are not 0.
/// Throws UsageError with the valid range for a layer or a head that the model does not have.
ModelOptions with_shown_attention(ModelOptions model, const TranslateOptions& translate);

}  // namespace gloss
