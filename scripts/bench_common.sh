# What the speed measurements share; sourced, not run. Everything is pinned to one core and has one thread; programs are
# alternated and medians compared, since a neighbor on the machine slows both.
#   PYTHON   interpreter that has torch and sentencepiece   (python3)
#   GLOSS    the program                                    (build/release/gloss)
#   CORE     core to run on                                 (0)
#   REPEATS  runs of each                                   (3)
#   STEPS    updates that are timed                         (40)
#   CONFIG   the model that gloss trains and decodes with   (configs/bench-rnn.yaml)
PYTHON=${PYTHON:-python3} GLOSS=${GLOSS:-build/release/gloss} CORE=${CORE:-0} REPEATS=${REPEATS:-3} STEPS=${STEPS:-40}
CONFIG=${CONFIG:-configs/bench-rnn.yaml}
readonly WARM_ALLOCATOR=glibc.malloc.mmap_threshold=4294967296:glibc.malloc.trim_threshold=8589934592

export OMP_NUM_THREADS=1 MKL_NUM_THREADS=1
# shellcheck disable=SC2086
unset GLIBC_TUNABLES ${!OPENBLAS_@}

pinned() { taskset -c "$CORE" "$@"; }

# LOOP SPM SOURCE TARGET -> target tokens a second of the PyTorch loop. With $TUNABLES set, glibc keeps freed memory.
loop_speed() {
  local line
  line=$(GLIBC_TUNABLES=${TUNABLES:-} pinned "$PYTHON" "$1" "$2" "$3" "$4" --batch 80 --steps "$STEPS")
  [[ $line =~ target_per_s=([0-9]+) ]] || { echo "$1 printed no target_per_s=N: $line" >&2; return 1; }
  echo "${BASH_REMATCH[1]}"
}

# numbers... -> their median
median() { printf '%s\n' "$@" | sort -n | awk '{ v[NR] = $1 } END { print (v[int((NR + 1) / 2)] + v[int(NR / 2) + 1]) / 2 }'; }

# LABEL NUMERATOR DENOMINATOR
ratio() { awk -v label="$1" -v a="$2" -v b="$3" 'BEGIN { printf "%-52s %.2f\n", label, a / b }'; }
