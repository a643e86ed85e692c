#!/usr/bin/env python3
"""Write the reverse task: data/reverse/{train,valid,test}.{src,trg}.

A line of the source is 1 to 20 letters from a to j, separated by blanks; its target is the same letters backwards. The
files depend on nothing but the fixed seed and come out the same from every Python from 3.9 on.
"""

import argparse
import random
from pathlib import Path

SEED = 1
LETTERS = "abcdefghij"
LONGEST = 20
SIZES = {"train": 20000, "valid": 500, "test": 1000}
# All ten sequences of one letter and the hundred of two are in train: too few exist to keep them apart.
SHORTEST_APART = 3


def sequence(source, length):
    """Letters drawn alike from the alphabet."""
    return tuple(LETTERS[int(source.random() * len(LETTERS))] for _ in range(length))


def draw_part(source, size, taken):
    """Sequences of all lengths in turn; from three letters on none of another part and none twice."""
    found = []
    while len(found) < size:
        letters = sequence(source, 1 + len(found) % LONGEST)
        if len(letters) >= SHORTEST_APART:
            if letters in taken:
                letters = fresh(source, len(letters), taken)
            taken.add(letters)
        found.append(letters)
    return found


def fresh(source, length, taken):
    """A sequence of the length that has not been taken; a letter longer when that length is nearly used up."""
    while True:
        for _ in range(100):
            letters = sequence(source, length)
            if letters not in taken:
                return letters
        length += 1


def reverse_files():
    """The files of the task: {name: text}. Test and valid are drawn first, so that train yields to them."""
    source = random.Random(SEED)
    taken = set()
    files = {}
    for part in ("test", "valid", "train"):
        sequences = draw_part(source, SIZES[part], taken)
        files[part + ".src"] = "".join(" ".join(letters) + "\n" for letters in sequences)
        files[part + ".trg"] = "".join(" ".join(reversed(letters)) + "\n" for letters in sequences)
    return files


def main():
    """Write the files into a folder."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument(
        "--output", default="data/reverse", type=Path, help="folder of the files (default: %(default)s)"
    )
    folder = parser.parse_args().output
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in reverse_files().items():
        (folder / name).write_bytes(text.encode("utf-8"))


if __name__ == "__main__":
    main()
