// Compressed input: gzip, zstd and xz, whole, cut, damaged, and as a stream.
#include "catch.hpp"
#include "gloss/error.hpp"
#include "text/line_inputs.hpp"
#include "text/text_source.hpp"

using namespace gloss;
using namespace gloss::test;

namespace {

struct Packing {
  std::string ending;
  std::string (*pack)(const std::string&);
  size_t magic;  ///< bytes by which it is recognized
};

std::string default_zstd(const std::string& text) {
  return zstd(text);
}

const std::vector<Packing>& packings() {
  static const std::vector<Packing> all{{".gz", gzip, 2}, {".zst", default_zstd, 4}, {".xz", xz, 6}};
  return all;
}

std::string numbers() {
  std::string text;
  for (int i = 0; i < 2000; ++i) text += std::to_string(i * 7919) + "\n";
  return text;
}

}  // namespace

TEST_CASE("compression is known by its magic, parts follow each other", "[lines]") {
  const TemporaryFolder folder;
  for (const auto& [ending, pack, magic] : packings()) {
    CAPTURE(ending);
    CHECK(read_all(folder.file("no-suffix", pack("a\nb\n"))) == Lines{"a", "b"});
    CHECK(read_all(folder.file("parts" + ending, pack("a\nb") + pack("") + pack("c\nd"))) == Lines{"a", "bc", "d"});
    CHECK(read_all(folder.file("empty" + ending, pack(""))).empty());
    CHECK(read_all(folder.file("plain" + ending, "a\n")) == Lines{"a"});
    CHECK(read_all(folder.file("bom" + ending, pack("\uFEFFa\r\n\uFEFFb"))) == Lines{"a", "\uFEFFb"});
    CHECK(read_all(folder.file("packed-twice", pack(pack("a\n")))) != Lines{"a"});
  }
  // The zeros that tapes and block devices are padded with; of .xz they are part of the format.
  CHECK(read_all(folder.file("padded.gz", gzip("a\n") + std::string(512, '\0'))) == Lines{"a"});
  CHECK(read_all(folder.file("padded.xz", xz("a\n") + std::string(512, '\0') + xz("b\n"))) == Lines{"a", "b"});
  // pzstd begins with a frame that is to be skipped; others may stand between frames.
  const std::string skipped("\x50\x2a\x4d\x18\x03\0\0\0xyz", 11);
  CHECK(read_all(folder.file("skipped.zst", skipped + zstd("a\n") + skipped + zstd("b\n"))) == Lines{"a", "b"});
}

TEST_CASE("what is dense comes out in small steps", "[lines]") {
  const TemporaryFolder folder;
  constexpr size_t kLength = 20'000'000, kStep = 256 << 10;
  for (const auto& [ending, pack, magic] : packings()) {
    CAPTURE(ending);
    const std::string path = folder.file("dense" + ending, pack(std::string(kLength, 'z')));
    TextSource source(path);
    size_t total = 0, most = 0;
    for (bool more = true; more;) {
      std::string bytes;
      more = source.read(bytes);
      total += bytes.size();
      most = std::max(most, bytes.size());
    }
    CHECK(total == kLength);
    CHECK(most <= 2 * kStep);
  }
}

TEST_CASE("a cut or damaged file is an error that names it", "[lines]") {
  const TemporaryFolder folder;
  for (const auto& [ending, pack, magic] : packings()) {
    const std::string whole = pack(numbers());
    for (const size_t length : {magic, magic + 3, whole.size() / 2, whole.size() - 1}) {
      CAPTURE(ending, length);
      const std::string path = folder.file("cut" + ending, whole.substr(0, length));
      CHECK(reading_error(path) ==
            path + ": the compressed data is damaged (it ends too early); get or make the file again");
    }
    std::string damaged = whole;
    damaged[damaged.size() / 2] ^= 0x55;
    const std::string path = folder.file("damaged" + ending, damaged);
    CAPTURE(ending);
    CHECK_THAT(reading_error(path), Catch::Matchers::StartsWith(path + ": the compressed data is damaged ("));
    const std::string garbage = folder.file("garbage" + ending, pack("a\n") + "garbage");
    CHECK_THAT(reading_error(garbage), Catch::Matchers::StartsWith(garbage + ": the compressed data is damaged ("));
  }
}

TEST_CASE("zstd is given a window of 128 MiB, not more", "[lines]") {
  const TemporaryFolder folder;
  CHECK(read_all(folder.file("ok.zst", zstd("a\n", 27))) == Lines{"a"});
  const std::string path = folder.file("long.zst", zstd("a\n", 28));
  CHECK(reading_error(path) == path +
                                   ": decompressing it takes a window of more than 128 MiB; decompress it first, "
                                   "with zstd -d --long=31");
}

TEST_CASE("xz is given 256 MiB, not more", "[lines]") {
  const TemporaryFolder folder;
  lzma_options_lzma options;
  lzma_lzma_preset(&options, 0);
  options.dict_size = 400 << 20;
  // The encoder would take gigabytes for such a dictionary: the header alone is made, in front of nothing.
  lzma_filter filters[] = {{LZMA_FILTER_LZMA2, &options}, {LZMA_VLI_UNKNOWN, nullptr}};
  lzma_block block{};
  block.check = LZMA_CHECK_NONE;
  block.filters = filters;
  block.compressed_size = block.uncompressed_size = LZMA_VLI_UNKNOWN;
  REQUIRE(lzma_block_header_size(&block) == LZMA_OK);
  std::string header(block.header_size, '\0');
  REQUIRE(lzma_block_header_encode(&block, reinterpret_cast<uint8_t*>(header.data())) == LZMA_OK);
  std::string stream(LZMA_STREAM_HEADER_SIZE, '\0');
  lzma_stream_flags flags{};
  flags.check = LZMA_CHECK_NONE;
  REQUIRE(lzma_stream_header_encode(&flags, reinterpret_cast<uint8_t*>(stream.data())) == LZMA_OK);
  const std::string path = folder.file("large.xz", stream + header + std::string(1, '\0'));
  CHECK(reading_error(path) == path + ": decompressing it takes more than 256 MiB; decompress it first, with xz -d");
}

TEST_CASE("other packings are refused by name", "[lines]") {
  const TemporaryFolder folder;
  const std::string bzip2 = folder.file("a.bz2", "BZh91AY&SY\x01\x02");
  CHECK(reading_error(bzip2) == bzip2 + " is compressed with bzip2, which gloss does not read: bunzip2 it");
  CHECK_THAT(reading_error(folder.file("a.zip", "PK\x03\x04 and more")), contains_text("unzip it"));
  CHECK_THAT(reading_error(folder.file("a.lz4", "\x04\x22\x4d\x18 and more")), contains_text("unlz4 it"));
  // Text may begin like them.
  CHECK(read_all(folder.file("text", "BZh9\nPK\n")) == Lines{"BZh9", "PK"});
  CHECK(read_all(folder.file("more text", "PK")) == Lines{"PK"});
  CHECK(read_all(folder.file("P", "P")) == Lines{"P"});
}

TEST_CASE("a compressed stream may arrive byte by byte", "[lines]") {
  for (const auto& [ending, pack, magic] : packings()) {
    CAPTURE(ending);
    PipeAsStdin in;
    LineReader reader("-");
    CHECK_FALSE(reader.ready());
    for (const char byte : pack("one\ntwo")) {
      in.send({&byte, 1});
      reader.ready();  // takes the byte in
    }
    CHECK(reader.ready());
    CHECK(reader.next() == "one");
    CHECK_FALSE(reader.ready());
    in.hang_up();
    CHECK(reader.ready());
    CHECK_FALSE(reader.ended());
    CHECK(reader.next() == "two");
    CHECK(reader.ended());
    CHECK(reader.next() == std::nullopt);
  }
}

TEST_CASE("a line is answered though it begins like a packing", "[lines]") {
  for (const std::string_view line : {"\x1f\n", "\x28\xb5\n", "\xfd\x37z\n", "BZh91\n", "P\n", "\xff\n", "\xfe\n"}) {
    PipeAsStdin in;
    LineReader reader("-");
    in.send(line);
    CHECK(reader.ready());
    std::string expected(line.substr(0, line.size() - 1));
    repair_utf8(expected);
    CHECK(reader.next() == expected);
  }
}
