// A SentencePiece model behind a value: text to ids and pieces and back. Byte ranges come from SentencePiece's own
// bookkeeping through normalization, never from searching for the pieces in the text.
#include "text/vocabulary.hpp"

#include <sentencepiece_processor.h>

#include <algorithm>
#include <utility>

#include "gloss/error.hpp"
#include "text/files.hpp"
#include "text/invisible.hpp"
#include "text/spm_check.hpp"

namespace gloss {

namespace {

namespace sp = sentencepiece;

void check(const sp::util::Status& status, const std::string& what) {
  if (!status.ok()) throw Error(what + " with this vocabulary; its file may be damaged: copy it again");
}

/// The pieces of a SentencePieceText, with ranges that lie inside `text` whatever the model's denormalizer did.
std::vector<Piece> to_pieces(const sp::ImmutableSentencePieceText& segmented, size_t text_size) {
  std::vector<Piece> pieces;
  pieces.reserve(segmented.pieces_size() + 1);
  const auto limit = static_cast<uint32_t>(text_size);
  for (const auto& piece : segmented.pieces()) {
    pieces.push_back({piece.piece(), std::min(piece.begin(), limit), std::min(piece.end(), limit)});
  }
  return pieces;
}

}  // namespace

struct Vocabulary::Impl {
  std::string bytes;
  sp::SentencePieceProcessor processor;
  std::vector<std::string> pieces;
  int unk = -1, bos = -1, eos = -1, pad = -1;

  void add_end_mark(Segmented& segmented) const {
    const auto end = static_cast<uint32_t>(segmented.text.size());
    segmented.pieces.push_back({pieces[static_cast<size_t>(eos)], end, end});
    segmented.has_end_mark = true;
  }
};

namespace {

void load_into(sp::SentencePieceProcessor& processor, const std::string& checked, const std::string& name) {
  bool loaded = false;
  try {
    loaded = processor.LoadFromSerializedProto(checked).ok();
  } catch (const std::exception&) {
    // What the library throws names its source files.
  }
  if (!loaded)
    throw Error(name + ": SentencePiece cannot work with this model; give a file that spm_train or gloss wrote");
}

void require_marks(const sp::SentencePieceProcessor& processor, const std::string& name) {
  for (const auto& [id, mark] : {std::pair{processor.unk_id(), "<unk>"}, std::pair{processor.eos_id(), "</s>"}}) {
    if (id >= 0) continue;
    throw Error(name + ": the SentencePiece model has no " + mark + " mark, which translation needs; train it with " +
                mark + " (spm_train's default), not as a symbol of the text");
  }
}

}  // namespace

Vocabulary Vocabulary::load(const std::filesystem::path& path) {
  return from_bytes(read_file(path), path.string());
}

Vocabulary Vocabulary::from_bytes(std::string bytes, const std::string& name) {
  auto impl = std::make_shared<Impl>();
  impl->bytes = std::move(bytes);
  load_into(impl->processor, check_spm(impl->bytes, name), name);
  impl->unk = impl->processor.unk_id();
  impl->bos = impl->processor.bos_id();
  impl->eos = impl->processor.eos_id();
  impl->pad = impl->processor.pad_id();
  require_marks(impl->processor, name);
  for (int id = 0; id < impl->processor.GetPieceSize(); ++id) impl->pieces.push_back(impl->processor.IdToPiece(id));
  Vocabulary vocabulary;
  vocabulary.impl_ = std::move(impl);
  return vocabulary;
}

std::vector<int> Vocabulary::encode_ids(std::string_view text) const {
  std::vector<int> ids;
  if (!is_invisible(text)) check(impl_->processor.Encode(text, &ids), "a line cannot be segmented");
  ids.push_back(impl_->eos);
  return ids;
}

Encoded Vocabulary::encode(std::string_view text) const {
  sp::ImmutableSentencePieceText segmented;
  if (!is_invisible(text)) {
    check(impl_->processor.Encode(text, segmented.mutable_proto()), "a line cannot be segmented");
  }
  Encoded encoded;
  for (const auto& piece : segmented.pieces()) encoded.ids.push_back(static_cast<int>(piece.id()));
  encoded.ids.push_back(impl_->eos);
  encoded.segmented = {std::string(text), to_pieces(segmented, text.size())};
  impl_->add_end_mark(encoded.segmented);
  return encoded;
}

Encoded Vocabulary::encode_pieces(std::string_view pieces) const {
  constexpr std::string_view kBlanks = " \t";
  Encoded encoded;
  std::vector<std::string> names;
  for (size_t begin = pieces.find_first_not_of(kBlanks); begin != std::string_view::npos;) {
    const size_t end = std::min(pieces.find_first_of(kBlanks, begin), pieces.size());
    names.emplace_back(pieces.substr(begin, end - begin));
    encoded.ids.push_back(impl_->processor.PieceToId(names.back()));
    begin = pieces.find_first_not_of(kBlanks, end);
  }
  // The end mark may be written out; it stands once, at the end.
  if (encoded.ids.empty() || encoded.ids.back() != impl_->eos) encoded.ids.push_back(impl_->eos);
  encoded.segmented = decode(encoded.ids);
  return encoded;
}

Segmented Vocabulary::decode(std::span<const int> ids) const {
  const bool has_end_mark = !ids.empty() && ids.back() == impl_->eos;
  const std::vector<int> content(ids.begin(), ids.end() - (has_end_mark ? 1 : 0));
  sp::ImmutableSentencePieceText decoded;
  check(impl_->processor.Decode(content, decoded.mutable_proto()), "ids cannot be turned into text");
  Segmented segmented{decoded.text(), to_pieces(decoded, decoded.text().size()), false};
  // Byte pieces and a foreign model's symbols can spell a line end, which would break "a line in, a line out".
  std::ranges::replace(segmented.text, '\n', ' ');
  if (has_end_mark) impl_->add_end_mark(segmented);
  return segmented;
}

int Vocabulary::size() const {
  return static_cast<int>(impl_->pieces.size());
}
int Vocabulary::unk_id() const {
  return impl_->unk;
}
int Vocabulary::bos_id() const {
  return impl_->bos;
}
int Vocabulary::eos_id() const {
  return impl_->eos;
}
int Vocabulary::pad_id() const {
  return impl_->pad;
}
const std::string& Vocabulary::bytes() const {
  return impl_->bytes;
}

const std::string& Vocabulary::piece(int id) const {
  if (id < 0 || id >= size()) {
    throw Error("piece " + std::to_string(id) + " does not exist: the vocabulary has " + std::to_string(size()));
  }
  return impl_->pieces[static_cast<size_t>(id)];
}

std::vector<int> Vocabulary::never_produced(bool allow_unk) const {
  std::vector<int> ids;
  for (int id = 0; id < size(); ++id) {
    const bool mark = impl_->processor.IsControl(id) || impl_->processor.IsUnused(id) || id == impl_->pad;
    if ((mark && id != impl_->eos) || (id == impl_->unk && !allow_unk)) ids.push_back(id);
  }
  return ids;
}

}  // namespace gloss
