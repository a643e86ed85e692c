#include "train/guided_links.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "gloss/error.hpp"
#include "model/attention_label.hpp"
#include "text/counted.hpp"
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

void require_words(const Links& links, const std::string& source, const std::string& target, const std::string& where) {
  const auto source_words = std::ssize(split_words(source)), target_words = std::ssize(split_words(target));
  for (const Link& link : links) {
    if (link.source < source_words && link.target < target_words) continue;
    throw Error(where + ": the link " + format_links({link}) + " goes beyond the pair, whose source has " +
                counted(source_words, "word") + " and whose target has " + counted(target_words, "word") +
                "; links are source-target, indices from 0, over words between blanks: is this line of another " +
                "corpus, tokenized in another way, or target-source?");
  }
}

[[noreturn]] void refuse_line_count(LineReader& reader, size_t pairs) {
  while (reader.next()) {
  }
  throw Error(reader.name() + " has " + counted(reader.line(), "line") + " of links, but the training corpus has " +
              counted(static_cast<int64_t>(pairs), "pair") +
              "; guided-alignment needs a line for every pair, empty where none is linked");
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
  return counted(links, "link") + " on " + counted(linked_pairs, "pair") + ", " + counted(unlinked_pairs, "pair") +
         " without links";
}

GuidedLinks read_guided_links(const std::string& file, const ParallelLines& lines) {
  GuidedLinks read{file, {}};
  LineReader reader(file);
  for (size_t line = 0; line < lines.source.size(); ++line) {
    const std::optional<std::string> text = reader.next();
    if (!text) refuse_line_count(reader, lines.source.size());
    const std::string where = reader.name() + ":" + std::to_string(reader.line());
    Links links = parse_links(*text, where);
    keep_distinct(links, [](const Link& link) { return std::pair{link.source, link.target}; });
    require_words(links, lines.source[line], lines.target[line], where);
    read.of_lines.push_back(std::move(links));
  }
  if (reader.next()) refuse_line_count(reader, lines.source.size());
  return read;
}

GuidedCounts add_guided_links(const GuidedLinks& links, const ParallelLines& lines, const Vocabularies& vocabularies,
                              Corpus& corpus) {
  GuidedCounts counts;
  for (size_t i = 0; i < corpus.pairs.size(); ++i) {
    const auto line = static_cast<size_t>(corpus.lines[i]);
    Pair& pair = corpus.pairs[i];
    pair.links = piece_links(links.of_lines[line], vocabularies.source->encode(lines.source[line]).segmented,
                             vocabularies.target->encode(lines.target[line]).segmented);
    counts.links += std::ssize(links.of_lines[line]);
    ++(pair.links.empty() ? counts.unlinked_pairs : counts.linked_pairs);
  }
  if (counts.linked_pairs == 0) {
    throw Error("guided-alignment '" + links.file + "' links nothing in any of the " +
                counted(std::ssize(corpus.pairs), "pair") +
                " that training uses; give the links of this corpus, or leave guided-alignment out");
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
