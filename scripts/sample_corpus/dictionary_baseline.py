"""Word-by-word dictionary translation of the sample test set: how far the corpus is from a mere substitution.

Each English word becomes the French word it is most often linked with in train (the generator's own links, sure before
possible), in the English order; punctuation and the capital at the beginning are kept. Usage, from the root:

    python3 scripts/sample_corpus/dictionary_baseline.py --output HYP
"""

import argparse
import sys
from collections import Counter, defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sample_corpus.build import build_corpus, core  # noqa: E402


def decapitalized(words, names):
    """The words of a sentence, without punctuation and without the capital of the first one unless it is a name."""
    bare = [word.strip(".,?!") for word in words]
    if bare[0] not in names:
        bare[0] = bare[0][0].lower() + bare[0][1:]
    return bare


def train_dictionary(pairs):
    """The most frequent French word of each English word."""
    names = {word.strip(".,?!") for pair in pairs for word in pair.french.split()[1:] if word[0].isupper()}
    counts = {True: defaultdict(Counter), False: defaultdict(Counter)}
    for pair in pairs:
        english = pair.english.split()
        french = decapitalized(pair.french.split(), names)
        for (i, j), sure in sorted(pair.links.items()):
            counts[sure][core(english[i])][french[j]] += 1
    dictionary = {}
    for kind in (False, True):
        for word, found in counts[kind].items():
            dictionary[word] = max(sorted(found), key=found.get)
    return dictionary


def translate(sentence, dictionary):
    """The sentence word by word, with its punctuation and a capital."""
    result = []
    for word in sentence.split():
        tail = word[len(word.rstrip(".,?!")) :]
        result.append(dictionary.get(core(word), word.rstrip(".,?!")) + tail)
    text = " ".join(result)
    return text[0].upper() + text[1:]


def main():
    """Write the hypothesis file."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--output", required=True, type=Path, help="the file to write, a line for each line of test.en")
    arguments = parser.parse_args()
    corpus = build_corpus()
    dictionary = train_dictionary(corpus["train"])
    lines = [translate(pair.english, dictionary) + "\n" for pair in corpus["test"]]
    arguments.output.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
