"""What scripts/check_attention.py counts as equal, and which links it reads off a matrix."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))

from check_attention import Checks, largest_difference, read_matrix  # noqa: E402


class CheckAttention(unittest.TestCase):
    def matrix(self, text):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "000001.csv"
            path.write_text(text, encoding="utf-8")
            return read_matrix(path)

    def test_reads_quoted_pieces(self):
        matrix = self.matrix(',"▁"",",</s>\n",",0.25,0.75\n</s>,0,1\n')
        self.assertEqual(matrix, (['▁",', "</s>"], [",", "</s>"], [["0.25", "0.75"], ["0", "1"]]))

    def test_difference_is_the_largest(self):
        one = (["a", "</s>"], ["x"], [["0.25", "0.75"]])
        self.assertAlmostEqual(largest_difference(one, (["a", "</s>"], ["x"], [["0.5", "0.5"]])), 0.25)
        self.assertEqual(largest_difference(one, (["a", "</s>"], ["y"], one[2])), float("inf"))

    def test_links_skip_end_marks_and_empty_rows_and_take_the_lower_of_equals(self):
        rows = [["0.5", "0.5", "0"], ["0", "0", "0"], ["0.2", "0.3", "0.5"], ["0", "0.9", "0.1"]]
        self.assertEqual(Checks.largest(rows), ["0-0", "1-3"])


if __name__ == "__main__":
    unittest.main()
