#!/usr/bin/env bash
# Installs what gloss is built from: Debian/Ubuntu packages and LibTorch. Safe to run again: does only what is missing.
# LibTorch: the one CMAKE_PREFIX_PATH or Torch_DIR points to; else a private copy in .deps/ of this checkout.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly PACKAGES=(
  g++ cmake ninja-build ccache mold git python3 python3-pip python3-numpy clang-format clang-tidy
  zlib1g-dev libzstd-dev liblzma-dev
  libcli11-dev libspdlog-dev libsentencepiece-dev libyaml-cpp-dev nlohmann-json3-dev catch2
  libgoogle-perftools-dev
)
readonly TORCH_VERSION=2.13.0
readonly LIBTORCH=.deps/libtorch

say() { echo "setup: $*" >&2; }

missing_packages() {
  local package
  for package in "${PACKAGES[@]}"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || echo "$package"
  done
}

install_packages() {
  local missing sudo=()
  command -v dpkg-query >/dev/null || {
    say "not a Debian or Ubuntu system: install the counterparts of: ${PACKAGES[*]}"
    return
  }
  mapfile -t missing < <(missing_packages)
  ((${#missing[@]} == 0)) && return
  if [[ $(id -u) != 0 ]]; then
    if ! sudo -n true 2>/dev/null; then
      say "these packages are missing and need root. Run, then start again:"
      say "  sudo apt-get install ${missing[*]}"
      exit 1
    fi
    sudo=(sudo)
  fi
  say "installing ${missing[*]}"
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

torch_is_given() {
  local folder
  [[ -n ${Torch_DIR:-} && -e $Torch_DIR/TorchConfig.cmake ]] && return 0
  IFS=: read -ra folders <<<"${CMAKE_PREFIX_PATH:-}"
  for folder in "${folders[@]}"; do
    [[ -e $folder/share/cmake/Torch/TorchConfig.cmake ]] && return 0
  done
  return 1
}

# The wheel holds headers, libraries and CMake's package file; no Python of that version is needed. The first try takes it
# from the configured package index, the second from PyTorch's own public index.
fetch_torch() {
  local wheel="torch==$TORCH_VERSION+cpu" target=.deps/torch-wheel.partial
  local options=(--quiet --target "$target" --no-deps --only-binary=:all: --python-version 3.11 --no-compile)
  rm -rf "$target"
  python3 -m pip install "${options[@]}" "$wheel" 2>.deps/pip.log ||
    python3 -m pip install "${options[@]}" --index-url https://download.pytorch.org/whl/cpu "$wheel" 2>>.deps/pip.log
}

install_torch() {
  if torch_is_given; then
    say "using the LibTorch that the environment names"
    return
  fi
  [[ -e $LIBTORCH/share/cmake/Torch/TorchConfig.cmake ]] && return
  mkdir -p .deps
  say "fetching LibTorch $TORCH_VERSION (CPU, about 190 MB) into .deps/"
  if fetch_torch; then
    rm -rf .deps/torch-wheel
    mv .deps/torch-wheel.partial .deps/torch-wheel
    ln -sfn torch-wheel/torch "$LIBTORCH"
    return
  fi
  rm -rf .deps/torch-wheel.partial
  say "LibTorch could not be fetched (see .deps/pip.log). Install libtorch-dev (2.4 or newer) with apt, or unpack any"
  say "LibTorch and run again with CMAKE_PREFIX_PATH=/path/to/libtorch"
  exit 1
}

install_packages
install_torch
say "ready: cmake --preset release && cmake --build --preset release"
