// Every optimizer against its formula in a plain loop, in double.
#include "train/optimizer.hpp"

#include <ATen/ATen.h>

#include <cmath>

#include "catch.hpp"

namespace gloss {
namespace {

/// Two parameters of different shapes and the gradients of a few steps, all made from one formula.
struct Problem {
  std::vector<NamedTensor> parameters;
  Problem() {
    const auto make = [](at::IntArrayRef shape, double phase) {
      const int64_t count = c10::multiply_integers(shape);
      return at::sin(at::arange(count, at::kDouble) * 0.7 + phase).view(shape).clone().requires_grad_(true);
    };
    parameters = {{"a.weight", make({5, 7}, 0.1)}, {"b.bias", make({3}, 1.3)}};
  }
  void set_gradients(int step) {
    for (NamedTensor& p : parameters) p.tensor.mutable_grad() = at::cos(p.tensor.detach() * 3 + step);
  }
};

struct Moments {
  double m = 0, v = 0, momentum = 0;
};

double naive_adam(double p, double g, Moments& s, int t, const TrainOptions& o) {
  if (o.optimizer == "adam") g += o.weight_decay * p;
  if (o.optimizer == "adamw") p *= 1 - o.learning_rate * o.weight_decay;
  s.m = o.adam_beta1 * s.m + (1 - o.adam_beta1) * g;
  s.v = o.adam_beta2 * s.v + (1 - o.adam_beta2) * g * g;
  const double m = s.m / (1 - std::pow(o.adam_beta1, t)), v = s.v / (1 - std::pow(o.adam_beta2, t));
  return p - o.learning_rate * m / (std::sqrt(v) + o.adam_epsilon);
}

double naive_sgd(double p, double g, Moments& s, const TrainOptions& o) {
  g += o.weight_decay * p;
  s.momentum = o.momentum * s.momentum + g;
  return p - o.learning_rate * s.momentum;
}

void compare_with_loop(const TrainOptions& options) {
  Problem fused, naive;
  const auto optimizer = make_optimizer(fused.parameters, options);
  std::vector<std::vector<Moments>> moments(2);
  for (int t = 1; t <= 5; ++t) {
    fused.set_gradients(t);
    naive.set_gradients(t);
    optimizer->step(options.learning_rate);
    for (size_t i = 0; i < 2; ++i) {
      const at::Tensor tensor = naive.parameters[i].tensor.detach();
      moments[i].resize(tensor.numel());
      double* p = tensor.data_ptr<double>();
      const double* g = naive.parameters[i].tensor.grad().data_ptr<double>();
      for (int64_t k = 0; k < tensor.numel(); ++k) {
        p[k] = options.optimizer == "sgd" ? naive_sgd(p[k], g[k], moments[i][k], options)
                                          : naive_adam(p[k], g[k], moments[i][k], t, options);
      }
      const double difference = (tensor - fused.parameters[i].tensor.detach()).abs().max().item<double>();
      CHECK(difference < 1e-12);
    }
  }
}

}  // namespace

TEST_CASE("an optimizer equals its formula") {
  TrainOptions options;
  options.learning_rate = 0.03;
  options.optimizer = GENERATE("adam", "adamw", "sgd");
  options.weight_decay = GENERATE(0.0, 0.1);
  options.momentum = GENERATE(0.0, 0.9);
  compare_with_loop(options);
}

TEST_CASE("a parameter without gradient stays as it is") {
  TrainOptions options;
  options.optimizer = GENERATE("adam", "adamw", "sgd");
  options.weight_decay = 0.5;
  Problem problem;
  const auto optimizer = make_optimizer(problem.parameters, options);
  const at::Tensor before = problem.parameters[0].tensor.detach().clone();
  problem.parameters[1].tensor.mutable_grad() = at::ones({3}, at::kDouble);
  optimizer->step(0.1);
  CHECK(at::equal(before, problem.parameters[0].tensor));
  CHECK_FALSE(at::equal(Problem().parameters[1].tensor, problem.parameters[1].tensor));
}

TEST_CASE("the state of an optimizer has a name per parameter and counts steps") {
  TrainOptions options;
  Problem problem;
  const auto optimizer = make_optimizer(problem.parameters, options);
  problem.set_gradients(1);
  optimizer->step(0.1);
  optimizer->step(0.1);
  std::vector<std::string> names;
  for (const NamedTensor& tensor : optimizer->state()) names.push_back(tensor.name);
  CHECK(names == std::vector<std::string>{"step", "a.weight.exp_avg", "b.bias.exp_avg", "a.weight.exp_avg_sq",
                                          "b.bias.exp_avg_sq"});
  CHECK(optimizer->state()[0].tensor.item<double>() == 2);
  options.optimizer = "sgd";
  CHECK(make_optimizer(problem.parameters, options)->state().size() == 1);
  options.momentum = 0.9;
  CHECK(make_optimizer(problem.parameters, options)->state()[1].name == "a.weight.momentum");
}

}  // namespace gloss
