"""The committed corpora are what their generators write, and keep what data/README.md promises.

Run from anywhere: python3 -m unittest discover -s tests/scripts
"""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "scripts"
sys.path.insert(0, str(SCRIPTS))

from sample_corpus.build import build_corpus, corpus_files  # noqa: E402
from sample_corpus.check import check_corpus  # noqa: E402
from sample_corpus.dictionary_baseline import train_dictionary, translate  # noqa: E402
from sample_corpus.tokens import fill, render  # noqa: E402


def run(script, *arguments):
    """A script of the project in a process of its own, as a user runs it."""
    command = [sys.executable, str(SCRIPTS / script), *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def lines(path):
    """The lines of a file."""
    return path.read_text(encoding="utf-8").splitlines()


class Regeneration(unittest.TestCase):
    """Both generators write the committed files byte for byte."""

    def compare(self, script, folder):
        with tempfile.TemporaryDirectory() as scratch:
            result = run(script, "--output", scratch)
            self.assertEqual(result.returncode, 0, result.stderr)
            written = {path.name: path.read_bytes() for path in Path(scratch).iterdir()}
        committed = {path.name: path.read_bytes() for path in (ROOT / folder).iterdir()}
        self.assertEqual(sorted(written), sorted(committed))
        for name, content in written.items():
            self.assertTrue(content == committed[name], f"{folder}/{name} differs; run scripts/{script}")

    def test_sample(self):
        self.compare("make_sample_corpus.py", "data/sample")

    def test_reverse(self):
        self.compare("make_reverse_corpus.py", "data/reverse")


class SampleCorpus(unittest.TestCase):
    """The self-check passes, and notices what it is there for."""

    @classmethod
    def setUpClass(cls):
        cls.corpus = build_corpus()

    def failures(self, **replaced):
        return check_corpus({**self.corpus, **replaced})[1]

    def test_check_passes(self):
        self.assertEqual(self.failures(), [])
        self.assertEqual(run("make_sample_corpus.py", "--check").returncode, 0)

    def test_check_notices_a_train_sentence_in_test(self):
        test = self.corpus["test"][:-1] + self.corpus["train"][:1]
        self.assertIn("1 english sentences occur twice", self.failures(test=test))

    def test_check_notices_an_unlinked_word(self):
        pair = self.corpus["test"][0]
        links = pair.links
        last = max(j for _, j in links)
        pair.links = {link: sure for link, sure in links.items() if link[1] != last}
        try:
            self.assertIn("1 French words have no link", self.failures())
        finally:
            pair.links = links

    def test_links_stay_inside_their_lines(self):
        files = corpus_files(self.corpus)
        rows = zip(*(files[name].splitlines() for name in ("test.en", "test.fr", "test.talp")))
        for english, french, links in rows:
            for link in links.split():
                i, j = (int(number) for number in link.replace("p", "-").split("-"))
                self.assertLess(i, len(english.split(" ")))
                self.assertLess(j, len(french.split(" ")))

    def test_dictionary_is_far_from_the_reference(self):
        dictionary = train_dictionary(self.corpus["train"])
        exact = sum(translate(pair.english, dictionary) == pair.french for pair in self.corpus["test"])
        self.assertLess(exact, len(self.corpus["test"]) // 4)


class FrenchSpelling(unittest.TestCase):
    """Contraction and elision, with the links of the words that merge."""

    def french(self, template):
        english = "a b c d"
        return render(fill(english, template))[1]

    def test_contraction_and_elision(self):
        self.assertEqual(self.french("à=0 le~1 marché=2"), "Au marché.")
        self.assertEqual(self.french("de=0 le~1 hôtel=2"), "De l'hôtel.")
        self.assertEqual(self.french("je=0 ne~1 aime=2 pas~1"), "Je n'aime pas.")
        self.assertEqual(self.french("si=0 elle=1 dort=2"), "Si elle dort.")
        self.assertEqual(self.french("si=0 il=1 dort=2"), "S'il dort.")
        self.assertEqual(self.french("mange=0 -il=1"), "Mange-t-il.")
        self.assertEqual(self.french("plus=0 de=1 huit=2"), "Plus de huit.")

    def test_merged_words_share_their_links(self):
        links = render(fill("at the market now", "à=0 le~1,2 marché=2"))[2]
        self.assertEqual(links, {(0, 0): True, (1, 0): False, (2, 0): False, (2, 1): True})
        links = render(fill("that he sleeps", "que=0 il=1 dort=2"))[2]
        self.assertEqual(links, {(0, 0): True, (1, 0): True, (2, 1): True})
        links = render(fill("not likes", "ne~0 aime=1 pas~0"))[2]
        self.assertEqual(links, {(0, 0): False, (1, 0): True, (0, 1): False})


class ReverseTask(unittest.TestCase):
    """Targets are reversed sources, and from three letters on no line of test or valid is in train."""

    def setUp(self):
        folder = ROOT / "data" / "reverse"
        self.parts = {
            part: (lines(folder / f"{part}.src"), lines(folder / f"{part}.trg")) for part in ("train", "valid", "test")
        }

    def test_targets(self):
        for sources, targets in self.parts.values():
            self.assertEqual([source[::-1] for source in sources], targets)
            self.assertEqual({len(source.split()) for source in sources}, set(range(1, 21)))

    def test_apart(self):
        train, valid, test = (set(self.parts[part][0]) for part in ("train", "valid", "test"))
        shared = (train & valid) | (train & test) | (valid & test)
        self.assertLess(max(len(line.split()) for line in shared), 3)

    def test_enough_long_lines(self):
        self.assertGreaterEqual(sum(len(line.split()) >= 15 for line in self.parts["test"][0]), 250)


if __name__ == "__main__":
    unittest.main()
