#include "train/learner.hpp"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>

#include <cmath>
#include <cstring>

#include "gloss/error.hpp"
#include "train/gradient.hpp"

namespace gloss {
namespace {

Seq2Seq fresh_model(const RunConfig& config, const VocabularySizes& sizes) {
  at::manual_seed(config.train.seed);
  Seq2Seq model(config.model, sizes);
  if (config.train.init_from.empty()) return model;
  bool unvalidated = false;
  load_tensors(RunFolder(config.train.init_from).weights_to_use(unvalidated), named_tensors(*model));
  return model;
}

int64_t target_pieces(std::span<const Batch> batches) {
  int64_t pieces = 0;
  for (const Batch& batch : batches) pieces += batch.target_pieces;
  return pieces;
}

}  // namespace

Learner::Learner(const RunConfig& config, const VocabularySizes& sizes)
    : objective_{config.train.label_smoothing, config.train.guided_weight, config.train.coverage_loss},
      clip_norm_(config.train.clip_norm),
      generator_(at::detail::createCPUGenerator(config.train.seed)),
      model_(fresh_model(config, sizes)),
      weights_(named_tensors(*model_)),
      optimizer_(make_optimizer(weights_, config.train)) {
  if (config.train.ema == 0) return;
  average_ = Seq2Seq(config.model, sizes);
  ema_.emplace(weights_, named_tensors(*average_), config.train.ema);
}

UpdateReport Learner::update(std::span<const Batch> batches, int64_t n, double learning_rate) {
  UpdateReport report;
  report.target_pieces = target_pieces(batches);
  const Mode mode{true, n, generator_};
  ObjectiveOptions objective = objective_;
  objective.scale = 1.0 / static_cast<double>(report.target_pieces);
  zero_grad(weights_);
  for (const Batch& batch : batches) {
    const BatchLoss loss = model_->loss(to_tensors(batch), objective, mode);
    report.cross_entropy += loss.cross_entropy;
    report.source_pieces += batch.source_pieces;
    report.finite = report.finite && std::isfinite(loss.cross_entropy);
    if (!report.finite) return report;
    loss.objective.backward();
  }
  report.gradient_norm = clip_gradient(weights_, clip_norm_);
  report.finite = std::isfinite(report.gradient_norm);
  if (!report.finite) return report;
  optimizer_->step(learning_rate);
  if (ema_) ema_->update(n);
  return report;
}

int64_t Learner::parameter_count() const {
  int64_t count = 0;
  for (const auto& [_, tensor] : weights_) count += tensor.requires_grad() ? tensor.numel() : 0;
  return count;
}

TrainTensors Learner::tensors() const {
  return {weights_, average_ ? named_tensors(*average_) : std::vector<NamedTensor>{}, optimizer_->state(), {}};
}

std::string Learner::generator_state() const {
  const at::Tensor state = generator_.get_state();  // [bytes], uint8
  return {static_cast<const char*>(state.const_data_ptr()), static_cast<size_t>(state.numel())};
}

void Learner::set_generator_state(const std::string& bytes) {
  const at::Tensor current = generator_.get_state();
  if (static_cast<size_t>(current.numel()) != bytes.size()) {
    throw Error("the checkpoint's random generator has " + std::to_string(bytes.size()) + " bytes of state, this " +
                "LibTorch's has " + std::to_string(current.numel()) + "; resume with the LibTorch that wrote it");
  }
  const at::Tensor state = at::empty({current.numel()}, at::kByte);  // [bytes]
  std::memcpy(state.mutable_data_ptr(), bytes.data(), bytes.size());
  generator_.set_state(state);
}

}  // namespace gloss
