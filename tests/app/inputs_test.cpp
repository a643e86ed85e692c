// What the program reads: packed and encoded input through every command, and what it says of other encodings.
#include <zstd.h>

#include "app/refusal.hpp"
#include "app/tiny_model.hpp"
#include "catch.hpp"

using namespace gloss::test;

namespace {

std::string zstd(const std::string& text) {
  std::string packed(ZSTD_compressBound(text.size()), '\0');
  packed.resize(ZSTD_compress(packed.data(), packed.size(), text.data(), text.size(), 1));
  return packed;
}

const std::string kLatin =
    "Orl\xE9"
    "ans and caf\xE9s\n";

std::string hint(const std::string& file) {
  return file + " looks like ISO-8859-1, but text is read as UTF-8. To convert it: iconv -f ISO-8859-1 -t UTF-8 " +
         file + " > NEW";
}

size_t count(const std::string& text, const std::string& part) {
  size_t found = 0;
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

}  // namespace

TEST_CASE("translate, score and prefixes read what is packed") {
  const Sentences all = sentences();
  const std::string plain = joined({all.source[0], all.source[1]}), target = joined({all.target[0], all.target[1]});
  const std::string expected = run_gloss(with_model("translate", {}), plain).out;
  CHECK(lines_of(expected).size() == 2);
  CHECK(run_gloss(with_model("translate", {}), zstd(plain)).out == expected);
  const std::string source_file = spill("packed.zst", zstd(plain)).string();
  CHECK(run_gloss(with_model("translate", {source_file})).out == expected);
  const std::string prefix = spill("prefix.zst", zstd("li\nli\n")).string();
  CHECK(lines_of(run_gloss(with_model("translate", {"--target-prefix", prefix, source_file})).out).size() == 2);
  const std::string target_file = spill("target.zst", zstd(target)).string();
  CHECK(run_gloss(with_model("score", {source_file, target_file})).out ==
        run_gloss(with_model("score", {spill("s", plain).string(), spill("t", target).string()})).out);
}

TEST_CASE("another encoding is warned of once a file by every command") {
  const std::string latin = spill("latin", kLatin + kLatin).string();
  const Result translated = run_gloss(with_model("translate", {latin}));
  CHECK(translated.status == 0);
  CHECK(count(translated.err, hint(latin)) == 1);
  CHECK(contains(translated.err, latin + ":1: invalid UTF-8 was replaced by U+FFFD"));
  const Result evaluated = run_gloss({"evaluate", latin, latin});
  CHECK(evaluated.status == 0);
  CHECK(count(evaluated.err, hint(latin)) == 2);  // once as the reference, once as what is judged
  CHECK(contains(evaluated.err, latin + ":1: invalid UTF-8 was replaced by U+FFFD"));
  const std::string sixteen = spill("sixteen", std::string("a\0b\0\n\0", 6)).string();
  CHECK(
      contains(run_gloss(with_model("translate", {sixteen})).err, "iconv -f UTF-16LE -t UTF-8 " + sixteen + " > NEW"));
}

TEST_CASE("a sentence in the place of a file is told how text is given") {
  const std::string model = tiny_model(), command = " | gloss translate --model " + model + "\n";
  const std::string file = spill("is here.", "the red cat sleeps\n").string();
  const auto refused = [](const Words& arguments, const std::string& text) {
    check_refused(run_gloss(arguments), 1, text);
  };
  refused(with_model("translate", {"the red cat"}),
          "'the red cat' is no file; to translate text, pipe it in: echo \"the red cat\"" + command);
  refused(with_model("translate", {"Stop!"}), "echo 'Stop!'" + command);
  refused(with_model("translate", {"It's $5!"}), R"(echo 'It'\''s $5!')" + command);
  refused(with_model("translate", {"the", "red", "cat."}), "echo \"the red cat.\"" + command);
  refused(with_model("translate", {file, "a cat."}), "echo \"a cat.\"" + command);
  refused(with_model("translate", {std::string(300, 'x') + " y"}), "echo \"...\"" + command);
  refused(with_model("translate", {"--target-prefix", "li kata", file}), "--target-prefix: 'li kata' is no file");
  refused(with_model("score", {file, "li kata."}), "TRG: 'li kata.' is no file");
  refused(with_model("translate", {"missing.en"}), "missing.en: cannot be opened");
  CHECK(run_gloss(with_model("translate", {file})).out == "li kata ruda dorma\n");
}

TEST_CASE("train reads the columns that it is told of a packed table, and warns of another encoding") {
  const Sentences all = sentences();
  std::string table;
  for (size_t i = 0; i < all.source.size(); ++i) table += all.target[i] + "\t" + all.source[i] + "\tCC-BY\n";
  const std::string packed = spill("table.tsv.zst", zstd(table)).string();
  Words arguments = tiny_training(scratch() / "columns", {"--max-updates=1"});
  arguments[2] = packed;
  arguments.erase(arguments.begin() + 3, arguments.begin() + 5);  // --train-target
  const Result refused = run_gloss(arguments);
  CHECK(refused.status == 1);
  CHECK(contains(refused.err, "--columns 1,2"));
  arguments.insert(arguments.end(), {"--columns", "2,1", "--overwrite"});
  const Result trained = run_gloss(arguments);
  CHECK(trained.status == 0);
  CHECK(contains(trained.err, "36 pairs read, 36 kept"));

  Words latin = tiny_training(scratch() / "latin-model", {"--max-updates=1"});
  const std::string file = spill("latin.src", joined(sentences().source) + kLatin).string();
  latin[2] = file;
  latin[4] = spill("latin.trg", joined(sentences().target) + "x\n").string();
  CHECK(contains(run_gloss(latin).err, hint(file)));
}
