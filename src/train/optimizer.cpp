#include "train/optimizer.hpp"

#include <ATen/ATen.h>

#include <functional>
#include <utility>

#include "model/options_text.hpp"

namespace gloss {
namespace {

class Adam : public Optimizer {
 public:
  Adam(std::vector<NamedTensor> parameters, const TrainOptions& options, bool decoupled)
      : Optimizer(std::move(parameters)),
        beta1_(options.adam_beta1),
        beta2_(options.adam_beta2),
        epsilon_(options.adam_epsilon),
        weight_decay_(options.weight_decay),
        decoupled_(decoupled) {
    add_state("exp_avg");
    add_state("exp_avg_sq");
  }

 private:
  void update(Lists& lists, double learning_rate) override {
    // Every parameter shares one step count: all of them are updated in every step.
    const std::vector<at::Tensor> steps(lists.parameters.size(), step_);
    const auto kernel = [&](auto fused) {
      fused(lists.parameters, lists.gradients, lists.states[0], lists.states[1], at::TensorList{}, steps, learning_rate,
            beta1_, beta2_, weight_decay_, epsilon_, /*amsgrad=*/false, /*maximize=*/false, std::nullopt, std::nullopt);
    };
    if (decoupled_) {
      kernel([](auto&&... a) { at::_fused_adamw_(std::forward<decltype(a)>(a)...); });
    } else {
      kernel([](auto&&... a) { at::_fused_adam_(std::forward<decltype(a)>(a)...); });
    }
  }

  double beta1_, beta2_, epsilon_, weight_decay_;
  bool decoupled_;
};

class Sgd : public Optimizer {
 public:
  Sgd(std::vector<NamedTensor> parameters, const TrainOptions& options)
      : Optimizer(std::move(parameters)), momentum_(options.momentum), weight_decay_(options.weight_decay) {
    if (momentum_ != 0) add_state("momentum");
  }

 private:
  void update(Lists& lists, double learning_rate) override {
    // A zero buffer makes the first step's `momentum * u + g` the gradient itself, so no step is special.
    const at::TensorList momenta = momentum_ != 0 ? at::TensorList(lists.states[0]) : at::TensorList{};
    at::_fused_sgd_(lists.parameters, lists.gradients, momenta, weight_decay_, momentum_, learning_rate,
                    /*dampening=*/0.0, /*nesterov=*/false, /*maximize=*/false, /*is_first_step=*/false);
  }

  double momentum_, weight_decay_;
};

}  // namespace

Optimizer::Optimizer(std::vector<NamedTensor> parameters)
    : step_(at::zeros({}, at::kFloat)), parameters_(std::move(parameters)) {}

void Optimizer::add_state(const std::string& name) {
  State state{name, {}};
  for (const auto& [_, parameter] : parameters_) state.tensors.push_back(at::zeros_like(parameter.detach()));
  states_.push_back(std::move(state));
}

void Optimizer::step(double learning_rate) {
  const at::NoGradGuard no_grad;
  step_.add_(1);
  Lists lists;
  lists.states.resize(states_.size());
  for (size_t i = 0; i < parameters_.size(); ++i) {
    const at::Tensor& gradient = parameters_[i].tensor.grad();
    if (!gradient.defined()) continue;
    lists.parameters.push_back(parameters_[i].tensor);
    lists.gradients.push_back(gradient.contiguous());  // the kernels walk raw memory
    for (size_t s = 0; s < states_.size(); ++s) lists.states[s].push_back(states_[s].tensors[i]);
  }
  if (!lists.parameters.empty()) update(lists, learning_rate);
}

std::vector<NamedTensor> Optimizer::state() const {
  std::vector<NamedTensor> named = {{"step", step_}};
  for (const State& state : states_) {
    for (size_t i = 0; i < parameters_.size(); ++i) {
      named.push_back({parameters_[i].name + "." + state.name, state.tensors[i]});
    }
  }
  return named;
}

std::unique_ptr<Optimizer> make_optimizer(const std::vector<NamedTensor>& parameters, const TrainOptions& options) {
  std::vector<NamedTensor> trained;
  for (const NamedTensor& parameter : parameters) {
    if (parameter.tensor.requires_grad()) trained.push_back(parameter);
  }
  if (options.optimizer == "sgd") return std::make_unique<Sgd>(std::move(trained), options);
  if (options.optimizer == "adam") return std::make_unique<Adam>(std::move(trained), options, false);
  require_choice("optimizer", options.optimizer, {"adam", "adamw", "sgd"});
  return std::make_unique<Adam>(std::move(trained), options, true);
}

}  // namespace gloss
