// Folders that are gone or closed, and limits of the system: one clear error each, and nothing is lost.
#include <unistd.h>

#include "app/tiny_model.hpp"
#include "catch.hpp"
#include "skip.hpp"

using namespace gloss::test;

namespace {

/// Runs a shell's command line; $GLOSS is the program.
Result run_shell(const std::string& command, const std::string& input = "") {
  const fs::path in = spill("shell.in", input), out = scratch() / "shell.out", err = scratch() / "shell.err";
  const std::string line = "export GLOSS='" + binary() + "'; ( " + command + " ) <'" + in.string() + "' >'" +
                           out.string() + "' 2>'" + err.string() + "'";
  const int status = std::system(line.c_str());
  return {status_of(status), slurp(out), slurp(err)};
}

/// A fresh folder below scratch().
fs::path fresh_folder(const std::string& name) {
  const fs::path folder = scratch() / name;
  fs::remove_all(folder);
  fs::create_directories(folder);
  return folder;
}

const std::string kAsNobody = "setpriv --reuid=65534 --clear-groups ";

/// Whether tests can run the program as a user who may less.
bool can_be_nobody() {
  const bool can = geteuid() == 0 && run_shell(kAsNobody + "test -x \"$GLOSS\" -a -r " + tiny_model()).status == 0;
  if (!can) WARN("not root, or the program is out of another user's reach: skipped");
  return can;
}

}  // namespace

TEST_CASE("a working directory that was deleted harms nobody") {
  const fs::path gone = fresh_folder("gone");
  const std::string leave = "cd " + gone.string() + " && rmdir " + gone.string() + " && ";
  const Result version = run_shell(leave + "$GLOSS --version");
  CHECK(version.status == 0);
  CHECK(version.err.empty());
  fs::create_directories(gone);
  const Result translated = run_shell(leave + "$GLOSS translate --model " + tiny_model(), "the red cat sleeps\n");
  CHECK(translated.out == "li kata ruda dorma\n");
  fs::create_directories(gone);
  CHECK(run_shell(leave + "$GLOSS translate --output new --model " + tiny_model(), "the red cat sleeps\n").status == 1);
}

TEST_CASE("a file called - is no output's") {
  const fs::path folder = fresh_folder("dash");
  std::ofstream(folder / "-") << "mine\n";
  const Result result =
      run_shell("cd " + folder.string() + " && $GLOSS translate --model " + tiny_model(), "the red cat sleeps\n");
  CHECK(result.status == 0);
  CHECK(slurp(folder / "-") == "mine\n");
  CHECK_FALSE(fs::exists(folder / "-.options.yaml"));
}

TEST_CASE("absolute paths work from a folder that may not be entered") {
  if (!can_be_nobody()) return;
  const fs::path folder = fresh_folder("closed"), input = spill("closed.src", "the red cat sleeps\n");
  fs::permissions(folder, fs::perms::owner_all);
  const std::string run = "cd " + folder.string() + " && " + kAsNobody + "$GLOSS ";
  const Result result = run_shell(run + "translate --model " + tiny_model() + " " + input.string());
  INFO(result.err);
  CHECK(result.status == 0);
  CHECK(result.out == "li kata ruda dorma\n");
  const Result scored = run_shell(run + "score --model " + tiny_model() + " " + input.string() + " " + input.string());
  INFO(scored.err);
  CHECK(scored.status == 0);
}

TEST_CASE("a model folder that may not be read is told as such") {
  if (!can_be_nobody()) return;
  const fs::path folder = fresh_folder("mode-000");
  fs::permissions(folder, fs::perms::none);
  const Result result = run_shell(kAsNobody + "$GLOSS translate --model " + folder.string());
  CHECK(result.status == 1);
  CHECK(contains(result.err, "Permission denied"));
  CHECK(lines_of(result.err).size() == 1);
}

TEST_CASE("a file given as --model is told what belongs there") {
  const Result result = run_gloss({"translate", "--model", tiny_model() + "/model.safetensors"});
  CHECK(result.status == 1);
  CHECK(contains(result.err, "is a file; give the folder that it is in"));
}

TEST_CASE("a limit on file sizes is an error, and the last checkpoint stands") {
  const fs::path model = scratch() / "limited";
  REQUIRE(run_gloss(tiny_training(model, {"--max-updates=2", "--overwrite"})).status == 0);
  const Result result = run_shell("ulimit -f 8; $GLOSS train --resume --max-updates 4 --model " + model.string());
  INFO(result.err);
  CHECK(result.status == 1);
  CHECK(contains(result.err, "File too large"));
  CHECK(run_gloss({"translate", "--model", model.string()}, "the red cat sleeps\n").status == 0);
  CHECK(run_gloss({"train", "--resume", "--max-updates", "4", "--model", model.string()}).status == 0);
}

TEST_CASE("a limit on memory ends a run with one line, whatever library it meets first") {
#ifdef __SANITIZE_ADDRESS__
  skip("the address sanitizer maps more than any limit");
  return;
#endif
  const std::string run = "; $GLOSS translate --model " + tiny_model();
  const auto under = [&](int megabytes) {
    return run_shell("ulimit -c 0; ulimit -v " + std::to_string(megabytes << 10) + run, "the red cat sleeps\n");
  };
  int limit = 40, refused = 0;
  constexpr int kNotLoaded = 127;  // by the system's loader, before the program begins
  while (limit < 4000 && under(limit).status == kNotLoaded) limit += 20;
  for (; limit < 4000; limit += 20) {
    const Result result = under(limit);
    if (result.status == 0) break;
    INFO(limit << " MB: " << result.err);
    CHECK(result.status == 1);
    CHECK(lines_of(result.err).size() == 1);
    CHECK(contains(result.err, "gloss: error: "));
    CHECK(contains(result.err, "raise "));
    ++refused;
  }
  CHECK(refused >= 3);
  CHECK(limit < 4000);
}

TEST_CASE("threads that cannot be started are told as such") {
  if (!can_be_nobody()) return;
  const fs::path model = fresh_folder("few-threads");
  fs::permissions(model, fs::perms::all);
  const std::string run = kAsNobody + "bash -c 'ulimit -u 2; exec $GLOSS ";
  const Result translated =
      run_shell(run + "translate --threads 3 --model " + tiny_model() + "'", "the red cat sleeps\n");
  CHECK(translated.status == 1);
  CHECK(contains(translated.err, "cannot start thread "));
  CHECK(contains(translated.err, "ulimit -u"));
  std::string words;
  for (const std::string& word : tiny_training(model, {"--overwrite", "--threads=3"})) words += " " + word;
  const Result trained = run_shell(run + words + "'");
  INFO(trained.err);
  CHECK(trained.status == 1);
  CHECK(contains(lines_of(trained.err).back(), " of 3 threads can be started"));
}

TEST_CASE("limits that a vocabulary's training meets are not blamed on the text") {
  const fs::path model = fresh_folder("few-processes");
  fs::permissions(model, fs::perms::all);
  // What the tests themselves were started with takes no part.
  std::string words = "exec 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-; exec $GLOSS";
  for (const std::string& word : tiny_training(model / "run", {"--max-updates=1"})) words += " " + word;
  const auto sweep = [&](const std::string& user, const std::string& limit, int from) {
    for (int count = from; count < 40; ++count) {
      fs::remove_all(model / "run");
      const Result result =
          run_shell(user + "bash -c 'ulimit " + limit + " " + std::to_string(count) + "; " + words + "'");
      if (result.status == 0) return;
      INFO(limit << " " << count << ": " << result.err);
      CHECK(result.status == 1);
      CHECK(contains(result.err, "ulimit " + limit.substr(0, 1)));
      CHECK(contains(result.err, limit));
      CHECK_FALSE(contains(result.err, "try another vocab-type"));
    }
    FAIL("no limit was enough");
  };
  sweep("", "-n", 5);
  if (can_be_nobody()) sweep(kAsNobody, "-u", 2);
}

TEST_CASE("at the limit on CPU time a training saves and a failed run is told") {
  const fs::path model = scratch() / "timed";
  const Result result =
      run_shell("ulimit -S -t 2; $GLOSS train --overwrite --max-updates 100000000 --valid-max-lines 1 " + [&] {
        std::string words;
        for (const std::string& word : tiny_training(model)) words += word + " ";
        return words.substr(words.find(' '));
      }());
  INFO(result.err);
  CHECK(result.status == 1);
  CHECK(contains(result.err, "CPU time"));
  CHECK(fs::exists(model / "checkpoints" / "latest" / "state.json"));
}

TEST_CASE("what a killed run left in a folder of matrices stops no other") {
  const fs::path folder = fresh_folder("matrices");
  for (const char* name : {"000001.csv.tmp-0123456789abcdef", "attention.json.tmp-0123456789abcdef"}) {
    std::ofstream(folder / name) << "half";
  }
  const Result result =
      run_gloss(with_model("translate", {"--attention", folder.string() + "/"}), "the red cat sleeps\n");
  CHECK(result.status == 0);
  size_t files = 0;
  for ([[maybe_unused]] const auto& entry : fs::directory_iterator(folder)) ++files;
  CHECK(files == 2);
}

TEST_CASE("a training clears what a killed one left in its folder") {
  const fs::path model = scratch() / "swept";
  REQUIRE(run_gloss(tiny_training(model, {"--max-updates=1", "--overwrite"})).status == 0);
  const fs::path left = model / "model.safetensors.tmp-0123456789abcdef";
  const fs::path partial = model / "checkpoints" / ".step-2.partial";
  for (const char* how : {"--overwrite", "--resume"}) {
    std::ofstream(left) << "half";
    fs::create_directory(partial);
    std::ofstream(partial / "model.safetensors.tmp-0123456789abcdef") << "half";
    CHECK(run_gloss(tiny_training(model, {"--max-updates=1", how})).status == 0);  // resumed, it saves nothing
    CHECK_FALSE(fs::exists(left));
    CHECK_FALSE(fs::exists(partial));
  }
}
