#!/usr/bin/env python3
"""Shows what copying is for: names that no training sentence had.

Makes a corpus in build/copying from data/sample, with invented names in the place of the first names (see
invented_names.py), trains the same RNN on it with --decoder-copy and without, side by side on one thread each, and
prints for the test sentences, all of which have names: BLEU, the share of lines that carry every name over letter by
letter, and some lines with both outputs. Python 3.9 or later, standard library only.

  scripts/show_copying.py                  four minutes of training each
  scripts/show_copying.py --updates 1000   as many updates each, however long they take
"""
import argparse
import concurrent.futures
import pathlib
import sys

from gloss_program import Failed, bleu_of, gloss, lines_of
from invented_names import carried_over, with_invented_names, NameMaker

ROOT = pathlib.Path("build/copying")
SAMPLE = pathlib.Path("data/sample")
SEED = 1
# Part -> times that a sentence with names is used, with other names each time; whether the others are kept.
PARTS = {"train": (2, True), "valid": (1, True), "test": (1, False)}
MODELS = {"with copying": ["--decoder-copy"], "without": []}


def corpus_of(part, maker):
    """[(English, French, names)] of a part of the sample corpus."""
    times, others = PARTS[part]
    found = []
    for pair in zip(lines_of(SAMPLE / f"{part}.en"), lines_of(SAMPLE / f"{part}.fr")):
        first = with_invented_names(*pair, maker)
        if first[2]:
            found += [first, *(with_invented_names(*pair, maker) for _ in range(times - 1))]
        elif others:
            found.append(first)
    return found


def write_corpus():
    """The files in ROOT; returns the test set."""
    ROOT.mkdir(parents=True, exist_ok=True)
    words = {word.strip(".,?'") for path in SAMPLE.glob("*.??") for line in lines_of(path) for word in line.split()}
    maker = NameMaker(SEED, words)  # one for all parts: no name occurs in two of them
    for part in PARTS:
        found = corpus_of(part, maker)
        for side, name in enumerate(("en", "fr")):
            (ROOT / f"{part}.{name}").write_text("".join(pair[side] + "\n" for pair in found), encoding="utf-8")
        named = [pair for pair in found if pair[2]]
        print(f"{part}: {len(found)} pairs, {len(named)} with invented names, such as {named[0][2][0]}", flush=True)
    return found


def train(name, options, limits):
    """Trains a model and translates the test set: [line]."""
    run = ROOT / name.replace(" ", "-")
    data = [word for part in ("train", "valid") for side, end in (("source", "en"), ("target", "fr"))
            for word in (f"--{part}-{side}", ROOT / f"{part}.{end}")]
    # Names are spelled from pieces, and bytes where a piece is missing: nothing is unknown.
    gloss("train", "--config", "configs/sample.yaml", *data, "--byte-fallback", "--model", run, "--overwrite",
          "--threads", 1, "--patience", 0, "--seed", SEED, *limits, *options)
    return gloss("translate", "--model", run, "--threads", 1, ROOT / "test.en").split("\n")[:-1]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=4, help="of training each (default: %(default)s)")
    parser.add_argument("--updates", type=int, default=0, help="of each, in the place of minutes")
    options = parser.parse_args()
    limits = ("--max-updates", options.updates, "--max-minutes", 0 if options.updates else options.minutes)
    test = write_corpus()
    with concurrent.futures.ThreadPoolExecutor(len(MODELS)) as pool:
        waiting = {name: pool.submit(train, name, flags, limits) for name, flags in MODELS.items()}
        outputs = {name: future.result() for name, future in waiting.items()}
    print(f"\n{'':14} {'BLEU':>6}  lines with every name right, of {len(test)}")
    for name, output in outputs.items():
        bleu = bleu_of(ROOT / "test.fr", "".join(line + "\n" for line in output))
        right = sum(carried_over(names, line) for (_, _, names), line in zip(test, output))
        print(f"{name:14} {bleu:6.2f}  {right} ({100 * right / len(test):.1f} %)")
    differing = [i for i in range(len(test)) if len({output[i] for output in outputs.values()}) > 1]
    print("\nThe first lines on which they differ:")
    for i in differing[:3]:
        print(f"\n{'source':14} {test[i][0]}\n{'reference':14} {test[i][1]}")
        for name, output in outputs.items():
            print(f"{name:14} {output[i]}")


if __name__ == "__main__":
    try:
        main()
    except Failed as failure:
        sys.exit(f"show_copying: {failure}")
