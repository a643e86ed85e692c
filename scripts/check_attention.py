#!/usr/bin/env python3
"""Checks that the attention a model writes is its own, in every way of decoding.

The pieces that greedy search, beam search, the third of an n-best list and sampling wrote are given back to
`gloss score --target-format pieces`: the attention of forced decoding must be the same. Then the forms are compared
with each other: the table with the matrices, the links with the largest weights of the word matrices.

  scripts/check_attention.py --model build/quickstart/model data/sample/test.en
"""

import argparse
import csv
import json
import pathlib
import subprocess
import sys
import tempfile

MODES = {  # name -> options of translate, and which of its results is looked at
    "greedy": (["--beam-size", "1"], 1),
    "beam 5": (["--beam-size", "5"], 1),
    "n-best entry 3": (["--beam-size", "5", "--n-best", "3"], 3),
    "sampling": (["--sampling", "--seed", "1"], 1),
}
END = "</s>"


def run(words):
    done = subprocess.run(words, capture_output=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, words))}: status {done.returncode}: {done.stderr.decode()}")
    return done.stdout.decode()


def matrix_path(folder, line, entry):
    return folder / (f"{line:06}.csv" if entry == 1 else f"{line:06}.{entry}.csv")


def read_matrix(path):
    """Source labels, target labels, and the weights as they are written."""
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    return rows[0][1:], [row[0] for row in rows[1:]], [row[1:] for row in rows[1:]]


def largest_difference(one, other):
    """Of two matrices; labels and shapes must agree."""
    if one[:2] != other[:2]:
        return float("inf")
    pairs = [(a, b) for rows in zip(one[2], other[2]) for a, b in zip(*rows)]
    return max((abs(float(a) - float(b)) for a, b in pairs), default=0.0)


class Checks:
    def __init__(self, options, scratch):
        self.gloss = options.gloss
        self.model = options.model
        self.scratch = scratch
        lines = pathlib.Path(options.source).read_bytes().split(b"\n")[: options.lines]
        self.lines = [line for line in lines if line.strip()]
        self.source = self.write("source", self.lines)
        self.failures = 0

    def write(self, name, lines):
        path = self.scratch / name
        path.write_bytes(b"".join(line + b"\n" for line in lines))
        return path

    def folder(self, name):
        return self.scratch / name.replace(" ", "-")

    def translate(self, options):
        return run([self.gloss, "translate", "--model", self.model, *options, self.source])

    def report(self, what, good, detail):
        self.failures += not good
        print(f"{'ok  ' if good else 'FAIL'} {what}: {detail}")

    def forced_decoding(self, mode, tolerance):
        """The attention that `mode` wrote against that of scoring the pieces which it wrote."""
        options, entry = MODES[mode]
        written, forced = self.folder(mode), self.folder(mode + " forced")
        self.translate([*options, "--attention", f"{written}/", "--format", "json"])
        numbers = [n for n in range(1, len(self.lines) + 1) if matrix_path(written, n, entry).exists()]
        matrices = [read_matrix(matrix_path(written, n, entry)) for n in numbers]
        source = self.write("forced.source", [self.lines[n - 1] for n in numbers])
        target = self.write("forced.target", [" ".join(matrix[1]).encode() for matrix in matrices])
        run([self.gloss, "score", "--model", self.model, "--target-format", "pieces", "--attention", f"{forced}/",
             source, target])
        worst = [largest_difference(m, read_matrix(matrix_path(forced, i, 1))) for i, m in enumerate(matrices, 1)]
        unfinished = sum(matrix[1][-1:] != [END] for matrix in matrices)
        sums = [abs(sum(map(float, row)) - 1) for matrix in matrices for row in matrix[2]]
        good = bool(worst) and max(worst) <= tolerance and max(sums) <= 1e-4
        self.report(f"{mode} = forced decoding", good,
                    f"{len(numbers)} lines, {unfinished} unfinished, largest difference {max(worst, default=0):.2g}, "
                    f"largest |row sum - 1| {max(sums, default=0):.2g}")

    def links(self, mode):
        """The written links against the largest weight of each row of the word matrices."""
        folder, links = self.folder(mode + " words"), self.scratch / "links"
        options = [*MODES[mode][0], "--attention-unit", "word", "--alignment", links, "--format", "json"]
        results = self.translate([*options, "--attention", f"{folder}/"]).splitlines()
        written = links.read_text().split("\n")[:-1]
        wrong = [] if len(written) == len(self.lines) else ["the number of lines"]
        for number, (result, line) in enumerate(zip(results, written), 1):
            finished = json.loads(result)["hypotheses"][0]["finished"]
            _, _, rows = read_matrix(matrix_path(folder, number, 1))
            if line.split() != self.largest(rows[:-1] if finished else rows):
                wrong.append(f"line {number}")
        self.report(f"{mode}: links = argmax of the word matrices", not wrong,
                    f"{len(written)} lines, differing: {', '.join(wrong[:10]) or 'none'}")

    @staticmethod
    def largest(rows):
        found = []
        for target, row in enumerate(rows):
            weights = [float(weight) for weight in row]
            source = weights.index(max(weights))
            if max(weights) > 0 and source < len(weights) - 1:  # the last column is </s>
                found.append(f"{source}-{target}")
        return found

    def tidy(self, mode):
        """The table of a run against its matrices, number by number."""
        options, _ = MODES[mode]
        folder, table = self.folder(mode), self.scratch / "table.csv"
        self.translate([*options, "--attention", table])
        rows = {}
        with open(table, encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                rows.setdefault((int(row["sentence"]), int(row["hypothesis"])), []).append(
                    (row["target_index"], row["target"], row["source_index"], row["source"], row["weight"]))
        expected = {}
        for path in sorted(folder.glob("*.csv")):
            sentence, _, hypothesis = path.stem.partition(".")
            source, target, weights = read_matrix(path)
            expected[int(sentence), int(hypothesis or 1)] = [
                (str(t), target[t], str(s), source[s], weights[t][s])
                for t in range(len(target)) for s in range(len(source))]
        wrong = [key for key in rows.keys() | expected.keys() if rows.get(key) != expected.get(key)]
        self.report(f"{mode}: table = matrices", not wrong and bool(rows),
                    f"{len(expected)} matrices, differing: {wrong[:5] or 'none'}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", help="file of source sentences")
    parser.add_argument("--model", required=True, help="model folder")
    parser.add_argument("--gloss", default="build/release/gloss", help="the program (default: %(default)s)")
    parser.add_argument("--lines", type=int, default=200, help="lines to look at (default: %(default)s)")
    parser.add_argument("--tolerance", type=float, default=1e-4, help="largest difference (default: %(default)s)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        checks = Checks(options, pathlib.Path(scratch))
        for mode in MODES:
            checks.forced_decoding(mode, options.tolerance)
            checks.links(mode)
            checks.tidy(mode)
    sys.exit(1 if checks.failures else 0)


if __name__ == "__main__":
    main()
