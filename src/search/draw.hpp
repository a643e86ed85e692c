// Drawing one piece from a row of log-probabilities by inverting the cumulative distribution.
//
// Order of work: bans, temperature, top-k (ties go to the lower id), top-p over what is left and normalized again (the
// fewest most probable pieces whose mass reaches p; ties again to the lower id), then the draw. The draw walks through
// the kept pieces by ascending id, so a row and a random number give one piece whatever else is in the batch.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "gloss/translate_options.hpp"

namespace gloss {

class Drawer {
 public:
  explicit Drawer(const TranslateOptions& options)
      : temperature_(options.temperature), top_k_(options.top_k), top_p_(options.top_p) {}

  /// `uniform` is in [0, 1). Nothing when no piece with a probability above 0 is left.
  std::optional<int> draw(std::span<const float> log_probs, std::span<const int> banned, double uniform);

 private:
  struct Piece {
    float log_prob;
    int id;
    double weight;  // proportional to the probability at the temperature; the best piece has 1
  };
  static bool worse(const Piece& a, const Piece& b) {
    return a.log_prob < b.log_prob || (a.log_prob == b.log_prob && a.id > b.id);
  }

  // Each leaves pieces_ in the order of ids.
  void collect(std::span<const float> log_probs, std::span<const int> banned);
  void keep_best_k();
  void keep_mass_p();

  double temperature_;
  int top_k_;
  double top_p_;
  std::vector<float> allowed_;
  std::vector<Piece> pieces_;
};

}  // namespace gloss
