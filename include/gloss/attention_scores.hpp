// The scores of attention, by name, with what other options depend on. The equation of each is in the file of its name
// in src/nn/attention.
#pragma once

#include <string>
#include <vector>

namespace gloss {

struct AttentionScore {
  std::string name;
  bool hidden_layer = false;        ///< of attention-size units, which coverage can enter
  bool product = false;             ///< of query and key as they are: what a convolutional decoder takes
  bool reads_last_weights = false;  ///< hence one step at a time: nothing for a Transformer decoder
};

/// All values of attention-score; "none" is the plain encoder-decoder.
const std::vector<AttentionScore>& attention_scores();
/// Their names.
std::vector<std::string> attention_score_names();
/// The names of those of which `fact` is true, or false; "none" is in neither.
std::vector<std::string> scores_with(bool AttentionScore::*fact);
std::vector<std::string> scores_without(bool AttentionScore::*fact);

}  // namespace gloss
