// A parallel corpus in memory: read, segmented, filtered, everything dropped is counted.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "text/vocabulary.hpp"

namespace gloss {

/// Where parallel text comes from: two files, or one .tsv (also compressed) as `source` with `target` empty.
struct CorpusFiles {
  std::string source, target;
  std::string columns = {};  ///< of a .tsv, "1,2"; empty: it has exactly two
};

/// Two sides of equal length as plain lines. Throws Error when the line counts differ: names both counts and the file
/// that ended first; a .tsv line without the columns names file:line.
struct ParallelLines {
  std::vector<std::string> source, target;
  int64_t replaced_lines = 0;         ///< lines with invalid UTF-8
  std::string replaced_where = {};    ///< file:line of the first
  std::vector<bool> held_out = {};    ///< by line: not to be trained on; empty: none
  std::vector<size_t> too_long = {};  ///< pairs with a line above kMaxLineBytes, in order: empty on both sides here
  std::string too_long_where = {};    ///< file:line of the first
  std::vector<std::string> encoding_hints = {};  ///< LineReader::encoding_hint of the files that have one
};
ParallelLines read_parallel(const CorpusFiles& files);

/// Piece `target` was translated from piece `source`.
struct PieceLink {
  int32_t source = 0, target = 0;
};

struct Pair {
  std::vector<int> source, target;  ///< ids with `</s>`
  std::vector<PieceLink> links;     ///< of a corpus with given alignments
};

struct CorpusFilter {
  int max_length = 100;         ///< pieces a side, without `</s>`
  double max_length_ratio = 0;  ///< longer / shorter side in pieces; 0 = off
  std::string what = "corpus";  ///< the name of the pairs in an error
};

struct CorpusCounts {
  int64_t read = 0, kept = 0, empty = 0, too_long = 0, bad_ratio = 0, held_out = 0;
  int64_t source_pieces = 0, target_pieces = 0;  ///< of kept pairs, `</s>` counted
  /// One line for the log: "29000 pairs read, 28990 kept, 3 with an empty side, ..."
  std::string summary() const;
};

struct Corpus {
  std::vector<Pair> pairs;
  std::vector<int64_t> lines;  ///< per pair, where in the lines that were read it stood, from 0
  CorpusCounts counts;
};

/// Segments and filters. Throws Error when nothing is left.
Corpus make_corpus(const ParallelLines& lines, const Vocabulary& source, const Vocabulary& target,
                   const CorpusFilter& filter);

}  // namespace gloss
