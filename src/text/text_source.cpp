// The table of what an input can begin with, and the chain of file and decoders that follows from it.
#include "text/text_source.hpp"

#include <poll.h>
#include <sys/stat.h>

#include <utility>

#include "gloss/error.hpp"
#include "text/byte_decoder.hpp"
#include "text/descriptor.hpp"

namespace gloss {
namespace {

using namespace std::string_view_literals;

struct Format {
  std::string_view magic;  ///< without a line feed: the first line of a stream never waits for more
  std::unique_ptr<ByteDecoder> (*make_decoder)(const std::string& name) = nullptr;
  const char* refusal = nullptr;       ///< where gloss has no decoder: what it is, and the command that helps
  const char* decompressor = nullptr;  ///< the program that decompresses it to stdout
};

constexpr Format kCompressions[] = {
    {"\x1f\x8b"sv, make_gzip_decoder, nullptr, "zcat"},
    {"\x28\xb5\x2f\xfd"sv, make_zstd_decoder, nullptr, "zstdcat"},
    {"\x50\x2a\x4d\x18"sv, make_zstd_decoder, nullptr, "zstdcat"},  // pzstd begins with a frame to be skipped
    {"\xfd\x37zXZ\0"sv, make_xz_decoder, nullptr, "xzcat"},
    {"BZh91AY&SY"sv, nullptr, "is compressed with bzip2, which gloss does not read: bunzip2 it"},
    {"\x04\x22\x4d\x18"sv, nullptr, "is compressed with lz4, which gloss does not read: unlz4 it"},
    {"\x37z\xbc\xaf\x27\x1c"sv, nullptr, "is a 7z archive, which gloss does not read: extract the text with 7z x"},
    {"PK\x03\x04"sv, nullptr,
     "is a zip archive or an office document, which gloss does not read: unzip it, or save it as plain text"},
};
// A byte order mark is no proof of text, but what else begins so is no text at all.
constexpr Format kEncodings[] = {
    {"\xff\xfe\0\0"sv, nullptr, "is UTF-32, which gloss does not read: convert it with iconv -f UTF-32 -t UTF-8"},
    {"\0\0\xfe\xff"sv, nullptr, "is UTF-32, which gloss does not read: convert it with iconv -f UTF-32 -t UTF-8"},
    {"\xff\xfe"sv, make_utf16_le_decoder},
    {"\xfe\xff"sv, make_utf16_be_decoder},
};

class FileSource : public ByteSource {
 public:
  explicit FileSource(const std::string& path) : name_(path == "-" ? "stdin" : path), input_(open_to_read(path)) {
    struct stat status {};
    regular_ = fstat(input_.get(), &status) == 0 && S_ISREG(status.st_mode);
  }
  bool read(std::string& bytes) override { return read_more(input_.get(), bytes, name_) > 0; }
  bool ready() const override { return regular_ || wait_for(input_.get(), POLLIN, 0); }
  bool regular() const { return regular_; }
  const std::string& name() const { return name_; }

 private:
  std::string name_;
  Descriptor input_;
  bool regular_ = false;
};

/// What another source gives, decoded.
class DecodedSource : public ByteSource {
 public:
  /// `front` has been read from `source` already, and may be all that there is.
  DecodedSource(std::unique_ptr<ByteSource> source, std::unique_ptr<ByteDecoder> decoder, std::string front,
                bool at_end)
      : source_(std::move(source)), decoder_(std::move(decoder)), input_(std::move(front)), at_end_(at_end) {
    rest_ = input_;
  }

  bool read(std::string& bytes) override {
    if (!busy_) {
      input_.clear();
      at_end_ = at_end_ || !source_->read(input_);
      rest_ = input_;
    }
    if (!busy_ && at_end_) {
      decoder_->finish(bytes);
      return false;
    }
    busy_ = decoder_->decode(rest_, bytes);
    return true;
  }
  bool ready() const override { return busy_ || at_end_ || source_->ready(); }

 private:
  std::unique_ptr<ByteSource> source_;
  std::unique_ptr<ByteDecoder> decoder_;
  std::string input_;      // of the decoder
  std::string_view rest_;  // what it has not taken yet
  bool busy_ = true;       // it may give more without more input
  bool at_end_;            // of `source`
};

/// The format whose magic `front` begins with, if any. `undecided` where more bytes could make it one.
template <size_t N>
const Format* find_format(std::string_view front, const Format (&formats)[N], bool& undecided) {
  for (const Format& format : formats) {
    if (front.starts_with(format.magic)) return &format;
    if (format.magic.starts_with(front)) undecided = true;
  }
  return nullptr;
}

}  // namespace

struct TextSource::Impl {
  FileSource* file = nullptr;
  std::unique_ptr<ByteSource> source;
  std::string front;  ///< read, but held back until it is known what it is
  bool recognized = false;
  const Format* compression = nullptr;

  /// Looks at the front. A decoder that it asks for goes around the source; what that gives is then looked at in turn.
  void recognize(bool& at_end) {
    bool undecided = false;
    const Format* format = compression == nullptr ? find_format(front, kCompressions, undecided) : nullptr;
    const bool compressed = format != nullptr;
    if (format == nullptr) format = find_format(front, kEncodings, undecided);
    if (format == nullptr || (undecided && !at_end && !compressed)) {
      recognized = !undecided || at_end;
      return;
    }
    if (format->refusal != nullptr) throw FileError(file->name() + " " + format->refusal);
    if (compressed) compression = format;
    recognized = !compressed;
    source = std::make_unique<DecodedSource>(std::move(source), format->make_decoder(file->name()),
                                             std::exchange(front, {}), std::exchange(at_end, false));
  }
};

TextSource::TextSource(const std::string& path) : impl_(std::make_unique<Impl>()) {
  auto file = std::make_unique<FileSource>(path);
  impl_->file = file.get();
  impl_->source = std::move(file);
}
TextSource::~TextSource() = default;

bool TextSource::read(std::string& bytes) {
  if (impl_->recognized) return impl_->source->read(bytes);
  bool at_end = !impl_->source->read(impl_->front);
  impl_->recognize(at_end);
  if (impl_->recognized) bytes += std::exchange(impl_->front, {});
  return !at_end;
}

bool TextSource::ready() const {
  return impl_->source->ready();
}
bool TextSource::regular() const {
  return impl_->file->regular();
}
const std::string& TextSource::name() const {
  return impl_->file->name();
}
std::string TextSource::decompressor() const {
  return impl_->compression == nullptr ? "" : impl_->compression->decompressor;
}

}  // namespace gloss
