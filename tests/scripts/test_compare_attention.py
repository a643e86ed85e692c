"""The pure parts of scripts/compare_attention.py: equal sizes, means and spread, growth against length, the page."""

import argparse
import re
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))

import compare_attention  # noqa: E402
from compare_length import BATCH, EMPTY, LENGTHS, lines_for  # noqa: E402
from compare_length_tables import above_empty, grown_cells, growth, length_section, medians  # noqa: E402
from compare_markdown import cell, grid  # noqa: E402
from compare_runs import chosen_by_length, exact_zeros  # noqa: E402
from compare_sizes import require_equal  # noqa: E402
from compare_tables import page  # noqa: E402
from compare_ways import WAYS, operations  # noqa: E402
from gloss_program import Failed, decoding_rate  # noqa: E402


def ways_row(**changes):
    row = dict(corpus="sample", member="rnn", seed="1", minutes="3", parameters="1000", updates="700", perplexity="2.5",
               bleu="90", train_per_s="4000", decode_per_s="2000")
    return {**row, **changes}


class EqualSizes(unittest.TestCase):
    def test_within_the_tolerance(self):
        require_equal("ways", "sample", {"rnn": 1000, "convolution": 1019})
        with self.assertRaisesRegex(Failed, r"2\.1 %.*rnn 1,000, convolution 1,021"):
            require_equal("ways", "sample", {"rnn": 1000, "convolution": 1021})
        with self.assertRaises(Failed):
            require_equal("why", "reverse", {"additive": 1000, "none": 1019})

    def test_a_table_that_promises_nothing(self):
        require_equal("budget", "sample", {"base": 1000, "mlp": 2000})

    def test_the_page_is_refused(self):
        with self.assertRaises(Failed):
            page({"ways": [ways_row(), ways_row(member="convolution", parameters="1100")]})


class Cells(unittest.TestCase):
    def test_mean_and_half_the_range(self):
        self.assertEqual(cell([{"bleu": "93.5"}, {"bleu": "92.7"}], "bleu", 1, True), "93.1 ± 0.4")
        self.assertEqual(cell([{"bleu": "93.5"}, {"bleu": "92.7"}], "bleu", 1, False), "93.1")
        self.assertEqual(cell([{"bleu": "93.5"}], "bleu", 1, True), "93.5")
        self.assertEqual(cell([{"aer": ""}], "aer", 3, True), "")
        self.assertEqual(cell([{"n": "1234567"}], "n", 0, False), "1,234,567")

    def test_grid(self):
        self.assertEqual(grid(["a", "b"], [["x", "1"]]), "| a | b |\n| --- | ---: |\n| x | 1 |")


class Failures(unittest.TestCase):
    def test_a_run_that_fails_keeps_the_others(self):
        def finish(_, row):
            if row["member"] == "convolution":
                raise ValueError("no memory")
            return ways_row(member=row["member"], corpus=row["corpus"], seed=row["seed"])

        with tempfile.TemporaryDirectory() as name, mock.patch.multiple(
                compare_attention, finish=finish, check_sizes=lambda *_: None, print=lambda *_, **__: None, create=True):
            with self.assertRaisesRegex(Failed, "2 of 6 runs of ways failed, the first: no memory"):
                with mock.patch("compare_runs.CORPORA", None):
                    compare_attention.run_table(Path(name), "ways", argparse.Namespace(minutes=None, jobs=2))
            kept = compare_attention.finished(Path(name), "ways")
        self.assertEqual(sorted(row["member"] for row in kept), ["rnn", "rnn", "self-attention", "self-attention"])


class Budgets(unittest.TestCase):
    def test_rows_of_different_budgets_are_not_mixed(self):
        text = page({"ways": [ways_row(), ways_row(seed="2", bleu="92"), ways_row(minutes="0.5", bleu="10")]})
        self.assertIn("| rnn | 2 | 91.0 ± 1.0 |", text)
        self.assertIn("| rnn | 1 | 10.0 |", text)
        self.assertLess(text.index("3 minutes of training a run"), text.index("0.5 minutes of training a run"))
        self.assertIn("seeds 1, 2.", text)

    def test_done_or_not_is_decided_by_corpus_member_seed_and_minutes(self):
        row = dict(ways_row(), seed=1, minutes=3.0)
        self.assertEqual(compare_attention.key_of(row), compare_attention.key_of(ways_row()))
        self.assertNotEqual(compare_attention.key_of(row), compare_attention.key_of(ways_row(minutes="2")))

    def test_rows_stand_in_the_order_of_the_plan(self):
        rows = [ways_row(member="self-attention"), ways_row(corpus="eutrans_es_en"), ways_row(seed="2"), ways_row()]
        found = [(row["corpus"], row["member"], row["seed"]) for row in compare_attention.in_order("ways", rows)]
        self.assertEqual(found, [("sample", "rnn", "1"), ("sample", "self-attention", "1"),
                                 ("eutrans_es_en", "rnn", "1"), ("sample", "rnn", "2")])

    def test_every_row_has_its_own_key(self):
        for table, rows in compare_attention.ROWS.items():
            keys = [(row["corpus"], row["member"], row["seed"]) for row in rows()]
            self.assertEqual(len(keys), len(set(keys)), table)
            self.assertTrue(all(re.fullmatch(r"[\w-]+", word) for _, word, _ in keys))


class Measures(unittest.TestCase):
    def test_exact_zeros(self):
        line = {"hypotheses": [{"attention": [[0, 1], [0.5, 0.5]]}]}
        self.assertEqual(exact_zeros([line]), 0.25)
        self.assertIsNone(exact_zeros([{"hypotheses": [{"attention": None}]}]))

    def test_lines_by_length(self):
        self.assertEqual(chosen_by_length(["a", "a b", "a b c"], 2, 3), [1, 2])

    def test_the_rate_of_the_last_line(self):
        self.assertEqual(decoding_rate("3 lines, 0.1 s, 99 tokens/s\n5 lines, 0.2 s, 1234 tokens/s; blank 0\n"), 1234)


class Length(unittest.TestCase):
    def test_growth(self):
        self.assertAlmostEqual(growth((10, 5.0), (20, 20.0)), 2)
        self.assertAlmostEqual(growth((10, 5.0), (40, 20.0)), 1)
        self.assertIsNone(growth(None, (20, 1.0)))
        self.assertIsNone(growth((10, 0.0), (20, 1.0)))

    def test_growth_is_left_out_next_to_small_values(self):
        cells = grown_cells([(10, 1.0), (20, 8.0), (40, 32.0)], 4)
        self.assertEqual(cells, [("1.0", ""), ("8.0", ""), ("32.0", "2.00")])

    def test_medians_above_the_empty_run(self):
        rows = [dict(member="rnn", work="score", pieces=n, peak_mib=peak)
                for n, peaks in ((EMPTY, (100, 101, 99)), (20, (130, 110, 120))) for peak in peaks]
        self.assertEqual(above_empty(medians(rows, "peak_mib")), {("rnn", "score", 20): 20})

    def test_runs_have_whole_batches(self):
        self.assertEqual(lines_for(EMPTY), 1)
        for pieces in LENGTHS:
            self.assertEqual(lines_for(pieces) % BATCH, 0)
            self.assertGreater(lines_for(pieces), 0)

    def test_theory_by_hand(self):
        formulas = {way: (d, count(10)) for way, (_, d, count) in operations().items()}
        self.assertEqual(set(formulas), set(WAYS))
        d, count = formulas["rnn"]
        self.assertEqual(count, 10 * d * d)
        d, count = formulas["self-attention"]
        self.assertEqual(count, 100 * d)

    def test_section(self):
        rows = [dict(member=way, work=work, pieces=str(n), round="1", parameters="5", ms_per_line=str(n),
                     peak_mib=str(100 + n * n / 10))
                for way in ("rnn", "convolution") for work in ("score", "translate") for n in (EMPTY, 10, 20)]
        text = length_section(rows)
        self.assertIn("| 20 | 20.0 | 1.00 | 20.0 | 1.00 |", text)
        self.assertIn("| 20 | 39.9 | 2.01 | 39.9 | 2.01 |", text)


if __name__ == "__main__":
    unittest.main()
