"""examples/attention_from_weights.py computes what the program, $GLOSS, writes. Exit status 4 where numpy is missing."""

import csv
import importlib.util
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "attention_from_weights.py"
GLOSS = os.environ.get("GLOSS", str(ROOT / "build/release/gloss"))
SMALL = ["--config", "none", "--vocab-type", "char", "--vocab-size", 120, "--embedding-size", 16, "--encoder-hidden", 12,
         "--decoder-hidden", 20, "--attention-size", 14, "--max-updates", 3, "--threads", 1]
PAIRS = [("the cat sees a dog .", "le chat voit un chien ."), ("she sings", "elle chante")]


def run(*words):
    return subprocess.run(list(map(str, words)), capture_output=True, encoding="utf-8")


class AttentionFromWeights(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.source, self.target = self.folder / "a.en", self.folder / "a.fr"
        self.source.write_text("".join(f"{pair[0]}\n" for pair in PAIRS * 20), encoding="utf-8")
        self.target.write_text("".join(f"{pair[1]}\n" for pair in PAIRS * 20), encoding="utf-8")

    def gloss(self, *words):
        done = run(GLOSS, *words)
        self.assertEqual(done.returncode, 0, done.stderr)

    def train(self, *words):
        model = self.folder / "model"
        self.gloss("train", "--train-source", self.source, "--train-target", self.target, "--model", model,
                   *SMALL, *words)
        return model

    def forced(self, model):
        self.gloss("score", "--model", model, "--attention", f"{self.folder}/forced/", self.source, self.target)
        return self.folder / "forced" / "000001.csv"

    def compute(self, model, matrix):
        return run(sys.executable, "-B", EXAMPLE, model, matrix)

    def test_conditional_and_a_matrix_of_other_weights(self):
        model = self.train("--decoder-style", "conditional", "--tied-embeddings", "all")
        matrix = self.forced(model)
        done = self.compute(model, matrix)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertRegex(done.stdout, r"^\d+ x \d+ weights, largest difference \d")
        with open(matrix, encoding="utf-8", newline="") as file:
            rows = list(csv.reader(file))
        rows[1][1:] = rows[1][:0:-1]
        with open(matrix, "w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows(rows)
        self.assertEqual(self.compute(model, matrix).returncode, 1)

    def test_bahdanau_with_two_vocabularies(self):
        model = self.train("--decoder-style", "bahdanau", "--no-shared-vocab")
        done = self.compute(model, self.forced(model))
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_a_model_of_another_kind_is_refused(self):
        model = self.train("--decoder-style", "luong")
        done = self.compute(model, self.forced(model))
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("decoder-style is luong", done.stderr)


if __name__ == "__main__":
    if importlib.util.find_spec("numpy") is None:
        print("skipped: no numpy for", sys.executable)
        sys.exit(4)
    unittest.main()
