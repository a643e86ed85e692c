// Coverage: what it gathers against plain formulas, and that it is off when its weights are 0.
#include "nn/attention/coverage.hpp"

#include <functional>

#include "attention_fixture.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

ModelOptions with_coverage(const std::string& score, const std::string& coverage) {
  ModelOptions options = attention_options(score);
  options.attention_coverage = coverage;
  return options;
}

/// f with every score that coverage enters and every kind of it.
void for_each_coverage(const std::function<void(const std::string& score, const std::string& kind)>& f) {
  for (const std::string& score : scores_with(&AttentionScore::hidden_layer)) {
    for (const char* kind : {"linguistic", "neural"}) {
      INFO(score << " " << kind);
      f(score, kind);
    }
  }
}

/// By which the hidden layer reads coverage: the last columns of a matrix that reads more, [hidden, features].
at::Tensor coverage_matrix(const AttentionFixture& f, const std::string& score, const std::string& kind) {
  const int64_t features = kind == "neural" ? 2 : 1;
  if (score == "concat") return f.parameter("score.weight").narrow(1, kQuery + kKey, features);
  if (score == "location-aware") return f.parameter("score.features").narrow(1, 2, features);
  return f.parameter("score.coverage");
}

/// What else enters the hidden layer in the second step: [batch, queries, src_len, hidden].
at::Tensor hidden_without_coverage(const AttentionFixture& f, const std::string& score, const at::Tensor& last) {
  const auto p = [&](const std::string& name) { return f.parameter("score." + name); };
  const auto sum = [&](const at::Tensor& query, const at::Tensor& key) {
    return at::linear(f.second_query, query).unsqueeze(2) + at::linear(f.annotations.states, key).unsqueeze(1);
  };
  if (score == "concat") return sum(p("weight").narrow(1, 0, kQuery), p("weight").narrow(1, kQuery, kKey));
  const at::Tensor both = sum(p("query.weight"), p("key.weight"));
  if (score == "additive") return both;
  if (score == "mlp") return both + p("key.bias");
  const at::Tensor convolved = at::conv1d(last.flatten(0, 1).unsqueeze(1), p("filters"), {}, 1, 1);
  return both + p("key.bias") +
         at::linear(convolved.transpose(1, 2).unflatten(0, {kBatch, kQueries}), p("features").narrow(1, 0, 2));
}

}  // namespace

TEST_CASE("linguistic coverage sums what was read over the fertility of each position") {
  const AttentionFixture f(with_coverage("additive", "linguistic"));
  const auto results = f.steps();
  const at::Tensor fertility =  // [batch, src_len]
      2 * at::sigmoid(at::matmul(f.annotations.states, f.parameter("coverage.fertility.weight")[0]));
  const at::Tensor read = (results[0].weights + results[1].weights) / fertility.unsqueeze(1);
  CHECK(close(results[1].state.coverage, read, kTight));
}

TEST_CASE("a fertility that would be 0 leaves coverage, energies and gradients finite") {
  for (const std::string& score : scores_with(&AttentionScore::hidden_layer)) {
    for (const double extreme : {30.0, 1e4}) {
      INFO(score << " " << extreme);
      AttentionFixture f(with_coverage(score, "linguistic"));
      {
        const at::NoGradGuard no_grad;
        f.parameter("coverage.fertility.weight").fill_(1);
        f.annotations.states.copy_(f.annotations.states.sign() * extreme);  // sums of either sign, far from 0
        f.annotations.states.narrow(2, 1, kKey - 1).fill_(0);
        // The hidden layer is not saturated: its gradients are worth a check.
        for (auto& parameter : f.attention->named_parameters()) {
          const bool of_keys = parameter.key().find("key.weight") != std::string::npos;
          if (of_keys) parameter.value().div_(extreme);
        }
        if (score == "concat") f.parameter("score.weight").narrow(1, kQuery, kKey).div_(extreme);
        coverage_matrix(f, score, "linguistic").mul_(1e-3);
      }
      const auto sum = [&] {
        const AttentionResult last = f.steps()[1];
        return (last.context / extreme).pow(2).sum() + (last.weights * last.weights).sum() +
               last.state.coverage.sum() * 1e-3;
      };
      CHECK(f.steps()[1].state.coverage.max().item<double>() <= 2 / 1e-3 * (1 + kTight));
      CHECK(gradient_error(sum, {f.query, f.second_query, f.parameter("score.v"),
                                 f.parameter("coverage.fertility.weight")}) < 1e-6);
      f.attention->to(at::kFloat);
      const Annotations narrow{.states = f.annotations.states.detach().to(at::kFloat).requires_grad_(),
                               .lengths = f.annotations.lengths};
      const auto run = f.attention->begin(f.attention->remember(narrow));
      const at::Tensor query = f.query.detach().to(at::kFloat);
      const AttentionResult first = run->step(query, {}, {}), second = run->step(query, first.state, {});
      (second.weights.sum() + second.context.sum() + second.state.coverage.sum()).backward();
      CHECK(second.weights.isfinite().all().item<bool>());
      CHECK(second.state.coverage.isfinite().all().item<bool>());
      CHECK(narrow.states.grad().isfinite().all().item<bool>());
      for (const at::Tensor& parameter : f.attention->parameters()) {
        if (parameter.grad().defined()) CHECK(parameter.grad().isfinite().all().item<bool>());
      }
    }
  }
}

TEST_CASE("neural coverage is a gated recurrent unit at every position") {
  const AttentionFixture f(with_coverage("additive", "neural"));
  const auto results = f.steps();
  const auto p = [&](const std::string& name) { return f.parameter("coverage." + name); };
  for (int64_t b = 0; b < kBatch; ++b) {
    for (int64_t s = 0; s < f.length(b); ++s) {
      at::Tensor state = at::zeros({1, 2}, at::kDouble);
      for (size_t step = 0; step < 2; ++step) {
        const at::Tensor query = step == 0 ? f.query : f.second_query;
        // LibTorch's cell reads [a; h; q] by one matrix.
        const at::Tensor matrix = at::cat({p("weight"), p("annotation.weight"), p("query.weight")}, 1);
        const at::Tensor input =
            at::cat({results[step].weights[b][0][s].view({1}), f.annotations.states[b][s], query[b][0]});
        state =
            at::gru_cell(input.unsqueeze(0), state, matrix, p("state.weight"), p("annotation.bias"), p("state.bias"));
      }
      const at::Tensor gathered = results[1].state.coverage[b][0].view({kLength, 2})[s];
      CHECK(close(gathered, state[0], kTight));
    }
  }
}

TEST_CASE("coverage enters the score's hidden layer from the second step on") {
  for_each_coverage([](const std::string& score, const std::string& kind) {
    const AttentionFixture f(with_coverage(score, kind));
    const at::NoGradGuard no_grad;
    const auto results = f.steps();
    const at::Tensor read = results[0].state.coverage.view({kBatch, kQueries, kLength, -1});
    const at::Tensor hidden =
        hidden_without_coverage(f, score, results[0].weights) + at::linear(read, coverage_matrix(f, score, kind));
    const at::Tensor energies = at::matmul(hidden.tanh(), f.parameter("score.v"));
    const at::Tensor mask = padding_mask(f.annotations.lengths, kLength).unsqueeze(1);
    CHECK(close(results[1].weights, at::softmax(energies.masked_fill(mask, -INFINITY), -1), kTight));
  });
}

TEST_CASE("coverage without weight in the score is no coverage") {
  for_each_coverage([](const std::string& score, const std::string& kind) {
    const AttentionFixture plain(score), covered(with_coverage(score, kind));
    const at::NoGradGuard no_grad;
    coverage_matrix(covered, score, kind).zero_();
    for (auto& parameter : plain.attention->named_parameters()) {
      const at::Tensor whole = covered.parameter(parameter.key()), own = parameter.value();
      own.copy_(own.dim() == 2 ? whole.narrow(1, 0, own.size(1)) : whole);
    }
    const auto run = plain.attention->begin(plain.attention->remember(covered.annotations));
    const AttentionResult first = run->step(covered.query, {}, {});
    CHECK(close(run->step(covered.second_query, first.state, {}).weights, covered.steps()[1].weights, kTight));
  });
}
