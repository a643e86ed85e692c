// The scores: each against its equation in a naive loop over two steps, and their limit cases.
#include "nn/attention/score.hpp"

#include <functional>
#include <map>

#include "attention_fixture.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

/// What the equation of a score may look at.
struct Place {
  const AttentionFixture& f;
  at::Tensor query, key;  // [query], [key]
  int64_t position;
  at::Tensor last;  // [src_len]: the weights of the step before; undefined in the first

  at::Tensor operator[](const std::string& name) const { return f.parameter("score." + name); }
  /// W x
  at::Tensor map(const std::string& name, const at::Tensor& x) const { return at::mv((*this)[name], x); }
};

double product_of(const at::Tensor& a, const at::Tensor& b) {
  return at::dot(a, b).item<double>();
}

/// Chorowski's features of one position, by hand: 3 taps, zeros beyond the ends.
at::Tensor seen_around(const Place& p) {
  at::Tensor features = at::zeros({2}, at::kDouble);
  if (!p.last.defined()) return features;
  for (int64_t tap = -1; tap <= 1; ++tap) {
    const int64_t at_position = p.position + tap;
    if (at_position < 0 || at_position >= kLength) continue;
    features = features + p["filters"].select(1, 0).select(1, tap + 1) * p.last[at_position];
  }
  return features;
}

/// e(q, k) by the equation of the paper, for keys wider than queries.
const std::map<std::string, std::function<double(const Place&)>>& equations() {
  static const std::map<std::string, std::function<double(const Place&)>> table = {
      {"additive",
       [](const Place& p) {
         return product_of(p["v"], (p.map("query.weight", p.query) + p.map("key.weight", p.key)).tanh());
       }},
      {"concat",
       [](const Place& p) {
         return product_of(p["v"], p.map("weight", at::cat({p.query, p.key})).tanh());
       }},
      {"cosine",
       [](const Place& p) {
         const at::Tensor key = p.map("key.weight", p.key);
         const double beta = p["log_sharpness"].exp().item<double>();
         return beta * product_of(p.query, key) / (p.query.norm() * key.norm()).item<double>();
       }},
      {"dot", [](const Place& p) { return product_of(p.query, p.map("key.weight", p.key)); }},
      {"general", [](const Place& p) { return product_of(p.query, p.map("key.weight", p.key)); }},
      {"location",
       [](const Place& p) {
         return product_of(p["table.weight"][std::min<int64_t>(p.position, 3)], p.query);  // a table of 4
       }},
      {"location-aware",
       [](const Place& p) {
         const at::Tensor sum = p.map("query.weight", p.query) + p.map("key.weight", p.key) + p["key.bias"] +
                                p.map("features", seen_around(p));
         return product_of(p["v"], sum.tanh());
       }},
      {"mlp",
       [](const Place& p) {
         const at::Tensor sum = p.map("query.weight", p.query) + p.map("key.weight", p.key) + p["key.bias"];
         return product_of(p["v"], sum.tanh());
       }},
      {"scaled-dot", [](const Place& p) { return product_of(p.query, p.map("key.weight", p.key)) / 2; }},  // sqrt(4)
  };
  return table;
}

at::Tensor naive_weights(const std::string& score, const Place& first, int64_t length) {
  at::Tensor weights = at::zeros({kLength}, at::kDouble);
  Place place = first;
  for (int64_t s = 0; s < length; ++s) {
    place.position = s;
    place.key = first.key[s];
    weights[s] = std::exp(equations().at(score)(place));
  }
  return weights / weights.sum();
}

}  // namespace

TEST_CASE("every score equals its equation in a naive loop, in a first and in a second step") {
  for (const std::string& score : score_names()) {
    INFO(score);
    REQUIRE(equations().contains(score));
    const AttentionFixture f(score);
    const at::NoGradGuard no_grad;
    const auto results = f.steps();
    for (int64_t b = 0; b < kBatch; ++b) {
      const at::Tensor states = f.annotations.states[b];
      for (int64_t i = 0; i < kQueries; ++i) {
        at::Tensor last;
        for (size_t step = 0; step < results.size(); ++step) {
          const at::Tensor query = (step == 0 ? f.query : f.second_query)[b][i];
          const at::Tensor weights = naive_weights(score, {f, query, states, 0, last}, f.length(b));
          CHECK(close(results[step].weights[b][i], weights, kTight));
          CHECK(close(results[step].context[b][i], at::mv(states.t(), weights), kTight));
          last = weights;
        }
      }
    }
  }
}

TEST_CASE("an mlp score equals its equation with every activation, of one layer and of two") {
  using Activation = std::function<at::Tensor(const at::Tensor&)>;
  const std::map<std::string, Activation> activations = {
      {"gelu", [](const at::Tensor& x) { return 0.5 * x * (1 + at::erf(x / std::sqrt(2.0))); }},
      {"relu", [](const at::Tensor& x) { return at::where(x > 0, x, at::zeros_like(x)); }},
      {"sigmoid", [](const at::Tensor& x) { return 1 / (1 + (-x).exp()); }},
      {"tanh", [](const at::Tensor& x) { return (x.exp() - (-x).exp()) / (x.exp() + (-x).exp()); }},
  };
  for (const auto& [name, activation] : activations) {
    for (const int layers : {1, 2}) {
      INFO(name << " " << layers);
      ModelOptions options = attention_options("mlp");
      options.attention_mlp_layers = layers;
      options.attention_activation = name;
      const AttentionFixture f(options);
      const at::NoGradGuard no_grad;
      const auto p = [&](const std::string& parameter) { return f.parameter("score." + parameter); };
      p("key.bias").normal_();
      if (layers == 2) p("second.bias").normal_();
      for (int64_t b = 0; b < kBatch; ++b) {
        at::Tensor energies = at::empty({kQueries, f.length(b)}, at::kDouble);
        for (int64_t i = 0; i < kQueries; ++i) {
          for (int64_t s = 0; s < f.length(b); ++s) {
            const at::Tensor key = at::mv(p("key.weight"), f.annotations.states[b][s]) + p("key.bias");
            at::Tensor hidden = activation(at::mv(p("query.weight"), f.query[b][i]) + key);
            if (layers == 2) hidden = activation(at::mv(p("second.weight"), hidden) + p("second.bias"));
            energies[i][s] = product_of(p("v"), hidden);
          }
        }
        CHECK(close(f.steps()[0].weights[b].narrow(1, 0, f.length(b)), at::softmax(energies, 1), kTight));
      }
    }
  }
}

TEST_CASE("limit cases of the scores") {
  SECTION("additive with v = 0 is uniform") {
    const AttentionFixture f("additive");
    const at::NoGradGuard no_grad;
    f.parameter("score.v").zero_();
    CHECK(close(f.steps()[0].weights[0], at::full({kQueries, kLength}, 0.2, at::kDouble), kTight));
  }
  const auto weights_over = [](const AttentionFixture& f, const AttentionFixture& data) {
    return f.attention->begin(f.attention->remember(data.annotations))->step(data.query, {}, {}).weights;
  };
  SECTION("general with W = I is dot") {
    const AttentionFixture general("general", kQuery), dot("dot", kQuery);
    const at::NoGradGuard no_grad;
    general.parameter("score.key.weight").copy_(at::eye(kQuery));
    CHECK(close(weights_over(dot, general), weights_over(general, general), kTight));
  }
  SECTION("concat with W = [W_q W_k] is additive") {
    const AttentionFixture concat("concat"), additive("additive");
    const at::NoGradGuard no_grad;
    additive.parameter("score.query.weight").copy_(concat.parameter("score.weight").narrow(1, 0, kQuery));
    additive.parameter("score.key.weight").copy_(concat.parameter("score.weight").narrow(1, kQuery, kKey));
    additive.parameter("score.v").copy_(concat.parameter("score.v"));
    CHECK(close(weights_over(additive, concat), weights_over(concat, concat), kTight));
  }
  SECTION("an mlp of one tanh layer without its bias is additive") {
    const AttentionFixture mlp("mlp"), additive("additive");
    const at::NoGradGuard no_grad;
    mlp.parameter("score.key.bias").zero_();
    for (const char* name : {"score.query.weight", "score.key.weight", "score.v"}) {
      additive.parameter(name).copy_(mlp.parameter(name));
    }
    CHECK(close(weights_over(additive, mlp), weights_over(mlp, mlp), kTight));
  }
  SECTION("scaled-dot is LibTorch's scaled dot-product attention") {
    const AttentionFixture f("scaled-dot", kQuery);
    const at::Tensor seen = padding_mask(f.annotations.lengths, kLength).logical_not().unsqueeze(1);
    const at::Tensor context = at::scaled_dot_product_attention(f.query, f.annotations.states, f.annotations.states,
                                                                seen.expand({kBatch, kQueries, kLength}));
    CHECK(close(f.steps()[0].context, context, kTight));
  }
  SECTION("cosine ignores the scale of queries and keys") {
    AttentionFixture f("cosine", kQuery);
    const at::Tensor before = f.steps()[0].weights;
    f.query = f.query.detach() * 37.5;
    f.annotations.states = f.annotations.states.detach() * 0.01;
    CHECK(close(f.steps()[0].weights, before, kTight));
  }
  SECTION("location looks at the state only") {
    AttentionFixture f("location");
    const at::Tensor before = f.steps()[0].weights;
    f.annotations.states = random_double({kBatch, kLength, kKey});
    CHECK(at::equal(f.steps()[0].weights, before));
    // Positions behind the table of 4 are alike.
    CHECK(close(before.select(2, 4)[0], before.select(2, 3)[0], kTight));
  }
  SECTION("location-aware without filters and bias is additive") {
    const AttentionFixture aware("location-aware"), additive("additive");
    const at::NoGradGuard no_grad;
    aware.parameter("score.filters").zero_();
    aware.parameter("score.key.bias").zero_();
    for (const char* name : {"score.query.weight", "score.key.weight", "score.v"}) {
      additive.parameter(name).copy_(aware.parameter(name));
    }
    const auto run = additive.attention->begin(additive.attention->remember(aware.annotations));
    const AttentionResult first = run->step(aware.query, {}, {});
    CHECK(close(run->step(aware.second_query, first.state, {}).weights, aware.steps()[1].weights, kTight));
  }
}
