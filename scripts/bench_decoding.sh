#!/usr/bin/env bash
# Decoding speed as a part of a PyTorch loop's training speed in the same run: beam 5, batches of 32 lines, one thread on
# one core, output held to 16 pieces, the first 320 lines of TEST. Settings by environment: scripts/bench_common.sh.
#   PYTHON=venv/bin/python scripts/bench_decoding.sh LOOP.py SPM SOURCE TARGET TEST
# The model is that of CONFIG, trained for 43 updates first; MODEL=DIR takes that run instead. The loop stays the measure
# for a model of another kind: CONFIG=configs/bench-transformer.yaml beside the RNN's loop.
set -euo pipefail
[[ $# == 5 ]] || {
  echo "usage: scripts/bench_decoding.sh LOOP.py SPM SOURCE TARGET TEST" >&2
  exit 2
}
for file in "$@"; do [[ -r $file ]] || { echo "bench_decoding: $file cannot be read" >&2; exit 1; }; done
arguments=() && for file in "$@"; do arguments+=("$(realpath "$file")"); done
model=${MODEL:+$(realpath "$MODEL")}
cd "$(dirname "$0")/.."
source scripts/bench_common.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [[ -z $model ]]; then
  model=$work/run
  "$GLOSS" train --config "$CONFIG" --vocab "${arguments[1]}" --train-source "${arguments[2]}" \
    --train-target "${arguments[3]}" --max-updates 43 --model "$model" 2>"$work/log" || { cat "$work/log" >&2; exit 1; }
fi
head -n 320 "${arguments[4]}" >"$work/test"

# Target tokens a second as the summary line gives them.
gloss_speed() {
  pinned "$GLOSS" translate --model "$model" --beam-size 5 --batch-size 32 --threads 1 --max-length 16 "$work/test" \
    2>"$work/log" >/dev/null || { cat "$work/log" >&2; return 1; }
  sed -n 's/.* \([0-9]*\) tokens\/s.*/\1/p' "$work/log" | tail -n 1
}

plain=() warm=() ours=()
for ((i = 1; i <= REPEATS; ++i)); do
  plain+=("$(loop_speed "${arguments[@]:0:4}")")
  ours+=("$(gloss_speed)")
  warm+=("$(TUNABLES=$WARM_ALLOCATOR loop_speed "${arguments[@]:0:4}")")
  echo "run $i: loop ${plain[-1]}, gloss ${ours[-1]}, loop with warm allocator ${warm[-1]} target tokens/s" >&2
done
echo "medians of $REPEATS: training loop $(median "${plain[@]}"), with warm allocator $(median "${warm[@]}")," \
  "gloss decoding $(median "${ours[@]}") target tokens/s"
ratio "gloss decoding / training loop" "$(median "${ours[@]}")" "$(median "${plain[@]}")"
ratio "gloss decoding / training loop with warm allocator" "$(median "${ours[@]}")" "$(median "${warm[@]}")"
