#!/usr/bin/env bash
# Compares the attention mechanisms on equal terms and writes data/attention/README.md from data/attention/*.csv.
# Finished rows are in the CSV files and skipped, so it can be broken off and started again; delete a row to repeat it.
#   scripts/compare_attention.sh why       why attention: BLEU by source length against none, exact lines of the reverse task
#   scripts/compare_attention.sh budget    every score, window and normalizer at an equal budget

#   scripts/compare_attention.sh tables    only the tables, from the rows there are
# Corpora that are not part of this repository (ted_it_en_20k, eutrans_es_en) are read from $GLOSS_TEST_DATA; without it
# their rows are left out.
set -euo pipefail
cd "$(dirname "$0")/.."
[[ -x ${GLOSS:-build/release/gloss} ]] || {
  echo "compare_attention: build/release/gloss is missing; build it first: scripts/test.sh" >&2
  exit 1
}
exec python3 scripts/compare_attention.py "$@"
