// Attention = score x window x normalizer: identities, limit cases, padding, gradients; for every score there is.
#include "nn/attention/attention.hpp"
#include "nn/attention/normalizer.hpp"
#include "nn/attention/score.hpp"
#include "nn/row_attention.hpp"
#include "numeric.hpp"

using namespace gloss;
using gloss::testing::close;
using gloss::testing::gradient_error;
using gloss::testing::random_double;

namespace {

constexpr int64_t kBatch = 3, kLength = 5, kQueries = 2, kQuery = 4, kKey = 6, kHidden = 3;
constexpr double kTight = 1e-12, kGradient = 1e-7;

/// An attention in double over three sentences of 5, 3 and 1 pieces.
struct Fixture {
  std::shared_ptr<Attention> attention;
  Annotations annotations;
  at::Tensor query = random_double({kBatch, kQueries, kQuery}).requires_grad_();

  explicit Fixture(const std::string& score, int64_t key = kKey) {
    torch::manual_seed(11);
    attention = make_attention({score, "global", "softmax", kQuery, key, kHidden});
    attention->to(at::kDouble);
    annotations.states = random_double({kBatch, kLength, key}).requires_grad_();
    annotations.lengths = torch::tensor({5, 3, 1}, at::kLong);
    annotations.final_hidden = random_double({kBatch, key});
  }

  AttentionResult step() const { return attention->begin(attention->remember(annotations))->step(query, {}, {}); }
  at::Tensor parameter(const std::string& name) const { return attention->named_parameters()[name]; }
};

/// score(query, key) of one pair by the equation of the paper; the parameters are looked up by name.
double naive_score(const std::string& score, const Fixture& f, const at::Tensor& q, const at::Tensor& k) {
  if (score == "additive") {
    const at::Tensor t = at::mv(f.parameter("score.query.weight"), q) + at::mv(f.parameter("score.key.weight"), k);
    return at::dot(f.parameter("score.v"), t.tanh()).item<double>();
  }
  if (score == "concat") {
    const at::Tensor t = at::mv(f.parameter("score.weight"), at::cat({q, k}));
    return at::dot(f.parameter("score.v"), t.tanh()).item<double>();
  }
  return at::dot(q, at::mv(f.parameter("score.key.weight"), k)).item<double>();  // dot, projected; general
}

}  // namespace

TEST_CASE("every score equals its equation in a naive loop") {
  for (const std::string& score : score_names()) {
    INFO(score);
    const Fixture f(score);
    const AttentionResult result = f.step();
    for (int64_t b = 0; b < kBatch; ++b) {
      const int64_t length = f.annotations.lengths[b].item<int64_t>();
      for (int64_t i = 0; i < kQueries; ++i) {
        std::vector<double> e;
        double sum = 0;
        for (int64_t s = 0; s < length; ++s) {
          e.push_back(std::exp(naive_score(score, f, f.query[b][i], f.annotations.states[b][s])));
          sum += e.back();
        }
        at::Tensor context = at::zeros({kKey}, at::kDouble);
        for (int64_t s = 0; s < length; ++s) {
          CHECK(result.weights[b][i][s].item<double>() == Approx(e[s] / sum).margin(kTight));
          context = context + f.annotations.states[b][s] * (e[s] / sum);
        }
        CHECK(close(result.context[b][i], context, kTight));
      }
    }
  }
}

TEST_CASE("weights are a distribution over the sentence; padding gets exactly 0 and cannot change anything") {
  for (const std::string& score : score_names()) {
    INFO(score);
    Fixture f(score);
    const AttentionResult result = f.step();
    CHECK(result.weights.min().item<double>() >= 0);
    CHECK(close(result.weights.sum(-1), at::ones({kBatch, kQueries}), kTight));
    CHECK(result.weights[1].narrow(-1, 3, 2).abs().max().item<double>() == 0);
    CHECK(result.weights[2][0][0].item<double>() == 1);

    const at::Tensor padding = padding_mask(f.annotations.lengths, kLength).unsqueeze(2);
    f.annotations.states = f.annotations.states.detach().masked_fill(padding, 1e6);
    const AttentionResult other = f.step();
    CHECK(at::equal(other.weights, result.weights));
    CHECK(at::equal(other.context, result.context));
  }
}

TEST_CASE("a batch equals its sentences one by one") {
  for (const std::string& score : score_names()) {
    INFO(score);
    const Fixture f(score);
    const AttentionResult batch = f.step();
    for (int64_t b = 0; b < kBatch; ++b) {
      const int64_t length = f.annotations.lengths[b].item<int64_t>();
      const Annotations own{
          f.annotations.states.narrow(0, b, 1).narrow(1, 0, length), f.annotations.lengths.narrow(0, b, 1), {}, {}};
      const AttentionResult single =
          f.attention->begin(f.attention->remember(own))->step(f.query.narrow(0, b, 1), {}, {});
      CHECK(close(single.weights[0], batch.weights[b].narrow(-1, 0, length), kTight));
      CHECK(close(single.context[0], batch.context[b], kTight));
    }
  }
}

TEST_CASE("gradients of every score agree with central differences, over two steps of one sequence") {
  for (const std::string& score : score_names()) {
    INFO(score);
    const Fixture f(score);
    const at::Tensor second = random_double({kBatch, 1, kQuery}).requires_grad_();
    const auto loss = [&] {
      const auto run = f.attention->begin(f.attention->remember(f.annotations));
      const AttentionResult one = run->step(f.query, {}, {});
      const AttentionResult two = run->step(second, one.state, {});
      return one.context.pow(2).sum() + two.context.sin().sum() + two.weights.pow(2).sum();
    };
    std::vector<at::Tensor> inputs = f.attention->parameters();
    inputs.insert(inputs.end(), {f.annotations.states, f.query, second});
    CHECK(gradient_error(loss, inputs) < kGradient);
  }
}

TEST_CASE("permuting the source permutes the weights only") {
  for (const std::string& score : score_names()) {
    INFO(score);
    Fixture f(score);
    f.annotations.lengths.fill_(kLength);
    const AttentionResult before = f.step();
    const at::Tensor order = torch::tensor({3, 0, 4, 1, 2}, at::kLong);
    f.annotations.states = f.annotations.states.detach().index_select(1, order);
    const AttentionResult after = f.step();
    CHECK(close(after.weights, before.weights.index_select(2, order), kTight));
    CHECK(close(after.context, before.context, kTight));
  }
}

TEST_CASE("limit cases of the scores") {
  SECTION("additive with v = 0 is uniform") {
    const Fixture f("additive");
    const at::NoGradGuard no_grad;
    f.parameter("score.v").zero_();
    CHECK(close(f.step().weights[0], at::full({kQueries, kLength}, 0.2, at::kDouble), kTight));
  }
  SECTION("general with W = I is dot") {
    const Fixture general("general", kQuery), dot("dot", kQuery);
    const at::NoGradGuard no_grad;
    general.parameter("score.key.weight").copy_(at::eye(kQuery));
    const auto run = dot.attention->begin(dot.attention->remember(general.annotations));
    CHECK(close(run->step(general.query, {}, {}).weights, general.step().weights, kTight));
  }
  SECTION("concat with W = [W_q W_k] is additive") {
    const Fixture concat("concat"), additive("additive");
    const at::NoGradGuard no_grad;
    additive.parameter("score.query.weight").copy_(concat.parameter("score.weight").narrow(1, 0, kQuery));
    additive.parameter("score.key.weight").copy_(concat.parameter("score.weight").narrow(1, kQuery, kKey));
    additive.parameter("score.v").copy_(concat.parameter("score.v"));
    const auto run = additive.attention->begin(additive.attention->remember(concat.annotations));
    CHECK(close(run->step(concat.query, {}, {}).weights, concat.step().weights, kTight));
  }
}

TEST_CASE("softmax stays finite and exact at extreme energies") {
  const auto softmax = make_normalizer("softmax");
  const at::Tensor e = torch::tensor({{{1e30, -1e30, 1e30, 5.0}}}, at::kDouble);
  const at::Tensor mask = torch::tensor({{{false, false, false, true}}}, at::kBool);
  const at::Tensor a = softmax->weights(e, mask, {}, {});
  CHECK(close(a, torch::tensor({{{0.5, 0.0, 0.5, 0.0}}}, at::kDouble), kTight));
}

TEST_CASE("without attention the context is the encoder's final state in every step") {
  const Fixture f("none");
  const AttentionResult result = f.step();
  CHECK_FALSE(f.attention->has_weights());
  CHECK_FALSE(result.weights.defined());
  for (int64_t i = 0; i < kQueries; ++i) {
    CHECK(at::equal(result.context.select(1, i), f.annotations.final_hidden));
  }
}

TEST_CASE("rows that share sources see what one row per source sees") {
  const Fixture f("additive");
  const Memory memory = f.attention->remember(f.annotations);
  const std::vector<int> sources = {2, 0, 0, 1, 0};  // uneven and out of order
  const at::Tensor query = random_double({5, kQuery});
  const RowAttention rows(*f.attention, memory, RowMap(sources, kBatch));
  const RowAttentionResult result = rows.step(query, {}, {});
  for (size_t row = 0; row < sources.size(); ++row) {
    const Memory own = memory.select(torch::tensor({static_cast<int64_t>(sources[row])}, at::kLong));
    const at::Tensor q = query[static_cast<int64_t>(row)].view({1, 1, kQuery});
    const AttentionResult single = f.attention->begin(own)->step(q, {}, {});
    CHECK(close(result.weights[static_cast<int64_t>(row)], single.weights[0][0], kTight));
    CHECK(close(result.context[static_cast<int64_t>(row)], single.context[0][0], kTight));
  }
}

TEST_CASE("an unknown member is refused with the valid names") {
  CHECK_THROWS_WITH(make_attention({"aditive", "global", "softmax", 2, 2, 2}),
                    contains_text("additive") && contains_text("aditive"));
  CHECK_THROWS(make_attention({"additive", "globl", "softmax", 2, 2, 2}));
  CHECK_THROWS(make_attention({"additive", "global", "sofmax", 2, 2, 2}));
}
