// A model of a made-up language of 36 sentences, trained once per run of the tests in a few seconds.
#pragma once

#include "app/program.hpp"

namespace gloss::test {

struct Sentences {
  Words source, target;
};

/// "the red cat sleeps" -> "li kata ruda dorma": the adjective moves behind the noun.
inline Sentences sentences() {
  const std::vector<std::pair<std::string, std::string>> adjectives = {{"red", "ruda"}, {"old", "vela"}};
  const std::vector<std::pair<std::string, std::string>> nouns = {
      {"cat", "kata"}, {"dog", "hunda"}, {"bird", "birda"}, {"fish", "pesca"}, {"king", "rega"}, {"child", "kinda"}};
  const std::vector<std::pair<std::string, std::string>> verbs = {
      {"sleeps", "dorma"}, {"sings", "kanta"}, {"falls", "kada"}};
  Sentences all;
  for (const auto& adjective : adjectives) {
    for (const auto& noun : nouns) {
      for (const auto& verb : verbs) {
        all.source.push_back("the " + adjective.first + " " + noun.first + " " + verb.first);
        all.target.push_back("li " + noun.second + " " + adjective.second + " " + verb.second);
      }
    }
  }
  return all;
}

inline std::string joined(const Words& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

inline Words tiny_training(const fs::path& model, const Words& more = {}) {
  const Sentences all = sentences();
  const std::string source = spill("tiny.src", joined(all.source)).string();
  const std::string target = spill("tiny.trg", joined(all.target)).string();
  Words arguments = {"train", "--train-source", source, "--train-target", target, "--model", model.string()};
  for (const char* option :
       {"--config=none", "--vocab-size=64", "--vocab-type=bpe", "--embedding-size=32", "--encoder-hidden=32",
        "--decoder-hidden=32", "--dropout-embedding=0", "--dropout-annotation=0", "--dropout-output=0",
        "--learning-rate=0.01", "--warmup=10", "--schedule=constant", "--label-smoothing=0", "--batch-type=sentences",
        "--batch-size=12", "--threads=1", "--log-every=20", "--save-every=0"}) {
    arguments.emplace_back(option);
  }
  // An option may be given once only: one of `more` takes the place of the same here.
  for (const std::string& option : more) {
    const std::string name = option.substr(0, option.find('=') + 1);
    if (name.ends_with('='))
      std::erase_if(arguments, [&](const std::string& known) { return known.starts_with(name); });
  }
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

/// The trained model's folder; training must have ended well.
inline const std::string& tiny_model() {
  static const std::string folder = [] {
    const fs::path model = scratch() / "model";
    const Result result = run_gloss(tiny_training(model, {"--max-updates=300"}));
    if (result.status != 0) throw std::runtime_error("training the tiny model failed: " + result.err);
    return model.string();
  }();
  return folder;
}

inline Words with_model(const std::string& command, const Words& more) {
  Words arguments = {command, "--model", tiny_model()};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

}  // namespace gloss::test
