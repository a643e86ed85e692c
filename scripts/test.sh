#!/usr/bin/env bash
# Sets up what is missing, builds, runs every test. Arguments go to ctest (-R nn, for one area).
# PRESET=dev builds with sanitizers, PRESET=ci with warnings as errors. Tests on real corpora read $GLOSS_TEST_DATA.
set -euo pipefail
cd "$(dirname "$0")/.."
preset=${PRESET:-release}

scripts/setup.sh
cmake --preset "$preset" >/dev/null
cmake --build --preset "$preset"
ctest --preset "$preset" "$@"
