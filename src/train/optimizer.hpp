// Adam, AdamW and SGD over LibTorch's fused CPU kernels, their state as named tensors for a checkpoint.
#pragma once

#include <ATen/core/Tensor.h>

#include <memory>
#include <string>
#include <vector>

#include "gloss/train_options.hpp"
#include "nn/parameters.hpp"

namespace gloss {

/// Updates a fixed set of parameters from their gradients.
///
/// With g the gradient, t the step from 1 and w the weight decay:
///   adam   g += w p;  m = b1 m + (1-b1) g;  v = b2 v + (1-b2) g^2;
///          p -= lr * (m / (1-b1^t)) / (sqrt(v / (1-b2^t)) + eps)         (Kingma & Ba 2015, algorithm 1)
///   adamw  p *= 1 - lr w, then as adam without w                         (Loshchilov & Hutter 2019, algorithm 2)
///   sgd    g += w p;  u = momentum u + g;  p -= lr u
/// A parameter whose gradient is not defined is left alone.
class Optimizer {
 public:
  virtual ~Optimizer() = default;

  /// One update with this learning rate. The gradients are read from `parameter.grad()`.
  void step(double learning_rate);

  /// Everything that a checkpoint must hold: `<parameter>.exp_avg`, ... and `step`. Loading writes into these tensors.
  std::vector<NamedTensor> state() const;

 protected:
  explicit Optimizer(std::vector<NamedTensor> parameters);

  /// Parameters that have a gradient, with the gradients and one list per state name.
  struct Lists {
    std::vector<at::Tensor> parameters, gradients;
    std::vector<std::vector<at::Tensor>> states;
  };
  virtual void update(Lists& lists, double learning_rate) = 0;
  /// Adds a zero tensor per parameter to the state, saved as `<parameter>.<name>`.
  void add_state(const std::string& name);

  at::Tensor step_;  // scalar, float: what the fused kernels read

 private:
  struct State {
    std::string name;
    std::vector<at::Tensor> tensors;
  };
  std::vector<NamedTensor> parameters_;
  std::vector<State> states_;
};

/// The optimizer that options.optimizer names, over the parameters that want a gradient.
std::unique_ptr<Optimizer> make_optimizer(const std::vector<NamedTensor>& parameters, const TrainOptions& options);

}  // namespace gloss
