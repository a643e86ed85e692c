#include "model/model_identity.hpp"

#include "catch.hpp"
#include "gloss/error.hpp"
#include "temporary_folder.hpp"
#include "text/fingerprint.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

/// A vocabulary of these characters and `<unk>`, `<s>`, `</s>`.
Vocabulary characters(const std::string& letters) {
  VocabularySpec spec;
  spec.type = "char";
  spec.size = 20;
  return Vocabulary::from_bytes(train_vocabulary({letters}, spec), "letters");
}

/// Weights with this metadata, checked against the identity.
struct Weights {
  TemporaryFolder folder;
  RunFolder run{folder.path()};

  bool fit(const TensorMetadata& metadata, const ModelIdentity& own) const {
    const float one = 1;
    write_safetensors(run.weights(), {{"w", "F32", {1}, &one, sizeof one}}, metadata);
    return require_identity(SafetensorsFile(run.weights()), run, own);
  }
  std::string refusal(const TensorMetadata& metadata, const ModelIdentity& own) const {
    return message_of<Error>([&] { fit(metadata, own); });
  }
};

}  // namespace

TEST_CASE("a fingerprint is FNV-1a of the bytes") {
  // The values of the reference (Fowler, Noll, Vo: test vectors of fnv64a).
  CHECK(Fingerprint().text() == "cbf29ce484222325");
  Fingerprint a, foobar;
  a.add_bytes("a");
  foobar.add_bytes("foobar");
  CHECK(a.text() == "af63dc4c8601ec8c");
  CHECK(foobar.text() == "85944171f73967e8");
}

TEST_CASE("weights fit the options and vocabularies that they were trained with, and no others") {
  const Vocabulary letters = characters("abc"), others = characters("abd");
  ModelOptions lstm;
  lstm.decoder_cell = "lstm";
  const Weights weights;
  const TensorMetadata metadata = identity_metadata(identity_of(lstm, letters, letters));
  CHECK(weights.fit(metadata, identity_of(lstm, letters, letters)));

  const std::string options = weights.refusal(metadata, identity_of(ModelOptions{}, letters, letters));
  CHECK(has(options,
            "was trained with decoder-cell lstm, but '" + weights.run.config().string() + "' has decoder-cell gru"));
  const std::string vocabulary = weights.refusal(metadata, identity_of(lstm, others, others));
  CHECK(has(vocabulary, "another vocabulary than '" + weights.run.shared_vocab().string() + "'"));
}

TEST_CASE("each side has a vocabulary of its own to fit") {
  const Vocabulary source = characters("abc"), target = characters("xyz");
  ModelOptions options;
  options.shared_vocab = false;
  const Weights weights;
  const TensorMetadata metadata = identity_metadata(identity_of(options, source, target));
  CHECK(weights.fit(metadata, identity_of(options, source, target)));
  CHECK(has(weights.refusal(metadata, identity_of(options, target, target)), "source.spm"));
  CHECK(has(weights.refusal(metadata, identity_of(options, source, source)), "target.spm"));
}

TEST_CASE("what does not change a trained network may be changed") {
  const Vocabulary letters = characters("abc");
  const Weights weights;
  const TensorMetadata metadata = identity_metadata(identity_of(ModelOptions{}, letters, letters));
  ModelOptions changed;
  changed.alignment_layer = 1;
  changed.dropout_embedding = 0.5;
  changed.dropout_attention = 0.1;
  changed.attention_noise = 0;
  CHECK(weights.fit(metadata, identity_of(changed, letters, letters)));
}

TEST_CASE("weights of an earlier version say nothing, or less") {
  const Vocabulary letters = characters("abc");
  ModelOptions transformer;
  transformer.transformer_norm = "post";
  const Weights weights;
  CHECK_FALSE(weights.fit({{"step", "1"}}, identity_of(transformer, letters, letters)));

  // An option that was not there yet is at its default; one that is no more is of no account.
  const TensorMetadata before = {{"model-options", "decoder-cell=gru\nflux-capacitor=on\n"}};
  CHECK(weights.fit(before, identity_of(ModelOptions{}, letters, letters)));
  CHECK(has(weights.refusal(before, identity_of(transformer, letters, letters)), "transformer-norm pre"));
}
