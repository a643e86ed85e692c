// A working directory that was deleted: oneMKL, inside LibTorch, asks for it while it is loaded and ends the program
// where there is none, `gloss --version` included.
#include <unistd.h>

#include <climits>

namespace {

/// Nothing can be made in /proc/self, so relative paths are still an error, and absolute ones work from anywhere.
void leave_deleted_folder(int, char**, char**) {
  char folder[PATH_MAX];
  if (getcwd(folder, sizeof folder) != nullptr) return;
  [[maybe_unused]] const int moved = chdir("/proc/self");
}

/// Called before the constructors of all libraries.
__attribute__((section(".preinit_array"), used)) void (*const kBeforeLibraries)(int, char**,
                                                                                char**) = leave_deleted_folder;

}  // namespace
