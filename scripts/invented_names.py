"""A corpus with invented names: in the place of the first names of data/sample, on both sides, names that nobody has.

What the French asks of a name is kept: a name that begins with a vowel gives way to one that does (`d'Anna`,
`qu'Emma`), and the names of women end in `a`, those of men in a consonant, so that participles and adjectives can
agree. No two sentences share a name, so that none can be learnt by heart. Python 3.9 or later, standard library only.
"""
import random
import re

from sample_corpus.nouns import NAMES

VOWELS = "aeiou"
ONSETS = "b d f g k l m n p r s t v z br dr gr kr pr tr".split()
CODAS = ["", "", "", "l", "m", "n", "r", "s"]  # most syllables are open
ENDS = ["k", "l", "m", "n", "r", "nd", "rt", "sk"]
GENDERS = {name: gender for gender, names in NAMES.items() for name in names}
A_NAME = re.compile(r"\b(?:" + "|".join(GENDERS) + r")\b")


class NameMaker:
    """Names from syllables, from a seed: never one twice, no real first name, none of the words in `taken`."""

    def __init__(self, seed, taken=()):
        self._draw = random.Random(seed)
        self._taken = {word.lower() for word in (*GENDERS, *taken)}

    def name(self, gender, vowel_first):
        """A name of two or three syllables: Velmora, Tikarand."""
        while True:
            name = self._build(gender, vowel_first)
            if name not in self._taken:
                self._taken.add(name)
                return name.capitalize()

    def _build(self, gender, vowel_first):
        pick = self._draw.choice
        first = ("" if vowel_first else pick(ONSETS)) + pick(VOWELS) + pick(CODAS)
        middle = pick(ONSETS) + pick(VOWELS) + pick(CODAS) if self._draw.random() < 0.5 else ""
        return first + middle + pick(ONSETS) + ("a" if gender == "f" else pick(VOWELS) + pick(ENDS))


def with_invented_names(english, french, maker):
    """The pair with each first name replaced, and the names that it has now, in the order of the English."""
    found = list(dict.fromkeys(A_NAME.findall(english)))
    if sorted(A_NAME.findall(english)) != sorted(A_NAME.findall(french)):
        raise ValueError(f"other names on one side than on the other: {english} | {french}")
    new = {name: maker.name(GENDERS[name], name[0].lower() in VOWELS) for name in found}
    swap = lambda text: A_NAME.sub(lambda match: new[match.group()], text)
    return swap(english), swap(french), list(new.values())


def carried_over(names, output):
    """True if every name stands in the output as a word of its own."""
    return all(re.search(rf"\b{re.escape(name)}\b", output) for name in names)
