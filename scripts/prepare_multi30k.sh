#!/usr/bin/env bash
# Unpacks Multi30k (image captions in English, German and French) for configs/multi30k-*.yaml into data/multi30k/, from a
# checkout of https://github.com/multi30k/dataset. Downloads nothing; every file is compared with a checksum first.
#   scripts/prepare_multi30k.sh CHECKOUT
set -euo pipefail
[[ $# == 1 ]] || {
  echo "usage: scripts/prepare_multi30k.sh CHECKOUT (of https://github.com/multi30k/dataset)" >&2
  exit 2
}
checkout=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
readonly OUT=data/multi30k

# sha256 of the unpacked text, commit a3d2e0d of multi30k/dataset
checksums() {
  cat <<'SUMS'
460a15fbd157e34a7a9957ee388c1ca247fe47af3ef25fb50442af6c274e0fc6  train.en
2c2b73fd2b548fbcde3a875e0a78d6ee94d498bfdee6bd3eae3945779e9ddf72  train.de
5925a3c18f1587b6b54b87743106e6e8ab93618edb6f65d19eac0621f853a10d  train.fr
1f2a23d992769b5b3d209b0a10dd0b77c08cceb1f20dfb97ed0aafa49d107227  val.en
660e09eb7e1da2f856ea13ee5ad3cf6d36b3d5b0b733c857e94c5747a3dfc660  val.de
5304e444d842e962b2dda4d816b70b22a1765b15401642b7ca37a67477e708dc  val.fr
399a4382932c1aadd3ceb9bef1008d388a64c76d4ae4e9d4728c6f4301cac182  test_2016_flickr.en
4be6b5b3236b79c25475c6bb829800a7ce559e9ba7a1f6c2394fe4d40be46d16  test_2016_flickr.de
cb3160d69b002bb638e66cc7612fcd56cb0af82eadc9c142dedc438afb885ef6  test_2016_flickr.fr
ce1450ddc5ab0834502579d77a170849952e15a2938b34cc503bdc25ebb4fb98  test_2017_flickr.en
c3078bc3b36808bf9d20eb2347ed6137016179ef59ec0d2b9b8ecc3fb2880081  test_2017_flickr.de
6f3764e31dac41e9455e612958bcfd4e877c5e15cd66df2c2b2be6d9bd83e5b6  test_2017_flickr.fr
SUMS
}

mkdir -p "$OUT"
partial=$(mktemp -d "$OUT/.partial.XXXXXX")
trap 'rm -rf "$partial"' EXIT
while read -r _ name; do
  packed=$checkout/data/task1/raw/$name.gz
  [[ -e $packed ]] || {
    echo "prepare_multi30k: $packed is missing; is '$1' a checkout of multi30k/dataset?" >&2
    exit 1
  }
  gzip -dc "$packed" >"$partial/$name"
done < <(checksums)
if ! (cd "$partial" && checksums | sha256sum --quiet -c -); then
  echo "prepare_multi30k: a file differs from the one this script knows; nothing was written" >&2
  exit 1
fi
mv "$partial"/* "$OUT"/
wc -l "$OUT"/*.en
