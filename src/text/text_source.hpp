// The bytes of a text, from a file, a pipe or a terminal, whatever they are packed in: the first bytes say whether they
// are compressed, and in which encoding.
#pragma once

#include <memory>
#include <string>

namespace gloss {

/// Where bytes come from.
class ByteSource {
 public:
  virtual ~ByteSource() = default;
  /// Appends some bytes, perhaps none yet; reads from the system at most once, and then waits for a slow peer. False at
  /// the end, after which it is not to be called again. Throws FileError.
  virtual bool read(std::string& bytes) = 0;
  /// True when read() would not have to wait for the other end of a pipe or a terminal.
  virtual bool ready() const = 0;
};

/// gzip, zstd, xz and UTF-16 with a byte order mark (alone or compressed) are decoded; other compression, and UTF-32,
/// are refused with the command that helps. The rest is given as it is.
class TextSource : public ByteSource {
 public:
  /// "-" is stdin. Throws FileError.
  explicit TextSource(const std::string& path);
  ~TextSource() override;
  TextSource(const TextSource&) = delete;
  TextSource& operator=(const TextSource&) = delete;

  bool read(std::string& bytes) override;
  bool ready() const override;
  bool regular() const;             ///< a regular file never makes anyone wait
  const std::string& name() const;  ///< the path, or "stdin"
  /// The program that decompresses it to stdout, "zcat"; empty where it is not compressed.
  std::string decompressor() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace gloss
