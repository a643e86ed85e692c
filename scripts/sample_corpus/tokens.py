"""Words, phrases and the joining of French words.

An English word is an `En` object and a French piece an `Fr` object that points at the English words it comes from. The
links of a sentence are therefore a by-product of its derivation and never the result of a search in its text.
"""

import re

VOWELS = "aàâeéèêiîoôuyhœ"
NOT_ELIDED_BEFORE = {"huit", "onze", "oui", "yaourt"}
KEEPS_SURE = {"je", "que", "si"}
ELIDABLE = {"le", "la", "je", "ne", "que", "de", "me", "te", "se"}
CONTRACTED = {("à", "le"): "au", ("à", "les"): "aux", ("de", "le"): "du", ("de", "les"): "des"}


class En:
    """One English word; its identity is what links refer to."""

    def __init__(self, text):
        self.text = text


class Fr:
    """One French piece with the English words it surely and possibly comes from.

    `article` marks `le` and `les` as articles, which contract with `à` and `de` (object pronouns do not).
    """

    def __init__(self, text, sure=(), possible=(), article=False):
        self.text = text
        self.sure = tuple(sure)
        self.possible = tuple(possible)
        self.article = article


class Phrase:
    """Parallel English and French word lists with the grammatical features of the phrase."""

    def __init__(self, en=(), fr=(), **features):
        self.en = list(en)
        self.fr = list(fr)
        self.person = features.get("person", "3s")
        self.gender = features.get("gender", "m")
        self.pronoun = features.get("pronoun", "")
        self.key = features.get("key", "")
        self.head = features.get("head")

    def keyed(self, key):
        """The phrase itself, under another name."""
        self.key = key
        return self

    @property
    def plural(self):
        """True for a phrase that takes plural agreement."""
        return self.person.endswith("p")


def fill(en, fr, **slots):
    """Build a phrase from two parallel templates.

    A template holds words and `{slot}` names. A French word names the English template words it comes from by position
    among the plain words: `mot=0,1` for sure links, `mot~2` for possible ones, `au=0~1` for both. A comma may follow a
    word or a slot.
    """
    words = [En(word) for word in en.split() if not word.startswith("{")]
    plain = iter(words)
    result = Phrase()
    for item in en.split():
        if item.startswith("{"):
            result.en += _slot(item, slots, "en")
        else:
            result.en.append(next(plain))
    for item in fr.split():
        if item.startswith("{"):
            result.fr += _slot(item, slots, "fr")
        else:
            result.fr.append(_linked(item, words))
    return result


def _slot(item, slots, side):
    """The words of one side of a slot, with the comma that follows it in the template."""
    words = list(getattr(slots[item.strip("{},")], side))
    if item.endswith(","):
        words[-1].text += ","
    return words


def _linked(item, words):
    """A French piece from the notation `text=sure~possible`, with the comma after the notation if any."""
    match = re.fullmatch(r"([^=~]+)(?:=([\d,]*\d))?(?:~([\d,]*\d))?(,?)", item)
    text, sure, possible, comma = match.groups()
    positions = [[words[int(n)] for n in part.split(",")] if part else [] for part in (sure, possible)]
    return Fr(text + comma, *positions, article=text in ("le", "la", "les"))


def begins_with_vowel(word):
    """True if a word makes the one before it elide."""
    return word[0].lower() in VOWELS and word.rstrip(".,?!") not in NOT_ELIDED_BEFORE


def join_french(pieces):
    """Contract, elide and hyphenate pieces; returns a list of (text, sure, possible) words.

    An article, object pronoun, `ne` or `de` that elides keeps only possible links beside a word that has sure ones; a
    subject or a conjunction keeps its own.
    """
    words = []
    pending = None
    pieces = _contract(pieces)
    for piece, following in zip(pieces, [piece.text for piece in pieces[1:]] + [""]):
        text, sure, possible = piece.text, piece.sure, piece.possible
        if pending:
            text = pending.text[:-1] + "'" + text
            if pending.text in KEEPS_SURE or not sure:
                sure += pending.sure
            possible += pending.sure + pending.possible
            pending = None
        if _elides(piece.text, following):
            pending = piece
        elif text.startswith("-"):
            verb, verb_sure, verb_possible = words[-1]
            words[-1] = (verb + _inverted(verb, text), verb_sure + sure, verb_possible + possible)
        else:
            words.append((text, sure, possible))
    return words


def _contract(pieces):
    """Merge `à` and `de` with the article that follows, unless that elides."""
    merged = []
    for piece, following in zip(pieces, [piece.text for piece in pieces[1:]] + [""]):
        joined = piece.article and merged and CONTRACTED.get((merged[-1].text, piece.text))
        if joined and not _elides(piece.text, following):
            merged[-1] = Fr(joined, merged[-1].sure + piece.sure, merged[-1].possible + piece.possible)
        else:
            merged.append(piece)
    return merged


def _elides(word, following):
    """True if a word loses its vowel before the word that follows it."""
    if not following or following.startswith("-"):
        return False
    if word == "si":
        return following in ("il", "ils")
    return word in ELIDABLE and begins_with_vowel(following)


def _inverted(verb, pronoun):
    """The hyphenated pronoun after a verb, with the -t- that keeps two vowels apart."""
    if pronoun in ("-il", "-elle") and verb[-1] in "aeà":
        return "-t" + pronoun
    return pronoun


def _capital(text):
    return text[0].upper() + text[1:]


def render(phrase, end="."):
    """The two sentences of a phrase and its links: (english, french, {(i, j): sure?})."""
    position = {id(word): i for i, word in enumerate(phrase.en)}
    words = join_french(phrase.fr)
    links = {}
    for j, (_, sure, possible) in enumerate(words):
        for word in possible:
            links[position[id(word)], j] = False
        for word in sure:
            links[position[id(word)], j] = True
    english = _capital(" ".join(word.text for word in phrase.en)) + end
    french = _capital(" ".join(text for text, _, _ in words)) + end
    return english, french, links
