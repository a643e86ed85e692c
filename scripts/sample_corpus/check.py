"""The self-check of the sample corpus: what README and tests promise, measured on a built corpus."""

from collections import Counter

from .build import LONGEST, SHORTEST, SIZES, core

LEAST_FRAMES, LEAST_TYPES, MOST_POSSIBLE = 80, 500, 0.25


def check_corpus(corpus):
    """Figures and failures of a corpus: ({name: figure}, [message])."""
    figures, failures = {}, []
    for measure in (_sizes, _overlaps, _held_out, _links, _vocabulary):
        measure(corpus, figures, failures)
    return figures, failures


def _require(condition, message, failures):
    if not condition:
        failures.append(message)


def _pairs(corpus):
    return [pair for pairs in corpus.values() for pair in pairs]


def _sizes(corpus, figures, failures):
    """Counts, lengths and the number of frames."""
    for part, size in SIZES.items():
        figures[part + " pairs"] = len(corpus[part])
        _require(len(corpus[part]) == size, f"{part} has {len(corpus[part])} pairs, not {size}", failures)
    for side in ("english", "french"):
        lengths = [len(getattr(pair, side).split()) for pair in _pairs(corpus)]
        figures[side + " words a sentence"] = (
            f"{min(lengths)} to {max(lengths)}, mean {sum(lengths) / len(lengths):.2f}"
        )
        fits = SHORTEST <= min(lengths) and max(lengths) <= LONGEST
        _require(fits, f"{side} sentences of {min(lengths)} to {max(lengths)} words", failures)
    for part in ("train", "test"):
        frames = Counter(pair.frame for pair in corpus[part])
        figures[f"frames in {part}"] = len(frames)
        figures[f"fewest pairs of a frame in {part}"] = min(frames.values())
    _require(figures["frames in train"] >= LEAST_FRAMES, "too few frames", failures)


def _overlaps(corpus, figures, failures):
    """No sentence twice on either side, in or across parts."""
    for side in ("english", "french"):
        sentences = Counter(getattr(pair, side) for pair in _pairs(corpus))
        repeated = sum(1 for count in sentences.values() if count > 1)
        figures[f"repeated {side} sentences"] = repeated
        _require(not repeated, f"{repeated} {side} sentences occur twice", failures)


def _held_out(corpus, figures, failures):
    """No combination of fillers of a frame in two parts."""
    seen = {part: {(pair.frame, pair.fillers) for pair in pairs} for part, pairs in corpus.items()}
    for part in ("valid", "test"):
        shared = len(seen[part] & seen["train"])
        figures[f"combinations shared by {part} and train"] = shared
        _require(not shared, f"{shared} combinations of {part} are in train", failures)
    figures["combinations in test"] = len(seen["test"])


def _links(corpus, figures, failures):
    """Every French word linked, few possible links; on the test set."""
    links = Counter(sure for pair in corpus["test"] for sure in pair.links.values())
    figures["sure links in test"], figures["possible links in test"] = links[True], links[False]
    share = links[False] / sum(links.values())
    figures["share of possible links in test"] = f"{share:.4f}"
    _require(share < MOST_POSSIBLE, f"{share:.1%} of the links are possible ones", failures)
    unlinked = sum(len(set(range(len(pair.french.split()))) - {j for _, j in pair.links}) for pair in _pairs(corpus))
    figures["French words without a link, all parts"] = unlinked
    _require(not unlinked, f"{unlinked} French words have no link", failures)
    words = sum(len(pair.french.split()) for pair in corpus["test"])
    sure_words = sum(len({j for (_, j), sure in pair.links.items() if sure}) for pair in corpus["test"])
    figures["French words in test, and those with a sure link"] = f"{words}, {sure_words}"


def _vocabulary(corpus, figures, failures):
    """Types, and whether train has all of the test words."""
    for side in ("english", "french"):
        counts = Counter(core(word) for pair in corpus["train"] for word in getattr(pair, side).split())
        types = {core(word) for pair in _pairs(corpus) for word in getattr(pair, side).split()}
        figures[f"distinct {side} words (no case, no punctuation)"] = len(types)
        rare = sorted(word for word, count in counts.items() if count < 12)
        figures[f"{side} words with fewer than 12 occurrences in train"] = len(rare)
        for part in ("valid", "test"):
            raw = {word for pair in corpus["train"] for word in getattr(pair, side).split()}
            unseen = {word for pair in corpus[part] for word in getattr(pair, side).split()} - raw
            figures[f"{side} words of {part} unseen in train"] = len(unseen)
            _require(not unseen, f"{side} words of {part} unseen in train: {sorted(unseen)[:5]}", failures)
    types = figures["distinct english words (no case, no punctuation)"]
    _require(types >= LEAST_TYPES, f"only {types} source words", failures)
