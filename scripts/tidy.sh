#!/usr/bin/env bash
# clang-tidy over gloss_core and the app (LibTorch's headers would take minutes a file).  usage: tidy.sh [BUILD_FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."
readonly build=${1:-build/release}
# The build is GCC's: clang need not know all of its warning options.
git ls-files 'src/text/*.cpp' 'src/model/*.cpp' 'src/search/*.cpp' 'src/translate/*.cpp' 'src/align/*.cpp' \
  'src/metrics/*.cpp' 'app/*.cpp' |
  xargs -P "$(nproc)" -n 4 clang-tidy -p "$build" --quiet --extra-arg=-Wno-unknown-warning-option
