#!/usr/bin/env bash
# Training speed next to a plain PyTorch loop of the same model: target tokens a second, fp32, one thread on one core,
# batches of 80 sentences, the same SentencePiece model and pairs. Settings by environment: scripts/bench_common.sh.
#   PYTHON=venv/bin/python scripts/bench_training.sh LOOP.py SPM SOURCE TARGET
# CONFIG=configs/bench-transformer.yaml, with a loop of the same Transformer, measures that in the place of the RNN.
# LOOP.py takes SPM SOURCE TARGET --batch N --steps N and prints target_per_s=N, warm-up left out.
set -euo pipefail
[[ $# == 4 ]] || {
  echo "usage: scripts/bench_training.sh LOOP.py SPM SOURCE TARGET" >&2
  exit 2
}
for file in "$@"; do [[ -r $file ]] || { echo "bench_training: $file cannot be read" >&2; exit 1; }; done
arguments=() && for file in "$@"; do arguments+=("$(realpath "$file")"); done
cd "$(dirname "$0")/.."
source scripts/bench_common.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Two reports of $STEPS updates each; the second is the figure, the first is the warm-up.
gloss_speed() {
  local options=(--max-updates $((2 * STEPS)) --log-every "$STEPS" --overwrite --model "$work/run")
  pinned "$GLOSS" train --config "$CONFIG" --vocab "$1" --train-source "$2" --train-target "$3" "${options[@]}" \
    2>"$work/log" || { cat "$work/log" >&2; return 1; }
  sed -n 's/.* source and \([0-9]*\) target tokens\/s.*/\1/p' "$work/log" | tail -n 1
}

plain=() warm=() ours=()
for ((i = 1; i <= REPEATS; ++i)); do
  plain+=("$(loop_speed "${arguments[@]}")")
  ours+=("$(gloss_speed "${arguments[@]:1}")")
  warm+=("$(TUNABLES=$WARM_ALLOCATOR loop_speed "${arguments[@]}")")
  echo "run $i: loop ${plain[-1]}, gloss ${ours[-1]}, loop with warm allocator ${warm[-1]} target tokens/s" >&2
done
echo "medians of $REPEATS: loop $(median "${plain[@]}"), loop with warm allocator $(median "${warm[@]}")," \
  "gloss $(median "${ours[@]}") target tokens/s"
ratio "gloss / loop" "$(median "${ours[@]}")" "$(median "${plain[@]}")"
ratio "gloss / loop with warm allocator" "$(median "${ours[@]}")" "$(median "${warm[@]}")"
