#include "nn/ops/linear_over_time.hpp"

#include <vector>

#include "nn/ops/product.hpp"
#include "nn/ops/tape.hpp"

namespace gloss {

struct LinearOverTime::Tape : torch::CustomClassHolder {
  at::Tensor weight, bias;                // values, outside the graph
  std::vector<at::Tensor> inputs, grads;  // of every step, noted in the backward pass
  std::vector<at::Tensor> bias_grads;     // of the steps that added the bias
};

namespace {

using Tape = LinearOverTime::Tape;
using TapePtr = c10::intrusive_ptr<Tape>;

struct Begin : Function<Begin> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& weight, const std::optional<at::Tensor>& /*bias*/,
                            const TapePtr& tape) {
    keep_tape(ctx, tape);
    return at::empty({0}, weight.options());
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& /*token*/) {
    Tape& tape = kept_tape<Tape>(ctx);
    at::Tensor weight_grad, bias_grad;
    if (!tape.grads.empty()) {
      const at::Tensor grads = joined(tape.grads, 0);           // [steps * rows, out]
      weight_grad = at::mm(grads.t(), joined(tape.inputs, 0));  // [out, in]
      const bool all_biased = tape.bias_grads.size() == tape.grads.size();
      if (!tape.bias_grads.empty()) bias_grad = (all_biased ? grads : joined(tape.bias_grads, 0)).sum(0);  // [out]
    }
    tape.inputs.clear();
    tape.grads.clear();
    tape.bias_grads.clear();
    return {weight_grad, bias_grad, {}};
  }
};

struct Step : Function<Step> {
  /// Without a base the bias is the base.
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& x, const std::optional<at::Tensor>& base,
                            const at::Tensor& /*token*/, const TapePtr& tape) {
    keep_tape(ctx, tape);
    ctx->save_for_backward({x});
    ctx->saved_data["based"] = base.has_value();
    return base ? at::addmm(*base, x, tape->weight.t()) : product(x, tape->weight, tape->bias);
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    const at::Tensor& grad = outputs[0];  // [rows, out]
    if (!grad.defined()) return {{}, {}, {}, {}};
    Tape& tape = kept_tape<Tape>(ctx);
    tape.inputs.push_back(ctx->get_saved_variables()[0]);
    tape.grads.push_back(grad);
    const bool based = ctx->saved_data["based"].toBool();
    if (!based && tape.bias.defined()) tape.bias_grads.push_back(grad);
    at::Tensor x_grad = ctx->needs_input_grad(0) ? product(grad, tape.weight.t()) : at::Tensor();
    return {x_grad, based ? grad : at::Tensor(), {}, {}};
  }
};

}  // namespace

LinearOverTime::LinearOverTime(const at::Tensor& weight, const at::Tensor& bias) : weight_(weight), bias_(bias) {
  if (!at::GradMode::is_enabled()) return;
  auto tape = c10::make_intrusive<Tape>();
  tape->weight = weight.detach();
  if (bias.defined()) tape->bias = bias.detach();
  token_ = Begin::apply(weight, optional_of(bias), tape);
  tape_ = tape;
}

at::Tensor LinearOverTime::operator()(const at::Tensor& x) const {
  if (!token_.defined()) return product(x, weight_, bias_);
  return Step::apply(x, std::optional<at::Tensor>(), token_, c10::static_intrusive_pointer_cast<Tape>(tape_));
}

at::Tensor LinearOverTime::add_to(const at::Tensor& base, const at::Tensor& x) const {
  if (!token_.defined()) return at::addmm(base, x, weight_.t());
  return Step::apply(x, optional_of(base), token_, c10::static_intrusive_pointer_cast<Tape>(tape_));
}

}  // namespace gloss
