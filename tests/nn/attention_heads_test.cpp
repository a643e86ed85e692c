// The heads of an attention: each is an attention of its own over its part of the projections.
#include "attention_fixture.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

constexpr int64_t kHeads = 2;

/// W x + b of a projection of the heads' wrapper.
at::Tensor projected(const AttentionFixture& f, const std::string& name, const at::Tensor& x) {
  return at::linear(x, f.parameter(name + ".weight"), f.parameter(name + ".bias"));
}

/// The attention of one head by itself, with the weights that the heads of `f` share.
std::shared_ptr<Attention> head_alone(const AttentionFixture& f, const ModelOptions& options) {
  auto alone = make_single_attention(options, {kQuery / kHeads, kQuery / kHeads, kHidden / kHeads});
  alone->to(at::kDouble);
  const at::NoGradGuard no_grad;
  for (auto& parameter : alone->named_parameters()) parameter.value().copy_(f.parameter("head." + parameter.key()));
  return alone;
}

/// Two steps of one head on its part of what the wrapper projects.
std::vector<AttentionResult> steps_alone(const AttentionFixture& f, const ModelOptions& options, int64_t head,
                                         const Mode& mode) {
  const auto part = [&](const at::Tensor& x) { return x.chunk(kHeads, 2)[head]; };
  Annotations own;
  own.values = part(projected(f, "value", f.annotations.states));
  const bool has_keys = f.attention->named_parameters().contains("key.weight");
  own.states = has_keys ? part(projected(f, "key", f.annotations.states)) : own.values;
  own.lengths = f.annotations.lengths;
  const auto alone = head_alone(f, options);
  const auto run = alone->begin(alone->remember(own));
  const AttentionResult first = run->step(part(projected(f, "query", f.query)), {}, mode);
  return {first, run->step(part(projected(f, "query", f.second_query)), first.state, mode)};
}

/// Equal, or both undefined.
bool same(const at::Tensor& a, const at::Tensor& b) {
  return a.defined() && b.defined() ? close(a, b, kTight) : a.defined() == b.defined();
}

void check_heads(const ModelOptions& options, const Mode& mode) {
  const AttentionFixture f(options);
  const auto together = f.steps(mode);
  std::vector<std::vector<AttentionResult>> heads;
  for (int64_t head = 0; head < kHeads; ++head) heads.push_back(steps_alone(f, options, head, mode));
  for (size_t step = 0; step < together.size(); ++step) {
    const AttentionResult &whole = together[step], &one = heads[0][step], &two = heads[1][step];
    CHECK(close(whole.context, projected(f, "output", at::cat({one.context, two.context}, 2)), kTight));
    CHECK(close(whole.weights, (one.weights + two.weights) / 2, kTight));
    CHECK(close(whole.trace.probabilities, (one.trace.probabilities + two.trace.probabilities) / 2, kTight));
    for (int64_t head = 0; head < kHeads; ++head) {
      const AttentionState& own = heads[head][step].state;
      const AttentionState kept = whole.state.map([&](const at::Tensor& t) { return t.chunk(kHeads, 2)[head]; });
      CHECK(same(kept.previous_weights, own.previous_weights));
      CHECK(same(kept.coverage, own.coverage));
    }
  }
}

}  // namespace

TEST_CASE("each head is an attention of its own: context, weights, and what it keeps between steps") {
  for (const ModelOptions& options : every_attention(attention_options("additive"))) {
    if (options.attention_heads != kHeads) continue;
    INFO(name_of_attention(options));
    check_heads(options, {});
    const bool draws = options.attention_normalizer == "gumbel" || options.attention_normalizer == "reinforce";
    if (!draws) check_heads(options, {true, 1, {}});
  }
}

TEST_CASE("two heads are two attentions over their halves of the projections") {
  ModelOptions options = attention_options("dot");
  options.attention_heads = 2;
  const AttentionFixture f(options);
  const auto linear = [&](const std::string& name, const at::Tensor& x) { return projected(f, name, x); };
  const at::Tensor q = linear("query", f.query), k = linear("key", f.annotations.states),
                   v = linear("value", f.annotations.states);
  const at::Tensor mask = padding_mask(f.annotations.lengths, kLength).unsqueeze(1);
  std::vector<at::Tensor> contexts, weights;
  for (int64_t head = 0; head < 2; ++head) {
    const at::Tensor e = at::bmm(q.narrow(2, head * 2, 2), k.narrow(2, head * 2, 2).transpose(1, 2));
    weights.push_back(at::softmax(e.masked_fill(mask, -INFINITY), -1));
    contexts.push_back(at::bmm(weights.back(), v.narrow(2, head * 3, 3)));
  }
  const AttentionResult mean = f.steps()[0];
  CHECK(close(mean.context, linear("output", at::cat(contexts, 2)), kTight));
  CHECK(close(mean.weights, (weights[0] + weights[1]) / 2, kTight));
  options.alignment_head = 2;
  const AttentionFixture second(options);  // the same parameters, by the same seed
  const auto run = second.attention->begin(second.attention->remember(f.annotations));
  CHECK(close(run->step(f.query, {}, {}).weights, weights[1], kTight));
}

TEST_CASE("heads whose score looks at the query alone have no keys to project, and still know each sentence's length") {
  ModelOptions options = attention_options("location");
  options.attention_heads = kHeads;
  const AttentionFixture f(options);
  CHECK_FALSE(f.attention->named_parameters().contains("key.weight"));
  const at::Tensor weights = f.steps()[0].weights;
  for (int64_t b = 0; b < kBatch; ++b) {
    CHECK((weights[b].narrow(1, 0, f.length(b)) > 0).all().item<bool>());
    CHECK((weights[b].narrow(1, f.length(b), kLength - f.length(b)) == 0).all().item<bool>());
  }
}
