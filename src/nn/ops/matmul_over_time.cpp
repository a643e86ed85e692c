#include "nn/ops/matmul_over_time.hpp"

#include <vector>

#include "nn/ops/tape.hpp"

namespace gloss {

/// Both kinds of step have the gradient  narrow^T wide  with narrow [batch, queries, n] and wide [batch, queries, d].
struct MatmulOverTime::Tape : torch::CustomClassHolder {
  at::Tensor matrix;  // value, outside the graph
  std::vector<at::Tensor> narrow, wide;
};

namespace {

using Tape = MatmulOverTime::Tape;
using TapePtr = c10::intrusive_ptr<Tape>;

struct Begin : Function<Begin> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& matrix, const TapePtr& tape) {
    keep_tape(ctx, tape);
    return at::empty({0}, matrix.options());
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& /*token*/) {
    Tape& tape = kept_tape<Tape>(ctx);
    at::Tensor grad;
    if (!tape.narrow.empty()) {
      grad = at::bmm(joined(tape.narrow, 1).transpose(1, 2), joined(tape.wide, 1));  // [batch, n, d]
    }
    tape.narrow.clear();
    tape.wide.clear();
    return {grad, {}};
  }
};

struct Mix : Function<Mix> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& a, const at::Tensor& /*token*/,
                            const TapePtr& tape) {
    keep_tape(ctx, tape);
    ctx->save_for_backward({a});
    return at::bmm(a, tape->matrix);
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    const at::Tensor& grad = outputs[0];  // [batch, queries, d]
    if (!grad.defined()) return {{}, {}, {}};
    Tape& tape = kept_tape<Tape>(ctx);
    tape.narrow.push_back(ctx->get_saved_variables()[0]);
    tape.wide.push_back(grad);
    return {ctx->needs_input_grad(0) ? at::bmm(grad, tape.matrix.transpose(1, 2)) : at::Tensor(), {}, {}};
  }
};

struct Compare : Function<Compare> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& a, const at::Tensor& /*token*/,
                            const TapePtr& tape) {
    keep_tape(ctx, tape);
    ctx->save_for_backward({a});
    return at::bmm(a, tape->matrix.transpose(1, 2));
  }

  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    const at::Tensor& grad = outputs[0];  // [batch, queries, n]
    if (!grad.defined()) return {{}, {}, {}};
    Tape& tape = kept_tape<Tape>(ctx);
    tape.narrow.push_back(grad);
    tape.wide.push_back(ctx->get_saved_variables()[0]);
    return {ctx->needs_input_grad(0) ? at::bmm(grad, tape.matrix) : at::Tensor(), {}, {}};
  }
};

}  // namespace

MatmulOverTime::MatmulOverTime(const at::Tensor& matrix) : matrix_(matrix) {
  if (!wants_gradient(matrix)) return;
  auto tape = c10::make_intrusive<Tape>();
  tape->matrix = matrix.detach();
  token_ = Begin::apply(matrix, tape);
  tape_ = tape;
}

at::Tensor MatmulOverTime::mix(const at::Tensor& a) const {
  if (!token_.defined()) return at::bmm(a, matrix_);
  return Mix::apply(a, token_, c10::static_intrusive_pointer_cast<Tape>(tape_));
}

at::Tensor MatmulOverTime::compare(const at::Tensor& a) const {
  if (!token_.defined()) return at::bmm(a, matrix_.transpose(1, 2));
  return Compare::apply(a, token_, c10::static_intrusive_pointer_cast<Tape>(tape_));
}

}  // namespace gloss
