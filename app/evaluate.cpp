// gloss evaluate: translations against a reference (BLEU, chrF), word links against gold links (AER).
#include <cstdio>

#include "align/links.hpp"
#include "commands.hpp"
#include "gloss/error.hpp"
#include "inputs.hpp"
#include "log.hpp"
#include "metrics/bleu.hpp"
#include "metrics/chrf.hpp"
#include "option_binder.hpp"
#include "text/counted.hpp"
#include "text/files.hpp"

namespace gloss {
namespace {

struct EvaluateCommand {
  std::vector<std::string> files;  // reference or gold links, hypothesis
  std::string metric = "bleu";
  bool lowercase = false;
  bool alignment = false;
};

void bind(CommandLine& line, EvaluateCommand& command) {
  line.words({"REF HYP",
              "The reference (with --alignment: the gold links) first, then what is judged (plain, .gz, .zst or .xz); "
              "either may be -, stdin",
              2, 2, &command.files, "files"});
  line.section("What is measured");
  line.option(Field{"metric", "Measure of translations, computed as sacreBLEU does", "", {"bleu", "chrf"}},
              command.metric);
  line.option(Field{"lowercase", "bleu: ignore case"}, command.lowercase);
  line.option(Field{"alignment", "Compare word links: i-j is sure, ipj is possible"}, command.alignment);
}

struct TwoFiles {
  std::vector<std::string> reference, hypothesis;
};

std::vector<std::string> read_lines(const std::string& path) {
  Log log(Log::Style::kPlain);
  Inputs inputs({path}, [&log](const std::string& text) { log.warning(text); });
  const LineSource source = inputs.source();
  std::vector<std::string> lines;
  while (std::optional<InputLine> line = source.next()) {
    if (line->text_is_cut) {
      throw Error(path + ":" + std::to_string(line->line) + ": the line is longer than " +
                  std::to_string(kMaxLineBytes >> 20) + " MiB; is this text, one sentence a line?");
    }
    lines.push_back(std::move(line->text));
  }
  return lines;
}

TwoFiles read_both(const std::vector<std::string>& files) {
  if (files[0] == "-" && files[1] == "-") throw UsageError("only one of REF and HYP can be stdin");
  TwoFiles both{read_lines(files[0]), read_lines(files[1])};
  const int64_t reference = std::ssize(both.reference), hypothesis = std::ssize(both.hypothesis);
  if (reference != hypothesis) {
    throw Error(files[0] + " has " + counted(reference, "line") + ", " + files[1] + " has " +
                counted(hypothesis, "line") + ": " + files[reference < hypothesis ? 0 : 1] +
                " ends first; both must have as many lines");
  }
  if (reference == 0) throw Error(files[0] + " and " + files[1] + " have no lines: there is nothing to compare");
  return both;
}

template <class... Values>
std::string print(const char* format, Values... values) {
  char buffer[256];
  std::snprintf(buffer, sizeof buffer, format, values...);
  return buffer;
}

std::string alignment_result(const TwoFiles& both, const std::vector<std::string>& files) {
  AlignmentScore score;
  for (size_t i = 0; i < both.reference.size(); ++i) {
    const std::string line = ":" + std::to_string(i + 1);
    score.add(parse_links(both.reference[i], files[0] + line), parse_links(both.hypothesis[i], files[1] + line));
  }
  return print("AER = %.4f precision = %.4f recall = %.4f (links = %lld, sure = %lld, possible = %lld)\n", score.aer(),
               score.precision(), score.recall(), static_cast<long long>(score.hypothesis),
               static_cast<long long>(score.sure), static_cast<long long>(score.possible));
}

std::string result(const EvaluateCommand& command) {
  const TwoFiles both = read_both(command.files);
  if (command.alignment) return alignment_result(both, command.files);
  if (command.metric == "chrf") return print("chrF = %.2f\n", corpus_chrf(both.hypothesis, both.reference));
  return corpus_bleu(both.hypothesis, both.reference, command.lowercase).describe() + "\n";
}

}  // namespace

int evaluate_command(const Arguments& arguments) {
  EvaluateCommand command;
  CommandLine line("evaluate", "[--metric NAME] REF HYP  |  gloss evaluate --alignment GOLD HYP",
                   "Compares line by line with a reference and prints one line with the result.");
  bind(line, command);
  if (!line.parse(arguments)) return 0;
  if (command.alignment && line.given("metric")) throw UsageError("--metric and --alignment exclude each other");
  if (command.lowercase && (command.alignment || command.metric != "bleu")) {
    throw UsageError("--lowercase works with --metric bleu only");
  }
  LineSink out("-");
  out.write(result(command));
  out.close();
  return 0;
}

}  // namespace gloss
