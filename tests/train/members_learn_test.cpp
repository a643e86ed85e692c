// Every member of every family learns: eight short pairs by heart, decoded greedily without a fault. The recurrent
// decoders begin with a state of zeros: what they know of the source comes through the attention (of score none,
// through its one vector). What members reach on text that they have not seen is for scripts/check_bars.py to say.
#include <functional>
#include <string>
#include <vector>

#include "catch.hpp"
#include "model_choices.hpp"
#include "nn/nn_step_model.hpp"
#include "plain_batch.hpp"
#include "search/search.hpp"
#include "train/learner.hpp"

namespace gloss {

using namespace test;

namespace {

constexpr int kVocabulary = 12, kEnd = 2;
constexpr int kLookEvery = 20;  // updates

/// Words that are written as they are read, in the same order: that is within reach of attention that only moves to the
/// right, that goes by positions, or that is copied from.
std::vector<Pair> eight_pairs() {
  const std::vector<std::vector<int>> words = {{3, 4, 5},    {5, 3, 9, 4}, {10, 7},       {7, 11, 10, 3, 6},
                                               {6, 6, 8, 5}, {4, 9, 11},   {8, 3, 7, 10}, {11, 5, 4, 9, 8}};
  std::vector<Pair> pairs;
  for (std::vector<int> ids : words) {
    ids.push_back(kEnd);
    pairs.push_back({ids, ids, {}});
  }
  return pairs;
}

RunConfig tiny() {
  RunConfig config;
  ModelOptions& model = config.model;
  model.embedding_size = model.encoder_hidden = model.decoder_hidden = 16;
  model.transformer_heads = 2;
  model.transformer_feed_forward = 32;
  model.attention_table = 6;
  model.attention_width = 2;
  model.attention_filters = model.attention_coverage_size = 4;
  model.attention_kernel = 3;
  model.decoder_init = "zero";
  model.dropout_embedding = model.dropout_layer = model.dropout_annotation = model.dropout_output = 0;
  config.train.label_smoothing = 0;
  return config;
}

bool knows(const Learner& learner, const std::vector<Pair>& pairs) {
  const auto model = make_step_model(learner.result());
  std::vector<SearchInput> inputs;
  for (const Pair& pair : pairs) inputs.push_back({pair.source, {}, std::ssize(inputs) + 1});
  TranslateOptions greedy;
  greedy.beam_size = 1;
  greedy.max_length = 8;
  const auto found = search(*model, inputs, {{0, 1}}, greedy, false);
  for (size_t i = 0; i < pairs.size(); ++i) {
    if (found[i][0].ids != pairs[i].target) return false;
  }
  return true;
}

/// Updates until all pairs are known; 0 when `most` are not enough.
int updates_to_learn(const ModelOptions& model, int most) {
  RunConfig config = tiny();
  config.model = model;
  config.model.validate();
  Learner learner(config, {kVocabulary, kVocabulary, kEnd});
  const std::vector<Pair> pairs = eight_pairs();
  const std::vector<Batch> batches = {batch_of(pairs)};
  for (int n = 1; n <= most; ++n) {
    REQUIRE(learner.update(batches, n, 0.01).finite);
    if (n % kLookEvery == 0 && knows(learner, pairs)) return n;
  }
  return 0;
}

struct Member {
  std::string name;
  std::function<void(ModelOptions&)> choose;
  int most = 200;  ///< updates
};

void check(const std::vector<Member>& members) {
  for (const Member& member : members) {
    ModelOptions options = tiny().model;
    member.choose(options);
    const int updates = updates_to_learn(options, member.most);
    UNSCOPED_INFO(member.name << " " << updates);
    CHECK(updates > 0);
  }
}

std::function<void(ModelOptions&)> with(std::string ModelOptions::*member, const std::string& value) {
  return [=](ModelOptions& o) { o.*member = value; };
}

}  // namespace

TEST_CASE("every score, window and normalizer learns eight pairs by heart") {
  std::vector<Member> members;
  for (const std::string& score : testing::choices_of("attention-score")) {
    members.push_back({score, with(&ModelOptions::attention_score, score)});
  }
  for (const std::string& window : testing::choices_of_but("attention-window", "global")) {
    members.push_back({window, with(&ModelOptions::attention_window, window)});
  }
  for (const std::string& normalizer : testing::choices_of_but("attention-normalizer", "softmax")) {
    members.push_back({normalizer, with(&ModelOptions::attention_normalizer, normalizer), 300});
  }
  check(members);
}

TEST_CASE("heads, coverage, copying and every style of the decoder learn eight pairs by heart") {
  const auto heads = [](ModelOptions& o) { o.attention_heads = 2; };
  const auto both = [](auto one, auto other) { return [=](ModelOptions& o) { one(o), other(o); }; };
  const auto copying = [](ModelOptions& o) { o.decoder_copy = true; };
  const auto deep = [](ModelOptions& o) {
    o.decoder_layers = 2;
    o.decoder_context = "all";
  };
  const auto linguistic = with(&ModelOptions::attention_coverage, "linguistic");
  const auto neural = with(&ModelOptions::attention_coverage, "neural");
  check({{"heads", heads},
         {"location with heads", both(heads, with(&ModelOptions::attention_score, "location"))},
         {"linguistic coverage", linguistic},
         {"neural coverage", neural},
         {"neural coverage with heads", both(heads, neural)},
         {"copying", copying},
         {"copying through local-p", both(copying, with(&ModelOptions::attention_window, "local-p"))},
         {"context in all layers", deep},
         {"bahdanau", with(&ModelOptions::decoder_style, "bahdanau")},
         {"luong", with(&ModelOptions::decoder_style, "luong")}});
}

TEST_CASE("convolution, self-attention and mixed models learn eight pairs by heart") {
  std::vector<Member> members;
  for (const char* order : {"pre", "post"}) {
    for (const char* encoder : {"rnn", "conv", "transformer"}) {
      for (const char* decoder : {"rnn", "conv", "transformer"}) {
        const bool has_order = encoder == std::string("transformer") || decoder == std::string("transformer");
        if (order == std::string("post") && !has_order) continue;
        members.push_back({std::string(encoder) + " to " + decoder + " " + order, [=](ModelOptions& o) {
                             o.encoder_type = encoder;
                             o.decoder_type = decoder;
                             o.transformer_norm = order;
                             o.attention_score = "scaled-dot";
                           }});
      }
    }
  }
  check(members);
}

}  // namespace gloss
