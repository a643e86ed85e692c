// The only file that sees spdlog. It must not meet a LibTorch header: LibTorch carries an fmt of its own that a
// distribution's spdlog does not compile with.
#include "log.hpp"

#include <spdlog/logger.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/base_sink.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string_view>

#include "gloss/error.hpp"
#include "text/files.hpp"

namespace gloss {
namespace {

using BaseSink = spdlog::sinks::base_sink<std::mutex>;

constexpr std::string_view kEraseLine = "\r\033[K";
volatile std::sig_atomic_t status_is_shown = 0;

/// stderr, with the status line kept below the log lines.
class TerminalSink : public BaseSink {
 public:
  void status(const std::string& text) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (text == status_) return;
    status_is_shown = 1;
    put(std::string(kEraseLine) + text);
    status_is_shown = text.empty() ? 0 : 1;
    status_ = text;
  }

 private:
  void sink_it_(const spdlog::details::log_msg& message) override {
    spdlog::memory_buf_t formatted;
    formatter_->format(message, formatted);
    const std::string line(formatted.data(), formatted.size());
    put(status_.empty() ? line : std::string(kEraseLine) + line + status_);
  }
  void flush_() override {}
  static void put(const std::string& text) { std::fwrite(text.data(), 1, text.size(), stderr); }

  std::string status_;
};

/// A file that grows by whole lines. It is opened anew for each: who moves or cuts the file meanwhile is welcome.
class FileSink : public BaseSink {
 public:
  void expect() {
    const std::lock_guard<std::mutex> lock(mutex_);
    expected_ = true;
  }
  void path(const std::filesystem::path& path, Log::File mode) {
    const std::lock_guard<std::mutex> lock(mutex_);
    expected_ = true;
    path_ = path;
    append(mode == Log::File::kAppend);
  }
  bool has_path() {
    const std::lock_guard<std::mutex> lock(mutex_);
    return !path_.empty();
  }

 private:
  void sink_it_(const spdlog::details::log_msg& message) override {
    if (!expected_) return;
    spdlog::memory_buf_t formatted;
    formatter_->format(message, formatted);
    waiting_.append(formatted.data(), formatted.size());
    if (!path_.empty()) append(true);
  }

  /// The lines that wait, behind what the file holds or in its place.
  void append(bool keep) {
    try {
      LineSink file(path_.string(), keep);
      file.write(waiting_);
      file.close();
      waiting_.clear();
    } catch (const Error& error) {
      // The run itself meets a full disk at its next checkpoint and ends with a message; the log must not end it.
      if (!failed_) std::fprintf(stderr, "gloss: warning: %s\n", error.what());
      failed_ = true;
      waiting_.clear();
    }
  }
  void flush_() override {}

  std::filesystem::path path_;
  std::string waiting_;
  bool expected_ = false, failed_ = false;
};

}  // namespace

struct Log::Impl {
  std::shared_ptr<TerminalSink> terminal = std::make_shared<TerminalSink>();
  std::shared_ptr<FileSink> file = std::make_shared<FileSink>();
  spdlog::logger both{"gloss", {terminal, file}};
  spdlog::logger file_only{"gloss", file};
  bool quiet = false;
};

Log::Log(Style style) : impl_(std::make_unique<Impl>()) {
  impl_->both.set_pattern(style == Style::kTimed ? "[%Y-%m-%d %H:%M:%S] %v" : "gloss: %v");
  impl_->file_only.set_level(spdlog::level::info);
}
Log::~Log() {
  impl_->terminal->status("");
}

void Log::be_quiet() {
  impl_->quiet = true;
}
void Log::write_to(const std::filesystem::path& path, File mode) {
  impl_->file->path(path, mode);
}
void Log::expect_file() {
  impl_->file->expect();
}
bool Log::has_file() const {
  return impl_->file->has_path();
}
void Log::message(const std::string& text) {
  if (!impl_->quiet) impl_->both.info("{}", text);
}
void Log::warning(const std::string& text) {
  impl_->both.warn("warning: {}", text);
}
void Log::record(const std::string& text) {
  impl_->file_only.info("{}", text);
}
void Log::status(const std::string& text) {
  if (!impl_->quiet) impl_->terminal->status(text);
}

void Log::erase_status_now() {
  if (status_is_shown == 0) return;
  [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, kEraseLine.data(), kEraseLine.size());
}

bool Log::on_terminal() {
  const char* const kind = std::getenv("TERM");
  return isatty(STDERR_FILENO) == 1 && (kind == nullptr || std::string_view(kind) != "dumb");
}

int Log::terminal_width() {
  winsize size{};
  if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  return 80;
}

}  // namespace gloss
