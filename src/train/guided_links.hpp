// Guided alignment (Chen et al. 2016, "Guided Alignment Training for Topic-Aware Neural Machine Translation"; Garg et
// al. 2019, "Jointly Learning to Align and Translate with Transformer Models"): attention is taught where to look by
// word links that somebody else has found. Here they come from their file into the corpus, as links of pieces; the loss
// on them is guided_loss (nn/attention_losses.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "align/links.hpp"
#include "gloss/attention_matrix.hpp"
#include "gloss/trainer.hpp"
#include "model/run_folder.hpp"
#include "text/corpus.hpp"
#include "train/vocabularies.hpp"

namespace gloss {

/// Links of words (design section 6: runs between blanks) as links of pieces: every piece of the source word with every
/// piece of the target word, a possible link like a sure one. Sorted by target, then source; none twice. `</s>` is
/// never linked: a target piece without a link stays out of the loss, as in fairseq and Marian, so that attention is
/// free where nobody knows better.
std::vector<PieceLink> piece_links(const Links& words, const Segmented& source, const Segmented& target);

/// What a link file gave to the pairs that are trained on.
struct GuidedCounts {
  int64_t links = 0;            ///< of words, on all pairs
  int64_t linked_pairs = 0;     ///< with a link of pieces at least
  int64_t unlinked_pairs = 0;   ///< the others: attention is free on them
  std::string summary() const;  ///< "120 links on 38 pairs, 2 pairs without links"
};

/// The links of words of every line of a corpus, none twice.
struct GuidedLinks {
  std::string file;
  std::vector<Links> of_lines;
};

/// Reads and checks the links of `lines`; it needs no vocabulary, so that an error costs no minutes. `file` (plain or
/// compressed) has one line for each of them, Pharaoh form. Throws Error, with file:line, for what is not a link, for a
/// link to a word that is not there, and for another number of lines; FileError when the file cannot be read.
GuidedLinks read_guided_links(const std::string& file, const ParallelLines& lines);

/// Fills Pair::links of a corpus made from `lines`. Throws Error when no pair gets a link.
GuidedCounts add_guided_links(const GuidedLinks& links, const ParallelLines& lines, const Vocabularies& vocabularies,
                              Corpus& corpus);

/// Of a model with several heads one learns the links, the others stay free (Garg et al. 2019, section 4.2): the first,
/// where alignment-head does not name one. It is then the one that is shown, too. Reports its choice.
void choose_guided_head(RunConfig& config, const TrainObserver& observer);

}  // namespace gloss
