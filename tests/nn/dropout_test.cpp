// Dropout: its rate, its scale, its gradient, its seed.
#include "nn/dropout.hpp"

#include <ATen/CPUGeneratorImpl.h>

#include "numeric.hpp"

using namespace gloss;

namespace {

Mode training(uint64_t seed) {
  return {true, 0, at::make_generator<at::CPUGeneratorImpl>(seed)};
}

}  // namespace

TEST_CASE("dropout zeroes the given share and keeps the mean") {
  const at::Tensor x = at::ones({1000, 200});
  for (const double p : {0.1, 0.3, 0.5}) {
    const at::Tensor y = dropout(x, p, training(3));
    const double zeros = (y == 0).to(at::kDouble).mean().item<double>();
    CHECK(zeros == Approx(p).margin(0.005));  // 200,000 draws: five standard deviations
    CHECK(y.mean().item<double>() == Approx(1).margin(0.012));
    CHECK(y.max().item<double>() == Approx(1 / (1 - p)));
    // Neither rows nor columns share their noise.
    CHECK((y == 0).to(at::kDouble).mean(0).std().item<double>() < 0.03);
    CHECK((y == 0).to(at::kDouble).mean(1).std().item<double>() < 0.06);
  }
}

TEST_CASE("the gradient goes through what was kept, whatever the number of threads") {
  const at::Tensor x = at::randn({300, 400}).requires_grad_();
  const int threads = at::get_num_threads();
  const at::Tensor y = dropout(x, 0.4, training(5));
  y.sum().backward();
  CHECK(at::equal(x.grad(), (y != 0).to(at::kFloat) / 0.6f));
  at::set_num_threads(threads == 1 ? 2 : 1);
  CHECK(at::equal(dropout(x, 0.4, training(5)), y));
  at::set_num_threads(threads);
}

TEST_CASE("noise follows the generator; outside training nothing is dropped") {
  const at::Tensor x = at::ones({50, 50});
  Mode mode = training(7);
  const at::Tensor first = dropout(x, 0.5, mode), second = dropout(x, 0.5, mode);
  CHECK_FALSE(at::equal(first, second));
  CHECK(at::equal(dropout(x, 0.5, training(7)), first));
  CHECK_FALSE(at::equal(dropout(x, 0.5, training(8)), first));
  CHECK(at::equal(dropout(x, 0.5, {}), x));
  CHECK(at::equal(dropout(x, 0, mode), x));
}

TEST_CASE("row dropout zeroes whole rows and scales the others, in values and in gradients") {
  const at::Tensor x = at::rand({40, 50, 6}).add(1).requires_grad_();  // no zero among them
  const at::Tensor y = row_dropout(x, 0.25, training(3));
  const at::Tensor kept = (y != 0).any(2, true);  // [40, 50, 1]
  CHECK(at::allclose(y, x * kept / 0.75));
  CHECK(kept.to(at::kDouble).mean().item<double>() == Approx(0.75).margin(0.05));  // 2,000 draws: five deviations
  y.sum().backward();
  CHECK(at::allclose(x.grad(), kept.expand_as(x).to(at::kFloat) / 0.75));
  CHECK(at::equal(row_dropout(x, 0.25, {}), x));
  CHECK(at::equal(row_dropout(x, 0, training(3)), x));
}
