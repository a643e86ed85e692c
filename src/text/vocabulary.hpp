// A SentencePiece vocabulary: text to ids and back, with the byte range of every piece.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gloss/attention_matrix.hpp"

namespace gloss {

/// A segmented sentence: ids and pieces go together, `</s>` last in both.
struct Encoded {
  std::vector<int> ids;
  Segmented segmented;
};

class Vocabulary {
 public:
  /// Loads a .spm file. Throws FileError or Error (not a SentencePiece model; no </s> or <unk> piece).
  static Vocabulary load(const std::filesystem::path& path);
  /// From the serialized bytes of a model; `name` is used in messages.
  static Vocabulary from_bytes(std::string bytes, const std::string& name);

  /// Ids only, `</s>` last: what training uses. Text that normalizes to nothing, or of which nothing can be seen, gives
  /// `</s>` alone.
  std::vector<int> encode_ids(std::string_view text) const;
  /// Ids, pieces and byte ranges, `</s>` last.
  Encoded encode(std::string_view text) const;
  /// From piece strings separated by blanks (`--target-format pieces`). Unknown pieces become <unk>. `text` is decoded.
  Encoded encode_pieces(std::string_view pieces) const;

  /// The text of target ids and the byte range of each in it; a `</s>` at the end gets an empty range.
  Segmented decode(std::span<const int> ids) const;

  int size() const;
  int unk_id() const;
  int bos_id() const;  ///< -1 when the model has none
  int eos_id() const;
  int pad_id() const;  ///< -1 when the model has none
  const std::string& piece(int id) const;
  /// Ids that no translation may contain: <s>, padding, control symbols but </s>, and <unk> unless allowed.
  std::vector<int> never_produced(bool allow_unk) const;
  const std::string& bytes() const;  ///< the serialized model, to be saved in a run

 private:
  struct Impl;
  std::shared_ptr<const Impl> impl_;
};

/// How a vocabulary is trained; see TrainOptions for the values.
struct VocabularySpec {
  int size = 8000;
  std::string type = "unigram";
  std::string normalization = "nmt_nfkc";
  std::vector<std::string> user_symbols = {};
  bool byte_fallback = false;
  uint64_t seed = 1;
  bool nearest_size = false;  ///< where the size does not go with the text, take the nearest that does
};

/// Who trains a vocabulary may be told what was left out, and may want it to end.
struct VocabularyObserver {
  std::function<void(const std::string&)> warning = [](const std::string&) {};
  std::function<bool()> stop_requested = [] { return false; };
};

/// More sentences than this are sampled by the spec's seed (the default of Marian's sentencepiece-max-lines).
constexpr size_t kMaxVocabularySentences = 2'000'000;

/// Trains in a child process and returns the serialized model: `<unk>` 0, `<s>` 1, `</s>` 2, no padding. The same lines
/// and spec give the same bytes. Lines of more than 4,192 bytes are split at blanks, words of more than 1,000
/// characters left out with a warning. Character coverage is 1.0 for alphabets (up to 1,000 different characters, half
/// the size at most) and 0.9995 for richer scripts. `char` may come out smaller than the size; every other type has
/// exactly the size (unless nearest_size says otherwise). Throws UsageError for symbols and sizes that no text can go
/// with; Error when the text does not do (where the size is too large, the message names the largest that works, tried
/// out; where it is too small, the least that its characters need) or the trainer fails; Stopped (stopped.hpp)
/// when the observer asks for the end.
std::string train_vocabulary(const std::vector<std::string>& lines, const VocabularySpec& spec,
                             const VocabularyObserver& observer = {});

}  // namespace gloss
