// The fused operations against plain formulas, and their gradients against central differences.
#include <torch/csrc/autograd/autograd.h>
#include <torch/library.h>

#include "nn/ops/additive_energy.hpp"
#include "nn/ops/gates.hpp"
#include "nn/ops/linear_operator.hpp"
#include "nn/ops/linear_over_time.hpp"
#include "nn/ops/matmul_over_time.hpp"
#include "nn/ops/output_loss.hpp"
#include "nn/ops/product.hpp"
#include "nn/ops/simd_math.hpp"
#include "nn/ops/top_candidates.hpp"
#include "numeric.hpp"

using namespace gloss;
using gloss::testing::close;
using gloss::testing::gradient_error;
using gloss::testing::kTight;
using gloss::testing::random_double;

namespace {

constexpr double kGradient = 1e-7;

at::Tensor leaf(at::IntArrayRef shape) {
  return random_double(shape).requires_grad_();
}

at::Tensor linear_as_called(const at::Tensor& x, const at::Tensor& weight, const std::optional<at::Tensor>& bias,
                            c10::string_view, c10::List<std::optional<at::Scalar>>, std::optional<c10::string_view>) {
  return at::linear(x, weight, bias);
}

TORCH_LIBRARY(gloss_test, library) {
  library.def("same(Tensor X, Tensor W, Tensor? B, str attr, Scalar?[] scalars, str? algorithm) -> Tensor Y");
  library.impl("same", c10::DispatchKey::CPU, &linear_as_called);
  library.def("without_kernel(Tensor X, Tensor W, Tensor? B, str attr, Scalar?[] scalars, str? algorithm) -> Tensor");
  library.def("fewer(Tensor X, Tensor W, Tensor? B) -> Tensor");
  library.impl(
      "fewer", c10::DispatchKey::CPU,
      [](const at::Tensor& x, const at::Tensor& w, const std::optional<at::Tensor>& b) { return at::linear(x, w, b); });
  library.def("other(Tensor X, Tensor W, Tensor? B, str attr, Scalar[] scalars, str? algorithm) -> Tensor");
  library.impl("other", c10::DispatchKey::CPU,
               [](const at::Tensor& x, const at::Tensor& w, const std::optional<at::Tensor>& b, c10::string_view,
                  at::ArrayRef<at::Scalar>, std::optional<c10::string_view>) { return at::linear(x, w, b); });
  library.def("two_results(Tensor X, Tensor W, Tensor? B, str attr, Scalar?[] scalars, str? algorithm) -> Tensor[]");
  library.impl("two_results", c10::DispatchKey::CPU,
               [](const at::Tensor& x, const at::Tensor& w, const std::optional<at::Tensor>& b, c10::string_view,
                  c10::List<std::optional<at::Scalar>>,
                  std::optional<c10::string_view>) { return std::vector<at::Tensor>{at::linear(x, w, b)}; });
}

}  // namespace

TEST_CASE("exp and tanh agree with the standard library") {
  double worst_exp = 0, worst_tanh = 0;
  for (float x = -86.0f; x < 87.0f; x += 0.00317f) {
    const double e = std::exp(static_cast<double>(x));
    worst_exp = std::max(worst_exp, std::abs(simd::exp(x) - e) / e);
    worst_tanh = std::max(worst_tanh, std::abs(simd::tanh(x) - std::tanh(static_cast<double>(x))));
  }
  CHECK(worst_exp < 3e-7);
  CHECK(worst_tanh < 2e-7);
}

TEST_CASE("the product of a layer is ATen's, for any strides, with and without a bias") {
  torch::manual_seed(15);
  for (const auto type : {at::kFloat, at::kDouble}) {
    const double tolerance = type == at::kFloat ? 1e-5 : kTight;
    const at::Tensor x = at::randn({7, 6}, type), w = at::randn({5, 6}, type), b = at::randn({5}, type);
    CHECK(close(product(x, w, b), at::linear(x, w, b), tolerance));
    CHECK(close(product(x, w), at::linear(x, w), tolerance));
    const at::Tensor across = at::randn({6, 5}, type), slice = at::randn({5, 9}, type).narrow(1, 2, 6);
    CHECK(close(product(x, across.t(), b), at::linear(x, across.t(), b), tolerance));
    CHECK(close(product(x, slice, b), at::linear(x, slice, b), tolerance));
    CHECK(product(at::empty({0, 6}, type), w, b).sizes() == at::IntArrayRef({0, 5}));
  }
}

TEST_CASE("oneDNN's layer is taken where LibTorch has it in the form we call, and left where it has another") {
  CHECK(find_linear_operator("gloss_test::same"));
  CHECK_FALSE(find_linear_operator("gloss_test::absent"));
  CHECK_FALSE(find_linear_operator("gloss_test::without_kernel"));
  CHECK_FALSE(find_linear_operator("gloss_test::fewer"));
  CHECK_FALSE(find_linear_operator("gloss_test::other"));
  CHECK_FALSE(find_linear_operator("gloss_test::two_results"));
}

TEST_CASE("a linear map over time equals a linear map per step, gradients included") {
  torch::manual_seed(1);
  const at::Tensor w = leaf({5, 3}), b = leaf({5}), base = leaf({2, 5});
  const std::vector<at::Tensor> xs = {leaf({2, 3}), leaf({2, 3}), leaf({2, 3})};
  const auto run = [&](const std::function<at::Tensor(const at::Tensor&)>& biased,
                       const std::function<at::Tensor(const at::Tensor&, const at::Tensor&)>& based) {
    return biased(xs[0]).pow(2).sum() + biased(xs[1]).sin().sum() + based(base, xs[2]).pow(3).sum();
  };
  const auto over_time = [&] {
    const LinearOverTime map(w, b);
    return run([&](const at::Tensor& x) { return map(x); },
               [&](const at::Tensor& y, const at::Tensor& x) { return map.add_to(y, x); });
  };
  const at::Tensor plain = run([&](const at::Tensor& x) { return at::linear(x, w, b); },
                               [&](const at::Tensor& y, const at::Tensor& x) { return y + at::mm(x, w.t()); });
  CHECK(close(over_time(), plain, kTight));
  CHECK(gradient_error(over_time, {w, b, base, xs[0], xs[1], xs[2]}) < kGradient);
}

TEST_CASE("a weight slice passes its gradient on to the whole weight") {
  torch::manual_seed(2);
  const at::Tensor w = leaf({4, 5}), x = leaf({2, 3});
  const auto f = [&] { return LinearOverTime(w.narrow(1, 1, 3))(x).pow(2).sum(); };
  CHECK(gradient_error(f, {w, x}) < kGradient);
}

TEST_CASE("products over time equal bmm, gradients included") {
  torch::manual_seed(3);
  const at::Tensor m = leaf({2, 4, 3}), a = leaf({2, 1, 4}), q = leaf({2, 2, 3});
  const auto f = [&] {
    const MatmulOverTime product(m);
    return product.mix(a).pow(2).sum() + product.compare(q).sin().sum() + product.mix(product.compare(q)).sum();
  };
  const at::Tensor plain = at::bmm(a, m).pow(2).sum() + at::bmm(q, m.transpose(1, 2)).sin().sum() +
                           at::bmm(at::bmm(q, m.transpose(1, 2)), m).sum();
  CHECK(close(f(), plain, kTight));
  CHECK(gradient_error(f, {m, a, q}) < kGradient);
}

TEST_CASE("the additive energy equals the naive loop; padding gives 0 and gets no gradient") {
  torch::manual_seed(4);
  const at::Tensor k = leaf({2, 3, 4}), v = leaf({4}), q1 = leaf({2, 1, 4}), q2 = leaf({2, 2, 4});
  const at::Tensor lengths = torch::tensor({3, 2}, at::kLong);
  const auto f = [&] {
    const AdditiveEnergy energy(k, v, lengths);
    return energy(q1).pow(2).sum() + energy(q2).sin().sum();
  };
  CHECK(gradient_error(f, {k, v, q1, q2}) < kGradient);
  CHECK(k.grad()[1][2].abs().max().item<double>() == 0);

  const at::Tensor e = AdditiveEnergy(k, v, lengths)(q2);
  for (int b = 0; b < 2; ++b) {
    for (int i = 0; i < 2; ++i) {
      for (int s = 0; s < 3; ++s) {
        double sum = 0;
        for (int h = 0; h < 4 && s < lengths[b].item<int64_t>(); ++h) {
          sum += v[h].item<double>() * std::tanh(q2[b][i][h].item<double>() + k[b][s][h].item<double>());
        }
        CHECK(e[b][i][s].item<double>() == Approx(sum).margin(kTight));
      }
    }
  }
  const at::Tensor single = AdditiveEnergy(k.to(at::kFloat), v.to(at::kFloat), lengths)(q2.to(at::kFloat));
  CHECK(close(single, e, 1e-5));
}

TEST_CASE("gates equal their equations, gradients included") {
  torch::manual_seed(5);
  const int64_t n = 3;
  const at::Tensor h = leaf({2, n}), c = leaf({2, n});

  SECTION("gru") {
    const at::Tensor i = leaf({2, 3 * n}), u = leaf({2, 3 * n});
    const auto is = i.chunk(3, 1), us = u.chunk(3, 1);
    const at::Tensor r = (is[0] + us[0]).sigmoid(), z = (is[1] + us[1]).sigmoid();
    CHECK(close(gru_gates(i, u, h), (1 - z) * (is[2] + r * us[2]).tanh() + z * h, kTight));
    CHECK(gradient_error([&] { return gru_gates(i, u, h).pow(2).sum(); }, {i, u, h}) < kGradient);
  }
  SECTION("lstm") {
    const at::Tensor i = leaf({2, 4 * n}), u = leaf({2, 4 * n});
    const auto s = (i + u).chunk(4, 1);
    const at::Tensor cell = s[1].sigmoid() * c + s[0].sigmoid() * s[2].tanh();
    const auto [h2, c2] = lstm_gates(i, u, c);
    CHECK(close(c2, cell, kTight));
    CHECK(close(h2, s[3].sigmoid() * cell.tanh(), kTight));
    const auto f = [&] {
      const auto [a, b] = lstm_gates(i, u, c);
      return a.pow(2).sum() + b.sin().sum();
    };
    CHECK(gradient_error(f, {i, u, c}) < kGradient);
    CHECK(gradient_error([&] { return lstm_gates(i, u, c).first.sum(); }, {i, u, c}) < kGradient);
  }
  SECTION("tanh") {
    const at::Tensor i = leaf({2, n}), u = leaf({2, n});
    CHECK(close(tanh_gates(i, u), (i + u).tanh(), kTight));
    CHECK(gradient_error([&] { return tanh_gates(i, u).pow(2).sum(); }, {i, u}) < kGradient);
  }
}

TEST_CASE("gates in float agree with double") {
  torch::manual_seed(6);
  const at::Tensor i = random_double({4, 57}), u = random_double({4, 57}), h = random_double({4, 19});
  const auto single = [](const at::Tensor& t) { return t.to(at::kFloat); };
  CHECK(close(gru_gates(single(i), single(u), single(h)), gru_gates(i, u, h), 1e-6));
}

TEST_CASE("the fused output loss equals log-softmax cross-entropy, over several chunks") {
  torch::manual_seed(7);
  const int64_t rows = 300, vocabulary = 11, chunk = GENERATE(0, 1, 64, 299);
  const at::Tensor x = leaf({rows, 4}), w = leaf({vocabulary, 4}), b = leaf({vocabulary});
  const at::Tensor targets = at::randint(vocabulary, {rows}, at::kLong);
  const double smoothing = 0.1, scale = 0.25;

  const at::Tensor logp = at::log_softmax(at::linear(x, w, b), 1);
  const at::Tensor nll = -logp.gather(1, targets.unsqueeze(1)).sum();
  const at::Tensor plain = ((1 - smoothing) * nll - smoothing * logp.mean(1).sum()) * scale;
  const OutputLoss loss = output_loss(x, {w, b}, targets, {smoothing, scale, chunk});
  CHECK(close(loss.objective, plain, 1e-11));
  CHECK(loss.cross_entropy == Approx(nll.item<double>()).epsilon(1e-12));
  CHECK(close(loss.log_probs, logp.gather(1, targets.unsqueeze(1)).squeeze(1), 1e-11));

  const auto expected = torch::autograd::grad({plain}, {x, w, b});
  const auto fused = torch::autograd::grad({loss.objective}, {x, w, b});
  for (size_t i = 0; i < 3; ++i) CHECK(close(fused[i], expected[i], 1e-11));

  const at::NoGradGuard no_grad;
  CHECK(close(output_loss(x, {w, b}, targets, {smoothing, scale, chunk}).objective, plain, 1e-11));
}

TEST_CASE("top candidates are the top of the log-softmax, ties to the lower id, bans not renormalized") {
  torch::manual_seed(8);
  at::Tensor logits = at::randn({1000});
  logits[17] = logits[903] = logits.max() + 1;  // a tie for the best
  const std::span<const float> row(logits.const_data_ptr<float>(), 1000);
  const at::Tensor logp = at::log_softmax(logits.to(at::kDouble), 0);
  const float log_sum = log_sum_exp(row);

  const auto best = top_candidates(row, log_sum, 10, {});
  REQUIRE(best.size() == 10);
  CHECK(best[0].id == 17);
  CHECK(best[1].id == 903);
  const at::Tensor sorted = std::get<0>(logp.sort(0, true));
  for (int i = 0; i < 10; ++i) CHECK(best[i].log_prob == Approx(sorted[i].item<double>()).margin(1e-5));

  const std::vector<int> banned = {17};
  const auto without = top_candidates(row, log_sum, 3, banned);
  CHECK(without[0].id == 903);
  CHECK(without[0].log_prob == best[1].log_prob);
  CHECK(top_candidates(row, log_sum, 5000, {}).size() == 1000);
  CHECK(top_candidates(row, log_sum, 0, {}).empty());
}
