#include "train/guided_links.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "gloss/error.hpp"
#include "model/attention_label.hpp"
#include "text/lines.hpp"
#include "text/words.hpp"

namespace gloss {
namespace {

/// The pieces of every word.
std::vector<std::vector<int32_t>> pieces_of_words(const Segmented& sentence) {
  const std::vector<WordSpan> words = split_words(sentence.text);
  std::vector<std::vector<int32_t>> pieces(words.size());
  int32_t piece = 0;
  for (const int word : word_of_piece(sentence, words)) {
    if (word >= 0) pieces[static_cast<size_t>(word)].push_back(piece);
    ++piece;
  }
  return pieces;
}

/// One of each place, in the order of the places.
template <class Item, class Place>
void keep_distinct(std::vector<Item>& items, const Place& place) {
  std::ranges::sort(items, {}, place);
  const auto again = std::ranges::unique(items, {}, place);
  items.erase(again.begin(), again.end());
}

std::string word_count(int64_t count) {
  return std::to_string(count) + (count == 1 ? " word" : " words");
}

void require_words(const Links& links, const std::string& source, const std::string& target, const std::string& where) {
  const auto source_words = std::ssize(split_words(source)), target_words = std::ssize(split_words(target));
  for (const Link& link : links) {
    if (link.source < source_words && link.target < target_words) continue;
    throw Error(where + ": the link " + format_links({link}) + " goes beyond the pair, whose source has " +
                word_count(source_words) + " and whose target has " + word_count(target_words) +
                "; links are source-target, indices from 0, over words between blanks: is this line of another " +
                "corpus, tokenized in another way, or target-source?");
  }
}

[[noreturn]] void refuse_line_count(LineReader& reader, size_t pairs) {
  while (reader.next()) {
  }
  throw Error(reader.name() + " has " + std::to_string(reader.line()) +
              " lines of links, but the training corpus has " + std::to_string(pairs) +
              " pairs; guided-alignment needs a line for every pair, empty where none is linked");
}

}  // namespace

std::vector<PieceLink> piece_links(const Links& words, const Segmented& source, const Segmented& target) {
  const auto source_pieces = pieces_of_words(source), target_pieces = pieces_of_words(target);
  std::vector<PieceLink> links;
  for (const Link& word : words) {
    for (const int32_t t : target_pieces.at(static_cast<size_t>(word.target))) {
      for (const int32_t s : source_pieces.at(static_cast<size_t>(word.source))) links.push_back({s, t});
    }
  }
  keep_distinct(links, [](const PieceLink& link) { return std::pair{link.target, link.source}; });
  return links;
}

std::string GuidedCounts::summary() const {
  return std::to_string(links) + " links on " + std::to_string(linked_pairs) + " pairs, " +
         std::to_string(unlinked_pairs) + " pairs without links";
}

GuidedCounts add_guided_links(const std::string& file, const ParallelLines& lines, const Vocabularies& vocabularies,
                              Corpus& corpus) {
  GuidedCounts counts;
  LineReader reader(file);
  size_t pair = 0;  // the next that was kept
  for (size_t line = 0; line < lines.source.size(); ++line) {
    const std::optional<std::string> text = reader.next();
    if (!text) refuse_line_count(reader, lines.source.size());
    const std::string where = reader.name() + ":" + std::to_string(reader.line());
    Links links = parse_links(*text, where);
    keep_distinct(links, [](const Link& link) { return std::pair{link.source, link.target}; });
    require_words(links, lines.source[line], lines.target[line], where);
    if (pair == corpus.pairs.size() || corpus.lines[pair] != static_cast<int64_t>(line)) continue;
    Pair& kept = corpus.pairs[pair++];
    kept.links = piece_links(links, vocabularies.source->encode(lines.source[line]).segmented,
                             vocabularies.target->encode(lines.target[line]).segmented);
    counts.links += std::ssize(links);
    ++(kept.links.empty() ? counts.unlinked_pairs : counts.linked_pairs);
  }
  if (reader.next()) refuse_line_count(reader, lines.source.size());
  if (counts.linked_pairs == 0) {
    throw Error("guided-alignment '" + file + "' links nothing in any of the " + std::to_string(corpus.pairs.size()) +
                " pairs that are trained on; give the links of this corpus, or leave guided-alignment out");
  }
  return counts;
}

void choose_guided_head(RunConfig& config, const TrainObserver& observer) {
  ModelOptions& model = config.model;
  if (config.train.guided_alignment.empty() || model.alignment_head > 0) return;
  const std::optional<AttentionLabel> label = attention_label(model);
  const int heads = label ? label->heads : 1;
  if (heads == 1) return;
  model.alignment_head = 1;
  observer.message("guided alignment: head 1 of " + std::to_string(heads) + " learns the links and is the one shown" +
                   (model.decoder_copy ? ", and the one that copying follows" : "") +
                   " (alignment-head); the others stay free");
}

}  // namespace gloss
