"""The corpus of scripts/show_copying.py: names that nobody has, in sentences whose French still fits them."""

import random
import re
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from invented_names import GENDERS, NameMaker, carried_over, with_invented_names  # noqa: E402


class Names(unittest.TestCase):
    def test_gender_and_first_letter_show(self):
        maker, draw = NameMaker(1), random.Random(2)
        for _ in range(500):
            gender, vowel_first = draw.choice("fm"), draw.random() < 0.5
            name = maker.name(gender, vowel_first)
            self.assertEqual(name.endswith("a"), gender == "f", name)
            self.assertEqual(name[0] in "AEIOU", vowel_first, name)
            self.assertEqual(name, name.capitalize())

    def test_none_twice_and_none_that_is_taken(self):
        names = [NameMaker(1).name("f", False)]
        maker = NameMaker(1, taken=[names[0].upper()])
        names += [maker.name("f", False) for _ in range(5000)]
        self.assertEqual(len(set(names)), len(names))

    def test_a_seed_repeats(self):
        one, other = (
            [maker.name("m", True) for _ in range(5)] for maker in (NameMaker(3), NameMaker(3))
        )
        self.assertEqual(one, other)


class Sentences(unittest.TestCase):
    def test_both_sides_get_the_same_names(self):
        pair = ("Paul, Anna's aunt calls Paul.", "Paul, la tante d'Anna appelle Paul.")
        english, french, (man, woman) = with_invented_names(*pair, NameMaker(1))
        self.assertEqual(english, f"{man}, {woman}'s aunt calls {man}.")
        self.assertEqual(french, f"{man}, la tante d'{woman} appelle {man}.")
        self.assertEqual((man[0] in "AEIOU", woman[0] in "AEIOU"), (False, True))

    def test_a_sentence_without_names_stays(self):
        self.assertEqual(with_invented_names("He sleeps.", "Il dort.", NameMaker(1)), ("He sleeps.", "Il dort.", []))

    def test_a_name_on_one_side_only_is_refused(self):
        with self.assertRaises(ValueError):
            with_invented_names("Paul sleeps.", "Il dort.", NameMaker(1))

    def test_the_whole_corpus_can_be_rewritten(self):
        maker = NameMaker(1)
        for part in ("train", "valid", "test"):
            folder = ROOT / "data" / "sample"
            sides = ((folder / f"{part}.{end}").read_text(encoding="utf-8").splitlines() for end in ("en", "fr"))
            for english, french in zip(*sides):
                for side in with_invented_names(english, french, maker)[:2]:
                    self.assertFalse(set(GENDERS) & set(re.findall(r"\w+", side)), side)

    def test_carried_over_means_whole_words_and_all_of_them(self):
        self.assertTrue(carried_over(["Velmora", "Tikarand"], "Tikarand aime l'amie de Velmora."))
        self.assertTrue(carried_over(["Arsuna"], "Qu'est-ce qu'Arsuna mange?"))
        self.assertFalse(carried_over(["Velmora", "Tikarand"], "Tikarand aime son amie."))
        self.assertFalse(carried_over(["Velmor"], "Velmora dort."))


if __name__ == "__main__":
    unittest.main()
