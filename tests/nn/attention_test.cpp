// Attention as a whole: the properties that every composition of score, window, normalizer, coverage and heads has.
#include "nn/attention/attention.hpp"

#include <algorithm>
#include <functional>
#include <set>

#include "attention_fixture.hpp"
#include "model_choices.hpp"
#include "nn/row_attention.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

bool is_distribution(const ModelOptions& options) {
  return options.attention_window != "local-p" && options.attention_normalizer != "monotonic";
}

bool draws(const ModelOptions& options) {
  return options.attention_normalizer == "gumbel" || options.attention_normalizer == "reinforce";
}

/// The same draws for every call.
Mode mode_of(bool training) {
  return seeded_mode(training, 6);
}

/// f with every composition, decoding and in training.
void for_each_mode(const std::function<void(const ModelOptions&, bool)>& f) {
  for (const ModelOptions& options : every_attention(attention_options("additive"))) {
    for (const bool training : {false, true}) {
      INFO(name_of_attention(options) << (training ? " training" : " decoding"));
      f(options, training);
    }
  }
}

}  // namespace

TEST_CASE("weights are a distribution over the sentence, or less where stated; padding gets exactly 0") {
  for_each_mode([](const ModelOptions& options, bool training) {
    const AttentionFixture f(options);
    for (const AttentionResult& result : f.steps(mode_of(training))) {
      CHECK(result.weights.min().item<double>() >= 0);
      if (is_distribution(options)) {
        CHECK(close(result.weights.sum(-1), at::ones({kBatch, kQueries}), kTight));
        CHECK(result.weights[2][0][0].item<double>() == Approx(1).margin(kTight));
      } else {
        CHECK(result.weights.sum(-1).max().item<double>() <= 1 + kTight);
      }
      CHECK(result.weights[1].narrow(-1, 3, 2).abs().max().item<double>() == 0);
    }
  });
}

TEST_CASE("what stands in padding cannot change anything") {
  for_each_mode([](const ModelOptions& options, bool training) {
    AttentionFixture f(options);
    const auto before = f.steps(mode_of(training));
    const at::Tensor padding = padding_mask(f.annotations.lengths, kLength).unsqueeze(2);
    f.annotations.states = f.annotations.states.detach().masked_fill(padding, 1e3);
    const auto after = f.steps(mode_of(training));
    for (size_t i = 0; i < before.size(); ++i) {
      CHECK(at::equal(after[i].weights, before[i].weights));
      CHECK(at::equal(after[i].context, before[i].context));
    }
  });
}

TEST_CASE("a batch equals its sentences one by one") {
  for_each_mode([](const ModelOptions& options, bool training) {
    if (training && draws(options)) return;  // a batch draws in another order than its sentences
    const Mode mode{training, 1, {}};
    const AttentionFixture f(options);
    const auto batch = f.steps(mode);
    for (int64_t b = 0; b < kBatch; ++b) {
      const Annotations own{f.annotations.states.narrow(0, b, 1).narrow(1, 0, f.length(b)),
                            f.annotations.lengths.narrow(0, b, 1),
                            {},
                            {},
                            {}};
      const auto run = f.attention->begin(f.attention->remember(own));
      AttentionResult single = run->step(f.query.narrow(0, b, 1), {}, mode);
      for (const AttentionResult& together : batch) {
        CHECK(close(single.weights[0], together.weights[b].narrow(-1, 0, f.length(b)), kTight));
        CHECK(close(single.context[0], together.context[b], kTight));
        single = run->step(f.second_query.narrow(0, b, 1), single.state, mode);
      }
    }
  });
}

TEST_CASE("gradients agree with central differences over two steps of one sequence") {
  for (const ModelOptions& options : soft_attentions()) {
    INFO(name_of_attention(options));
    const AttentionFixture f(options);
    {
      // Biases that begin at 0 would put a relu on its kink.
      const at::NoGradGuard no_grad;
      for (at::Tensor parameter : f.attention->parameters()) {
        if (parameter.abs().max().item<double>() == 0) parameter.normal_();
      }
    }
    const Mode training{true, 1, {}};
    const auto loss = [&] {
      const auto result = f.steps(training);
      return result[0].context.pow(2).sum() + result[1].context.sin().sum() + result[1].weights.pow(2).sum() +
             result[1].trace.probabilities.pow(3).sum();
    };
    std::vector<at::Tensor> inputs = f.attention->parameters();
    inputs.insert(inputs.end(), {f.annotations.states, f.query, f.second_query});
    CHECK(gradient_error(loss, inputs) < kGradient);
  }
}

TEST_CASE("permuting the source permutes the weights only") {
  for (const char* score : {"additive", "concat", "cosine", "dot", "general", "mlp", "scaled-dot"}) {
    for (const char* normalizer : {"softmax", "sparsemax", "entmax15"}) {
      INFO(score << " " << normalizer);
      AttentionFixture f(attention_options(score, "global", normalizer));
      f.annotations.lengths.fill_(kLength);
      const AttentionResult before = f.steps()[1];
      const at::Tensor order = torch::tensor({3, 0, 4, 1, 2}, at::kLong);
      f.annotations.states = f.annotations.states.detach().index_select(1, order);
      const AttentionResult after = f.steps()[1];
      CHECK(close(after.weights, before.weights.index_select(2, order), kTight));
      CHECK(close(after.context, before.context, kTight));
    }
  }
}

TEST_CASE("values may differ from the annotations that keys are made of") {
  for (const int heads : {1, 2}) {
    ModelOptions options = attention_options("general");
    options.attention_heads = heads;
    AttentionFixture f(options);
    const AttentionResult before = f.steps()[0];
    f.annotations.values = f.annotations.states;
    CHECK(at::equal(f.steps()[0].context, before.context));
    f.annotations.values = f.annotations.states * 2;
    const AttentionResult doubled = f.steps()[0];
    CHECK(at::equal(doubled.weights, before.weights));
    if (heads == 1) CHECK(close(doubled.context, before.context * 2, kTight));
    CHECK_FALSE(close(doubled.context, before.context, 1e-3));
  }
}

TEST_CASE("dropout on the weights changes the context, not the weights that are handed out") {
  ModelOptions options = attention_options("dot");
  options.dropout_attention = 0.5;
  const AttentionFixture f(options);
  const AttentionResult plain = f.steps()[0];
  const AttentionResult dropped = f.steps(seeded_mode(true, 3))[0];
  CHECK(at::equal(dropped.weights, plain.weights));
  CHECK_FALSE(close(dropped.context, plain.context, 1e-3));
}

TEST_CASE("without attention the context is the encoder's final state in every step") {
  const AttentionFixture f("none");
  const AttentionResult result = f.steps()[0];
  CHECK_FALSE(f.attention->has_weights());
  CHECK_FALSE(result.weights.defined());
  for (int64_t i = 0; i < kQueries; ++i) {
    CHECK(at::equal(result.context.select(1, i), f.annotations.final_hidden));
  }
}

TEST_CASE("rows that share sources see what one row per source sees, over two steps") {
  for (const ModelOptions& options : every_attention(attention_options("additive"))) {
    INFO(name_of_attention(options));
    const AttentionFixture f(options);
    const Memory memory = f.attention->remember(f.annotations);
    const std::vector<int> sources = {2, 0, 0, 1, 0};  // uneven and out of order
    const at::Tensor query = random_double({5, kQuery}), next = random_double({5, kQuery});
    const RowMap map(sources, kBatch);
    const RowAttention rows(*f.attention, memory, map);
    const RowAttentionResult first = rows.step(query, {}, {}), second = rows.step(next, first.state, {});
    for (size_t row = 0; row < sources.size(); ++row) {
      const auto i = static_cast<int64_t>(row);
      const Memory own = memory.select(torch::tensor({static_cast<int64_t>(sources[row])}, at::kLong));
      const auto run = f.attention->begin(own);
      const AttentionResult one = run->step(query[i].view({1, 1, kQuery}), {}, {});
      const AttentionResult two = run->step(next[i].view({1, 1, kQuery}), one.state, {});
      CHECK(close(first.weights[i], one.weights[0][0], kTight));
      CHECK(close(second.weights[i], two.weights[0][0], kTight));
      CHECK(close(second.context[i], two.context[0][0], kTight));
    }
  }
}

TEST_CASE("refused are monotonic attention through a window, and coverage without a hidden layer to enter") {
  for_each_composition(attention_options("additive"), [](const ModelOptions& options) {
    INFO(name_of_attention(options));
    const std::vector<std::string> with_hidden = scores_with(&AttentionScore::hidden_layer);
    const bool hidden = std::ranges::find(with_hidden, options.attention_score) != with_hidden.end();
    const bool monotonic = options.attention_normalizer == "monotonic";
    CHECK(is_valid(options) ==
          ((hidden || options.attention_coverage == "none") && (!monotonic || options.attention_window == "global")));
  });
}

TEST_CASE("what is said of the scores is so: a hidden layer, a plain product, a look at the last weights") {
  for (const AttentionScore& score : attention_scores()) {
    if (score.name == "none") continue;
    INFO(score.name);
    const auto sizes = [&](int64_t hidden) {
      std::vector<std::vector<int64_t>> shapes;
      for (const at::Tensor& p :
           make_attention(attention_options(score.name), {kQuery, kQuery, hidden})->parameters()) {
        shapes.push_back(p.sizes().vec());
      }
      return shapes;
    };
    CHECK(score.hidden_layer == (sizes(2) != sizes(3)));
    CHECK(score.product == sizes(2).empty());

    const AttentionFixture f(score.name);
    const auto run = f.attention->begin(f.attention->remember(f.annotations));
    const AttentionState before = run->step(f.query, {}, {}).state;
    CHECK(score.reads_last_weights ==
          !at::equal(run->step(f.second_query, {}, {}).weights, run->step(f.second_query, before, {}).weights));
  }
}

TEST_CASE("an unknown member is refused with the valid names") {
  const AttentionShape shape{2, 2, 2};
  CHECK_THROWS_WITH(make_attention(attention_options("aditive"), shape),
                    contains_text("additive") && contains_text("aditive"));
  CHECK_THROWS(make_attention(attention_options("additive", "globl"), shape));
  CHECK_THROWS(make_attention(attention_options("additive", "global", "sofmax"), shape));
}

TEST_CASE("the options offer the members there are") {
  const auto all = [](const std::vector<std::string>& names) { return std::set(names.begin(), names.end()); };
  CHECK(all(choices_of_but("attention-score", "none")) == all(score_names()));
  CHECK(all(choices_of("attention-window")) == all(window_names()));
  CHECK(all(choices_of("attention-normalizer")) == all(normalizer_names()));
}
