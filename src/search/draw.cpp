#include "search/draw.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace gloss {

std::optional<int> Drawer::draw(std::span<const float> log_probs, std::span<const int> banned, double uniform) {
  collect(log_probs, banned);
  if (pieces_.empty()) return std::nullopt;
  keep_best_k();
  keep_mass_p();
  double total = 0;
  for (const Piece& piece : pieces_) total += piece.weight;
  double passed = 0;
  std::optional<int> drawn;
  for (const Piece& piece : pieces_) {
    if (piece.weight <= 0) continue;  // too improbable at a low temperature to be told from 0
    drawn = piece.id;
    passed += piece.weight;
    if (passed > uniform * total) break;
  }
  return drawn;
}

void Drawer::collect(std::span<const float> log_probs, std::span<const int> banned) {
  constexpr float kImpossible = -std::numeric_limits<float>::infinity();
  allowed_.assign(log_probs.begin(), log_probs.end());
  for (const int id : banned) allowed_[static_cast<size_t>(id)] = kImpossible;
  pieces_.clear();
  const float best = *std::ranges::max_element(allowed_);
  if (best == kImpossible) return;
  for (size_t id = 0; id < allowed_.size(); ++id) {
    if (allowed_[id] == kImpossible) continue;
    const double weight = std::exp((static_cast<double>(allowed_[id]) - best) / temperature_);
    pieces_.push_back({allowed_[id], static_cast<int>(id), weight});
  }
}

void Drawer::keep_best_k() {
  if (top_k_ <= 0 || pieces_.size() <= static_cast<size_t>(top_k_)) return;
  const auto better = [](const Piece& a, const Piece& b) { return worse(b, a); };
  std::nth_element(pieces_.begin(), pieces_.begin() + top_k_ - 1, pieces_.end(), better);
  pieces_.resize(static_cast<size_t>(top_k_));
  std::ranges::sort(pieces_, std::ranges::less(), &Piece::id);
}

void Drawer::keep_mass_p() {
  if (top_p_ >= 1.0) return;
  double total = 0;
  for (const Piece& piece : pieces_) total += piece.weight;
  // A heap instead of a sort: few pieces usually hold the mass, the rest of the vocabulary need not be ordered.
  std::make_heap(pieces_.begin(), pieces_.end(), worse);
  auto kept = pieces_.end();
  double mass = 0;
  while (kept != pieces_.begin()) {
    std::pop_heap(pieces_.begin(), kept, worse);
    --kept;
    mass += kept->weight;
    if (mass >= top_p_ * total) break;
  }
  pieces_.erase(pieces_.begin(), kept);
  std::ranges::sort(pieces_, std::ranges::less(), &Piece::id);
}

}  // namespace gloss
