#include "nn/ops/top_candidates.hpp"

#include <algorithm>
#include <cmath>

#include "nn/ops/simd_math.hpp"

namespace gloss {

namespace {

constexpr int64_t kBlock = 64;  // ids whose largest logit is looked at before any of them

GLOSS_VECTOR_CLONES float largest_of(const float* x, int64_t n) {
  float largest = x[0];
#pragma omp simd reduction(max : largest)
  for (int64_t i = 0; i < n; ++i) largest = x[i] > largest ? x[i] : largest;
  return largest;
}

GLOSS_VECTOR_CLONES float sum_exp(const float* x, int64_t n, float shift) {
  float sum = 0;
#pragma omp simd reduction(+ : sum)
  for (int64_t i = 0; i < n; ++i) sum += simd::exp(x[i] - shift);
  return sum;
}

/// Best first; ties to the lower id.
bool better(const Candidate& a, const Candidate& b) {
  return a.log_prob > b.log_prob || (a.log_prob == b.log_prob && a.id < b.id);
}

}  // namespace

float log_sum_exp(std::span<const float> logits) {
  const auto n = static_cast<int64_t>(logits.size());
  const float largest = largest_of(logits.data(), n);
  return largest + std::log(sum_exp(logits.data(), n, largest));
}

std::vector<Candidate> top_candidates(std::span<const float> logits, float log_sum, int k,
                                      std::span<const int> banned) {
  std::vector<Candidate> heap;  // the worst of the kept ones in front
  if (k <= 0) return heap;
  heap.reserve(k);
  const auto n = static_cast<int64_t>(logits.size());
  const auto is_banned = [&](int64_t id) { return std::find(banned.begin(), banned.end(), id) != banned.end(); };
  const auto offer = [&](int64_t id) {
    const Candidate candidate{static_cast<int>(id), logits[id]};
    const bool full = static_cast<int>(heap.size()) == k;
    if ((full && !better(candidate, heap.front())) || is_banned(id)) return;
    if (full) {
      std::pop_heap(heap.begin(), heap.end(), better);
      heap.pop_back();
    }
    heap.push_back(candidate);
    std::push_heap(heap.begin(), heap.end(), better);
  };
  for (int64_t begin = 0; begin < n; begin += kBlock) {
    const int64_t size = std::min(kBlock, n - begin);
    const bool full = static_cast<int>(heap.size()) == k;
    if (full && largest_of(logits.data() + begin, size) < heap.front().log_prob) continue;
    for (int64_t id = begin; id < begin + size; ++id) offer(id);
  }
  std::sort_heap(heap.begin(), heap.end(), better);
  for (Candidate& candidate : heap) candidate.log_prob -= log_sum;
  return heap;
}

}  // namespace gloss
