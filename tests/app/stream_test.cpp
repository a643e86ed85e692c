// Pipes and signals: a co-process is answered, a closed pipe ends quietly, a kill leaves whole lines.
#include <poll.h>
#include <sys/stat.h>
#include <zlib.h>

#include <chrono>
#include <thread>

#include "app/tiny_model.hpp"
#include "catch.hpp"

using namespace gloss::test;

namespace {

/// gloss with pipes on its stdin and stdout.
class Piped {
 public:
  explicit Piped(const Words& arguments) {
    int in[2], out[2];
    if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) throw std::runtime_error("pipe");
    const int error = open((scratch() / "piped.err").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    program_ = std::make_unique<Program>(arguments, in[0], out[1], error);
    for (const int file : {in[0], out[1], error}) close(file);
    input_ = in[1];
    output_ = out[0];
  }
  ~Piped() {
    close_input();
    close_output();
  }
  Piped(const Piped&) = delete;
  Piped& operator=(const Piped&) = delete;

  bool write(const std::string& text) const {
    return ::write(input_, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  }
  /// A line, or "(timeout)".
  std::string read_line() const {
    std::string line;
    for (char c = 0; c != '\n';) {
      pollfd ready{output_, POLLIN, 0};
      if (poll(&ready, 1, 60000) != 1) return "(timeout)";
      if (::read(output_, &c, 1) != 1) return line + "(end)";
      line += c;
    }
    return line;
  }
  void close_input() { close_once(input_); }
  void close_output() { close_once(output_); }
  Program& program() { return *program_; }
  static std::string errors() { return slurp(scratch() / "piped.err"); }

 private:
  static void close_once(int& descriptor) {
    if (descriptor >= 0) close(std::exchange(descriptor, -1));
  }
  std::unique_ptr<Program> program_;
  int input_ = -1, output_ = -1;
};

template <class Condition>
bool wait_until(Condition condition) {
  for (int i = 0; i < 3000; ++i) {
    if (condition()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return false;
}

std::string gzipped(const std::string& name, const std::string& text) {
  const std::string path = (scratch() / name).string();
  const gzFile file = gzopen(path.c_str(), "wb");
  REQUIRE(gzwrite(file, text.data(), static_cast<unsigned>(text.size())) == static_cast<int>(text.size()));
  gzclose(file);
  return path;
}

int null_device() {
  return open("/dev/null", O_RDWR | O_CLOEXEC);
}

}  // namespace

TEST_CASE("a co-process is answered line by line") {
  const Sentences all = sentences();
  for (const Words& options : {Words{}, Words{"--threads=2", "--batch-size=64"}}) {
    Piped piped(with_model("translate", options));
    for (size_t i = 0; i < 5; ++i) {
      REQUIRE(piped.write(all.source[i] + "\n"));
      REQUIRE(piped.read_line() == all.target[i] + "\n");
    }
    piped.close_input();
    CHECK(piped.program().wait() == 0);
  }
}

TEST_CASE("an input that has ended is translated while the next one is waited for") {
  const Sentences all = sentences();
  const std::string two = spill("two.src", joined({all.source[0], all.source[1]})).string();
  const fs::path fifo = scratch() / "named-pipe";
  REQUIRE((mkfifo(fifo.c_str(), 0600) == 0 || errno == EEXIST));
  const std::string prefix = spill("prefixes", "\n\n\n").string();
  for (const Words& options : {Words{two, "-"}, Words{two, two, "-"}, Words{"--target-prefix", prefix, two, "-"}}) {
    Piped piped(with_model("translate", options));
    const size_t copies = options[1] == two ? 2 : 1;
    for (size_t i = 0; i < 2 * copies; ++i) REQUIRE(piped.read_line() == all.target[i % 2] + "\n");
    REQUIRE(piped.write(all.source[2] + "\n"));
    CHECK(piped.read_line() == all.target[2] + "\n");
    piped.close_input();
    CHECK(piped.program().wait() == 0);
  }
  SECTION("a named pipe that nobody writes to yet") {
    Piped piped(with_model("translate", {two, fifo.string()}));
    for (size_t i = 0; i < 2; ++i) REQUIRE(piped.read_line() == all.target[i] + "\n");
    const int writer = open(fifo.c_str(), O_WRONLY | O_CLOEXEC);
    const std::string line = all.source[3] + "\n";
    REQUIRE(::write(writer, line.data(), line.size()) == static_cast<ssize_t>(line.size()));
    CHECK(piped.read_line() == all.target[3] + "\n");
    close(writer);
    CHECK(piped.program().wait() == 0);
  }
  SECTION("prefixes that come through a pipe, sources that are compressed") {
    const std::string packed = gzipped("two.src.gz", joined({all.source[0], all.source[1]}));
    Piped piped(with_model("translate", {"--target-prefix", "-", packed, two}));
    for (size_t i = 0; i < 4; ++i) {
      REQUIRE(piped.write("\n"));
      REQUIRE(piped.read_line() == all.target[i % 2] + "\n");
    }
    piped.close_input();
    CHECK(piped.program().wait() == 0);
  }
  SECTION("one side of score goes on after the other has ended") {
    Piped piped(with_model("score", {two, "-"}));
    REQUIRE(piped.write(all.target[0] + "\n" + all.target[1] + "\n" + all.target[2] + "\n"));
    for (int i = 0; i < 2; ++i) CHECK(contains(piped.read_line(), "-"));
    CHECK(piped.program().wait() == 1);
    CHECK(contains(Piped::errors(), "two.src has 2 lines, stdin has at least 3 lines"));
  }
  SECTION("score, whose first file is a pipe") {
    const std::string targets = spill("two.trg", joined({all.target[0], all.target[1]})).string();
    Piped piped(with_model("score", {"-", targets}));
    for (int i = 0; i < 2; ++i) {
      REQUIRE(piped.write(all.source[0] + "\n"));
      CHECK(contains(piped.read_line(), "-"));
    }
    REQUIRE(piped.write(all.source[0] + "\n"));
    CHECK(piped.program().wait() == 1);
    CHECK(contains(Piped::errors(), "two.trg has 2 lines, stdin has at least 3 lines"));
  }
  SECTION("score, whose second file is a pipe") {
    Piped piped(with_model("score", {two, "-"}));
    REQUIRE(piped.write(all.target[0] + "\n"));
    CHECK(contains(piped.read_line(), "-"));
    REQUIRE(piped.write(all.target[1] + "\n"));
    CHECK(contains(piped.read_line(), "-"));
    piped.close_input();
    CHECK(piped.program().wait() == 0);
  }
}

TEST_CASE("a line without an end is cut, marked and counted, and takes no memory of its size") {
  signal(SIGPIPE, SIG_IGN);
  const auto most_memory = [](int megabytes) {
    Piped piped(with_model("translate", {"--format=json"}));
    piped.write("the red cat sleeps\n");
    CHECK(contains(piped.read_line(), "li kata ruda dorma"));
    std::string megabyte;
    while (megabyte.size() < 1 << 20) megabyte += "the old dog sings ";
    for (int i = 0; i < megabytes; ++i) piped.write(megabyte);
    piped.write("\nthe red cat sleeps\n");
    const std::string cut = piped.read_line(), next = piped.read_line();
    CHECK(cut.size() < 500'000);
    CHECK(contains(cut, R"("truncated":true)"));
    CHECK(contains(next, "li kata ruda dorma"));
    CHECK_FALSE(contains(next, "truncated"));
    piped.close_input();
    CHECK(piped.program().wait() == 0);
    CHECK(contains(Piped::errors(), "line 2: cut to "));
    CHECK(contains(Piped::errors(), "3 lines, "));
    CHECK(contains(Piped::errors(), "cut 1,"));
    return piped.program().most_kilobytes();
  };
  CHECK(most_memory(100) < most_memory(2) + 50'000);
}

TEST_CASE("a reader that goes away ends the run quietly") {
  signal(SIGPIPE, SIG_IGN);
  Piped piped(with_model("translate", {}));
  REQUIRE(piped.write("the red cat sleeps\n"));
  piped.read_line();
  piped.close_output();
  piped.write(joined(sentences().source));
  piped.close_input();
  CHECK(piped.program().wait() == 0);
  CHECK(Piped::errors().empty());
}

TEST_CASE("Ctrl-C and SIGTERM end a translation with 130 and 143") {
  for (const auto& [signal_number, status] : {std::pair{SIGINT, 130}, std::pair{SIGTERM, 143}}) {
    Piped piped(with_model("translate", {}));
    REQUIRE(piped.write("the red cat sleeps\n"));
    REQUIRE(piped.read_line() == "li kata ruda dorma\n");
    piped.program().send(signal_number);
    CHECK(piped.program().wait() == status);
  }
}

TEST_CASE("a kill while results are written leaves whole lines") {
  Words many;
  for (int i = 0; i < 400; ++i) {
    const Words all = sentences().source;
    many.insert(many.end(), all.begin(), all.end());
  }
  const std::string source = spill("many.src", joined(many)).string();
  const fs::path output = scratch() / "killed.out", links = scratch() / "killed.links",
                 table = scratch() / "killed.csv";
  const int null = null_device();
  Program program(with_model("translate", {"--output", output.string(), "--alignment", links.string(), "--attention",
                                           table.string(), source}),
                  null, null, null);
  close(null);
  REQUIRE(wait_until([&] { return fs::exists(output) && fs::file_size(output) > 2000; }));
  program.send(SIGKILL);
  CHECK(program.wait() == -SIGKILL);
  for (const fs::path& file : {output, links, table}) {
    INFO(file.string());
    const std::string text = slurp(file);
    REQUIRE_FALSE(text.empty());
    CHECK(text.back() == '\n');
  }
  const Words lines = lines_of(slurp(output));
  CHECK(lines.size() < many.size());
  const Words expected = sentences().target;
  for (size_t i = 0; i < lines.size(); ++i) CHECK(lines[i] == expected[i % expected.size()]);
}

TEST_CASE("a signal ends a training at once while the corpus is still read") {
  const fs::path pipe = scratch() / "corpus.pipe", model = scratch() / "never-begun";
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  const int null = null_device();
  const int err = open((scratch() / "corpus.err").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  Program program({"train", "--config=none", "--train-source", pipe.string(), "--train-target", pipe.string(),
                   "--model", model.string()},
                  null, null, err);
  for (const int file : {null, err}) close(file);
  const int corpus = open(pipe.c_str(), O_WRONLY);  // returns when it is being read
  REQUIRE(corpus >= 0);
  program.send(SIGTERM);
  close(corpus);  // who does not stop reads to the end and fails
  CHECK(program.wait() == 143);
  CHECK(contains(slurp(scratch() / "corpus.err"), "stopped before training began"));
  CHECK_FALSE(fs::exists(model));
}

TEST_CASE("training stopped by a signal saves, says so in its status, and resumes") {
  for (const auto& [signal_number, status] : {std::pair{SIGINT, 130}, std::pair{SIGTERM, 143}}) {
    const fs::path model = scratch() / ("stopped-" + std::to_string(status));
    const int null = null_device();
    Program program(tiny_training(model, {"--max-updates=1000000", "--log-every=1"}), null, null, null);
    close(null);
    REQUIRE(wait_until([&] { return contains(slurp(model / "train.log"), "update 3,"); }));
    program.send(signal_number);
    CHECK(program.wait() == status);
    REQUIRE(fs::exists(model / "checkpoints" / "latest" / "model.safetensors"));
    const std::string first_log = slurp(model / "train.log");

    const Result again = run_gloss(tiny_training(model, {"--max-updates=1000000"}));
    CHECK(again.status == 1);
    CHECK(contains(again.err, "--resume"));
    const Result resumed = run_gloss({"train", "--model", model.string(), "--resume", "--max-minutes=0.001"});
    INFO(resumed.err);
    CHECK(resumed.status == 0);
    CHECK(resumed.out.empty());
    CHECK(slurp(model / "train.log").starts_with(first_log));
    CHECK(run_gloss({"translate", "--model", model.string()}, "the red cat sleeps\n").status == 0);
  }
}
