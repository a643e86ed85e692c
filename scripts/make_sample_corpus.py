#!/usr/bin/env python3
"""Write the English-French sample corpus: data/sample/{train,valid,test}.{en,fr} and test.talp.

The corpus comes from a small grammar (scripts/sample_corpus) and a fixed seed; the same files come out of every Python
from 3.9 on. `--check` writes nothing: it measures the corpus, compares it with the files, and prints the figures.
"""

import argparse
import sys
from pathlib import Path

from sample_corpus.build import build_corpus, corpus_files
from sample_corpus.check import check_corpus


def differing(files, folder):
    """The names of the files that differ from those in a folder."""
    return [name for name, text in files.items() if (folder / name).read_bytes() != text.encode("utf-8")]


def main():
    """Write or check; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument(
        "--output", default="data/sample", type=Path, help="folder of the corpus (default: %(default)s)"
    )
    parser.add_argument(
        "--check", action="store_true", help="verify the corpus and the files in the folder; write nothing"
    )
    arguments = parser.parse_args()
    corpus = build_corpus()
    files = corpus_files(corpus)
    if not arguments.check:
        arguments.output.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (arguments.output / name).write_bytes(text.encode("utf-8"))
        return 0
    figures, failures = check_corpus(corpus)
    failures += [
        f"{name} in {arguments.output} is not what the generator writes" for name in differing(files, arguments.output)
    ]
    for name, figure in figures.items():
        print(f"{name}: {figure}")
    for failure in failures:
        print("FAILED:", failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
