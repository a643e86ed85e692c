#include "nn/ops/rows.hpp"

#include "nn/ops/tape.hpp"

namespace gloss {

namespace {

at::Tensor spread(const at::Tensor& rows, const at::Tensor& place, int64_t count) {
  return at::zeros({count, rows.size(1)}, rows.options()).index_copy_(0, place, rows);
}

struct Spread : Function<Spread> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& rows, const at::Tensor& place, int64_t count) {
    ctx->save_for_backward({place});
    return spread(rows, place, count);
  }
  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    return {outputs[0].index_select(0, ctx->get_saved_variables()[0]), {}, {}};
  }
};

struct Collect : Function<Collect> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& x, const at::Tensor& place) {
    ctx->save_for_backward({place});
    ctx->saved_data["count"] = x.size(0);
    return x.index_select(0, place);
  }
  static variable_list backward(AutogradContext* ctx, const variable_list& outputs) {
    return {spread(outputs[0], ctx->get_saved_variables()[0], ctx->saved_data["count"].toInt()), {}};
  }
};

}  // namespace

at::Tensor scatter_rows(const at::Tensor& rows, const at::Tensor& place, int64_t count) {
  return wants_gradient(rows) ? Spread::apply(rows, place, count) : spread(rows, place, count);
}

at::Tensor gather_rows(const at::Tensor& x, const at::Tensor& place) {
  return wants_gradient(x) ? Collect::apply(x, place) : x.index_select(0, place);
}

}  // namespace gloss
