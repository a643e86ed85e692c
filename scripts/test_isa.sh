#!/usr/bin/env bash
# Every test at every instruction set that this CPU can imitate: what is red here would be red on somebody's machine.
# By hand, outside CI; it takes the time of `scripts/test.sh` for each line of its result. Arguments go to ctest.
#
# LibTorch's kernels are switched by variables: ATEN_CPU_CAPABILITY (its own), ONEDNN_MAX_CPU_ISA (oneDNN), MKL_CBWR
# (MKL). The clones of gloss's own loops (src/nn/ops/simd_math.hpp) are not: each gets a build, of few files.
set -uo pipefail
cd "$(dirname "$0")/.."
results=() failed=0

# report NAME STATUS
report() {
  local word=green
  [[ $2 == 0 ]] || { word=red; failed=1; }
  results+=("$word  $1")
}

# run_tests FOLDER NAME [VARIABLE=VALUE...] [-- CTEST ARGUMENTS...]
run_tests() {
  local folder=$1 name=$2 variables=()
  shift 2
  while [[ $# -gt 0 && $1 != -- ]]; do variables+=("$1"); shift; done
  shift
  echo "== $name"
  env "${variables[@]}" ctest --test-dir "$folder" --output-on-failure "$@"
  report "$name" $?
}

# The levels that this CPU has, as the loader of glibc knows them.
can_run() {
  [[ $1 == default ]] || /lib64/ld-linux-x86-64.so.2 --help | grep -q "^ *$1 (supported"
}

scripts/setup.sh || exit 1
cmake --preset release >/dev/null && cmake --build --preset release || exit 1
run_tests build/release "as it comes" -- "$@"
for setting in ONEDNN_MAX_CPU_ISA=AVX2 ATEN_CPU_CAPABILITY=default ATEN_CPU_CAPABILITY=avx2 MKL_CBWR=COMPATIBLE; do
  run_tests build/release "$setting" "$setting" -- "$@"
done
for isa in default x86-64-v3 x86-64-v4; do
  name="GLOSS_VECTOR_ISA=$isa"
  if ! can_run "$isa"; then
    results+=("skipped  $name: this CPU lacks it")
    continue
  fi
  if cmake -G Ninja -S . -B build/isa -DCMAKE_BUILD_TYPE=Release "-D$name" >/dev/null && cmake --build build/isa; then
    run_tests build/isa "$name" -- "$@"
  else
    report "$name: build" 1
  fi
done
printf '%s\n' "" "${results[@]}"
exit $failed
