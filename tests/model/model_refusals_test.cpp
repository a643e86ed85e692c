// Architectures that make no sense: each is refused with the option, its value, the reason and what would do.
#include <utility>
#include <vector>

#include "catch.hpp"
#include "gloss/error.hpp"
#include "gloss/model_options.hpp"
#include "model/options_table.hpp"
#include "temporary_folder.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;  // key, value

std::string refusal(const Settings& settings) {
  ModelOptions options;
  for (const auto& [key, value] : settings) set_option(options, key, value);
  return message_of<UsageError>([&] { options.validate(); });
}

Settings with(Settings settings, const Settings& more) {
  settings.insert(settings.end(), more.begin(), more.end());
  return settings;
}

const Settings kConv = {{"decoder-type", "conv"}, {"attention-score", "dot"}};
const Settings kTransformer = {{"decoder-type", "transformer"}, {"attention-score", "scaled-dot"}};

}  // namespace

TEST_CASE("sizes that do not fit each other") {
  CHECK(has(refusal({{"encoder-type", "conv"}, {"encoder-kernel", "4"}}), "encoder-kernel is 4; it must be odd"));
  CHECK(refusal({{"encoder-kernel", "4"}}).empty());  // no convolution reads it
  CHECK(has(refusal({{"attention-kernel", "6"}}), "attention-kernel is 6; it must be odd"));
  CHECK(has(refusal({{"decoder-hidden", "10"}, {"attention-heads", "4"}}), "try decoder-hidden 12"));
  CHECK(has(refusal({{"decoder-hidden", "10"}, {"attention-heads", "16"}}), "at most as many heads as units"));
  CHECK(has(refusal({{"attention-size", "9"}, {"attention-heads", "2"}}), "try attention-size 10"));
  CHECK(has(refusal(with(kTransformer, {{"attention-score", "additive"}, {"attention-size", "9"}})),
            "attention-size is 9, which transformer-heads 4 does not divide"));
  CHECK(refusal({{"attention-size", "9"}, {"attention-heads", "2"}, {"attention-score", "dot"}}).empty());
  CHECK(has(refusal({{"attention-table", "2147483647"}}), "at most 1000000"));
  CHECK(has(refusal(with(kTransformer, {{"embedding-size", "10"}, {"transformer-heads", "4"}})),
            "embedding-size is 10, which transformer-heads 4 does not divide"));
  CHECK(has(refusal({{"encoder-type", "transformer"}, {"embedding-size", "10"}}), "does not divide"));
  CHECK(has(refusal({{"attention-temperature-min", "2"}}), "the temperature only falls"));
}

TEST_CASE("layered decoders refuse what works one step at a time") {
  for (const auto& [type, layered] : {std::pair("conv", kConv), std::pair("transformer", kTransformer)}) {
    INFO(type);
    CHECK(refusal(layered).empty());
    for (const char* window : {"local-m", "local-p"}) {
      CHECK(has(refusal(with(layered, {{"attention-window", window}})),
                std::string("attention-window is ") + window + ", but decoder-type " + type));
    }
    for (const char* normalizer : {"gumbel", "reinforce", "monotonic"}) {
      CHECK(has(refusal(with(layered, {{"attention-normalizer", normalizer}})),
                "takes only: softmax, sparsemax, entmax15"));
    }
    for (const char* normalizer : {"sparsemax", "entmax15"}) {
      CHECK(refusal(with(layered, {{"attention-normalizer", normalizer}})).empty());
    }
    CHECK(has(refusal(with(layered, {{"attention-score", "none"}})), "attention-score is none"));
    CHECK(has(refusal(with(layered, {{"attention-score", "location-aware"}})), "attention-score is location-aware"));
    CHECK(has(refusal(with(layered, {{"attention-heads", "2"}})), "attention-heads is 2, but is for recurrent"));
    CHECK(has(refusal(with(layered, {{"decoder-copy", "true"}})), "only the recurrent decoder copies"));
  }
  CHECK(has(refusal(with(kTransformer, {{"attention-score", "additive"}, {"attention-coverage", "neural"}})),
            "attention-coverage is neural"));
  CHECK(has(refusal(with(kConv, {{"attention-score", "additive"}, {"attention-size", "9"}})),
            "takes only: dot, scaled-dot"));
  for (const char* score : {"additive", "dot", "general", "concat", "cosine", "mlp", "location"}) {
    INFO(score);
    CHECK(refusal(with(kTransformer, {{"attention-score", score}})).empty());
  }
}

TEST_CASE("what copying, coverage and the context of all layers ask for") {
  CHECK(has(refusal({{"decoder-copy", "true"}, {"shared-vocab", "false"}}), "set shared-vocab true"));
  CHECK(has(refusal({{"decoder-copy", "true"}, {"attention-score", "none"}}), "no attention to copy by"));
  CHECK(refusal({{"decoder-copy", "true"}}).empty());
  for (const char* coverage : {"linguistic", "neural"}) {
    CHECK(has(refusal({{"attention-coverage", coverage}, {"attention-score", "dot"}}),
              "takes only: additive, concat, mlp, location-aware"));
    CHECK(refusal({{"attention-coverage", coverage}}).empty());
  }
  CHECK(has(refusal({{"decoder-context", "all"}, {"decoder-style", "luong"}}), "there is none above it"));
  CHECK(has(refusal({{"attention-normalizer", "monotonic"}, {"attention-window", "local-p"}}),
            "attention-window is local-p"));
}
