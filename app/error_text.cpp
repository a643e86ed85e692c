#include "error_text.hpp"

#include <filesystem>
#include <new>
#include <string_view>
#include <system_error>

#include "gloss/error.hpp"
#include "memory_limit.hpp"
#include "text/printable.hpp"

namespace gloss {

std::string error_text(const std::exception& error) {
  const std::string_view text = error.what();
  // LibTorch's lack of memory is an exception like any other; oneDNN's words tell no cause.
  const bool from_onednn = text.starts_with("could not create a ") || text.starts_with("could not execute a ");
  const bool out_of_memory = dynamic_cast<const std::bad_alloc*>(&error) != nullptr ||
                             text.find("DefaultCPUAllocator") != std::string_view::npos ||
                             (from_onednn && has_memory_limit());
  if (out_of_memory) return out_of_memory_text();
  if (const auto* problem = dynamic_cast<const std::filesystem::filesystem_error*>(&error)) {
    return printable(problem->path1().string() + ": " + problem->code().message());
  }
  if (const auto* problem = dynamic_cast<const std::system_error*>(&error);
      problem != nullptr && problem->code() == std::errc::resource_unavailable_try_again) {
    return "no more threads can be started; take fewer --threads, or raise the limit on processes or memory (ulimit "
           "-u, -v)";
  }
  // The libraries' exceptions may carry a stack trace behind their first line.
  const bool own = dynamic_cast<const Error*>(&error) != nullptr;
  return printable(own ? text : text.substr(0, text.find('\n')));
}

}  // namespace gloss
