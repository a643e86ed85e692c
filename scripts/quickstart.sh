#!/usr/bin/env bash
# From nothing to translations with their attention: sets up what is missing, builds, trains on the sample corpus,
# translates its test set, scores text and word links, writes attention matrices. Results stay in build/quickstart/.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly OUT=build/quickstart
readonly GLOSS=build/release/gloss

scripts/setup.sh
cmake --preset release >/dev/null
cmake --build --preset release --target gloss

mkdir -p "$OUT"
echo "== training on data/sample (English to French)"
"$GLOSS" train --config configs/sample.yaml --model "$OUT/model" --overwrite

echo "== translating data/sample/test.en"
"$GLOSS" translate --model "$OUT/model" --output "$OUT/test.fr" data/sample/test.en
head -n 20 data/sample/test.en |
  "$GLOSS" translate --model "$OUT/model" --attention "$OUT/attention/" --attention-unit word >/dev/null

echo "== how good it is"
"$GLOSS" evaluate --metric bleu data/sample/test.fr "$OUT/test.fr"
# The true links count the words of the true translations: attention is read off those, not off what the model wrote.
"$GLOSS" score --model "$OUT/model" --alignment "$OUT/test.links" data/sample/test.en data/sample/test.fr >/dev/null
"$GLOSS" evaluate --alignment data/sample/test.talp "$OUT/test.links"

echo "== one sentence with its attention"
head -n 1 data/sample/test.en | "$GLOSS" translate --model "$OUT/model" --verbose
echo "translations: $OUT/test.fr   word links: $OUT/test.links   attention: $OUT/attention/"
