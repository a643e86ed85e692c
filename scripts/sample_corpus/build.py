"""Drawing the corpus from the frames: held-out combinations, no pair twice, no test word unseen in train."""

import zlib
from collections import Counter

from .all_frames import FRAMES
from .phrases import Phrases
from .tokens import render

SEED = 2024
SIZES = {"train": 7400, "valid": 300, "test": 500}
SHORTEST, LONGEST = 3, 25
TRIES_PER_SENTENCE = 200
MAY_REPEAT = {"your", "their", "this", "these", "that", "than", "will"}
LEAST_TRAIN_COUNT = 8


class Pair:
    """A sentence pair with its links, its frame and the two fillers whose combination decides its part."""

    def __init__(self, english, french, links, frame, fillers):
        self.english = english
        self.french = french
        self.links = links
        self.frame = frame
        self.fillers = fillers

    def talp(self):
        """The links in the form of the test file: `i-j` sure, `ipj` possible."""
        return " ".join(f"{i}{'-' if sure else 'p'}{j}" for (i, j), sure in sorted(self.links.items()))


def core(word):
    """A word without its case and the punctuation attached to it."""
    return word.strip(".,?!").lower()


def part_of(frame, fillers):
    """The part a combination of fillers in a frame belongs to: decided once for all by a checksum."""
    bucket = zlib.crc32("|".join((frame,) + fillers).encode("utf-8")) % 100
    return "test" if bucket < 13 else "valid" if bucket < 20 else "train"


def acceptable(english, french):
    """True for sentences of the right length that do not name the same thing twice."""
    words = [core(word) for word in english.split()]
    long_words = [word for word in words if len(word) > 3 and word not in MAY_REPEAT]
    lengths_fit = all(SHORTEST <= len(side.split()) <= LONGEST for side in (english, french))
    return lengths_fit and len(long_words) == len(set(long_words))


class Collector:
    """Draws pairs of one part after another; remembers what has been taken."""

    def __init__(self, seed):
        self._phrases = Phrases(seed)
        self._taken = set()
        self._known = Counter()

    def draw(self, frame, part):
        """One new pair of a frame that belongs to a part, or None."""
        self._phrases.chooser.scope = frame.name
        phrase, first, second = frame.build(self._phrases)
        fillers = (str(first), str(second))
        if part_of(frame.name, fillers) != part:
            return None
        english, french, links = render(phrase, frame.end)
        if english in self._taken or french in self._taken or not acceptable(english, french):
            return None
        if part != "train" and not self._all_known(english, french):
            return None
        self._taken |= {english, french}
        return Pair(english, french, links, frame.name, fillers)

    def _all_known(self, english, french):
        """True if train has every word as it stands, and its core several times."""
        words = ["en " + word for word in english.split()] + ["fr " + word for word in french.split()]
        return all(self._known[w] and self._known["core " + w[:3] + core(w[3:])] >= LEAST_TRAIN_COUNT for w in words)

    def collect(self, part, size):
        """A part of the corpus: each frame its share by weight, then any frame that still can."""
        total = sum(frame.weight for frame in FRAMES)
        pairs = []
        for frame in FRAMES:
            pairs += self._some(frame, part, int(size * frame.weight / total))
        while len(pairs) < size:
            for frame in FRAMES[: size - len(pairs)]:
                pairs += self._some(frame, part, 1)
        if part == "train":
            self._learn(pairs)
        return sorted(pairs, key=lambda pair: zlib.crc32(pair.english.encode("utf-8")))

    def _some(self, frame, part, count):
        found = []
        for _ in range(count * TRIES_PER_SENTENCE):
            if len(found) == count:
                break
            pair = self.draw(frame, part)
            if pair:
                found.append(pair)
        return found

    def _learn(self, pairs):
        for pair in pairs:
            for side, sentence in (("en ", pair.english), ("fr ", pair.french)):
                for word in sentence.split():
                    self._known[side + word] += 1
                    self._known["core " + side + core(word)] += 1


def build_corpus(seed=SEED):
    """The whole corpus: {"train": [Pair], "valid": [Pair], "test": [Pair]}."""
    collector = Collector(seed)
    return {part: collector.collect(part, size) for part, size in SIZES.items()}


def corpus_files(corpus):
    """The files of the corpus: {name: text}."""
    files = {}
    for part, pairs in corpus.items():
        files[part + ".en"] = "".join(pair.english + "\n" for pair in pairs)
        files[part + ".fr"] = "".join(pair.french + "\n" for pair in pairs)
    files["test.talp"] = "".join(pair.talp() + "\n" for pair in corpus["test"])
    return files
