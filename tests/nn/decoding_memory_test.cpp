// The estimate of what decoding holds, against what LibTorch allocates.
#include "nn/decoding_memory.hpp"

#include <c10/core/CPUAllocator.h>

#include <algorithm>
#include <mutex>
#include <unordered_map>
#include <utility>

#include "model_variants.hpp"
#include "nn/nn_step_model.hpp"

using namespace gloss;
using namespace gloss::testing;

namespace {

/// Counts the bytes of the tensors that were made while one lived and are alive. There is one at a time.
class CountingAllocator : public c10::Allocator {
 public:
  CountingAllocator() : before_(c10::GetCPUAllocator()) {
    current = this;
    c10::SetCPUAllocator(this, 1);
  }
  ~CountingAllocator() override {
    c10::SetCPUAllocator(before_, 1);
    current = nullptr;
  }
  CountingAllocator(const CountingAllocator&) = delete;
  CountingAllocator& operator=(const CountingAllocator&) = delete;

  c10::DataPtr allocate(size_t bytes) override {
    void* data = before_->raw_allocate(bytes);
    const std::lock_guard lock(mutex_);
    sizes_[data] = bytes;
    now_ += bytes;
    peak_ = std::max(peak_, now_);
    return {data, data, &forget, at::kCPU};
  }
  c10::DeleterFnPtr raw_deleter() const override { return &forget; }
  void copy_data(void* to, const void* from, size_t bytes) const override { before_->copy_data(to, from, bytes); }

  /// Since the last call.
  size_t take_peak() { return std::exchange(peak_, now_); }

 private:
  static void forget(void* data) {
    current->before_->raw_deallocate(data);
    const std::lock_guard lock(current->mutex_);
    const auto size = current->sizes_.find(data);
    if (size == current->sizes_.end()) return;
    current->now_ -= size->second;
    current->sizes_.erase(size);
  }

  static inline CountingAllocator* current = nullptr;
  c10::Allocator* before_;
  std::mutex mutex_;
  std::unordered_map<void*, size_t> sizes_;
  size_t now_ = 0, peak_ = 0;
};

constexpr size_t kSource = 60, kRows = 12, kSteps = 30;

struct Peaks {
  size_t encoding, searching, given;  // bytes
};

Peaks peaks_of(const ModelOptions& options) {
  const auto model = make_step_model(model_of(options));
  CountingAllocator counting;
  const std::vector<std::vector<int>> source(1, std::vector<int>(kSource, 3));
  Peaks peaks{};
  auto state = model->encode(source);
  peaks.encoding = counting.take_peak();
  model->select(*state, std::vector<int>(kRows, 0));
  std::vector<int> same(kRows);
  for (size_t row = 0; row < kRows; ++row) same[row] = static_cast<int>(row);
  for (size_t step = 0; step < kSteps; ++step) {
    model->scores(*state, std::vector<int>(kRows, 4), true);
    model->select(*state, same);
  }
  peaks.searching = counting.take_peak();
  state = model->encode(source);
  counting.take_peak();
  model->force(*state, std::vector<std::vector<int>>(1, std::vector<int>(kSteps, 5)), true);
  peaks.given = counting.take_peak();
  state.reset();
  return peaks;
}

ModelOptions wider(ModelOptions options) {
  options.embedding_size = options.encoder_hidden = options.decoder_hidden = 60;
  options.attention_size = 60;
  return options;
}

/// Those whose memory differs in kind: further compositions of attention hold no more than their parts.
std::vector<ModelOptions> all_models() {
  std::vector<ModelOptions> all = variants();
  for (const std::string& score : scores_with(&AttentionScore::hidden_layer)) {
    ModelOptions& options = all.emplace_back(tiny_model());
    options.attention_score = score;
    options.attention_window = "local-p";
    options.attention_heads = 2;
    options.attention_coverage = "neural";
  }
  return all;
}

}  // namespace

TEST_CASE("what decoding holds is at most twice its estimate, and not far below it") {
  for (const ModelOptions& tiny : all_models()) {
    const ModelOptions options = wider(tiny);
    INFO(name_of_model(options));
    const DecodingMemory memory = decoding_memory(options, {kVocabulary, kVocabulary, kEnd});
    const Peaks peaks = peaks_of(options);
    const auto bytes = [](size_t numbers) { return numbers * sizeof(float); };
    const size_t encoding = bytes(memory.source_piece * kSource);
    const size_t searching = encoding + bytes(kRows * (memory.of_row(kSource, kSteps) + kVocabulary));
    const size_t given = encoding + bytes(memory.of_given(kSource, kSteps) + kVocabulary);
    CHECK(peaks.encoding < 2 * encoding);
    CHECK(peaks.searching < 2 * searching);
    CHECK(peaks.given < 2 * given);
    CHECK(peaks.encoding * 10 > encoding);
    CHECK(peaks.searching * 10 > searching);
    CHECK(peaks.given * 10 > given);
  }
}
