// Parallel text from two files or from one with two columns.
#include <algorithm>

#include "gloss/error.hpp"
#include "text/corpus.hpp"
#include "text/lines.hpp"

namespace gloss {

namespace {

std::string place(const LineReader& reader, int64_t line) {
  return reader.name() + ":" + std::to_string(line);
}

void count_replaced(const LineReader& reader, ParallelLines& lines) {
  lines.replaced_lines += reader.replaced_lines();
  if (reader.replaced_lines() > 0 && lines.replaced_where.empty()) {
    lines.replaced_where = place(reader, reader.first_replaced_line());
  }
}

/// Takes a pair without its text: half a line would be a wrong translation of the other side.
void leave_out(const LineReader& reader, ParallelLines& lines) {
  if (lines.too_long.empty()) lines.too_long_where = place(reader, reader.line());
  lines.too_long.push_back(lines.source.size());
  lines.source.emplace_back();
  lines.target.emplace_back();
}

ParallelLines read_columns(const std::string& path) {
  LineReader reader(path, LongLines::kCut);
  ParallelLines lines;
  while (auto line = reader.next()) {
    if (reader.was_cut()) {
      leave_out(reader, lines);
      continue;
    }
    const auto tabs = std::count(line->begin(), line->end(), '\t');
    if (tabs != 1) {
      throw Error(place(reader, reader.line()) + ": " + std::to_string(tabs + 1) +
                  " columns; a .tsv corpus has exactly two, source and target, with one tab between them");
    }
    const size_t tab = line->find('\t');
    lines.source.push_back(line->substr(0, tab));
    lines.target.push_back(line->substr(tab + 1));
  }
  count_replaced(reader, lines);
  return lines;
}

[[noreturn]] void fail_unequal(const LineReader& source, const LineReader& target) {
  const bool source_ends_first = source.line() < target.line();
  const LineReader& shorter = source_ends_first ? source : target;
  throw Error(source.name() + " has " + std::to_string(source.line()) + " lines, " + target.name() + " has " +
              std::to_string(target.line()) + ": " + shorter.name() + " ends first, after line " +
              std::to_string(shorter.line()) + ". The two sides of a corpus need a line for every line of the other");
}

ParallelLines read_sides(const CorpusFiles& files) {
  LineReader source(files.source, LongLines::kCut), target(files.target, LongLines::kCut);
  ParallelLines lines;
  for (;;) {
    auto source_line = source.next();
    auto target_line = target.next();
    if (!source_line && !target_line) break;
    if (!source_line || !target_line) {
      // Both are read to their ends: the message tells how many lines each has.
      for (LineReader* side : {&source, &target}) {
        while (side->next()) {
        }
      }
      fail_unequal(source, target);
    }
    if (source.was_cut() || target.was_cut()) {
      leave_out(source.was_cut() ? source : target, lines);
      continue;
    }
    lines.source.push_back(std::move(*source_line));
    lines.target.push_back(std::move(*target_line));
  }
  count_replaced(source, lines);
  count_replaced(target, lines);
  return lines;
}

}  // namespace

ParallelLines read_parallel(const CorpusFiles& files) {
  if (!files.target.empty()) return read_sides(files);
  if (!files.source.ends_with(".tsv") && !files.source.ends_with(".tsv.gz")) {
    throw UsageError("the corpus " + files.source +
                     " has no target side: name a second file, or one .tsv or .tsv.gz with source and target columns");
  }
  return read_columns(files.source);
}

}  // namespace gloss
