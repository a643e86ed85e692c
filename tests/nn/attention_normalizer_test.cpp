// The normalizers: softmax and the sparse ones against each other, the hard ones against their distributions.
#include "nn/attention/normalizer.hpp"

#include <cmath>

#include "attention_fixture.hpp"
#include "nn/attention/hard_choice.hpp"
#include "nn/ops/monotonic_alignment.hpp"
#include "nn/ops/sparse_weights.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

std::shared_ptr<Normalizer> make(const std::string& name, ModelOptions options = attention_options("dot")) {
  options.attention_normalizer = name;
  auto normalizer = make_normalizer(options);
  normalizer->to(at::kDouble);
  return normalizer;
}

at::Tensor no_mask(const at::Tensor& energies) {
  return at::zeros_like(energies, at::kBool);
}

Mode training(uint64_t seed, int64_t update = 1) {
  return seeded_mode(true, seed, update);
}

/// alpha-entmax of rows by bisection on its threshold: p = max((alpha - 1) z - tau, 0)^(1 / (alpha - 1))
/// (Peters et al. 2019, algorithm 1). The independent reference of the sorting algorithms.
at::Tensor bisected(const at::Tensor& energies, double alpha) {
  const at::Tensor z = energies * (alpha - 1);
  at::Tensor low = z.amax(-1, true) - 1, high = z.amax(-1, true);
  const auto p_of = [&](const at::Tensor& tau) { return (z - tau).clamp_min(0).pow(1 / (alpha - 1)); };
  for (int i = 0; i < 100; ++i) {
    const at::Tensor middle = (low + high) / 2;
    const at::Tensor too_much = p_of(middle).sum(-1, true) > 1;
    low = at::where(too_much, middle, low);
    high = at::where(too_much, high, middle);
  }
  return p_of(low);
}

/// Pearson's statistic of counts against probabilities, over the last dimension.
double chi_square(const at::Tensor& counts, const at::Tensor& p) {
  const at::Tensor expected = p * counts.sum();
  return ((counts - expected).square() / expected).sum().item<double>();
}

}  // namespace

TEST_CASE("softmax stays finite and exact at extreme energies") {
  const at::Tensor e = torch::tensor({{{1e30, -1e30, 1e30, 5.0}}}, at::kDouble);
  const at::Tensor mask = torch::tensor({{{false, false, false, true}}}, at::kBool);
  const at::Tensor a = make("softmax")->weights(e, mask, {}, {}).weights;
  CHECK(close(a, torch::tensor({{{0.5, 0.0, 0.5, 0.0}}}, at::kDouble), kTight));
}

TEST_CASE("sparsemax of two entries is a clamped line") {
  for (double t = -3; t <= 3; t += 0.125) {
    const at::Tensor e = torch::tensor({{{t, 0.0}}}, at::kDouble);
    const double expected = std::clamp((t + 1) / 2, 0.0, 1.0);
    CHECK(sparsemax(e, no_mask(e))[0][0][0].item<double>() == Approx(expected).margin(kTight));
  }
}

TEST_CASE("the sorting algorithms equal bisection; at alpha near 1 it is softmax") {
  torch::manual_seed(4);
  const at::Tensor e = random_double({20, 3, 9}) * 2;
  CHECK(close(sparsemax(e, no_mask(e)), bisected(e, 2), kTight));
  CHECK(close(entmax15(e, no_mask(e)), bisected(e, 1.5), kTight));
  CHECK(close(at::softmax(e, -1), bisected(e, 1.0001), 1e-3));
}

TEST_CASE("sparse weights: exact zeros, sums of 1, masked positions as if absent, equal energies") {
  torch::manual_seed(5);
  const at::Tensor e = random_double({6, 2, 8}) * 3;
  at::Tensor mask = no_mask(e);
  mask.narrow(2, 5, 3).fill_(true);
  for (const auto& function : {sparsemax, entmax15}) {
    const at::Tensor a = function(e, mask);
    CHECK(close(a.sum(-1), at::ones({6, 2}), kTight));
    CHECK(a.narrow(2, 5, 3).abs().max().item<double>() == 0);
    CHECK((a.narrow(2, 0, 5) == 0).any().item<bool>());
    const at::Tensor visible = e.narrow(2, 0, 5).contiguous();
    CHECK(close(a.narrow(2, 0, 5), function(visible, no_mask(visible)), kTight));
    const at::Tensor equal = at::full({1, 1, 4}, 1e6, at::kDouble);
    CHECK(close(function(equal, no_mask(equal)), at::full({1, 1, 4}, 0.25, at::kDouble), 1e-9));
  }
}

TEST_CASE("gradients of the sparse weights agree with central differences") {
  torch::manual_seed(6);
  const at::Tensor e = random_double({4, 2, 6}).requires_grad_(), target = random_double({4, 2, 6});
  at::Tensor mask = no_mask(e);
  mask[1].narrow(1, 4, 2).fill_(true);
  for (const auto& function : {sparsemax, entmax15}) {
    CHECK(gradient_error([&] { return (function(e, mask) * target).pow(2).sum(); }, {e}) < kGradient);
  }
}

TEST_CASE("hard normalizers decode by argmax and hand out one-hot rows, beside the softmax they come from") {
  const at::Tensor e = torch::tensor({{{0.1, 2.0, -1.0, 9.0}, {3.0, 1.0, 3.0, 9.0}}}, at::kDouble);
  const at::Tensor mask = torch::tensor({{{false, false, false, true}}}, at::kBool);
  const at::Tensor p = at::cat({at::softmax(e.narrow(2, 0, 3), 2), at::zeros({1, 2, 1}, at::kDouble)}, 2);
  for (const char* name : {"gumbel", "reinforce"}) {
    INFO(name);
    const NormalizedWeights result = make(name)->weights(e, mask, {}, {});
    CHECK(at::equal(result.weights, torch::tensor({{{0., 1., 0., 0.}, {1., 0., 0., 0.}}}, at::kDouble)));
    const at::Tensor learnt = make(name)->weights(e, mask, {}, training(2)).trace.probabilities;
    for (const at::Tensor& probabilities : {result.trace.probabilities, learnt}) {
      CHECK(close(probabilities, p, kTight));
      CHECK(at::equal(probabilities.select(2, 3), at::zeros({1, 2}, at::kDouble)));
    }
  }
}

TEST_CASE("in training hard normalizers draw from the softmax of the energies") {
  const at::Tensor row = torch::tensor({0.5, -1.0, 1.5, 0.0, 7.0}, at::kDouble);
  const at::Tensor e = row.expand({1, 20000, 5}).contiguous();
  at::Tensor mask = no_mask(e);
  mask.select(2, 4).fill_(true);
  const at::Tensor p = at::softmax(row.narrow(0, 0, 4), 0);
  ModelOptions options = attention_options("dot");
  options.attention_soft_share = 0;
  for (const char* name : {"gumbel", "reinforce"}) {
    INFO(name);
    const at::Tensor a = make(name, options)->weights(e, mask, {}, training(8)).weights;
    CHECK(at::equal(a.sum(-1), at::ones({1, 20000}, at::kDouble)));
    CHECK(at::equal(a.amax(-1), at::ones({1, 20000}, at::kDouble)));
    CHECK(a.select(2, 4).sum().item<double>() == 0);
    // 3 degrees of freedom: above 16.3 in one of a thousand seeds.
    CHECK(chi_square(a[0].sum(0).narrow(0, 0, 4), p) < 16.3);
  }
}

TEST_CASE("gumbel's gradient is that of the soft sample, at the temperature of the update") {
  torch::manual_seed(7);
  ModelOptions options = attention_options("dot");
  options.attention_temperature = 2;
  options.attention_temperature_min = 0.5;
  options.attention_temperature_decay = 0.01;
  const auto gumbel = make("gumbel", options);
  const at::Tensor target = random_double({2, 3, 5});
  const std::vector<std::pair<int64_t, double>> schedule = {{0, 2}, {50, 2 * std::exp(-0.5)}, {5000, 0.5}};
  for (const auto& [update, temperature] : schedule) {
    const at::Tensor e = random_double({2, 3, 5}).requires_grad_();
    (gumbel->weights(e, no_mask(e), {}, training(9, update)).weights * target).sum().backward();
    const at::Tensor given = e.grad().clone();
    e.mutable_grad().reset();
    const at::Tensor noise = gumbel_noise(e, training(9));
    (at::softmax((e + noise) / temperature, -1) * target).sum().backward();
    CHECK(close(given, e.grad(), kTight));
  }
}

TEST_CASE("the recursion of monotonic attention equals enumeration of all walks") {
  torch::manual_seed(13);
  constexpr int64_t n = 5;
  const at::Tensor p = at::sigmoid(random_double({2, 1, n}));  // stopping, in two steps
  at::Tensor start = at::zeros({1, 1, n}, at::kDouble);
  start[0][0][0] = 1;
  const at::Tensor one = monotonic_alignment(p.narrow(0, 0, 1), start);
  const at::Tensor two = monotonic_alignment(p.narrow(0, 1, 1), one);
  // The probability to walk from i and stop at j.
  const auto walk = [&](int64_t step, int64_t i, int64_t j) {
    double probability = p[step][0][j].item<double>();
    for (int64_t passed = i; passed < j; ++passed) probability *= 1 - p[step][0][passed].item<double>();
    return j < i ? 0 : probability;
  };
  for (int64_t j = 0; j < n; ++j) {
    CHECK(one[0][0][j].item<double>() == Approx(walk(0, 0, j)).margin(kTight));
    double sum = 0;
    for (int64_t i = 0; i < n; ++i) sum += walk(0, 0, i) * walk(1, i, j);
    CHECK(two[0][0][j].item<double>() == Approx(sum).margin(kTight));
  }
}

TEST_CASE("gradients of the monotonic recursion agree with central differences") {
  torch::manual_seed(14);
  const at::Tensor z = random_double({2, 2, 5}).requires_grad_(), before = random_double({2, 2, 5}).requires_grad_();
  const at::Tensor target = random_double({2, 2, 5});
  const auto loss = [&] { return (monotonic_alignment(z.sigmoid(), before) * target).pow(2).sum(); };
  CHECK(gradient_error(loss, {z, before}) < kGradient);
}

TEST_CASE("monotonic attention decodes from the last position to the right, or reads nothing any more") {
  const auto monotonic = make("monotonic");
  const auto row = [](std::vector<double> values) { return torch::tensor(values, at::kDouble).view({1, 1, 4}); };
  at::Tensor mask = at::zeros({1, 1, 4}, at::kBool);
  mask[0][0][3] = true;
  const auto step = [&](const at::Tensor& energies, const AttentionState& state) {
    return monotonic->weights(energies, mask, state, {}).weights;
  };
  const at::Tensor first = step(row({-1, 2, 3, 9}), {});
  CHECK(at::equal(first, row({0, 1, 0, 0})));
  CHECK(at::equal(step(row({5, 1, -1, 9}), {first, {}, 1}), row({0, 1, 0, 0})));
  CHECK(at::equal(step(row({5, -1, 1, 9}), {first, {}, 1}), row({0, 0, 1, 0})));
  const at::Tensor none = step(row({5, -1, -1, 9}), {first, {}, 1});
  CHECK(at::equal(none, row({0, 0, 0, 0})));
  CHECK(at::equal(step(row({5, 5, 5, 9}), {none, {}, 2}), row({0, 0, 0, 0})));
}

TEST_CASE("decisive energies make the expected alignment the hard one") {
  const auto monotonic = make("monotonic");
  const at::Tensor e = torch::tensor({{{-60.0, 60.0, 60.0, -60.0}}}, at::kDouble);
  const Mode mode = training(1);
  const at::Tensor soft = monotonic->weights(e, no_mask(e), {}, mode).weights;
  CHECK(close(soft, monotonic->weights(e, no_mask(e), {}, {}).weights, kTight));
}

TEST_CASE("the noise on monotonic energies is drawn in training only") {
  ModelOptions options = attention_options("dot");
  options.attention_noise = 1;
  const auto monotonic = make("monotonic", options);
  const at::Tensor e = at::zeros({1, 1, 4}, at::kDouble);
  const auto drawn = [&](uint64_t seed) { return monotonic->weights(e, no_mask(e), {}, training(seed)).weights; };
  CHECK(at::equal(drawn(1), drawn(1)));
  CHECK_FALSE(close(drawn(1), drawn(2), 1e-3));
}
