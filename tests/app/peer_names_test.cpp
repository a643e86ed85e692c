// Options of Marian, OpenNMT-py, fairseq and JoeyNMT are told by the names that gloss has for them.
#include <sstream>

#include "app/refusal.hpp"
#include "catch.hpp"

using namespace gloss::test;

namespace {

/// The first word that looks like a flag behind "it is called ".
std::string called(const std::string& command, const std::string& name) {
  const Result result = run_gloss({command, name, "5"});
  check_refused(result, 2, "gloss has no " + name + "; it is called --");
  std::string ours;
  std::istringstream(result.err.substr(result.err.find("called ") + 7)) >> ours;
  return ours.substr(0, ours.find(';'));
}

}  // namespace

TEST_CASE("another toolkit's option is told by our name for it") {
  CHECK(called("translate", "--nbest") == "--n-best");
  CHECK(called("translate", "--models") == "--model");
  CHECK(called("translate", "--mini-batch") == "--batch-size");
  CHECK(called("translate", "-b") == "--beam-size");
  CHECK(called("translate", "--beam") == "--beam-size");
  CHECK(called("translate", "-beam_size") == "--beam-size");
  CHECK(called("translate", "-o") == "--output");
  CHECK(called("translate", "--lenpen") == "--length-alpha");
  CHECK(called("score", "-o") == "--output");
  CHECK(called("train", "--lr") == "--learning-rate");
  CHECK(called("train", "--train-sets") == "--train-source");
  CHECK(called("train", "--src") == "--train-source");
  CHECK(called("train", "-train_tgt") == "--train-target");
  CHECK(called("train", "--mini-batch") == "--batch-size");
  CHECK(called("train", "--after-batches") == "--max-updates");
  CHECK(called("train", "--update-freq") == "--accumulate");
  CHECK(called("train", "--cpu-threads") == "--threads");
}

TEST_CASE("what gloss has no option for is told why") {
  for (const char* const name : {"--gpu", "--devices", "-d"}) {
    check_refused(run_gloss({"train", name, "0"}), 2, std::string("gloss has no ") + name + ": it computes on the CPU");
  }
  check_refused(run_gloss({"translate", "--src", "a"}), 2, "its files are arguments: gloss translate");
  check_refused(run_gloss({"translate", "--tgt", "a"}), 2, "gloss score");
  check_refused(run_gloss({"score", "--src", "a"}), 2, "its files are arguments: gloss score");
}

TEST_CASE("a name of another toolkit is not taken for one that a command does not have") {
  check_refused(run_gloss({"info", "--lr", "1"}), 2, "unknown option --lr");
  check_refused(run_gloss({"info", "-v"}), 2, "unknown option -v");
  check_refused(run_gloss({"score", "--nbest", "1"}), 2, "unknown option --nbest");
}
