// The predictive local window, local-p (Luong et al. 2015, eq. 9-10):
//   p = S sigmoid(v^T tanh(W q)),  seen are the s with |s - p| <= D,  gain_s = exp(-(s - p)^2 / (2 sigma^2)),
// sigma = D / 2 and S the sentence's own length. The gain is multiplied in after the normalizer and the product is not
// normalized again: a row sums to less than 1. Gradient reaches p through the gain only.
#include "nn/attention/window.hpp"
#include "nn/init.hpp"
#include "nn/projection.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class LocalPWindow : public Window {
 public:
  LocalPWindow(double width, const AttentionShape& shape)
      : width_(width),
        query_(register_module("query", Projection(shape.query, shape.query, false))),
        v_(register_parameter("v", energy_vector(shape.query))) {}

  WindowView view(const at::Tensor& query, const Memory& memory, const AttentionState& /*state*/) const override {
    const at::Tensor size = memory.lengths.to(query.scalar_type()).unsqueeze(1);               // [batch, 1]
    const at::Tensor center = size * at::matmul(query_->forward(query).tanh(), v_).sigmoid();  // [batch, queries]
    const at::Tensor position = at::arange(memory.source_length(), query.options().requires_grad(false));  // [src_len]
    // p may lie beyond the last position by less than one piece: for what is seen it counts as that position.
    const at::Tensor seen_from = at::minimum(center.detach(), size - 1);
    const at::Tensor outside = (position - seen_from.unsqueeze(2)).abs() > width_;  // [batch, queries, src_len]
    const double sigma = width_ / 2;
    const at::Tensor gain = (-(position - center.unsqueeze(2)).square() / (2 * sigma * sigma)).exp();
    return {outside.logical_or(memory.padding.unsqueeze(1)), gain};
  }

 private:
  double width_;  // D
  Projection query_;
  at::Tensor v_;  // [query]
};

}  // namespace

std::shared_ptr<Window> make_local_p_window(const ModelOptions& options, const AttentionShape& shape) {
  return std::make_shared<LocalPWindow>(options.attention_width, shape);
}

}  // namespace gloss
