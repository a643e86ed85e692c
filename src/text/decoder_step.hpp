// One call of zlib or liblzma, whose streams are alike: bytes from the front of the input in, a step's bytes at the end
// of the output out.
#pragma once

#include <string>
#include <string_view>

#include "text/byte_decoder.hpp"

namespace gloss {

/// `code` is given the stream and its status is the result. `full`: the output was filled, so that there may be more.
template <class Stream, class Code>
auto decoder_step(Stream& stream, std::string_view& input, std::string& output, Code code) {
  struct Outcome {
    decltype(code(stream)) status;
    bool full;
  };
  const size_t old_size = output.size();
  output.resize(old_size + ByteDecoder::kStep);
  // zlib takes bytes that it could change, and only reads them.
  stream.next_in = reinterpret_cast<decltype(stream.next_in)>(const_cast<char*>(input.data()));
  stream.avail_in = static_cast<decltype(stream.avail_in)>(input.size());
  stream.next_out = reinterpret_cast<decltype(stream.next_out)>(output.data() + old_size);
  stream.avail_out = ByteDecoder::kStep;
  const auto status = code(stream);
  output.resize(old_size + ByteDecoder::kStep - stream.avail_out);
  input.remove_prefix(input.size() - stream.avail_in);
  return Outcome{status, stream.avail_out == 0};
}

}  // namespace gloss
