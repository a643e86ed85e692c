"""Noun phrases, subjects and adverbials, chosen at random but evenly."""

import random
from collections import Counter

from . import words
from .nouns import CITIES, COUNTRIES, NAMES, nouns
from .tokens import En, Fr, Phrase, begins_with_vowel, fill

ARTICLES = {"the": ("le", "la", "les"), "a": ("un", "une", "des")}
DETERMINERS = [
    ("the", 22),
    ("a", 12),
    ("my", 13),
    ("your", 10),
    ("his", 11),
    ("her", 11),
    ("our", 9),
    ("their", 9),
    ("this", 16),
]
PLURAL_DETERMINERS = [("the", 16), ("my", 9), ("your", 8), ("his", 8), ("her", 8), ("our", 7), ("their", 7)]
PLURAL_DETERMINERS += [("these", 14), ("many", 6), ("several", 8), ("number", 22), ("digits", 5)]
COUNTED = ("animal", "food", "text", "clothes", "thing")
PEOPLE = ("relative", "person", "human")
SINGULAR = {"these": "this", "number": "the", "several": "the", "many": "the", "digits": "the", "bare": "a"}
POSSESSIVE = "my your his her our their"
DEFINITE = "the this " + POSSESSIVE


class Chooser:
    """A seeded source of choices that prefers what it has chosen least, first in the present frame, then in all.

    Only `random.Random.random` is used: its sequence is the same in every version of Python.
    """

    def __init__(self, seed):
        self._random = random.Random(seed)
        self._used = Counter()
        self.scope = ""

    def chance(self, probability):
        """True with the given probability."""
        return self._random.random() < probability

    def draw(self, items):
        """One of the items, all alike."""
        return items[int(self._random.random() * len(items))]

    def pick(self, items):
        """One of the items, evenly: the least used of three draws."""
        drawn = [self.draw(items) for _ in range(3)]
        chosen = min(drawn, key=lambda item: (self._used[self.scope, _name(item)], self._used[_name(item)]))
        self._used[_name(chosen)] += 1
        self._used[self.scope, _name(chosen)] += 1
        return chosen

    def weighted(self, table):
        """One of the first elements of (item, weight) rows, by weight."""
        point = self._random.random() * sum(weight for _, weight in table)
        for item, weight in table:
            point -= weight
            if point < 0:
                return item
        return table[-1][0]


def _name(item):
    return item if isinstance(item, (str, tuple)) else (type(item).__name__, item.en)


def determiner(chooser, number, kinds=""):
    """A determiner for a number, from the named kinds if there are any."""
    table = DETERMINERS if number == "s" else PLURAL_DETERMINERS
    if kinds:
        table = [(kind, 1) for kind in kinds.split()]
    return chooser.weighted(table)


def noun_phrase(chooser, noun, det, adjective=None):
    """A noun with its determiner and an adjective, which stands before or behind it in French.

    Determiners that begin a plural: these, many, several, number, digits, bare (no English word) and `+` + any other.
    """
    plural = det.startswith("+") or det in ("bare", "these", "many", "several", "number", "digits")
    det = det.lstrip("+")
    head = En(noun.en_plural if plural else noun.en)
    parts = [Fr(noun.fr_plural if plural else noun.fr, [head])]
    english = [head]
    if adjective:
        quality = En(adjective.en)
        english.insert(0, quality)
        parts.insert(0 if adjective.before else 1, Fr(_adjective(adjective, noun, plural), [quality]))
    before = bool(adjective) and adjective.before
    det_en, det_fr = _determiner(chooser, det, noun.gender, plural, (english, parts, head, before))
    person = "3p" if plural else "3s"
    phrase = Phrase(det_en + english, det_fr + parts, person=person, gender=noun.gender, key=noun.en, head=head)
    phrase.quality = adjective.en if adjective else ""
    return phrase


def _adjective(adjective, noun, plural):
    """The agreeing form, with bel, nouvel and vieil before a vowel."""
    form = adjective.form(noun.gender, plural)
    if adjective.before and not plural and begins_with_vowel(noun.fr):
        return words.VOWEL_FORMS.get(form, form)
    return form


def _determiner(chooser, det, gender, plural, context):
    """The English and French words of a determiner; `context` is what follows it."""
    english, parts, head, before = context
    column = 2 if plural else 1 if gender == "f" else 0
    vowel = begins_with_vowel(parts[0].text)
    if det == "bare":
        return [], [Fr("de" if before else "des", [], [head])]
    if det in ("number", "digits"):
        number = chooser.pick(list(words.NUMBERS) if det == "number" else words.DIGITS)
        word = En(number)
        return [word], [Fr(words.NUMBERS.get(number, number), [word])]
    word = En("an" if det == "a" and _takes_an(english[0].text) else det.split("/")[0])
    if det in ARTICLES:
        return [word], [Fr(ARTICLES[det][column], [], [word, head], article=det == "the")]
    if det == "many":
        return [word], [Fr("beaucoup", [word]), Fr("de", [], [word, head])]
    if det in words.POSSESSIVES:
        return [word], [Fr(words.POSSESSIVES[det][0 if vowel and column == 1 else column], [word])]
    return [word], [Fr(_other_determiner(det, gender, vowel), [word])]


def _other_determiner(det, gender, vowel):
    """The French of a determiner that is neither an article nor a possessive."""
    if det == "this":
        return "cette" if gender == "f" else "cet" if vowel else "ce"
    if det == "which":
        return "quelle" if gender == "f" else "quel"
    return {"these": "ces", "several": "plusieurs"}[det]


def _takes_an(word):
    return word[0].lower() in "aeiou" and not word.startswith(("use", "uni", "Euro"))


def some(noun):
    """`some bread`: du pain, de la viande, de l'eau."""
    word, head = En("some"), En(noun.en)
    article = Fr("la" if noun.gender == "f" else "le", [], [word], article=True)
    return Phrase([word, head], [Fr("de", [], [word]), article, Fr(noun.fr, [head])], gender=noun.gender, key=noun.en)


def without_any(noun):
    """The object of a negated verb: `a car` becomes de voiture."""
    word, head = En("an" if _takes_an(noun.en) else "a"), En(noun.en)
    return Phrase([word, head], [Fr("de", [], [word]), Fr(noun.fr, [head])], gender=noun.gender, key=noun.en)


class Phrases:
    """The choices that frames make: noun phrases by class, subjects, objects and adverbials."""

    def __init__(self, seed):
        self.chooser = Chooser(seed)

    def pick(self, items):
        """One of some items, evenly."""
        return self.chooser.pick(items.split() if isinstance(items, str) else items)

    def draw(self, items):
        """One of some items, all alike however often they have been chosen."""
        return self.chooser.draw(items.split())

    def chance(self, probability):
        """True with the given probability."""
        return self.chooser.chance(probability)

    def adjective(self, noun):
        """An adjective that suits the noun."""
        return words.ADJECTIVES[self.pick(words.FITTING[noun.kind])]

    def thing(self, classes, det="", adjective=0.0, plural=0.0):
        """A noun phrase of one of the classes; the determiner is one that suits the noun unless given."""
        noun = self.pick(nouns(classes))
        number = "p" if noun.kind in COUNTED and not det and self.chance(plural) else "s"
        if noun.kind not in COUNTED + PEOPLE:
            det = SINGULAR.get(det, det.lstrip("+"))
        det = det or determiner(self.chooser, number, self._kinds(noun) if number == "s" else "")
        if number == "p" and det in POSSESSIVE.split() + ["the"]:
            det = "+" + det
        chosen = self.adjective(noun) if self.chance(adjective) else None
        return noun_phrase(self.chooser, noun, det, chosen)

    def known(self, classes, plural=0.0):
        """A noun phrase that can be the subject of a description: no `a`, no `many`."""
        det = self.pick(DEFINITE)
        if self.chance(plural):
            det = self.pick("+the these number +my +your +his +her +our +their")
        return self.thing(classes, det=det)

    @staticmethod
    def _kinds(noun):
        """The determiners that suit a noun in the singular (none named: any)."""
        if noun.kind in ("meal", "drink"):
            return DEFINITE
        return "the the a this our their" if noun.kind in ("venue", "outside") else ""

    def some(self, classes):
        """`some` and a mass noun."""
        return some(self.pick(nouns(classes)))

    def without_any(self, classes):
        """`a` and a noun under a negation."""
        return without_any(self.pick(nouns(classes)))

    def name(self, gender=""):
        """A first name."""
        gender = gender or self.pick(["m", "f"])
        name = self.pick(NAMES[gender])
        word = En(name)
        return Phrase([word], [Fr(name, [word])], gender=gender, key=name, head=word)

    def somebody(self, adjective=0.15):
        """A person named by a noun: my brother, the old doctor."""
        if self.chance(0.55):
            return self.thing("relative", det=self.pick(POSSESSIVE), adjective=adjective)
        if self.chance(0.5):
            return self.thing("human", det=self.pick("the this"), adjective=adjective)
        return self.thing("person", det=self.pick(DEFINITE), adjective=adjective)

    def somebody_of(self, determiners):
        """A relative with one of the determiners."""
        return self.thing("relative", det=self.pick(determiners))

    def people(self):
        """Several persons: their children, two women."""
        if self.chance(0.3):
            return self.thing("human person", det=self.pick("+the these number several"))
        det = self.pick("+my +your +his +her +our +their number")
        return self.thing("brother sister uncle aunt son daughter cousin friend", det=det)

    def pronoun(self, choices="I you he she we they"):
        """A subject pronoun."""
        english = self.pick(choices)
        french, person, gender = words.PRONOUNS[english]
        word = En(english.split("/")[0])
        return Phrase(
            [word], [Fr(french, [word])], person=person, gender=gender, pronoun=english, key=english, head=word
        )

    def subject(self, third=False):
        """Any personal subject; only third persons, whose participles and adjectives are certain, on request."""
        kind = self.chooser.weighted([("pronoun", 40), ("name", 25), ("noun", 25), ("people", 10)])
        if kind == "pronoun":
            return self.pronoun("he she they" if third else "I you he she we they")
        return {"name": self.name, "noun": self.somebody, "people": self.people}[kind]()

    def name_of(self, names):
        """One of some first names."""
        word = En(self.pick(names))
        return Phrase([word], [Fr(word.text, [word])], gender="f" if word.text in NAMES["f"] else "m", key=word.text)

    def third_singular(self):
        """A name or a single person."""
        return self.name() if self.chance(0.5) else self.somebody()

    def third_subject(self):
        """A third person whose gender and number are certain."""
        return self.pronoun("he she they") if self.chance(0.35) else self.third_singular()

    def young_subject(self):
        """A single third person who may be of any age."""
        if self.chance(0.4):
            return self.pronoun("he she")
        if self.chance(0.5):
            return self.name()
        return self.thing("brother sister son daughter cousin friend", det=self.pick(POSSESSIVE))

    def avoid(self, subject, pronoun):
        """The subject, or a third person where it would meet its own pronoun (I ... me)."""
        persons = {"me": "1", "us": "1", "you": "2"}
        return self.third_singular() if subject.person[0] == persons.get(pronoun) else subject

    def time(self, tense):
        """An adverbial of time that suits a tense."""
        english, french = self.pick(words.TIMES[tense])
        return fill(english, french)

    def place(self):
        """Where something is: in the kitchen, at the market, near our school, in Paris."""
        kind = self.chooser.weighted([("in", 35), ("at", 20), ("near", 20), ("behind", 15), ("city", 20)])
        if kind == "in":
            return fill(
                "in {x}",
                "dans=0 {x}",
                x=self.thing("room outside", det=self.pick("the this my your his her our their")),
            )
        if kind == "at":
            return fill("at {x}", "à=0 {x}", x=self.thing("venue", det=self.pick("the this our")))
        if kind == "city":
            return self.in_city()
        french = "près=0 de~0 {x}" if kind == "near" else "derrière=0 {x}"
        return fill(kind + " {x}", french, x=self.thing("room venue", det=self.pick("the this our their")))

    def in_city(self, preposition="in"):
        """`in` or `to` a city or a country."""
        if self.chance(0.5):
            return self._lexical(preposition + " {0}", "à=0", self.pick(CITIES))
        english, french, gender = self.pick(COUNTRIES)
        return self._lexical(preposition + " {0}", "en=0" if gender == "f" else "au=0", (english, french))

    @staticmethod
    def _lexical(english, french, pair):
        phrase = fill(english.format(pair[0]), f"{french} {pair[1]}=1")
        phrase.key = pair[0]
        return phrase

    def to_place(self):
        """Where someone goes: to the market, to our school."""
        if self.chance(0.3):
            return self.in_city("to")
        place = self.thing("venue", det=self.pick("the the this our"))
        return fill("to {x}", "à=0 {x}", x=place).keyed(place.key)

    def lexical(self, pairs):
        """A word with its one translation, from a list of pairs."""
        english, french = self.pick(pairs)[:2]
        phrase = fill(english, " ".join(f"{part}=0" for part in french.split()))
        phrase.key = english
        return phrase

    def predicate(self, names, subject):
        """An adjective that agrees with a subject: (phrase, key)."""
        adjective = words.ADJECTIVES[self.pick(names)]
        word = En(adjective.en)
        return Phrase([word], [Fr(adjective.form(subject.gender, subject.plural), [word])], key=adjective.en)
