#!/usr/bin/env python3
"""Draws the diagrams of docs/: how an attention is made of a score, a window and a normalizer, computed from an
example; and how text flows through training and translating. Python 3.9 or later, standard library only.

  scripts/draw_diagrams.py docs/pictures        # writes attention-parts.svg, data-flow.svg
"""
import argparse
import math
import pathlib

from svg import FAINT, INK, LINE, Picture, shade

WORDS = ["your", "old", "aunt", "washes", "a", "gray", "sweater"]
ENERGIES = [-1.4, 0.2, -0.6, 0.9, 0.4, 3.1, 2.2]  # of a query that is about to write "gris"
STEP, WIDTH = 4, 2  # local-m around the step's number; both local windows two to each side
PLACE = 5.3  # where local-p looks: the predicted place
PITCH, BAR = 30, 22


def softmax(energies):
    powers = [math.exp(e) for e in energies]
    return [p / sum(powers) for p in powers]


def sparsemax(energies):
    """Martins and Astudillo 2016, algorithm 1."""
    total, threshold = 0, 0
    for k, e in enumerate(sorted(energies, reverse=True), 1):
        total += e
        if 1 + k * e > total:
            threshold = (total - 1) / k
    return [max(0, e - threshold) for e in energies]


def entmax15(energies):
    """Peters et al. 2019, by bisection of the threshold."""
    low, high = max(energies) / 2 - 1, max(energies) / 2
    for _ in range(60):
        middle = (low + high) / 2
        mass = sum(max(0, e / 2 - middle) ** 2 for e in energies)
        low, high = (middle, high) if mass > 1 else (low, middle)
    return [max(0, e / 2 - low) ** 2 for e in energies]


def hard(energies):
    return [float(e == max(energies)) for e in energies]


def monotonic(energies):
    """The first position from the last one on (here: STEP) whose energy is above 0."""
    first = next(i for i, e in enumerate(energies) if i >= STEP and e > 0)
    return [float(i == first) for i in range(len(energies))]


def local_p():
    return [math.exp(-((i - PLACE) ** 2) / (2 * (WIDTH / 2) ** 2)) if abs(i - PLACE) <= WIDTH else 0
            for i in range(len(WORDS))]


def heading(picture, x, title, question):
    picture.label(x, 38, title, size=17, font_weight="600")
    picture.label(x, 58, question, size=12.5, fill=FAINT)


def words_under(picture, x, y):
    for i, word in enumerate(WORDS):
        at = x + PITCH * i + BAR / 2 + 3
        picture.label(at, y, word, "end", 12, FAINT, transform=f"rotate(-50 {at:g} {y:g})")


def row(picture, x, y, name, weights):
    """A strip of cells: `weights` between 0 and 1; None is what a window hides."""
    picture.label(x - 10, y + 17, name, "end", 13)
    for i, weight in enumerate(weights):
        at = x + PITCH * i
        if weight is None:
            hidden = {"fill": "none", "stroke": LINE, "stroke_dasharray": "3 3"}
            picture.rectangle(at, y, BAR, BAR + 2, f"{WORDS[i]}: not seen", rx=3, **hidden)
        else:
            picture.rectangle(at, y, BAR, BAR + 2, f"{WORDS[i]}: {weight:.2f}", fill=shade(weight), rx=3)


def energies(picture, x, base):
    picture.line(x - 6, base, x + PITCH * len(WORDS), base)
    for i, e in enumerate(ENERGIES):
        height = 26 * abs(e)
        picture.rectangle(x + PITCH * i, base - height if e > 0 else base, BAR, height, f"{WORDS[i]}: {e}",
                          fill="#b45f06" if e > 0 else "#d9c3a8", rx=2)
        y = base - height - 5 if e > 0 else base + height + 13
        picture.label(x + PITCH * i + BAR / 2, y, f"{e:g}", "middle", 11, INK)


def attention_parts():
    picture = Picture(960, 350, "Attention = score x window x normalizer",
                      "An example: energies of seven source words, three windows, and the weights of five normalizers")
    heading(picture, 40, "score", "How well does each word fit?")
    energies(picture, 40, 190)
    words_under(picture, 40, 262)
    heading(picture, 370, "window", "Which words may be seen at all?")
    seen = [abs(i - STEP) <= WIDTH for i in range(len(WORDS))]
    row(picture, 370, 90, "global", [1.0] * len(WORDS))
    row(picture, 370, 136, "local-m", [1.0 if s else None for s in seen])
    row(picture, 370, 182, "local-p", [g if g > 0 else None for g in local_p()])
    words_under(picture, 370, 262)
    heading(picture, 720, "normalizer", "How do fits become weights?")
    for i, (name, rule) in enumerate([("softmax", softmax), ("entmax15", entmax15), ("sparsemax", sparsemax),
                                      ("hard", hard), ("monotonic", monotonic)]):
        row(picture, 720, 78 + 32 * i, name, rule(ENERGIES))
    words_under(picture, 720, 262)
    picture.label(280, 150, "×", "middle", 30, FAINT)
    picture.label(612, 150, "×", "middle", 30, FAINT)
    story = 'A model that reads "Your old aunt washes a gray sweater." is about to write "gris".'
    picture.label(40, 330, f"{story} Normalizers are shown with the global window.", size=13, fill=FAINT)
    return picture


def chain(picture, y, boxes, width=152, fill="#e9eff5"):
    """Boxes from left to right with arrows between them."""
    gap = (920 - width * len(boxes)) / (len(boxes) - 1)
    for i, lines in enumerate(boxes):
        x = 20 + i * (width + gap)
        picture.box(x, y, width, 62, lines, fill)
        if i:
            picture.arrow(x - gap + 3, y + 31, x - 3, y + 31)


def data_flow():
    picture = Picture(960, 420, "How text flows through gloss",
                      "Training above, the model folder in the middle, translating below")
    picture.label(20, 34, "gloss train", size=16, font_weight="600")
    chain(picture, 48, [("two text files", "one sentence a line"), ("pieces", "SentencePiece"),
                        ("batches", "sorted by length"), ("model", "encoder, decoder"), ("update", "loss, Adam")])
    picture.box(410, 158, 320, 62, ("model folder", "config.yaml, vocab.spm, model.safetensors"), "#f6efe0", "#d2bd8f")
    picture.arrow(665, 110, 665, 155)
    picture.label(675, 138, "validation keeps the best", size=12, fill=FAINT)
    picture.label(20, 268, "gloss translate, gloss score", size=16, font_weight="600")
    chain(picture, 282, [("lines", "files or stdin"), ("pieces", "SentencePiece"), ("search", "greedy, beam, random"),
                         ("matrix", "pieces × pieces"), ("results", "in the input's order")])
    picture.arrow(480, 220, 480, 279)
    notes = ["One matrix goes into every output: n-best lists, JSON, CSV files, word links, the table in the terminal.",
             "gloss score makes the model write the translation that you give (forced decoding)."]
    for i, note in enumerate(notes):
        picture.label(20, 384 + 18 * i, note, size=13, fill=FAINT)
    return picture


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("folder", type=pathlib.Path, help="where the pictures go")
    folder = parser.parse_args().folder
    attention_parts().write(folder / "attention-parts.svg")
    data_flow().write(folder / "data-flow.svg")


if __name__ == "__main__":
    main()
