#include "nn/positions.hpp"

#include <torch/torch.h>

#include <cmath>
#include <functional>
#include <map>

#include "model/options_text.hpp"
#include "nn/init.hpp"

namespace gloss {

namespace {

class SinusoidPositions : public Positions {
 public:
  explicit SinusoidPositions(int64_t width) : width_(width) {}

  at::Tensor at(int64_t first, int64_t count, const at::TensorOptions& like) const override {
    const at::Tensor t = at::arange(first, first + count, at::kDouble).unsqueeze(1);  // [count, 1]
    const at::Tensor even = at::arange(0, width_, 2, at::kDouble);                    // [ceil(width / 2)]
    const at::Tensor angle = t * (even * (-std::log(10000.0) / static_cast<double>(width_))).exp();  // [count, pairs]
    const at::Tensor both = at::stack({angle.sin(), angle.cos()}, 2).flatten(1);  // [count, width or one more]
    return both.narrow(1, 0, width_).to(like.dtype());
  }

 private:
  int64_t width_;
};

class LearnedPositions : public Positions {
 public:
  LearnedPositions(int64_t rows, int64_t width) : table_(register_parameter("table", embedding_table(rows, width))) {}

  at::Tensor at(int64_t first, int64_t count, const at::TensorOptions& /*like*/) const override {
    const at::Tensor rows = at::arange(first, first + count, at::kLong).clamp_max(table_.size(0) - 1);  // [count]
    return table_.index_select(0, rows);
  }

 private:
  at::Tensor table_;  // [position_table, width]
};

}  // namespace

std::shared_ptr<Positions> make_positions(const ModelOptions& options, int64_t width) {
  static const std::map<std::string, std::function<std::shared_ptr<Positions>(const ModelOptions&, int64_t)>> table = {
      {"learned",
       [](const ModelOptions& o, int64_t w) { return std::make_shared<LearnedPositions>(o.position_table, w); }},
      {"sinusoid", [](const ModelOptions&, int64_t w) { return std::make_shared<SinusoidPositions>(w); }},
  };
  const auto found = table.find(options.positions);
  if (found == table.end()) require_choice("positions", options.positions, {"sinusoid", "learned"});
  return found->second(options, width);
}

}  // namespace gloss
