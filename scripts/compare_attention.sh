#!/usr/bin/env bash
# Compares the attention mechanisms, and the ways to process a sequence, on equal terms; writes data/attention/README.md
# from data/attention/*.csv. Finished rows are in the CSV files and skipped, so it can be broken off and started again;
# delete a row to repeat it.
#   scripts/compare_attention.sh why       why attention: BLEU by source length against none, exact lines of the reverse
#                                          task, at equal parameters                      (4 runs of 9 minutes, 4 of 4)
#   scripts/compare_attention.sh budget    every score, window and normalizer at an equal budget  (76 runs of 1.5 minutes)
#   scripts/compare_attention.sh ways      RNN, convolution, self-attention at equal parameters   (12 runs of 3 minutes)
#   scripts/compare_attention.sh length    their time and memory against length                  (one update of each)
#   scripts/compare_attention.sh tables    only the page, from the rows there are
#   scripts/compare_attention.sh           all of them
# --minutes M is another budget for each run: its rows stand in a table of their own. --jobs N runs so many side by side
# (2): fewer where the other cores have work. --output DIR is another folder than data/attention, for trials. Corpora
# that are not part of this repository (ted_it_en_20k, eutrans_es_en) are read from $GLOSS_TEST_DATA; without it their
# rows are left out. The program is $GLOSS (build/release/gloss).
set -euo pipefail
cd "$(dirname "$0")/.."
[[ ${*: -1} == tables || -x ${GLOSS:-build/release/gloss} ]] || {
  echo "compare_attention: ${GLOSS:-build/release/gloss} is missing; build it first: scripts/test.sh" >&2
  exit 1
}
exec python3 scripts/compare_attention.py "$@"
