#!/usr/bin/env python3
"""Draws learning curves: BLEU by minutes of training, a line for each number of pairs; and the best BLEU by pairs, a line
for each corpus. The tables have the columns corpus,pairs,minutes,updates,bleu. Python 3.9 or later, standard library only.

  scripts/draw_learning.py data/learning/*.csv docs/pictures/learning.svg
"""
import argparse
import collections
import csv
import math

from xml.sax.saxutils import escape

from svg import FAINT, HUES, INK, Picture

WIDTH, HEIGHT, TOP = 340, 250, 80  # of a plot
MINUTES = (1, 2, 5, 10, 20, 30)
DASHES = (None, "7 4", "2 3")  # a kind of line for each corpus, a color for each size


def read_tables(paths):
    """(corpus, pairs) -> points (minutes, bleu), by minutes."""
    curves = collections.defaultdict(list)
    for path in paths:
        with open(path, encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                curves[row["corpus"], int(row["pairs"])].append((float(row["minutes"]), float(row["bleu"])))
    return {key: sorted(points) for key, points in sorted(curves.items())}


def best_by_pairs(curves):
    """corpus -> points (pairs, best bleu)."""
    best = collections.defaultdict(list)
    for (corpus, pairs), points in curves.items():
        best[corpus].append((pairs, max(bleu for _, bleu in points)))
    return best


class Plot:
    """Points with a logarithmic x and BLEU as y, in a frame whose left edge is at `left`."""

    def __init__(self, picture, left, points, ticks):
        self.picture, self.left, self.ticks = picture, left, ticks
        self.low = math.log(min(ticks[0], *(x for x, _ in points)))
        self.span = max(math.log(max(ticks[-1], *(x for x, _ in points))) - self.low, 1e-9)
        self.top = max(10, 10 * math.ceil(max(y for _, y in points) / 10))

    def at(self, x, y):
        return self.left + WIDTH * (math.log(x) - self.low) / self.span, TOP + HEIGHT * (1 - y / self.top)

    def axes(self, title, below):
        self.picture.label(self.left, TOP - 22, title, size=15, font_weight="600")
        for share in range(5):
            y = TOP + HEIGHT * (1 - share / 4)
            self.picture.line(self.left, y, self.left + WIDTH, y, stroke_width=0.5)
            self.picture.label(self.left - 8, y + 4, f"{self.top * share / 4:g}", "end", 12, FAINT)
        for x in self.ticks:
            self.picture.label(self.at(x, 0)[0], TOP + HEIGHT + 18, f"{x:,}", "middle", 12, FAINT)
        self.picture.label(self.left + WIDTH / 2, TOP + HEIGHT + 38, below, "middle", 12.5, FAINT)

    def curve(self, points, color, dashes, name):
        places = [self.at(x, y) for x, y in points]
        line = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in places)
        self.picture.path(line, fill="none", stroke=color, stroke_width=2, stroke_dasharray=dashes)
        for (x, y), (value, bleu) in zip(places, points):
            tip = f"<title>{escape(name)}, {value:,g}: {bleu:.1f} BLEU</title>"
            self.picture.add("circle", tip, cx=x, cy=y, r=3.0, fill=color)


def legend(picture, x, entries):
    for i, (name, color, dashes) in enumerate(entries):
        y = TOP + HEIGHT + 64 + 18 * i
        picture.line(x, y - 4, x + 22, y - 4, stroke=color, stroke_width=3, stroke_dasharray=dashes)
        picture.label(x + 30, y, name, size=12.5)


def draw(curves):
    height = TOP + HEIGHT + 70 + 18 * len(curves)
    picture = Picture(880, height, "Learning curves", "BLEU by minutes and by training pairs")
    best = best_by_pairs(curves)
    sizes = sorted({pairs for _, pairs in curves})
    looks = {(corpus, pairs): (HUES[sizes.index(pairs) % len(HUES)], DASHES[list(best).index(corpus) % len(DASHES)])
             for corpus, pairs in curves}
    names = {key: f"{key[0]}, {key[1]:,} pairs" for key in curves}
    minutes = Plot(picture, 70, [point for points in curves.values() for point in points], MINUTES)
    minutes.axes("BLEU while training", "minutes")
    for key, points in curves.items():
        minutes.curve(points, *looks[key], names[key])
    legend(picture, 70, [(names[key], *looks[key]) for key in curves])
    pairs = Plot(picture, 500, [point for points in best.values() for point in points], sizes)
    pairs.axes("Best BLEU by amount of text", "training pairs")
    for i, (corpus, points) in enumerate(best.items()):
        pairs.curve(points, INK, DASHES[i % len(DASHES)], corpus)
    legend(picture, 500, [(corpus, INK, DASHES[i % len(DASHES)]) for i, corpus in enumerate(best)])
    return picture


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("tables", nargs="+", help="CSV files with the columns corpus,pairs,minutes,updates,bleu")
    parser.add_argument("picture", help="SVG file to write")
    options = parser.parse_args()
    draw(read_tables(options.tables)).write(options.picture)


if __name__ == "__main__":
    main()
