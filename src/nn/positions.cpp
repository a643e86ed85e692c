#include "nn/positions.hpp"

#include <torch/torch.h>

#include <cmath>
#include <functional>
#include <map>

namespace gloss {

namespace {

class Sinusoids : public Positions {
 public:
  explicit Sinusoids(const ModelOptions& options) : width_(options.embedding_size) {}

  at::Tensor rows(int64_t first, int64_t count, const at::Tensor& like) const override {
    const auto type = like.options().dtype(at::kDouble).requires_grad(false);
    const int64_t half = (width_ + 1) / 2;
    const at::Tensor frequency =  // [half]
        at::exp(at::arange(half, type) * (-2 * std::log(10000.0) / static_cast<double>(width_)));
    const at::Tensor angle = at::arange(first, first + count, type).unsqueeze(1) * frequency;  // [count, half]
    return at::cat({angle.sin(), angle.cos()}, 1).narrow(1, 0, width_).to(like.scalar_type());
  }

 private:
  int64_t width_;
};

class LearnedPositions : public Positions {
 public:
  explicit LearnedPositions(const ModelOptions& options)
      : table_(register_parameter("table", at::randn({options.position_table, options.embedding_size}))) {}

  at::Tensor rows(int64_t first, int64_t count, const at::Tensor& /*like*/) const override {
    return table_.index_select(0, at::arange(first, first + count, at::kLong).clamp_max(table_.size(0) - 1));
  }

 private:
  at::Tensor table_;  // [positions, embedding]
};

}  // namespace

std::shared_ptr<Positions> make_positions(const ModelOptions& options) {
  static const std::map<std::string, std::function<std::shared_ptr<Positions>(const ModelOptions&)>> table = {
      {"sinusoid", std::make_shared<Sinusoids, const ModelOptions&>},
      {"learned", std::make_shared<LearnedPositions, const ModelOptions&>},
  };
  return table.at(options.positions)(options);
}

}  // namespace gloss
