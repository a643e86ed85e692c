#!/usr/bin/env python3
"""Draws an attention matrix that gloss has written as a heat map: a column is a word that was read, a row one that was
written. The SVG goes to stdout. Python 3.9 or later, standard library only.

  scripts/draw_heat_map.py att/000001.csv > map.svg
"""
import argparse
import csv
import sys

from svg import FAINT, INK, Picture, shade

CELL = 46
SHOWN = 0.05  # smaller weights are colored, but not printed


def read_matrix(path):
    """Source labels, target labels, rows of weights."""
    with open(path, encoding="utf-8", newline="") as file:
        header, *rows = csv.reader(file)
    return header[1:], [row[0] for row in rows], [[float(weight) for weight in row[1:]] for row in rows]


def wide(words, size):
    """About the width in pixels of the longest word."""
    return max(map(len, words), default=0) * size * 0.6


def key(picture, x, y):
    """The colors of weights from 0 to 1."""
    for step in range(21):
        picture.rectangle(x + 8 * step, y, 8.5, 10, fill=shade(step / 20))
    picture.label(x - 6, y + 9.5, "0", "end", 11.5, FAINT)
    picture.label(x + 174, y + 9.5, "1", "start", 11.5, FAINT)


def cell(picture, corner, weight, tip):
    x, y = corner
    picture.rectangle(x + 1, y + 1, CELL - 2, CELL - 2, tip, fill=shade(weight), rx=4)
    if weight < SHOWN:
        return
    words = f"{weight:.2f}".lstrip("0") if weight < 0.995 else "1"
    color = "#ffffff" if weight > 0.45 else INK
    picture.label(x + CELL / 2, y + CELL / 2 + 4.5, words, "middle", 12.5, color, pointer_events="none")


def draw(source, target, weights):
    left, slant = wide(target, 15) + 34, wide(source, 15) * 0.72
    top = slant + 40
    right = left + CELL * len(source)
    width = round(right + max(slant, 24) + 12)
    height = round(top + CELL * len(target) + 44)
    description = "how much each word that was written (rows) read of each source word (columns)"
    picture = Picture(width, height, "Attention", f"{' '.join(source)} -> {' '.join(target)}: {description}")
    for s, word in enumerate(source):
        x, y = left + CELL * (s + 0.5), top - 10
        picture.label(x, y, word, size=15, transform=f"rotate(-45 {x:g} {y:g})", fill=FAINT if word == "</s>" else INK)
    for t, word in enumerate(target):
        y = top + CELL * t
        picture.label(left - 12, y + CELL / 2 + 5, word, "end", 15, FAINT if word == "</s>" else INK)
        for s, weight in enumerate(weights[t]):
            cell(picture, (left + CELL * s, y), weight, f"{word} <- {source[s]}: {weight:.3f}")
    key(picture, left + 20, height - 28)
    return picture


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("matrix", help="CSV file of one sentence, as --attention DIR/ writes it")
    options = parser.parse_args()
    sys.stdout.buffer.write(draw(*read_matrix(options.matrix)).text().encode())


if __name__ == "__main__":
    main()
