// What configs/ holds is in the program, under the same names, and every one of them is a valid start.
#include "model/built_in_configs.hpp"

#include <algorithm>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "model/options_table.hpp"
#include "temporary_folder.hpp"
#include "text/files.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

const std::filesystem::path kConfigs = std::filesystem::path(GLOSS_SOURCE_DIR) / "configs";

/// The options of a config after data was named.
RunConfig with_data(const std::string& name_or_path) {
  RunConfig config;
  read_named_config(name_or_path, config);
  return config;
}

}  // namespace

TEST_CASE("the program holds every file of configs/ but those of measurements") {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(kConfigs)) {
    const std::string name = entry.path().stem().string();
    if (!name.starts_with("bench-")) names.push_back(name);
  }
  std::ranges::sort(names);
  std::vector<std::string> built_in;
  for (const BuiltInConfig& config : built_in_configs()) built_in.emplace_back(config.name);
  CHECK(built_in == names);
  for (const BuiltInConfig& config : built_in_configs()) {
    INFO(config.name);
    CHECK(std::string(config.text) == read_file(kConfigs / (std::string(config.name) + ".yaml")));
  }
}

TEST_CASE("every built-in configuration is valid and says in a short sentence what it is for") {
  for (const BuiltInConfig& config : built_in_configs()) {
    INFO(config.name);
    RunConfig run = with_data(std::string(config.name));
    CHECK_NOTHROW(validate(run));
    const std::string summary = config_summary(config.text);
    INFO(summary);
    CHECK(summary.size() > 20);
    CHECK(summary.size() <= 73);
    CHECK(summary.ends_with("."));
  }
}

TEST_CASE("those for any text leave to the corpus what follows from it, and need nothing but data") {
  for (const char* name : {"small", "rnn", "transformer", "conv"}) {
    INFO(name);
    const RunConfig run = with_data(name);
    CHECK(run.train.vocab_size == 0);
    CHECK(run.train.validate_every == -1);
    CHECK((run.train.batch_size == 0) == (name != std::string("transformer")));
    CHECK(run.train.train_source.empty());
    CHECK(run.train.valid_source.empty());
    const bool ends = run.train.max_updates > 0 || run.train.max_epochs > 0;
    CHECK(ends);
  }
}

TEST_CASE("a summary is the first sentence of the first paragraph of comments") {
  CHECK(config_summary("# One\n# two. Three.\n\nmodel:\n") == "One two.");
  CHECK(config_summary("# One: 1.5\n#\n# Two.\n") == "One: 1.5");
  CHECK(config_summary("#One\nmodel: {}\n# Two.\n") == "One");
  CHECK(config_summary("model: {}\n").empty());
  CHECK(config_summary("").empty());
}

TEST_CASE("a name goes before a file of that name, which its path reaches") {
  TemporaryFolder folder;
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(folder / "");
  write_text(folder / "rnn", "embedding-size: 7\n");
  write_text(folder / "mine", "embedding-size: 9\n");
  const int named = with_data("rnn").model.embedding_size, by_path = with_data("./rnn").model.embedding_size;
  const int own = with_data("mine").model.embedding_size;
  std::filesystem::current_path(before);
  CHECK(named == 256);
  CHECK(by_path == 7);
  CHECK(own == 9);
}

TEST_CASE("what is neither a name nor a file is refused with the names there are") {
  const std::string name = message_of<UsageError>([] { with_data("rn"); });
  CHECK(name.find("config 'rn' is neither a file nor a built-in configuration; did you mean 'rnn'?") == 0);
  CHECK(name.find("sample") != std::string::npos);
  CHECK(name.find("--list-configs") != std::string::npos);
  const std::string path = message_of<FileError>([] { with_data("configs/rnn.yml"); });
  CHECK(path.find("did you mean 'rnn'?") != std::string::npos);
  const std::string far = message_of<UsageError>([] { with_data("zzzzzzzz"); });
  CHECK(far.find("built-in configuration. Built in: ") != std::string::npos);
}

TEST_CASE("an error in a text names what stands for its file") {
  RunConfig config;
  const std::string message =
      message_of<UsageError>([&] { read_config_text("model:\n  embeding-size: 3\n", "built-in config x", config); });
  CHECK(message.find("built-in config x:2") != std::string::npos);
}
