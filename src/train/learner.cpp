#include "train/learner.hpp"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>

#include <cmath>
#include <cstring>

#include "gloss/error.hpp"
#include "train/batch_parts.hpp"
#include "train/gradient.hpp"

namespace gloss {
namespace {

Seq2Seq initial_model(const RunConfig& config, const VocabularySizes& sizes, const std::filesystem::path& weights) {
  at::manual_seed(config.train.seed);
  Seq2Seq model(config.model, sizes);
  if (!weights.empty()) load_tensors(weights, named_tensors(*model));
  return model;
}

/// A generator whose seed is the next number of another one.
at::Generator generator_from(at::Generator& source) {
  auto* numbers = at::check_generator<at::CPUGeneratorImpl>(source);
  return at::detail::createCPUGenerator(numbers->random64());
}

int64_t target_pieces(std::span<const Batch> batches) {
  int64_t pieces = 0;
  for (const Batch& batch : batches) pieces += batch.target_pieces;
  return pieces;
}

}  // namespace

Learner::Learner(const RunConfig& config, const VocabularySizes& sizes, const std::filesystem::path& initial_weights)
    : objective_{config.train.label_smoothing, config.train.guided_weight, config.train.coverage_loss,
                 config.train.word_dropout},
      clip_norm_(config.train.clip_norm),
      generator_(at::detail::createCPUGenerator(config.train.seed)),
      model_(initial_model(config, sizes, initial_weights)),
      weights_(named_tensors(*model_)),
      optimizer_(make_optimizer(weights_, config.train)) {
  if (config.train.ema == 0) return;
  average_ = Seq2Seq(config.model, sizes);
  ema_.emplace(weights_, named_tensors(*average_), config.train.ema);
}

UpdateReport Learner::update(std::span<const Batch> batches, int64_t n, double learning_rate) {
  UpdateReport report;
  report.target_pieces = target_pieces(batches);
  ObjectiveOptions objective = objective_;
  objective.scale = 1.0 / static_cast<double>(report.target_pieces);
  zero_grad(weights_);
  for (const Batch& batch : batches) {
    report.source_pieces += batch.source_pieces;
    add_gradient(batch, objective, n, report);
    if (!report.finite) return report;
  }
  report.gradient_norm = clip_gradient(weights_, clip_norm_);
  report.finite = std::isfinite(report.gradient_norm);
  if (!report.finite) return report;
  optimizer_->step(learning_rate);
  if (ema_) ema_->update(n);
  return report;
}

void Learner::add_gradient(const Batch& batch, const ObjectiveOptions& objective, int64_t n, UpdateReport& report) {
  const int64_t parts = part_count(batch, at::get_num_threads(), parameter_count());
  if (parts > 1) return add_gradient_of_parts(split_batch(batch, parts), objective, n, report);
  const BatchLoss loss = model_->loss(to_tensors(batch), objective, Mode{true, n, generator_});
  report.cross_entropy += loss.cross_entropy;
  report.finite = report.finite && std::isfinite(loss.cross_entropy);
  if (report.finite) loss.objective.backward();
}

/// Each part has a gradient and a generator of its own, and the sums are made in the parts' order: threads that come
/// early or late change nothing.
void Learner::add_gradient_of_parts(std::span<const Batch> parts, const ObjectiveOptions& objective, int64_t n,
                                    UpdateReport& report) {
  std::vector<Mode> modes;
  for (size_t i = 0; i < parts.size(); ++i) modes.push_back({true, n, generator_from(generator_)});
  std::vector<double> cross_entropies(parts.size());
  std::vector<std::vector<at::Tensor>> gradients(parts.size());
  team_.run(std::ssize(parts), [&](int64_t part) {
    const auto i = static_cast<size_t>(part);
    const BatchLoss loss = model_->loss(to_tensors(parts[i]), objective, modes[i]);
    cross_entropies[i] = loss.cross_entropy;
    if (std::isfinite(loss.cross_entropy)) gradients[i] = gradient_of(loss.objective, weights_);
  });
  for (const double cross_entropy : cross_entropies) report.cross_entropy += cross_entropy;
  report.finite = report.finite && std::isfinite(report.cross_entropy);
  if (report.finite) add_gradients(weights_, gradients);
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
  try {
    generator_.set_state(state);
  } catch (const c10::Error&) {
    throw Error(std::string("the checkpoint's random generator is damaged") + kCheckpointRemedy);
  }
}

}  // namespace gloss
