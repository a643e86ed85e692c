// Forward filtering, backward sampling over the positions of a text (Kudo 2018, section 3; Scott 2002).
#include "text/subword_sampling.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>

#include "gloss/error.hpp"
#include "text/protobuf_fields.hpp"

namespace gloss {
namespace {

constexpr double kUnreachable = -std::numeric_limits<double>::infinity();

/// Field numbers and values are those of sentencepiece_model.proto.
struct ScoredPiece {
  std::string text;
  double score = 0;  ///< log-probability
  bool normal = true;
};

ScoredPiece parse_piece(std::string_view bytes) {
  constexpr uint64_t kNormal = 1;
  ScoredPiece piece;
  ProtobufFields fields(bytes);
  while (const auto field = fields.next()) {
    if (field->number == 1 && field->bytes) piece.text = *field->bytes;
    if (field->number == 2) piece.score = std::bit_cast<float>(static_cast<uint32_t>(field->value));
    if (field->number == 3) piece.normal = field->value == kNormal;
  }
  return piece;
}

bool is_unigram(std::string_view trainer) {
  constexpr uint64_t kUnigram = 1;
  uint64_t type = kUnigram;
  ProtobufFields fields(trainer);
  while (const auto field = fields.next()) {
    if (field->number == 3 && !field->bytes) type = field->value;
  }
  return type == kUnigram;
}

double log_sum(double a, double b) {
  if (a < b) std::swap(a, b);
  return b == kUnreachable ? a : a + std::log1p(std::exp(b - a));
}

}  // namespace

SubwordSampler::SubwordSampler(const Vocabulary& vocabulary, double alpha) {
  ProtobufFields fields(vocabulary.bytes());
  while (const auto field = fields.next()) {
    if (field->number == 2 && field->bytes && !is_unigram(*field->bytes)) {
      throw UsageError(
          "subword-sampling needs a vocabulary of type unigram, whose pieces have probabilities; set vocab-type "
          "unigram, "
          "or subword-sampling 0");
    }
    if (field->number != 1 || !field->bytes) continue;
    ScoredPiece piece = parse_piece(*field->bytes);
    weights_.push_back(alpha * piece.score);
    pieces_.emplace_back(piece.normal ? std::move(piece.text) : "");
    if (!piece.normal) continue;
    ids_.emplace(pieces_.back(), static_cast<int>(pieces_.size()) - 1);
    longest_ = std::max(longest_, pieces_.back().size());
  }
}

std::vector<int> SubwordSampler::draw(std::span<const int> ids, SplitMix64& random) const {
  std::vector<int> drawn;
  std::string text;
  const auto end_text = [&] {
    if (!text.empty()) add_drawn(text, random, drawn);
    text.clear();
  };
  for (const int id : ids) {
    const std::string& piece = pieces_[static_cast<size_t>(id)];
    text += piece;
    if (!piece.empty()) continue;
    end_text();
    drawn.push_back(id);
  }
  end_text();
  return drawn;
}

const int* SubwordSampler::id_of(std::string_view piece) const {
  const auto found = ids_.find(piece);
  return found == ids_.end() ? nullptr : &found->second;
}

/// By position: log of the summed weights of all segmentations of the text before it.
std::vector<double> SubwordSampler::log_sums(std::string_view text) const {
  std::vector<double> sums(text.size() + 1, kUnreachable);
  sums[0] = 0;
  for (size_t begin = 0; begin < text.size(); ++begin) {
    if (sums[begin] == kUnreachable) continue;
    for (size_t size = 1; size <= std::min(longest_, text.size() - begin); ++size) {
      const int* id = id_of(text.substr(begin, size));
      if (id == nullptr) continue;
      double& sum = sums[begin + size];
      sum = log_sum(sum, sums[begin] + weights_[static_cast<size_t>(*id)]);
    }
  }
  return sums;
}

/// From the end of the text to its begin, each piece with the share that it has of the sum at its end.
void SubwordSampler::add_drawn(std::string_view text, SplitMix64& random, std::vector<int>& to) const {
  const std::vector<double> sums = log_sums(text);
  std::vector<int> backwards;
  for (size_t end = text.size(); end > 0;) {
    double left = uniform01_from_bits(random.next());
    const int* chosen = nullptr;
    for (size_t size = 1; size <= std::min(longest_, end) && left >= 0; ++size) {
      const size_t begin = end - size;
      const int* id = sums[begin] == kUnreachable ? nullptr : id_of(text.substr(begin, size));
      if (id == nullptr) continue;
      left -= std::exp(sums[begin] + weights_[static_cast<size_t>(*id)] - sums[end]);
      chosen = id;
    }
    backwards.push_back(*chosen);  // there is one: the text was made of pieces
    end -= pieces_[static_cast<size_t>(*chosen)].size();
  }
  to.insert(to.end(), backwards.rbegin(), backwards.rend());
}

}  // namespace gloss
