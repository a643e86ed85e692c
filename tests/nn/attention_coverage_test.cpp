// Coverage: what it gathers against plain formulas, and that it is off when its weights are 0.
#include "nn/attention/coverage.hpp"

#include "attention_fixture.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

ModelOptions with_coverage(const std::string& score, const std::string& coverage) {
  ModelOptions options = attention_options(score);
  options.attention_coverage = coverage;
  return options;
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
  const AttentionFixture f(with_coverage("additive", "linguistic"));
  const at::NoGradGuard no_grad;
  const auto results = f.steps();
  const at::Tensor hidden =  // [batch, queries, src_len, hidden]
      at::linear(f.second_query, f.parameter("score.query.weight")).unsqueeze(2) +
      at::linear(f.annotations.states, f.parameter("score.key.weight")).unsqueeze(1) +
      results[0].state.coverage.unsqueeze(3) * f.parameter("score.coverage").view({kHidden});
  const at::Tensor energies = at::matmul(hidden.tanh(), f.parameter("score.v"));
  const at::Tensor mask = padding_mask(f.annotations.lengths, kLength).unsqueeze(1);
  CHECK(close(results[1].weights, at::softmax(energies.masked_fill(mask, -INFINITY), -1), kTight));
}

TEST_CASE("coverage without weight in the score is no coverage") {
  for (const char* kind : {"linguistic", "neural"}) {
    const AttentionFixture plain("additive"), covered(with_coverage("additive", kind));
    const at::NoGradGuard no_grad;
    covered.parameter("score.coverage").zero_();
    for (const char* name : {"score.query.weight", "score.key.weight", "score.v"}) {
      plain.parameter(name).copy_(covered.parameter(name));
    }
    const auto run = plain.attention->begin(plain.attention->remember(covered.annotations));
    const AttentionResult first = run->step(covered.query, {}, {});
    CHECK(close(run->step(covered.second_query, first.state, {}).weights, covered.steps()[1].weights, kTight));
  }
}
