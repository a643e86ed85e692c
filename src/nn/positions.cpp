#include "nn/positions.hpp"

#include <cmath>

#include "nn/named_table.hpp"
#include "nn/torch.hpp"

namespace gloss {

namespace {

class Sinusoids : public Positions {
 public:
  explicit Sinusoids(int64_t width) : width_(width) {}

  at::Tensor at(int64_t first, int64_t count, const at::TensorOptions& like) const override {
    const at::Tensor frequency =  // [ceil(width / 2)]
        at::exp(at::arange(0, width_, 2, at::kDouble) * (-std::log(10000.0) / static_cast<double>(width_)));
    const at::Tensor angle = at::arange(first, first + count, at::kDouble).unsqueeze(1) * frequency;
    return at::stack({angle.sin(), angle.cos()}, 2).flatten(1).narrow(1, 0, width_).to(like.dtype());
  }

 private:
  int64_t width_;
};

class LearnedPositions : public Positions {
 public:
  LearnedPositions(int64_t rows, int64_t width) : table_(register_parameter("table", at::randn({rows, width}))) {}

  at::Tensor at(int64_t first, int64_t count, const at::TensorOptions& /*like*/) const override {
    return table_.index_select(0, at::arange(first, first + count, at::kLong).clamp_max(table_.size(0) - 1));
  }

 private:
  at::Tensor table_;  // [positions, embedding]
};

}  // namespace

at::Tensor scaled_with_positions(const at::Tensor& x, const at::Tensor& p) {
  return x * std::sqrt(static_cast<double>(x.size(-1))) + p;
}

std::shared_ptr<Positions> make_positions(const ModelOptions& options, int64_t width) {
  static const FactoryTable<Positions, ModelOptions, int64_t> table(
      "positions",
      {
          {"sinusoid", [](const auto&, int64_t w) { return std::make_shared<Sinusoids>(w); }},
          {"learned", [](const auto& o, int64_t w) { return std::make_shared<LearnedPositions>(o.position_table, w); }},
      });
  return table.at(options.positions)(options, width);
}

}  // namespace gloss
