"""Adjectives, adverbs, numbers, times and pronouns."""

from .nouns import french_plural

# english: masculine feminine (the feminine follows the regular rule if absent); comparatives of one word after ">".
ADJECTIVES_BEFORE = """
    big>bigger grand;small>smaller petit;new nouveau nouvelle;old>older vieux vieille;beautiful beau belle;pretty joli
    good bon bonne;bad mauvais;young>younger jeune;long>longer long longue"""
ADJECTIVES_BEHIND = """
    red rouge;blue bleu;green vert;white blanc blanche;black noir;yellow jaune;gray gris;brown marron marron
    heavy>heavier lourd;light>lighter léger légère;expensive cher chère;clean propre;dirty sale;broken cassé
    modern moderne;empty vide;fast>faster rapide;quiet calme
    famous célèbre;dangerous dangereux dangereuse;tall>taller grand;kind>kinder gentil gentille
    happy>happier heureux heureuse;sad triste;tired fatigué;sick malade;rich>richer riche;poor>poorer pauvre
    intelligent intelligent;polite poli;shy timide;strong>stronger fort;serious sérieux sérieuse;funny drôle
    hot chaud;cold froid;fresh frais fraîche;delicious délicieux délicieuse;interesting intéressant
    difficult difficile;easy>easier facile;short>shorter court;important important;Italian italien italienne
    French français;German allemand;Spanish espagnol"""

COLORS = "red blue green white black yellow gray brown"
FITTING = {
    "relative": "young old sick",
    "human": "young sick poor famous shy polite intelligent strong funny",
    "person": "young old sick rich poor famous shy polite intelligent strong funny French German Spanish Italian",
    "animal": "big small black white gray beautiful old young dangerous",
    "food": "good big small bad green red fresh delicious",
    "meal": "good bad hot cold fresh delicious",
    "drink": "good bad hot cold fresh",
    "text": "new old long good bad interesting short difficult Italian French German Spanish",
    "clothes": COLORS + " new old pretty beautiful long short clean dirty expensive light",
    "thing": COLORS + " new old pretty small big heavy light expensive broken empty clean dirty",
    "furniture": COLORS + " new old big small modern expensive heavy",
    "vehicle": COLORS + " new old big fast German Italian expensive",
    "openable": COLORS + " big small new old heavy empty",
    "room": "big small new old beautiful quiet modern clean",
    "venue": "big small new old modern famous quiet beautiful",
    "outside": "small beautiful old quiet",
    "study": "good bad new long difficult easy interesting important short",
}
VOWEL_FORMS = {"beau": "bel", "nouveau": "nouvel", "vieux": "vieil"}


class Adjective:
    """An adjective with its four French forms and its place."""

    def __init__(self, row, before):
        english, masculine, *feminine = row.split()
        self.en, _, self.comparative = english.partition(">")
        self.before = before
        self.m = masculine
        self.f = feminine[0] if feminine else masculine + ("" if masculine.endswith("e") else "e")
        self.invariable = masculine == "marron"

    def form(self, gender, plural):
        """The form that agrees."""
        word = self.m if gender == "m" else self.f
        if not plural or self.invariable:
            return word
        return french_plural(word)


def _adjectives(rows, before):
    return {a.en: a for a in (Adjective(row, before) for row in rows.replace("\n", ";").split(";") if row.strip())}


ADJECTIVES = {**_adjectives(ADJECTIVES_BEFORE, True), **_adjectives(ADJECTIVES_BEHIND, False)}

NUMBERS = dict(
    pair.split("=")
    for pair in (
        "two=deux three=trois four=quatre five=cinq six=six seven=sept eight=huit nine=neuf ten=dix eleven=onze "
        "twelve=douze fifteen=quinze twenty=vingt thirty=trente fifty=cinquante"
    ).split()
)
DIGITS = "12 14 16 18 20 25 30 40 50 100".split()
HOURS = "3 4 5 6 7 8 9 10".split()

# Adverbs of frequency: before the verb in English, behind the conjugated verb in French.
FREQUENCY = [("often", "souvent"), ("always", "toujours"), ("sometimes", "parfois"), ("rarely", "rarement")]
MANNER = [
    ("slowly", "lentement"),
    ("quickly", "rapidement"),
    ("well", "bien"),
    ("badly", "mal"),
    ("patiently", "patiemment"),
    ("here", "ici"),
    ("outside", "dehors"),
]
OPENERS = [
    ("fortunately", "heureusement"),
    ("finally", "enfin"),
]
DAYS = [
    ("Monday", "lundi"),
    ("Tuesday", "mardi"),
    ("Wednesday", "mercredi"),
    ("Thursday", "jeudi"),
    ("Friday", "vendredi"),
    ("Saturday", "samedi"),
    ("Sunday", "dimanche"),
]
MONTHS = [
    ("January", "janvier"),
    ("March", "mars"),
    ("April", "avril"),
    ("May", "mai"),
    ("June", "juin"),
    ("July", "juillet"),
    ("August", "août"),
    ("September", "septembre"),
    ("October", "octobre"),
    ("December", "décembre"),
]
# Times in the notation of tokens.fill, by the tense that they go with.
TIMES = {
    "past": [
        ("yesterday", "hier=0"),
        ("last week", "la~0,1 semaine=1 dernière=0"),
        ("last year", "la~0,1 année=1 dernière=0"),
        ("last month", "le~0,1 mois=1 dernier=0"),
        ("this morning", "ce=0 matin=1"),
    ],
    "now": [
        ("today", "aujourd'hui=0"),
        ("now", "maintenant=0"),
        ("this week", "cette=0 semaine=1"),
    ],
    "present": [
        ("every day", "chaque=0 jour=1"),
        ("every morning", "chaque=0 matin=1"),
        ("in summer", "en=0 été=1"),
        ("in winter", "en=0 hiver=1"),
        ("every evening", "chaque=0 soir=1"),
    ],
    "soon": [
        ("tomorrow", "demain=0"),
        ("tonight", "ce=0 soir=0"),
        ("this afternoon", "cet=0 après-midi=1"),
    ],
    "future": [
        ("tomorrow", "demain=0"),
        ("next week", "la~0,1 semaine=1 prochaine=0"),
        ("next year", "la~0,1 année=1 prochaine=0"),
        ("next month", "le~0,1 mois=1 prochain=0"),
        ("tonight", "ce=0 soir=0"),
    ],
}

# english subject: french subject, person, gender. "you" is vous, but tu after a first name in address (key "you/tu").
PRONOUNS = {
    "I": ("je", "1s", "m"),
    "you": ("vous", "2p", "m"),
    "he": ("il", "3s", "m"),
    "she": ("elle", "3s", "f"),
    "we": ("nous", "1p", "m"),
    "they": ("ils", "3p", "m"),
    "you/tu": ("tu", "2s", "m"),
}
# english object: direct, indirect, gender, plural (for the agreement of a participle).
OBJECTS = {
    "me": ("me", "me", "m", False),
    "you": ("vous", "vous", "m", False),
    "him": ("le", "lui", "m", False),
    "her": ("la", "lui", "f", False),
    "us": ("nous", "nous", "m", True),
    "them": ("les", "leur", "m", True),
    "you/tu": ("te", "te", "m", False),
}
REFLEXIVE = {"1s": "me", "2s": "te", "3s": "se", "1p": "nous", "2p": "vous", "3p": "se"}
# english possessive: masculine, feminine (mon before a vowel), plural.
POSSESSIVES = {
    "my": ("mon", "ma", "mes"),
    "your": ("votre", "votre", "vos"),
    "his": ("son", "sa", "ses"),
    "her": ("son", "sa", "ses"),
    "our": ("notre", "notre", "nos"),
    "their": ("leur", "leur", "leurs"),
    "your/tu": ("ton", "ta", "tes"),
}
