#include "nn/ops/rows.hpp"

#include "nn/ops/tape.hpp"

namespace gloss {

namespace {

at::Tensor scatter(const at::Tensor& rows, const at::Tensor& place, int64_t count) {
  return at::zeros({count, rows.size(1)}, rows.options()).index_copy_(0, place, rows);
}

struct Scatter : Function<Scatter> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& rows, const at::Tensor& place, int64_t count) {
    ctx->save_for_backward({place});
    return scatter(rows, place, count);
  }
  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    return {outputs[0].index_select(0, ctx->get_saved_variables()[0]), {}, {}};
  }
};

struct Gather : Function<Gather> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& x, const at::Tensor& place) {
    ctx->save_for_backward({place});
    ctx->saved_data["count"] = x.size(0);
    return x.index_select(0, place);
  }
  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    return {scatter(outputs[0], ctx->get_saved_variables()[0], ctx->saved_data["count"].toInt()), {}};
  }
};

}  // namespace

at::Tensor scatter_rows(const at::Tensor& rows, const at::Tensor& place, int64_t count) {
  return wants_gradient(rows) ? Scatter::apply(rows, place, count) : scatter(rows, place, count);
}

at::Tensor gather_rows(const at::Tensor& x, const at::Tensor& place) {
  return wants_gradient(x) ? Gather::apply(x, place) : x.index_select(0, place);
}

}  // namespace gloss
