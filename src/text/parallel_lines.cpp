// Parallel text from two files or from one with two columns.
#include "gloss/error.hpp"
#include "text/columns.hpp"
#include "text/corpus.hpp"
#include "text/counted.hpp"
#include "text/lines.hpp"

namespace gloss {

namespace {

std::string place(const LineReader& reader, int64_t line) {
  return reader.name() + ":" + std::to_string(line);
}

/// At the reader's end: what it has seen.
void add_findings(const LineReader& reader, ParallelLines& lines) {
  lines.replaced_lines += reader.replaced_lines();
  if (reader.replaced_lines() > 0 && lines.replaced_where.empty()) {
    lines.replaced_where = place(reader, reader.first_replaced_line());
  }
  if (const auto hint = reader.encoding_hint()) lines.encoding_hints.push_back(*hint);
}

/// Takes a pair without its text: half a line would be a wrong translation of the other side.
void leave_out(const LineReader& reader, ParallelLines& lines) {
  if (lines.too_long.empty()) lines.too_long_where = place(reader, reader.line());
  lines.too_long.push_back(lines.source.size());
  lines.source.emplace_back();
  lines.target.emplace_back();
}

ParallelLines read_columns(const CorpusFiles& files) {
  const ColumnReader columns(files.columns);
  LineReader reader(files.source, LongLines::kCut);
  ParallelLines lines;
  while (auto line = reader.next()) {
    if (reader.was_cut()) {
      leave_out(reader, lines);
      continue;
    }
    const Sides sides = columns.sides(*line, place(reader, reader.line()));
    lines.source.emplace_back(sides.source);
    lines.target.emplace_back(sides.target);
  }
  add_findings(reader, lines);
  return lines;
}

[[noreturn]] void fail_unequal(const LineReader& source, const LineReader& target) {
  const bool source_ends_first = source.line() < target.line();
  const LineReader& shorter = source_ends_first ? source : target;
  throw Error(source.name() + " has " + counted(source.line(), "line") + ", " + target.name() + " has " +
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
  add_findings(source, lines);
  add_findings(target, lines);
  return lines;
}

}  // namespace

ParallelLines read_parallel(const CorpusFiles& files) {
  if (!files.target.empty()) return read_sides(files);
  if (!is_tsv(files.source)) {
    throw UsageError("the corpus " + files.source +
                     " has no target side: name a second file, or one .tsv (also .gz, .zst, .xz) with both columns");
  }
  return read_columns(files);
}

}  // namespace gloss
